import type { CampaignCriteria, Candidate } from "./candidate";
import { estimateCost, estimateReturn } from "./estimate";
import { type BrandSignals, type Match, rankCandidates } from "./rank";

/** A campaign with its brand's preferences and dismissals: the input of matching. */
export interface MatchInput extends BrandSignals {
  criteria: CampaignCriteria;
  /** Pence. */
  budget: number | null;
  /** Athletes with a pending or accepted invitation. */
  participantCount: number;
}

export interface Recommendation extends Match {
  /** Percent of the athlete's cost; null when neither starting rate, budget nor preferences give a cost. */
  roiLow: number | null;
  roiHigh: number | null;
}

/** The ten athletes to recommend for a campaign, each with an estimated return. Pure. */
export function recommendAthletes(
  input: MatchInput,
  candidates: readonly Candidate[],
): Recommendation[] {
  const candidatesById = new Map(candidates.map((candidate) => [candidate.userId, candidate]));
  return rankCandidates(input.criteria, candidates, input).map((match) => {
    const athlete = candidatesById.get(match.athleteId);
    const roi = athlete
      ? estimateReturn(athlete, estimateCost(athlete, input, input.preferences ?? null))
      : null;
    return { ...match, roiLow: roi?.low ?? null, roiHigh: roi?.high ?? null };
  });
}
