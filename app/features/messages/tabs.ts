export const LIST_TABS = ["all", "unread", "archived"] as const;
export type ListTab = (typeof LIST_TABS)[number];
