/** The icons in use, by their names in the Lucide set. After a change: scripts/icons.ts. */
export const ICON_NAMES = [
  "badge-check",
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
  "message-square",
  "search",
  "settings",
  "share-2",
  "sliders-horizontal",
  "square-plus",
  "target",
  "user",
  "wallet",
] as const;

export type IconName = (typeof ICON_NAMES)[number];
