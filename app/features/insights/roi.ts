/**
 * What a campaign may bring: the ROI forecast's formulas.
 *
 *   reach                = followers * athletes * 0.8
 *   engagements          = reach * engagement rate / 100
 *   cost per engagement  = budget / engagements
 *   projected ROI, %     = (engagements * £0.50 - budget) / budget * 100
 *
 * Money is pence. A budget of nothing has no return, and no engagement no cost: null. Pure.
 */

/** The share of all followers that see something of a campaign. */
const SHARE_REACHED = 0.8;
/** What an engagement is worth to a brand, pence. */
export const ENGAGEMENT_VALUE = 50;

export interface Plan {
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
  /** Percent, not rounded; -100 when nothing comes back. */
  roi: number | null;
}

export function forecast({ budget, athletes, followers, engagement }: Plan): Forecast {
  const reach = followers * athletes * SHARE_REACHED;
  const engagements = (reach * engagement) / 100;
  const value = engagements * ENGAGEMENT_VALUE;
  return {
    reach,
    engagements,
    costPerEngagement: engagements > 0 ? budget / engagements : null,
    roi: budget > 0 ? ((value - budget) / budget) * 100 : null,
  };
}
