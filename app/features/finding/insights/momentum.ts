/**
 * The leaderboard's figure: Ambassador Score and growth together. It is not called a match score, because that
 * says how well an athlete fits a campaign (features/finding/matching). Pure.
 */

/** Points per percent of follower growth in 30 days. */
const POINTS_A_PERCENT = 10;
const MOST = 100;

/** Ambassador Score plus ten points per percent of follower growth in 30 days, without bounds. */
export const unclippedMomentum = (ambassadorScore: number, growthRate: number): number =>
  ambassadorScore + growthRate * POINTS_A_PERCENT;

/** 0 to 100. */
export const momentum = (ambassadorScore: number, growthRate: number): number =>
  Math.round(Math.min(MOST, Math.max(0, unclippedMomentum(ambassadorScore, growthRate))));

interface Scored {
  score: number;
  /** Null while it is not known. */
  growth: number | null;
}

/**
 * The highest momentum first. The unclipped figure decides the order: in a field of good athletes most
 * have 100. Then the Ambassador Score decides.
 */
export function byMomentum<Row extends Scored>(rows: readonly Row[]) {
  return rows
    .map((row) => {
      const growth = row.growth ?? 0;
      return {
        ...row,
        momentum: momentum(row.score, growth),
        unclipped: Math.round(unclippedMomentum(row.score, growth)),
        exact: unclippedMomentum(row.score, growth),
      };
    })
    .sort((a, b) => b.exact - a.exact || b.score - a.score)
    .map(({ exact: _, ...row }) => row);
}
