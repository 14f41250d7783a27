import { Form, useSubmit } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { FieldFrame, SelectBox } from "~/components/ui/field";
import type { InviteManyView } from "./invite-many-form";

/** The campaign that several athletes are invited to; applies at once where scripts run. */
export function CampaignSelect({
  view: { athletes, campaigns, campaign, from },
}: {
  view: InviteManyView;
}) {
  const submit = useSubmit();
  return (
    <Card>
      <Form className="flex flex-wrap items-end gap-2.5">
        {athletes.map(({ id }) => (
          <input key={id} type="hidden" name="athlete" value={id} />
        ))}
        <input type="hidden" name="from" value={from} />
        <FieldFrame id="invite-campaign" label="Campaign" className="flex-1 basis-72">
          <SelectBox
            key={campaign?.id}
            id="invite-campaign"
            name="campaign"
            required
            defaultValue={campaign?.id ?? ""}
            placeholder="Select a campaign"
            onChange={({ currentTarget }) =>
              currentTarget.value && submit(currentTarget.form, { preventScrollReset: true })
            }
            options={campaigns.map(({ id, title, status }) => ({
              value: id,
              label: `${title}${status === "draft" ? " (draft)" : ""}`,
            }))}
          />
        </FieldFrame>
        <Button variant="plain">Choose</Button>
      </Form>
    </Card>
  );
}
