import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { FieldFrame, SelectBox } from "~/components/ui/field";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import { DECLINE_OPTIONS } from "./decline-reasons";

interface Answered {
  campaign: { id: string; title: string };
  invitation: {
    id: string;
    mayAccept: boolean;
    maySuggest: boolean;
    /** Pence. */
    fee: number;
  };
}

/** On phones, for the end of the page: stays in view while the offer is read. */
export const AnswerBar = (answered: Answered) =>
  answered.invitation.mayAccept && (
    <div className="action-bar mt-4 md:hidden">
      <AnswerLinks {...answered} />
    </div>
  );

/** The athlete's answers to an invitation: accepting leads to its confirmation, declining stands apart and asks why. */
export function RespondForm({ campaign, invitation }: Answered) {
  const { id, title } = campaign;
  return (
    <>
      {invitation.maySuggest && (
        <div className={`flex flex-wrap gap-2.5 ${invitation.mayAccept ? "max-md:hidden" : ""}`}>
          <AnswerLinks campaign={campaign} invitation={invitation} />
        </div>
      )}
      <details className="w-full border-t border-line pt-2">
        <summary className="disclosure text-sm">
          Decline<span className="sr-only"> the invitation to {title}</span>
        </summary>
        <Form
          method="post"
          action={paths.athlete.campaign(id)}
          className="mt-2 flex flex-col items-start gap-3"
        >
          <input type="hidden" name="invitationId" value={invitation.id} />
          <FieldFrame id="decline-reason" label="Why?" className="w-full">
            <SelectBox
              id="decline-reason"
              name="reason"
              placeholder="Rather not say"
              options={DECLINE_OPTIONS}
            />
          </FieldFrame>
          <p className="text-sm text-soft">
            The brand sees your answer, and can&apos;t invite you to this campaign again.
          </p>
          <Button name="intent" value="decline" variant="plain">
            Decline invitation
          </Button>
        </Form>
      </details>
    </>
  );
}

const AnswerLinks = ({ campaign: { id, title }, invitation }: Answered) => (
  <>
    {invitation.mayAccept && (
      <ButtonLink to={paths.athlete.accept(id)}>
        Accept {invitation.fee > 0 && formatMoney(invitation.fee)}
        <span className="sr-only"> for {title}</span>
      </ButtonLink>
    )}
    <ButtonLink to={paths.offers(invitation.id)} variant="plain">
      {invitation.mayAccept ? "Suggest another" : "Change your offer"}
      <span className="sr-only"> for {title}</span>
    </ButtonLink>
  </>
);
