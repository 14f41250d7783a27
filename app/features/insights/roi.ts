/**
 * The formulas of the ROI forecast.
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
    roi: budget > 0 ? ((value - budget) / budget) * 100 : null,
  };
}
