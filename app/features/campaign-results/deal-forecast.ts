import type { AcceptedTerms } from "~/events";
import { estimatedEngagements } from "../athletes/figures";
import { neededFor } from "../deals/deliverables";

/** What an athlete's pieces are expected to bring, of all pieces together. Pure. */
export interface DealForecast {
  followers: number;
  /** Percent. */
  engagementRate: number;
  /** People; a sum over the pieces, so some are counted more than once. */
  reach: number;
  engagements: number;
}

/** A deal without deliverables counts as one content item. */
const agreedPieces = (deliverables: readonly string[]): number =>
  Math.max(
    1,
    deliverables.reduce((sum, deliverable) => sum + neededFor(deliverable), 0),
  );

/** Each piece is expected to bring what the match cards say of one post. */
export function forecastDeal({
  deliverables,
  figures,
}: Pick<AcceptedTerms, "deliverables" | "figures">): DealForecast {
  const pieces = agreedPieces(deliverables);
  return {
    followers: figures.totalFollowers,
    engagementRate: figures.avgEngagement,
    reach: figures.avgReach * pieces,
    engagements: Math.round(estimatedEngagements(figures) * pieces),
  };
}
