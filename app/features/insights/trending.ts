/**
 * What is trending: sports and content themes, by how the following of their athletes grows. Pure.
 *
 *   athletes    those with followers who play the sport or post about the theme
 *   engagement  the mean of their rates
 *   growth      what they won in 30 days, of what they had: a large account counts for more
 */

export interface Measured {
  sport: string;
  contentThemes: readonly string[];
  totalFollowers: number;
  /** Percent, like `growthRate`. */
  avgEngagement: number;
  growthRate: number;
  /** Followers when growth began to be measured; null while it is not known. */
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

/** The key of all athletes together. */
export const EVERYONE = "";

/** Adds athletes up by category. Sums of parts may themselves be added up: see trending_sums. */
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

/** A sport and a theme of the same name are one category. */
function categoriesOf({ sport, contentThemes }: Measured): Map<string, string> {
  const named = [sport, ...contentThemes].map((name) => name.trim()).filter((name) => name !== "");
  const categories = new Map([[EVERYONE, ""]]);
  for (const name of named) {
    const key = name.toLowerCase();
    if (!categories.has(key)) categories.set(key, name);
  }
  return categories;
}
