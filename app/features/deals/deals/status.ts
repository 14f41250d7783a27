import { type Steps, stateMachine, type Transitions } from "~/platform/state-machine";
import type { DealStatus, UserType } from "~db/constants";

/**
 * The states of a deal. The brand ends one because a new version is late, also after the campaign was completed, while content is
 * still decided. Both sides end one in any state by cancelling its contract. The end of the campaign completes or cancels all that
 * are active (deals.server.ts).
 */
export const dealMachine = stateMachine(
  {
    end: { from: ["active", "completed"], to: "ended", by: "brand", audit: "deal_ended" },
  } as const satisfies Transitions<DealStatus, UserType>,
  {
    cancelContract: { from: ["active", "completed", "cancelled"], to: "ended" },
    completeCampaign: { from: ["active"], to: "completed" },
    cancelCampaign: { from: ["active"], to: "cancelled" },
  } as const satisfies Steps<DealStatus>,
);
