import { estimatedEngagements } from "~/features/profiles/athletes/figures";
import { returnOn, SWING_PERCENT } from "../insights/roi";
import { type Candidate, estimatedValue } from "./candidate";
import type { Preferences } from "./preferences";

/**
 * Estimates what one athlete of a campaign brings with a post, and the return on it as a range. The calculator of the
 * insights has a formula of its own, with a reach of 80 % (insights/roi.ts). Assumptions:
 *
 * - A post is engaged with as usual: followers times engagement rate.
 * - The cost is the athlete's starting rate. Of an athlete who states none it is the budget divided by
 *   the number of athletes with a pending or accepted invitation, at least `PLANNED_ATHLETES`. Without
 *   a budget it is what the brand's preferences give per athlete.
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
export function estimateCost(
  { startingRate }: Pick<Candidate, "startingRate">,
  { budget, participantCount }: { budget: number | null; participantCount: number },
  preferences: Pick<Preferences, "budgetMin" | "budgetMax"> | null,
): Cost | null {
  if (startingRate !== null) return { low: startingRate, high: startingRate };
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
export function estimateReturn(athlete: Figures, cost: Cost | null): Return | null {
  if (!cost || cost.low <= 0) return null;
  const value = (swing: number) => estimatedValue(athlete) * (1 + swing / 100);
  return {
    low: Math.round(returnOn(value(-SWING_PERCENT), cost.high)),
    high: Math.round(returnOn(value(SWING_PERCENT), cost.low)),
  };
}

/** Pence for each engagement, by the middle of the cost; null without a cost or without engagement. */
export function costPerEngagement(athlete: Figures, cost: Cost | null): number | null {
  const engagements = estimatedEngagements(athlete);
  return cost && engagements > 0 ? (cost.low + cost.high) / 2 / engagements : null;
}

type Figures = Pick<Candidate, "totalFollowers" | "avgEngagement">;
