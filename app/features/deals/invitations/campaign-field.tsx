import type { FieldMetadata } from "@conform-to/react";
import { useEffect, useState } from "react";
import { Select } from "~/components/form";
import { Button } from "~/components/ui/button";
import { isLaunchedCampaign } from "~/features/campaigns/campaigns/policy";
import type { CampaignStatus } from "~db/constants";

/** The intent of the button that shows the chosen campaign, and sends nothing. */
export const SHOW_CAMPAIGN = "show-campaign";

const SHOW_FIRST =
  "Once you've chosen a campaign, show its deliverables and budget before you send.";

/**
 * The campaign that is invited to. What else the form shows depends on it: at once where scripts run, by a button of
 * the same form where they do not, which keeps what was typed.
 */
export function CampaignField({
  field,
  campaigns,
}: {
  field: FieldMetadata<string>;
  campaigns: readonly { id: string; title: string; status: CampaignStatus; note?: string }[];
}) {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const byButton = !scripted && campaigns.length > 1;
  return (
    <>
      <Select
        field={field}
        label="Campaign"
        placeholder="Select a campaign"
        {...(byButton && { hint: SHOW_FIRST })}
        options={campaigns.map(({ id, title, status, note }) => ({
          value: id,
          label: `${title}${isLaunchedCampaign(status) ? "" : " (draft)"}${note ? ` · ${note}` : ""}`,
        }))}
      />
      {byButton && (
        <Button
          variant="plain"
          size="sm"
          className="self-start"
          formNoValidate
          name="intent"
          value={SHOW_CAMPAIGN}
        >
          Show this campaign
        </Button>
      )}
    </>
  );
}
