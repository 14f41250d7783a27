import { ENGAGEMENT_NORM, type Tier, tierOf } from "~/features/profiles/athletes/figures";
import type { Source } from "~/features/profiles/channels/sources";
import type { Estimate } from "~/features/profiles/reach/forecast-posts";
import { clicksOf, contentRange, type Measure, measureOf, salesOf } from "./measures";
import { costOfEach, offBy, type Range, sumOf, type UnitCost } from "./range";
import type { ContentRow, DealRow } from "./report-rows.server";

/** Works out a campaign's report from its rows. Money in pence, rates in percent. Pure. */

/** What a deal costs: what was charged less what went back, once that settles the fee; until then the agreed fee and ours so far. */
function costsOf({ ended, fee, toAthlete, platformFee, refunded }: DealRow): Costs {
  const settled = ended === 1 || toAthlete + refunded >= Math.max(1, fee);
  const athlete = settled ? toAthlete : fee;
  const total = athlete + platformFee;
  return { athlete, platformFee, total, spent: settled ? total : toAthlete, settled };
}

export interface Costs {
  athlete: number;
  platformFee: number;
  total: number;
  /** What has been paid: all costs of a settled deal, else what the athlete has received. */
  spent: number;
  /** Whether this is what was paid through Laurel, not what is agreed. */
  settled: boolean;
}

const METRICS = [
  "reach",
  "impressions",
  "engagements",
  "views",
  "clicks",
  "orders",
  "revenue",
] as const;
type Metric = (typeof METRICS)[number];
type Measures = Record<Metric, Measure>;

export interface CostPer {
  each: UnitCost | null;
  /** Why it cannot be measured. */
  reason: string | null;
}

export const costPer = (cost: number, { range, reason }: Measure): CostPer => {
  if (!range) return { each: null, reason };
  if (cost === 0) return { each: null, reason: "No fee was agreed or paid." };
  const each = costOfEach(cost, range);
  return { each, reason: each ? null : "None were counted, so none has a cost." };
};

/** Engagements with the content items, percent of the followers of the channels they were posted on. */
function rateOf(deal: DealRow, posts: readonly ContentRow[]): Rate | null {
  const known = posts.flatMap((post) => {
    const followers = post.followers ?? deal.followers;
    const range = contentRange(post, "engagements");
    return range && followers > 0 ? [{ range, followers, isThen: post.followersThen }] : [];
  });
  const followers = known.reduce((sum, post) => sum + post.followers, 0);
  if (followers === 0) return null;
  const { low, high } = sumOf(known.map(({ range }) => range));
  return {
    range: { low: (low / followers) * 100, high: (high / followers) * 100 },
    isOfToday: known.some(({ isThen }) => !isThen),
  };
}

interface Rate {
  range: Range;
  /** The followers of some post's time are not known: those of today stand for them. */
  isOfToday: boolean;
}

function athleteOf(deal: DealRow, posts: readonly ContentRow[]) {
  const of = posts.filter(({ dealId }) => dealId === deal.dealId);
  const costs = costsOf(deal);
  const tier: Tier = tierOf(deal.followers);
  const measures: Measures = {
    reach: measureOf(of, "reach"),
    impressions: measureOf(of, "impressions"),
    engagements: measureOf(of, "engagements"),
    views: measureOf(of, "views"),
    clicks: clicksOf(deal, of),
    orders: salesOf(deal, of, "orders"),
    revenue: salesOf(deal, of, "revenue"),
  };
  return {
    id: deal.dealId,
    athleteId: deal.athleteId,
    name: deal.name,
    isEnded: deal.ended === 1,
    posts: of.length,
    costs,
    measures,
    perEngagement: costPer(costs.total, measures.engagements),
    rate: rateOf(deal, of),
    tier,
    norm: ENGAGEMENT_NORM[tier],
    expected: forecastOf(deal),
    off:
      deal.expected !== null && measures.engagements.range
        ? offBy(deal.expected, measures.engagements.range)
        : null,
  };
}

/** Engagements; null: none was made. */
const forecastOf = ({ expectedLow, expected, expectedHigh }: DealRow): Estimate | null =>
  expectedLow === null || expected === null || expectedHigh === null
    ? null
    : { low: expectedLow, expected, high: expectedHigh };

type AthleteReport = ReturnType<typeof athleteOf>;

export interface Total {
  measure: Measure;
  /** What those of whom it is known cost together, pence. */
  cost: number;
  /** The athletes of whom it is not known, who are left out: 'Ada, Ben and 5 more', or ''. */
  without: string;
}

/** The same sentence of several athletes once, with the age of the oldest. */
const joined = (sources: readonly Source[]): Source[] =>
  sources
    .filter(({ text }, i) => sources.findIndex((source) => source.text === text) === i)
    .map((first) => ({
      ...first,
      at: Math.min(...sources.filter(({ text }) => text === first.text).map(({ at }) => at)),
    }));

const list = new Intl.ListFormat("en-GB");
const NAMED = 3;

/** 'Ada, Ben and 5 more' */
function namesText(names: readonly string[]): string {
  const more = names.length - NAMED;
  return list.format(more > 0 ? [...names.slice(0, NAMED), `${more} more`] : names);
}

/** One sentence where it is the same for all, otherwise one for each reason, which names its athletes. */
function reasonText(entries: readonly { name: string; reason: string }[]): string {
  const reasons = [...new Set(entries.map(({ reason }) => reason))];
  const [first] = reasons;
  if (!first) return "No athlete has agreed yet.";
  if (reasons.length === 1) return first;
  return reasons
    .map((reason) => {
      const names = entries.filter((one) => one.reason === reason).map(({ name }) => name);
      return `${namesText(names)}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
    })
    .join(" ");
}

function totalOf(athletes: readonly AthleteReport[], metric: Metric): Total {
  const known = athletes.flatMap((athlete) => {
    const { range, sources } = athlete.measures[metric];
    return range ? [{ range, sources, cost: athlete.costs.total }] : [];
  });
  const without = athletes.filter((athlete) => !athlete.measures[metric].range);
  if (known.length === 0) {
    const reason = reasonText(
      without.map(({ name, measures }) => ({ name, reason: measures[metric].reason ?? "" })),
    );
    return { measure: { range: null, sources: [], unread: 0, reason }, cost: 0, without: "" };
  }
  return {
    measure: {
      range: sumOf(known.map(({ range }) => range)),
      sources: joined(known.flatMap(({ sources }) => sources)),
      unread: athletes.reduce((sum, { measures }) => sum + measures[metric].unread, 0),
      reason: null,
    },
    cost: known.reduce((sum, { cost }) => sum + cost, 0),
    without: namesText(without.map(({ name }) => name)),
  };
}

export function buildReport(deals: readonly DealRow[], posts: readonly ContentRow[]) {
  const athletes = deals.map((deal) => athleteOf(deal, posts));
  const totals = Object.fromEntries(
    METRICS.map((metric) => [metric, totalOf(athletes, metric)]),
  ) as Record<Metric, Total>;
  const per = (metric: Metric): CostPer & Pick<Total, "without"> & Pick<Measure, "unread"> => {
    const { cost, measure, without } = totals[metric];
    return { ...costPer(cost, measure), without, unread: measure.unread };
  };
  const sum = (of: (costs: Costs) => number) =>
    athletes.reduce((total, { costs }) => total + of(costs), 0);
  return {
    athletes,
    totals,
    costs: {
      athletes: sum(({ athlete }) => athlete),
      platformFee: sum(({ platformFee }) => platformFee),
      total: sum(({ total }) => total),
      spent: sum(({ spent }) => spent),
      unsettled: athletes.filter(({ costs }) => !costs.settled).length,
    },
    per: { engagement: per("engagements"), click: per("clicks"), sale: per("orders") },
  };
}
