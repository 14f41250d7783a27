import { formatPercent } from "~/platform/numbers";

/** Quick Insights: sentences derived from the trending rows. Pure. */

export interface Trend {
  category: string;
  athleteCount: number;
  /** Percent, like `growthPercentage`. */
  avgEngagement: number;
  growthPercentage: number;
}

const GROWING = 0.05;

/** Highest growth first; empty without rows. */
export function quickInsights(trends: readonly Trend[]): string[] {
  const [fastest, ...rest] = trends;
  if (!fastest) return [];
  const advice = [growth(fastest)];
  if (rest.length === 0) return advice;
  const liveliest = most(trends, ({ avgEngagement }) => avgEngagement);
  const widest = Math.max(...trends.map(({ athleteCount }) => athleteCount));
  const choice = trends.filter(({ athleteCount }) => athleteCount === widest);
  const rate = formatPercent(liveliest.avgEngagement);
  advice.push(
    liveliest === fastest
      ? `${fastest.category} also has the highest engagement, ${rate} on average, so start there.`
      : `For comments and shares, try ${liveliest.category}: ${rate} engagement on average, the highest here.`,
    choice.length === 1
      ? `${choice[0]?.category} gives you the most choice, with ${people(widest)}.`
      : `${listed(choice)} give you the most choice, with ${people(widest)} each.`,
  );
  return advice;
}

const growth = ({ category, athleteCount, growthPercentage }: Trend) =>
  growthPercentage >= GROWING
    ? `${category} is on the up: ${people(athleteCount)} gained ${formatPercent(growthPercentage)} more followers in 30 days. Book early: their audiences are growing fastest.`
    : "No category is growing at the moment, so choose by engagement rather than trend.";

const most = (trends: readonly Trend[], by: (trend: Trend) => number) =>
  trends.reduce((best, trend) => (by(trend) > by(best) ? trend : best));

const MAX_NAMED = 3;
const and = new Intl.ListFormat("en-GB");
const listed = (trends: readonly Trend[]) =>
  and.format(trends.slice(0, MAX_NAMED).map(({ category }) => category));

const people = (n: number) => (n === 1 ? "1 athlete" : `${n.toLocaleString("en-GB")} athletes`);
