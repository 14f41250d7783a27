import { LEAST_BRANDS, LEAST_CAMPAIGNS } from "~/features/content/campaign-results/norms";
import type { StoredNorm } from "~/features/content/campaign-results/norms.server";
import { tierOf } from "~/features/profiles/athletes/figures";

/** What completed campaigns say of a scenario: of athletes of its size, or of all where these are too few. Pure. */
export interface PastResults {
  norm: StoredNorm;
  /** Engagements, by the middle half and the median of earlier results. */
  low: number;
  median: number;
  high: number;
}

/** @returns how many campaigns there are, while they are too few to learn from */
export function summarizePastResults(
  norms: readonly StoredNorm[],
  { followers, athletes }: { followers: number; athletes: number },
): PastResults | number {
  const all = norms.find(({ tier }) => tier === "all");
  if (!all) return 0;
  if (all.campaigns < LEAST_CAMPAIGNS || all.brands < LEAST_BRANDS) return all.campaigns;
  const norm = norms.find(({ tier }) => tier === tierOf(followers)) ?? all;
  const engagements = (rate: number) => Math.round((followers * athletes * rate) / 100);
  return {
    norm,
    low: engagements(norm.rateLow),
    median: engagements(norm.rateMedian),
    high: engagements(norm.rateHigh),
  };
}
