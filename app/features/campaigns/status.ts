import { stateMachine, type Transitions } from "~/platform/state-machine";
import type { CampaignStatus, UserType } from "~db/constants";

export const campaignMachine = stateMachine({
  launch: { from: "draft", to: "active", by: "brand", audit: "campaign_active" },
  complete: { from: "active", to: "completed", by: "brand", audit: "campaign_completed" },
  cancel: { from: "active", to: "cancelled", by: "brand", audit: "campaign_cancelled" },
} as const satisfies Transitions<CampaignStatus, UserType>);

export type Transition = (typeof campaignMachine.names)[number];

export const STATUS_LABELS: Record<CampaignStatus, string> = {
  draft: "Draft",
  active: "Active",
  completed: "Completed",
  cancelled: "Cancelled",
};
