import type { CampaignStatus } from "~db/constants";

/** Campaigns that invitations are sent for and answered in, and that athletes are matched to. */
export const OPEN_CAMPAIGN_STATUSES = ["draft", "active"] as const satisfies CampaignStatus[];

export const isOpenCampaign = (status: CampaignStatus) =>
  (OPEN_CAMPAIGN_STATUSES as readonly CampaignStatus[]).includes(status);
