/** Points per percent of follower growth in 30 days. */
const POINTS_A_PERCENT = 10;

/**
 * The leaderboard's match score: Ambassador Score plus ten points per percent of follower growth in
 * 30 days, 0 to 100. Pure.
 */
export const matchScore = (ambassadorScore: number, growthRate: number): number =>
  Math.round(Math.min(100, Math.max(0, ambassadorScore + growthRate * POINTS_A_PERCENT)));
