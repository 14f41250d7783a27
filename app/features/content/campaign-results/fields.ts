import type { PostSpan, PostState } from "~db/constants";

export const SPAN_LABELS: Record<PostSpan, string> = {
  "1h": "1 hour",
  "24h": "24 hours",
  "72h": "72 hours",
  "7d": "7 days",
  "30d": "30 days",
};

export const STATE_LABELS: Record<PostState, string> = {
  unread: "Not checked",
  live: "Live",
  edited: "Edited since",
  private: "Made private",
  gone: "Removed",
};

/** How many links to a campaign's report can be open at once. */
export const MAX_SHARES = 5;

/** For how many days a link can be open. */
export const SHARE_DAYS = ["7", "30", "90"] as const;
