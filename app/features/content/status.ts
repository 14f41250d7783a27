import type { ContentStatus, UserType } from "~db/constants";

/** How a piece passes from hand to hand. What is not in this table does not happen. */
export const TRANSITIONS = {
  submit: { from: "draft", to: "awaiting_review", by: "athlete" },
  polish: { from: "draft", to: "polishing", by: "athlete" },
  finish: { from: "polishing", to: "awaiting_review", by: "staff" },
  approve: { from: "awaiting_review", to: "approved", by: "brand" },
  "request-changes": { from: "awaiting_review", to: "rejected", by: "brand" },
  flag: { from: "awaiting_review", to: "draft", by: "brand" },
  revise: { from: "rejected", to: "awaiting_review", by: "athlete" },
  post: { from: "approved", to: "posted", by: "athlete" },
} as const satisfies Record<string, { from: ContentStatus; to: ContentStatus; by: UserType }>;

export type Transition = keyof typeof TRANSITIONS;

/** The state a transition leads to, or null when this person cannot make it from here. */
export function nextStatus(
  status: ContentStatus,
  transition: Transition,
  who: UserType,
): ContentStatus | null {
  const { from, to, by } = TRANSITIONS[transition];
  return status === from && who === by ? to : null;
}

export const STATUS_LABELS: Record<ContentStatus, string> = {
  draft: "Draft",
  polishing: "Polishing",
  awaiting_review: "Awaiting Review",
  approved: "Approved",
  rejected: "Changes Requested",
  posted: "Posted",
};
