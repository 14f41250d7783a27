import type { ContentStatus } from "~db/constants";
import type { ShownStatus } from "./status";

/** What the brand has approved, and the athlete has perhaps posted. */
export const APPROVED_STATUSES = ["approved", "posted"] as const satisfies ContentStatus[];

export const isApproved = (status: ContentStatus) =>
  (APPROVED_STATUSES as readonly ContentStatus[]).includes(status);

/**
 * The state in which a page shows the form of an intent. The machine's table, without the machine: pages need
 * no more of it (status.test.ts compares the two).
 */
export const FORM_STATUS: Record<string, ShownStatus> = {
  save: "draft",
  "save-submit": "draft",
  polish: "draft",
  approve: "awaiting_review",
  "request-changes": "awaiting_review",
  flag: "awaiting_review",
  revise: "rejected",
  post: "approved",
};
