import { useSubmit } from "@remix-run/react";
import { Dialog } from "~/components/ui/dialog";
import { TourOffer } from "./tour-offer";

/** Closing it is an answer too. */
export function WelcomeDialog() {
  const submit = useSubmit();
  return (
    <Dialog
      title="Welcome to Laurel"
      onClose={() => submit({ intent: "skip-tour" }, { method: "post" })}
    >
      <TourOffer />
    </Dialog>
  );
}
