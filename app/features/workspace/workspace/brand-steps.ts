import type { Step } from "~/components/ui/checklist";
import { paths } from "~/paths";

/** A brand's way to a first campaign that runs. `campaignId`: of one there is. */
export function brandSteps(done: {
  hasProfile: boolean;
  campaignId: string | undefined;
  hasPreferences: boolean;
  hasInvited: boolean;
  hasLaunched: boolean;
}): Step[] {
  const { campaignId } = done;
  const campaign = campaignId ? paths.brand.campaign(campaignId) : paths.brand.newCampaign;
  return [
    { label: "Tell athletes about your company", to: paths.brand.profile, done: done.hasProfile },
    { label: "Create a campaign", to: paths.brand.newCampaign, done: campaignId !== undefined },
    { label: "Set your preferences", to: paths.brand.preferences, done: done.hasPreferences },
    {
      label: "Invite an athlete",
      to: campaignId ? paths.brand.matches : paths.brand.discover,
      done: done.hasInvited,
    },
    { label: "Launch the campaign", to: campaign, done: done.hasLaunched },
  ];
}
