import { TIER_MINIMUM, type Tier, tierOf } from "~/features/profiles/athletes/figures";
import type { ResultTier } from "~db/constants";

/** The middle of many values, and the limits of their middle half. Pure. */
export interface Quartiles {
  low: number;
  median: number;
  high: number;
}

/** Between two values it takes the share of the way; null without any. */
export function quartilesOf(values: readonly number[]): Quartiles | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const below = sorted[Math.floor(place)] as number;
    const above = sorted[Math.ceil(place)] as number;
    return below + (above - below) * (place % 1);
  };
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}

/** What content items of completed campaigns brought: middles of many campaigns, so that no single brand's figures can be recognised. Pure. */

/** One athlete's content items in one completed campaign. */
export interface EndedDeal {
  campaignId: string;
  brandId: string;
  followers: number;
  /** Percent, when the deal was made. */
  engagementRate: number;
  /** Content items whose engagements are known. */
  posts: number;
  /** Of these together. */
  engagements: number;
}

export interface Norm {
  tier: ResultTier;
  campaigns: number;
  brands: number;
  /** Engagements with a content item, percent of followers. */
  rate: Quartiles;
  /** How far results were from their forecasts, percent. */
  off: Quartiles;
}

/** From so many completed campaigns on, results are shown. */
export const LEAST_CAMPAIGNS = 20;
/** A size of its own needs so many. */
const LEAST_OF_TIER = 5;
/** Fewer brands could recognise each other's figures. */
export const LEAST_BRANDS = 3;

/** What was expected of this content when its deal was made. */
const expectedOf = ({ followers, engagementRate, posts }: EndedDeal) =>
  (followers * engagementRate * posts) / 100;

function normOf(tier: ResultTier, deals: readonly EndedDeal[]): Norm[] {
  const rate = quartilesOf(
    deals.map(({ engagements, followers, posts }) => (engagements * 100) / (followers * posts)),
  );
  const off = quartilesOf(deals.map((deal) => (deal.engagements / expectedOf(deal) - 1) * 100));
  const campaigns = new Set(deals.map(({ campaignId }) => campaignId)).size;
  const brands = new Set(deals.map(({ brandId }) => brandId)).size;
  return rate && off ? [{ tier, campaigns, brands, rate, off }] : [];
}

/** Of all, and of each size with enough campaigns and brands. A deal of which not one engagement was expected teaches nothing. */
export function normsFrom(deals: readonly EndedDeal[]): Norm[] {
  const forecasted = deals.filter((deal) => expectedOf(deal) >= 1);
  const tiers = Object.keys(TIER_MINIMUM) as Tier[];
  return [
    ...normOf("all", forecasted),
    ...tiers
      .flatMap((tier) =>
        normOf(
          tier,
          forecasted.filter(({ followers }) => tierOf(followers) === tier),
        ),
      )
      .filter(({ campaigns, brands }) => campaigns >= LEAST_OF_TIER && brands >= LEAST_BRANDS),
  ];
}
