/** Where a row of the outbox can stand before it is sent. */
export const OUTBOX_TABS = ["set-aside", "failing", "waiting"] as const;
export type OutboxTab = (typeof OUTBOX_TABS)[number];

export const OUTBOX_LABELS: Record<OutboxTab, string> = {
  "set-aside": "Set aside",
  failing: "Failing",
  waiting: "Waiting",
};
