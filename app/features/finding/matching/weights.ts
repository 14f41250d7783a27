import type { ScoreFactor } from "./score-factors";

/** Of what the match score consists; the page that explains it reads the same figures. */
export const WEIGHTS = {
  sport: 30,
  engagement: 24,
  reach: 16,
  themes: 12,
  location: 8,
  growth: 6,
  verification: 4,
} as const satisfies Record<ScoreFactor, number>;

/** Of the 100 points, for a brand's preferences. */
export const PREFERENCE_POINTS = 15;

/** Lost for each negative feedback that applies. */
export const PENALTY = 10;
