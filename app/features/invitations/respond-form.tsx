import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { paths } from "~/paths";

/** Accepts or declines from any page; redirects to `returnTo`. */
export function RespondForm({
  campaign,
  returnTo,
}: {
  campaign: { id: string; title: string };
  returnTo: string;
}) {
  return (
    <Form
      method="post"
      action={paths.athlete.campaign(campaign.id)}
      className="flex flex-wrap gap-2.5"
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button name="intent" value="accept" size="sm">
        Accept<span className="sr-only"> the invitation to {campaign.title}</span>
      </Button>
      <Button name="intent" value="decline" variant="plain" size="sm">
        Decline<span className="sr-only"> the invitation to {campaign.title}</span>
      </Button>
    </Form>
  );
}
