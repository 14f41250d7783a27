import { Form, useNavigation } from "@remix-run/react";
import { Button, buttonClass } from "~/components/ui/button";
import { Popover } from "~/components/ui/popover";
import { INTENT } from "~/platform/list-field";
import type { Transition } from "./status";

/** What a brand can decide about its campaign now; an end is asked about once more. */
export function CampaignActions({
  allowed,
  openInvitations,
}: {
  allowed: Transition[];
  openInvitations: number;
}) {
  const busy = useNavigation().state === "submitting";
  const lapse =
    openInvitations === 0
      ? "Everyone who takes part is told."
      : `${openInvitations} open ${openInvitations === 1 ? "invitation lapses" : "invitations lapse"}, and everyone concerned is told.`;
  return (
    <>
      {allowed.includes("launch") && (
        <Form method="post">
          <Button name={INTENT} value="launch" busy={busy}>
            Launch Campaign
          </Button>
        </Form>
      )}
      {allowed.includes("complete") && (
        <Confirm
          intent="complete"
          label="Complete"
          question={`Complete this campaign? It cannot be reopened. ${lapse}`}
          yes="Yes, complete it"
          busy={busy}
        />
      )}
      {allowed.includes("cancel") && (
        <Confirm
          intent="cancel"
          label="Cancel Campaign"
          question={`Cancel this campaign? It cannot be reopened. ${lapse}`}
          yes="Yes, cancel it"
          busy={busy}
        />
      )}
    </>
  );
}

/** A question that opens in place. */
function Confirm({
  intent,
  label,
  question,
  yes,
  busy,
}: {
  intent: Transition;
  label: string;
  question: string;
  yes: string;
  busy: boolean;
}) {
  return (
    <Popover className="relative max-md:open:w-full">
      <summary className={`${buttonClass({ look: "plain" })} list-none`}>{label}</summary>
      <div className="z-20 mt-2 rounded-card border border-line bg-card p-4 shadow-float md:absolute md:right-0 md:w-80">
        <Form method="post" className="flex flex-col items-start gap-3">
          <p>{question}</p>
          <Button
            look={intent === "cancel" ? "brand" : "primary"}
            size="sm"
            name={INTENT}
            value={intent}
            busy={busy}
          >
            {yes}
          </Button>
        </Form>
      </div>
    </Popover>
  );
}
