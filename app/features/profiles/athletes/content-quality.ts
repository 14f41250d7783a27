import type { ContentStatus } from "~db/constants";

/** Content quality, computed from brands' decisions on an athlete's content. Pure. */

export interface ReviewedContent {
  status: ContentStatus;
  version: number;
}

/** Approved in the first round counts in full, each further round counts less, rejected content counts little. */
const BY_ROUND = [100, 75, 50];
const SENT_BACK = 25;

/** 0 to 100: the mean over all decided content; 0 without any. */
export function computeContentQuality(items: readonly ReviewedContent[]): number {
  const marks = items.flatMap(({ status, version }) => {
    if (status === "rejected") return [SENT_BACK];
    if (status !== "approved" && status !== "posted") return [];
    return [BY_ROUND[Math.min(version, BY_ROUND.length) - 1] ?? SENT_BACK];
  });
  if (marks.length === 0) return 0;
  return Math.round(marks.reduce((sum, mark) => sum + mark, 0) / marks.length);
}
