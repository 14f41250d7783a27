/** The icons in use, by their names in the Lucide set. After a change: scripts/icons.ts. */
export const ICON_NAMES = [
  "badge-check",
  "briefcase",
  "chart-line",
  "clipboard-check",
  "credit-card",
  "ellipsis",
  "file-check",
  "house",
  "images",
  "life-buoy",
  "lock",
  "log-out",
  "megaphone",
  "menu",
  "message-square",
  "search",
  "settings",
  "share-2",
  "square-plus",
  "target",
  "user",
  "users",
  "wallet",
  "x",
] as const;

/** The icons that only staff have. */
export const STAFF_ICON_NAMES = [
  "brush",
  "clock",
  "history",
  "link-2",
  "scale",
  "send",
  "shield",
  "trash-2",
  "user-cog",
] as const;

export type IconName = (typeof ICON_NAMES | typeof STAFF_ICON_NAMES)[number];
