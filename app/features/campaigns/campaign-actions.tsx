import { Form, useNavigation } from "@remix-run/react";
import { Button, buttonClass } from "~/components/ui/button";
import { Popover } from "~/components/ui/popover";
import { INTENT } from "~/platform/list-field";
import type { Transition } from "./status";

/** The transitions that a brand can make now; ending a campaign needs confirmation. */
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
      ? "Everyone involved will be notified."
      : `${openInvitations} pending ${openInvitations === 1 ? "invitation" : "invitations"} will expire and everyone involved will be notified.`;
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
          question={`Complete this campaign? You can't reopen it. ${lapse}`}
          yes="Yes, complete it"
          busy={busy}
        />
      )}
      {allowed.includes("cancel") && (
        <Confirm
          intent="cancel"
          label="Cancel Campaign"
          question={`Cancel this campaign? You can't reopen it. ${lapse}`}
          yes="Yes, cancel it"
          busy={busy}
        />
      )}
    </>
  );
}

/** An inline confirmation. */
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
      <summary className={`${buttonClass({ variant: "plain" })} list-none`}>{label}</summary>
      <div className="z-20 mt-2 rounded-card border border-line bg-card p-4 shadow-float md:absolute md:right-0 md:w-80">
        <Form method="post" className="flex flex-col items-start gap-3">
          <p>{question}</p>
          <Button
            variant={intent === "cancel" ? "brand" : "primary"}
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
