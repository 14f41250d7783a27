import { type ComponentType, useEffect, useState } from "react";
import { Card } from "~/components/ui/card";
import { SECOND_MS } from "~/platform/durations";
import { TourOffer } from "./tour-offer";

/** Offers the tour until it is answered: in a dialog one second after the page, or without scripts in a card. */
export function Welcome({ offersTour }: { offersTour: boolean }) {
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!offersTour) return;
    const timer = setTimeout(() => {
      import("./welcome-dialog").then(
        ({ WelcomeDialog }) => setDialog(() => WelcomeDialog),
        // Without a connection it is offered on the next visit.
        () => undefined,
      );
    }, SECOND_MS);
    return () => clearTimeout(timer);
  }, [offersTour]);
  if (!offersTour) return null;
  return (
    <>
      <noscript>
        <Card className="mb-6">
          <h2 className="mb-3 text-lg">Welcome to Laurel</h2>
          <TourOffer />
        </Card>
      </noscript>
      {Dialog && <Dialog />}
    </>
  );
}
