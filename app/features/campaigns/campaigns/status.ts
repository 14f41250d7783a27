import { type Steps, stateMachine, type Transitions } from "~/platform/state-machine";
import type { CampaignStatus, UserType } from "~db/constants";

/**
 * A campaign that its brand does not complete is completed some time after its last day (daily-completions.server.ts). A draft is discarded
 * when its brand deletes the account (personal-data.ts).
 */
export const campaignMachine = /* @__PURE__ */ stateMachine(
  {
    launch: { from: "draft", to: "active", by: "brand", audit: "campaign_active" },
    complete: { from: "active", to: "completed", by: "brand", audit: "campaign_completed" },
    cancel: { from: "active", to: "cancelled", by: "brand", audit: "campaign_cancelled" },
  } as const satisfies Transitions<CampaignStatus, UserType>,
  {
    completeLate: { from: ["active"], to: "completed" },
    discard: { from: ["draft"], to: "cancelled" },
  } as const satisfies Steps<CampaignStatus>,
);

export type Transition = (typeof campaignMachine.names)[number];

export const STATUS_LABELS: Record<CampaignStatus, string> = {
  draft: "Draft",
  active: "Active",
  completed: "Completed",
  cancelled: "Cancelled",
};
