import { forecast } from "../insights/roi";
import type { Candidate } from "./candidate";
import type { Preferences } from "./preferences";

/**
 * What an athlete's part in a campaign may return, as a range: the ROI forecast with the athlete's own
 * figures. Two things are assumed:
 *
 * - The cost is the athlete's share of the budget, divided among everyone who has accepted or may yet
 *   accept, and among `PLANNED_ATHLETES` at least. A campaign without a budget costs what the brand's
 *   preferences say it spends on one athlete.
 * - The engagement of sponsored content lies up to a quarter below or above the athlete's usual rate.
 *
 * Pure.
 */
export const PLANNED_ATHLETES = 5;
export const SWING_PERCENT = 25;
/** The low end from which an estimate is called high, percent. */
export const HIGH_RETURN = 100;

/** Pence, for one athlete. */
export interface Cost {
  low: number;
  high: number;
}

/** @param taking how many athletes have accepted or may yet accept */
export function costOf(
  { budget, taking }: { budget: number | null; taking: number },
  preferences: Pick<Preferences, "budgetMin" | "budgetMax"> | null,
): Cost | null {
  if (budget !== null) {
    const share = budget / Math.max(PLANNED_ATHLETES, taking);
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

/** Null when there is no cost to set a return against. */
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
