import { Form } from "@remix-run/react";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { paths, withQuery } from "~/paths";

/** Leads to the confirmation of an acceptance, or declines after a second press; both redirect to `returnTo`. */
export function RespondForm({
  campaign,
  invitation,
  returnTo,
}: {
  campaign: { id: string; title: string };
  invitation: { id: string; mayAccept: boolean; maySuggest: boolean };
  returnTo: string;
}) {
  return (
    <Form
      method="post"
      action={paths.athlete.campaign(campaign.id)}
      className="flex flex-wrap gap-2.5"
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="invitationId" value={invitation.id} />
      {invitation.mayAccept && (
        <ButtonLink to={withQuery(paths.athlete.accept(campaign.id), { returnTo })} size="sm">
          Accept<span className="sr-only"> the invitation to {campaign.title}</span>
        </ButtonLink>
      )}
      {invitation.maySuggest && (
        <ButtonLink to={paths.offers(invitation.id)} variant="plain" size="sm">
          Suggest another<span className="sr-only"> offer for {campaign.title}</span>
        </ButtonLink>
      )}
      <details>
        <summary className={buttonClass({ variant: "plain", size: "sm" })}>
          Decline<span className="sr-only"> the invitation to {campaign.title}</span>
        </summary>
        <p className="my-2 max-w-[26rem] text-sm text-soft">
          The brand is told, and can&apos;t invite you to this campaign again.
        </p>
        <Button name="intent" value="decline" variant="plain" size="sm">
          Decline invitation
        </Button>
      </details>
    </Form>
  );
}
