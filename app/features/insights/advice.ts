import { formatPercent } from "~/platform/numbers";

/** Quick Insights: what the trending rows suggest, in sentences. Pure. */

export interface Trend {
  category: string;
  athleteCount: number;
  /** Percent, like `growthPercentage`. */
  avgEngagement: number;
  growthPercentage: number;
}

const GROWING = 0.05;

/** Highest growth first, as they are shown; none without rows. */
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
      ? `${fastest.category} has the highest engagement of these too, ${rate} on average: the first place to look.`
      : `For comments and shares look at ${liveliest.category}: ${rate} engagement on average, the highest of these.`,
    choice.length === 1
      ? `${choice[0]?.category} gives you most choice: ${people(widest)} to pick from.`
      : `${listed(choice)} give you most choice: ${people(widest)} each.`,
  );
  return advice;
}

const growth = ({ category, athleteCount, growthPercentage }: Trend) =>
  growthPercentage >= GROWING
    ? `${category} grows fastest: ${people(athleteCount)} gained ${formatPercent(growthPercentage)} more followers in 30 days. Reach bought now grows with them.`
    : "No category is growing at the moment: choose by engagement rather than by trend.";

const most = (trends: readonly Trend[], by: (trend: Trend) => number) =>
  trends.reduce((best, trend) => (by(trend) > by(best) ? trend : best));

const MOST_NAMED = 3;
const and = new Intl.ListFormat("en-GB");
const listed = (trends: readonly Trend[]) =>
  and.format(trends.slice(0, MOST_NAMED).map(({ category }) => category));

const people = (n: number) => (n === 1 ? "its athlete" : `${n.toLocaleString("en-GB")} athletes`);
