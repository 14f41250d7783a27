export const QUEUE_TABS = ["pending", "reviewed"] as const;
export type QueueTab = (typeof QUEUE_TABS)[number];
