import { sql } from "drizzle-orm";
import type { AcceptedTerms } from "~/events";
import { estimatedEngagements } from "~/features/profiles/athletes/figures";
import type { Statement } from "~db/client";
import type { Deliverable } from "~db/terms";

/** What an athlete's content items are expected to bring, of all content items together. Pure. */
export interface DealForecast {
  followers: number;
  /** Percent. */
  engagementRate: number;
  /** People; a sum over the content items, so some are counted more than once. */
  reach: number;
  engagements: number;
}

/** A deal without deliverables counts as one content item. */
const agreedContentItems = (deliverables: readonly Deliverable[]): number =>
  Math.max(
    1,
    deliverables.reduce((sum, { count }) => sum + count, 0),
  );

/** Each content item is expected to bring what the match cards say of one post. */
export function forecastDeal({
  deliverables,
  figures,
}: Pick<AcceptedTerms, "deliverables" | "figures">): DealForecast {
  const contentItems = agreedContentItems(deliverables);
  return {
    followers: figures.totalFollowers,
    engagementRate: figures.avgEngagement,
    reach: figures.avgReach * contentItems,
    engagements: Math.round(estimatedEngagements(figures) * contentItems),
  };
}

/** Stores what is expected of a deal, in the batch that makes it. */
export function storeForecast(agreed: AcceptedTerms, now: number): Statement {
  const { followers, engagementRate, reach, engagements } = forecastDeal(agreed);
  return sql`insert into deal_forecasts (deal_id, followers, engagement_rate, reach, engagements, made_at)
    values (${agreed.dealId}, ${followers}, ${engagementRate}, ${reach}, ${engagements}, ${now})`;
}
