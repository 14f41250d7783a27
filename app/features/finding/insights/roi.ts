/**
 * The formulas of the ROI calculator.
 *
 *   reach                = followers * athletes * 0.8
 *   engagements          = reach * engagement rate / 100
 *   cost per engagement  = budget / engagements
 *   projected ROI, %     = (engagements * £0.50 - budget) / budget * 100
 *
 * Money is in pence. Without a budget there is no ROI, without engagement no cost: both null. Pure.
 */

/** The share of followers that a campaign reaches. */
const CAMPAIGN_REACH_SHARE = 0.8;
/** The value of one engagement to a brand, pence. */
export const ENGAGEMENT_VALUE = 50;

/** The engagement of sponsored content differs from the usual rate by up to this share, percent. */
export const SWING_PERCENT = 25;
/** A return above this, percent, is shown as a range that says what it rests on. */
export const EXPLAINED_ROI = 300;

export interface RoiPlan {
  /** Pence, for all athletes together. */
  budget: number;
  athletes: number;
  /** Of one athlete. */
  followers: number;
  /** Percent. */
  engagement: number;
}

export interface Forecast {
  reach: number;
  engagements: number;
  /** Pence, not rounded. */
  costPerEngagement: number | null;
  /** Percent, not rounded; -100 at no return. */
  roi: number | null;
}

export function forecast({ budget, athletes, followers, engagement }: RoiPlan): Forecast {
  const reach = followers * athletes * CAMPAIGN_REACH_SHARE;
  const engagements = (reach * engagement) / 100;
  const value = engagements * ENGAGEMENT_VALUE;
  return {
    reach,
    engagements,
    costPerEngagement: engagements > 0 ? budget / engagements : null,
    roi: budget > 0 ? returnOn(value, budget) : null,
  };
}

/** Percent. */
const returnOn = (value: number, cost: number): number => ((value - cost) / cost) * 100;

/** The return, percent, if the engagement is lower or higher by `SWING_PERCENT`. */
export function roiRange(roi: number): [low: number, high: number] {
  const at = (swing: number) => (1 + roi / 100) * (100 + swing) - 100;
  return [at(-SWING_PERCENT), at(SWING_PERCENT)];
}
