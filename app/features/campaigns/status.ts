import type { CampaignStatus, UserType } from "~db/constants";

/** How a campaign passes from state to state. What is not in this table does not happen. */
export const TRANSITIONS = {
  launch: { from: "draft", to: "active", by: "brand" },
  complete: { from: "active", to: "completed", by: "brand" },
  cancel: { from: "active", to: "cancelled", by: "brand" },
} as const satisfies Record<string, { from: CampaignStatus; to: CampaignStatus; by: UserType }>;

export type Transition = keyof typeof TRANSITIONS;

/** The state a transition leads to, or null when this person cannot make it from here. */
export function nextStatus(
  status: CampaignStatus,
  transition: Transition,
  who: UserType,
): CampaignStatus | null {
  const { from, to, by } = TRANSITIONS[transition];
  return status === from && who === by ? to : null;
}

export const STATUS_LABELS: Record<CampaignStatus, string> = {
  draft: "Draft",
  active: "Active",
  completed: "Completed",
  cancelled: "Cancelled",
};
