import type { PostState } from "~db/constants";

export const STATE_LABELS: Record<PostState, string> = {
  unread: "Not checked",
  live: "Live",
  edited: "Edited since",
  private: "Made private",
  gone: "Removed",
};

/** How many links to a campaign's report can be open at once. */
export const MAX_SHARES = 5;

/** The shortest password of a link. */
export const SHARE_PASSWORD_LEAST = 8;

/** For how many days a link can be open. */
export const SHARE_DAYS = ["7", "30", "90"] as const;

/** The box of the paths of a chart over time. */
export const TREND_WIDTH = 320;
export const TREND_HEIGHT = 96;
