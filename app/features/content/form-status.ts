import type { ShownStatus } from "./status";

/**
 * The state in which a page shows the form of an intent. The machine's table, without the machine: pages need
 * no more of it (status.test.ts compares the two).
 */
export const FORM_STATUS: Record<string, ShownStatus> = {
  save: "draft",
  "save-submit": "draft",
  submit: "draft",
  polish: "draft",
  approve: "awaiting_review",
  "request-changes": "awaiting_review",
  flag: "awaiting_review",
  revise: "rejected",
  post: "approved",
};
