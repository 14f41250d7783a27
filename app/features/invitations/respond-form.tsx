import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { paths, withQuery } from "~/paths";

/** Leads to the confirmation of an acceptance, or declines at once; both redirect to `returnTo`. */
export function RespondForm({
  campaign,
  invitation,
  returnTo,
}: {
  campaign: { id: string; title: string };
  invitation: { id: string; mayAccept: boolean };
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
      <Button name="intent" value="decline" variant="plain" size="sm">
        Decline<span className="sr-only"> the invitation to {campaign.title}</span>
      </Button>
    </Form>
  );
}
