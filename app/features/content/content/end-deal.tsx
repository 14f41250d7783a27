import { Form, useNavigation } from "@remix-run/react";
import { Button, buttonClass } from "~/components/ui/button";
import type { ContentDetail } from "./queries.server";

export interface EndDealProps {
  content: Pick<ContentDetail, "athleteName" | "campaign">;
}

/** Ends the deal with an athlete whose new version is late, after a second click. */
export function EndDeal({ content: { athleteName, campaign } }: EndDealProps) {
  const busy = useNavigation().formData?.get("intent") === "end-deal";
  return (
    <details className="max-w-full">
      <summary className={`${buttonClass({ variant: "plain" })} list-none`}>End the deal</summary>
      <Form method="post" className="mt-4 flex max-w-text flex-col items-start gap-4">
        <p>
          This ends your deal with {athleteName} for {campaign}. Their drafts and open reviews are
          closed; what you approved stays approved. You can't undo this, but you can invite them
          again.
        </p>
        <Button variant="danger" name="intent" value="end-deal" busy={busy}>
          End deal<span className="sr-only"> with {athleteName}</span>
        </Button>
      </Form>
    </details>
  );
}
