import type { ContentStatus } from "~db/constants";

/** Content quality, from what brands decided about an athlete's pieces. Pure. */

export interface ReviewedPiece {
  status: ContentStatus;
  version: number;
}

/** What a brand took at first sight counts in full, each further round less; what was sent back, little. */
const BY_ROUND = [100, 75, 50];
const SENT_BACK = 25;

/** 0 to 100: the mean over the pieces a brand has decided about; 0 without any. */
export function contentQuality(pieces: readonly ReviewedPiece[]): number {
  const marks = pieces.flatMap(({ status, version }) => {
    if (status === "rejected") return [SENT_BACK];
    if (status !== "approved" && status !== "posted") return [];
    return [BY_ROUND[Math.min(version, BY_ROUND.length) - 1] ?? SENT_BACK];
  });
  if (marks.length === 0) return 0;
  return Math.round(marks.reduce((sum, mark) => sum + mark, 0) / marks.length);
}
