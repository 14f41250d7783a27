/** Points per percent of follower growth in 30 days. */
const POINTS_A_PERCENT = 10;
const MOST = 100;

/** Ambassador Score plus ten points per percent of follower growth in 30 days, without bounds. Pure. */
export const unclippedMatchScore = (ambassadorScore: number, growthRate: number): number =>
  ambassadorScore + growthRate * POINTS_A_PERCENT;

/** The leaderboard's match score, 0 to 100. */
export const matchScore = (ambassadorScore: number, growthRate: number): number =>
  Math.round(Math.min(MOST, Math.max(0, unclippedMatchScore(ambassadorScore, growthRate))));

interface Scored {
  score: number;
  /** Null while it is not known. */
  growth: number | null;
}

/**
 * With match scores, the highest first. The unclipped score decides the order: in a field of good athletes most
 * have 100. Then the Ambassador Score decides.
 */
export function byMatchScore<Row extends Scored>(rows: readonly Row[]) {
  return rows
    .map((row) => {
      const growth = row.growth ?? 0;
      return {
        ...row,
        matchScore: matchScore(row.score, growth),
        unclipped: Math.round(unclippedMatchScore(row.score, growth)),
        exact: unclippedMatchScore(row.score, growth),
      };
    })
    .sort((a, b) => b.exact - a.exact || b.score - a.score)
    .map(({ exact: _, ...row }) => row);
}
