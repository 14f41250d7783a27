import { type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { buildReport } from "./report";
import {
  type CampaignRow,
  type ContentRow,
  campaignRow,
  contentRows,
  dealRows,
} from "./report-rows.server";

/** The statements of a report, to be read together with others. @param which picks the campaign (`c`) */
export const reportQueries = (db: Database, which: SQL) =>
  [campaignRow(db, which), dealRows(db, which), contentRows(db, which)] as const;

const goalIn = ({ goal, target, baseline, method, goalAt }: CampaignRow) =>
  goal === null ? null : { goal, target, baseline, method: method ?? "", updatedAt: goalAt ?? 0 };

/** @returns null without a campaign */
export function reportOf(
  [campaign]: readonly CampaignRow[],
  deals: Parameters<typeof buildReport>[0],
  posts: readonly ContentRow[],
) {
  if (!campaign) return null;
  const { id, title, status, company, logo, startDate, endDate } = campaign;
  const names = new Map(deals.map(({ dealId, name }) => [dealId, name]));
  return {
    campaign: { id, title, status, company, logo, startDate, endDate },
    goal: goalIn(campaign),
    ...buildReport(deals, posts),
    posts: posts.map((post) => ({
      ...post,
      athlete: names.get(post.dealId) ?? "",
    })),
  };
}

export type WholeReport = NonNullable<ReturnType<typeof reportOf>>;

/** Rows of each table on a page; the totals and the file have all. */
const SHOWN = 100;

/** A report for a page. */
export const onPage = ({ athletes, posts, ...report }: WholeReport) => ({
  ...report,
  athletes: athletes.slice(0, SHOWN),
  posts: posts.slice(0, SHOWN),
  more: {
    athletes: Math.max(0, athletes.length - SHOWN),
    posts: Math.max(0, posts.length - SHOWN),
  },
});

export type Report = ReturnType<typeof onPage>;

export const ownCampaign = (brandId: string, campaignId: string): SQL =>
  sql`c.id = ${campaignId} and c.brand_id = ${brandId}`;
