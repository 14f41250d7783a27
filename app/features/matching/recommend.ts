import type { Candidate } from "./candidate";
import { costOf, estimateReturn } from "./estimate";
import { type Match, rank, type Told, type Wish } from "./rank";

/** A campaign as matching sees it, with all that its brand has told. */
export interface Situation extends Told {
  wish: Wish;
  /** Pence. */
  budget: number | null;
  /** How many athletes have accepted or may yet accept. */
  taking: number;
}

export interface Recommendation extends Match {
  /** Percent of the athlete's cost; null when nobody has said what an athlete may cost. */
  roiLow: number | null;
  roiHigh: number | null;
}

/** The ten athletes to recommend for a campaign, each with what may come of it. Pure. */
export function recommend(
  situation: Situation,
  candidates: readonly Candidate[],
): Recommendation[] {
  const cost = costOf(situation, situation.preferences ?? null);
  const known = new Map(candidates.map((candidate) => [candidate.userId, candidate]));
  return rank(situation.wish, candidates, situation).map((match) => {
    const athlete = known.get(match.athleteId);
    const roi = athlete ? estimateReturn(athlete, cost) : null;
    return { ...match, roiLow: roi?.low ?? null, roiHigh: roi?.high ?? null };
  });
}
