import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";

/** Accept or decline, from any page; it comes back to `returnTo`. */
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
      action={`/athlete/campaigns/${campaign.id}`}
      className="flex flex-wrap gap-2.5"
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button name="intent" value="accept" size="sm">
        Accept<span className="sr-only"> the invitation to {campaign.title}</span>
      </Button>
      <Button name="intent" value="decline" look="plain" size="sm">
        Decline<span className="sr-only"> the invitation to {campaign.title}</span>
      </Button>
    </Form>
  );
}
