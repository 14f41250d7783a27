import { sql } from "drizzle-orm";
import { wasCompleted } from "~/features/campaigns/campaigns/policy.server";
import type { RunBatch } from "~/platform/daily-jobs";
import type { Database } from "~db/client";
import { resultNorms } from "~db/schema";
import { isPosted } from "../content/content-stages.server";
import { latestSpan } from "../posts/queries.server";
import { type EndedDeal, type Norm, normsFrom } from "./norms";

/** The newest are enough for a median, and are read in one request. */
const MOST_CAMPAIGNS = 500;
const MOST_DEALS = 2_000;

const endedDeals = ({ orm }: Database) =>
  orm.all<EndedDeal>(sql`
    select c.id as campaignId, c.brand_id as brandId, d.followers,
      d.engagement_rate as engagementRate, count(*) as posts,
      sum(figures.engagements) as engagements
    from (select id, brand_id from campaigns where ${wasCompleted("campaigns")}
      order by created_at desc limit ${MOST_CAMPAIGNS}) c
    join deals deal on deal.campaign_id = c.id
    join deal_forecasts d on d.deal_id = deal.id
    join content_submissions s on s.deal_id = deal.id and ${isPosted("s")}
    left join post_figures figures on figures.content_id = s.id
      and figures.span = ${latestSpan(sql`s.id`)}
    where figures.engagements is not null
    group by deal.id limit ${MOST_DEALS}`);

const rowOf = ({ tier, campaigns, brands, rate, off }: Norm, computedAt: number) => ({
  ...{ tier, campaigns, brands, computedAt },
  ...{ rateLow: rate.low, rateMedian: rate.median, rateHigh: rate.high },
  ...{ offLow: off.low, offMedian: off.median, offHigh: off.high },
});

/** Works out each night what completed campaigns have brought. */
export const dailyNorms: RunBatch = async (db, { now }) => {
  const [deals] = await db.read(endedDeals(db));
  const rows = normsFrom(deals).map((norm) => rowOf(norm, now));
  return {
    writes: [
      sql`delete from result_norms`,
      ...(rows.length > 0 ? [db.orm.insert(resultNorms).values(rows)] : []),
    ],
    next: null,
  };
};

/** What is known of all sizes. */
export const norms = ({ orm }: Database) => orm.select().from(resultNorms);

export type StoredNorm = typeof resultNorms.$inferSelect;
