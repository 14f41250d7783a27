import { formatName } from "~/features/campaigns/terms/deliverables";
import { measureOf } from "~/features/content/campaign-results/measures";
import { buildReport } from "~/features/content/campaign-results/report";
import type {
  CampaignRow,
  ContentRow,
  DealRow,
} from "~/features/content/campaign-results/report-rows.server";
import { platformName } from "~/features/reference/platforms/platform-names";

/** What a brand's campaigns have come to, by the sums of their reports. Pure. */

interface ReportRows {
  campaigns: readonly CampaignRow[];
  deals: readonly DealRow[];
  posts: readonly ContentRow[];
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups];
}

function formatOf({ platform, format }: ContentRow): string {
  if (!platform) return "Other posts";
  return format ? formatName(platform, format) : `${platformName(platform)}, format not known`;
}

/** What some deals have come to. */
export interface ResultsGroup {
  report: ReturnType<typeof buildReport>;
  posts: number;
  /** Posts with figures. */
  measured: number;
}

/** The cost of one order, click and engagement, compared in this order. */
const costsOfEach = ({ report: { per } }: ResultsGroup): number[] =>
  [per.sale, per.click, per.engagement].map(({ each }) => each?.low ?? Number.MAX_VALUE);

function compareCosts(a: ResultsGroup, b: ResultsGroup): number {
  const others = costsOfEach(b);
  const differences = costsOfEach(a).map((cost, i) => cost - (others[i] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

export function sumUpResults({ campaigns, deals, posts }: ReportRows) {
  const postsOfDeals = new Map(groupBy(posts, ({ dealId }) => dealId));
  const sumUp = (some: readonly DealRow[]): ResultsGroup => {
    const own = some.flatMap(({ dealId }) => postsOfDeals.get(dealId) ?? []);
    return {
      report: buildReport(some, own),
      posts: own.length,
      measured: own.filter(({ span }) => span !== null).length,
    };
  };
  const byCampaign = new Map(groupBy(deals, ({ campaignId }) => campaignId));
  return {
    all: sumUp(deals),
    /** Those with a deal. */
    campaigns: campaigns.flatMap((campaign) => {
      const own = byCampaign.get(campaign.id);
      return own ? [{ campaign, ...sumUp(own) }] : [];
    }),
    /** Those whose results cost least first. */
    athletes: groupBy(deals, ({ athleteId }) => athleteId)
      .map(([id, own]) => ({
        id,
        name: (own.find(({ ended }) => ended === 0) ?? own[0])?.name ?? "",
        campaigns: new Set(own.map(({ campaignId }) => campaignId)).size,
        ...sumUp(own),
      }))
      .sort(compareCosts),
    /** Those with the most engagements for each post first. */
    formats: groupBy(posts, formatOf)
      .map(([name, own]) => ({
        name,
        posts: own.length,
        reach: averageOf(own, "reach"),
        engagements: averageOf(own, "engagements"),
      }))
      .sort((a, b) => (b.engagements.each?.low ?? -1) - (a.engagements.each?.low ?? -1)),
  };
}

/** The sum of a figure, and what it is for each post that has it. */
function averageOf(posts: readonly ContentRow[], figure: "reach" | "engagements") {
  const measure = measureOf(posts, figure);
  const known = measure.range ? posts.length - measure.unread : 0;
  return {
    measure,
    known,
    each: measure.range && {
      low: Math.round(measure.range.low / known),
      high: Math.round(measure.range.high / known),
    },
  };
}

export type OwnResults = ReturnType<typeof sumUpResults>;
