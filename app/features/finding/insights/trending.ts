/**
 * Trending categories: sports and content themes ranked by the follower growth of their athletes. Pure.
 *
 *   athletes    athletes with followers who play the sport or post about the theme
 *   engagement  mean engagement rate
 *   growth      followers gained in 30 days divided by the followers before: weighted by account size
 */

export interface Measured {
  sport: string;
  contentThemes: readonly string[];
  totalFollowers: number;
  /** Percent, like `growthRate`. */
  avgEngagement: number;
  growthRate: number;
  /** Followers at the start of the growth period; null when unknown. */
  base: number | null;
}

export interface Sums {
  key: string;
  name: string;
  athletes: number;
  engagement: number;
  measured: number;
  base: number;
  gain: number;
}

/** The key for the sum over all athletes. */
export const ALL_ATHLETES = "";

/** Sums athletes by category. Partial sums can be added together: see trending_sums. */
export function addUp(athletes: readonly Measured[]): Sums[] {
  const sums = new Map<string, Sums>();
  for (const athlete of athletes) {
    if (athlete.totalFollowers === 0) continue;
    for (const [key, name] of categoriesOf(athlete)) {
      const sum = sums.get(key) ?? { ...NOTHING, key, name };
      sum.athletes += 1;
      sum.engagement += athlete.avgEngagement;
      if (athlete.base !== null) {
        sum.measured += 1;
        sum.base += athlete.base;
        sum.gain += (athlete.base * athlete.growthRate) / 100;
      }
      sums.set(key, sum);
    }
  }
  return [...sums.values()];
}

const NOTHING = { athletes: 0, engagement: 0, measured: 0, base: 0, gain: 0 };

/** A sport and a theme with the same name form one category. */
function categoriesOf({ sport, contentThemes }: Measured): Map<string, string> {
  const named = [sport, ...contentThemes].map((name) => name.trim()).filter((name) => name !== "");
  const categories = new Map([[ALL_ATHLETES, ""]]);
  for (const name of named) {
    const key = name.toLowerCase();
    if (!categories.has(key)) categories.set(key, name);
  }
  return categories;
}
