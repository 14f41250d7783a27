import type { ContentStatus } from "~db/constants";

/** What the brand has approved, and the athlete has perhaps posted. */
export const APPROVED_STATUSES = ["approved", "posted"] as const satisfies ContentStatus[];

export const isApproved = (status: ContentStatus) =>
  (APPROVED_STATUSES as readonly ContentStatus[]).includes(status);
