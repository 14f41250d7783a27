import { PREMIUM_ORDER_POINTS } from "~db/sql/search-model";

/** What a brand's plan allows. */
interface BrandEntitlements {
  /** How many campaigns may be active at once. */
  activeCampaigns: number;
  /** How many of its campaigns get matches, from the first it made. */
  matchedCampaigns: number;
  /** The results of each campaign, athlete and format, also as PDF and CSV. */
  campaignResults: boolean;
  /** New contract templates of its own. */
  ownTemplates: boolean;
  /** What it asks our team stands out. */
  prioritySupport: boolean;
}

/** What an athlete's plan allows. */
interface AthleteEntitlements {
  /** May write to a brand that has neither invited nor written to it. */
  writesFirst: boolean;
  portfolioItems: number;
  /** A request to be verified is reviewed as if it had been sent this many days earlier. */
  reviewHeadStartDays: number;
  /** In an order by score the athlete stands as if the score were this many points higher (docs/decisions/0073). */
  orderPoints: number;
  /** Analytics over 12 months, by campaign, platform and post, also as a CSV file. */
  advancedAnalytics: boolean;
}

export interface Entitlements {
  brand: BrandEntitlements;
  athlete: AthleteEntitlements;
}

export type Side = keyof Entitlements;
export type Tier = "free" | "premium";

const NO_LIMIT = Number.POSITIVE_INFINITY;

/**
 * What each plan allows: nothing else spells it out. Commands ask `features/billing/subscriptions/load-entitlements.server.ts`, texts are
 * made from these figures (docs/decisions/0066).
 */
export const ENTITLEMENTS: { [S in Side]: Record<Tier, Entitlements[S]> } = {
  brand: {
    free: {
      activeCampaigns: 2,
      matchedCampaigns: 1,
      campaignResults: false,
      ownTemplates: false,
      prioritySupport: false,
    },
    premium: {
      activeCampaigns: NO_LIMIT,
      matchedCampaigns: NO_LIMIT,
      campaignResults: true,
      ownTemplates: true,
      prioritySupport: true,
    },
  },
  athlete: {
    free: {
      writesFirst: false,
      portfolioItems: 6,
      reviewHeadStartDays: 0,
      orderPoints: 0,
      advancedAnalytics: false,
    },
    premium: {
      writesFirst: true,
      portfolioItems: 24,
      reviewHeadStartDays: 2,
      orderPoints: PREMIUM_ORDER_POINTS,
      advancedAnalytics: true,
    },
  },
};
