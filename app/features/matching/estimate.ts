import { forecast, SWING_PERCENT } from "../insights/roi";
import type { Candidate } from "./candidate";
import type { Preferences } from "./preferences";

/**
 * Estimates the return on one athlete of a campaign, as a range: the ROI forecast with the athlete's own
 * figures. Assumptions:
 *
 * - The cost is the budget divided by the number of athletes with a pending or accepted
 *   invitation, at least `PLANNED_ATHLETES`. Without a budget it is what the brand's
 *   preferences give per athlete.
 * - The engagement rate of sponsored content differs from the usual rate by up to a quarter.
 *
 * Pure.
 */
export const PLANNED_ATHLETES = 5;
/** An estimate counts as high when its low end reaches this, percent. */
export const HIGH_RETURN = 100;

/** Pence, for one athlete. */
export interface Cost {
  low: number;
  high: number;
}

/** @param participantCount athletes with a pending or accepted invitation */
export function costOf(
  { budget, participantCount }: { budget: number | null; participantCount: number },
  preferences: Pick<Preferences, "budgetMin" | "budgetMax"> | null,
): Cost | null {
  if (budget !== null) {
    const share = budget / Math.max(PLANNED_ATHLETES, participantCount);
    return { low: share, high: share };
  }
  const low = preferences?.budgetMin ?? preferences?.budgetMax ?? null;
  const high = preferences?.budgetMax ?? preferences?.budgetMin ?? null;
  return low === null || high === null ? null : { low, high };
}

/** Whole percent. */
export interface Return {
  low: number;
  high: number;
}

/** Null without a cost. */
export function estimateReturn(
  { totalFollowers, avgEngagement }: Pick<Candidate, "totalFollowers" | "avgEngagement">,
  cost: Cost | null,
): Return | null {
  if (!cost || cost.low <= 0) return null;
  const roi = (budget: number, swing: number) =>
    forecast({
      budget,
      athletes: 1,
      followers: totalFollowers,
      engagement: avgEngagement * (1 + swing / 100),
    }).roi ?? 0;
  return {
    low: Math.round(roi(cost.high, -SWING_PERCENT)),
    high: Math.round(roi(cost.low, SWING_PERCENT)),
  };
}
