import { sql } from "drizzle-orm";
import { wasCompleted } from "~/features/campaigns/campaigns/policy.server";
import type { RunBatch } from "~/platform/daily-jobs";
import type { Database } from "~db/client";
import { resultNorms } from "~db/schema";
import { isPosted } from "../content/content-stages.server";
import { latestSpan } from "../posts/queries.server";
import { type EndedPost, type Norm, normsFrom } from "./norms";

/** The newest are enough for a median, and are read in one request. */
const MOST_CAMPAIGNS = 500;
const MOST_POSTS = 5_000;

const endedPosts = ({ orm }: Database) =>
  orm.all<EndedPost>(sql`
    select c.id as campaignId, c.brand_id as brandId, p.platform,
      (select format from deal_deliverables d
        where d.deal_id = s.deal_id and d.text = s.deliverable limit 1) as format,
      coalesce(p.followers, h.followers) as followers, h.engagement_rate as engagementRate,
      figures.reach, figures.engagements
    from (select id, brand_id from campaigns where ${wasCompleted("campaigns")}
      order by created_at desc limit ${MOST_CAMPAIGNS}) c
    join content_submissions s on s.campaign_id = c.id and ${isPosted("s")}
    join posts p on p.content_id = s.id
    join social_accounts h on h.athlete_id = p.athlete_id and h.platform = p.platform
    join post_figures figures on figures.content_id = s.id and figures.source = 'connected'
      and figures.span = ${latestSpan(sql`s.id`)}
    limit ${MOST_POSTS}`);

const rowOf = (
  { platform, campaigns, brands, reach, engagements }: Norm,
  computedAt: number,
): typeof resultNorms.$inferInsert => ({
  ...{ platform, campaigns, brands, computedAt },
  ...(reach && { reachLow: reach.low, reachMedian: reach.median, reachHigh: reach.high }),
  ...(engagements && {
    engagementsLow: engagements.low,
    engagementsMedian: engagements.median,
    engagementsHigh: engagements.high,
  }),
});

/** Works out each night what posts of completed campaigns have brought. */
export const dailyNorms: RunBatch = async (db, { now }) => {
  const [posts] = await db.read(endedPosts(db));
  const rows = normsFrom(posts).map((norm) => rowOf(norm, now));
  return {
    writes: [
      sql`delete from result_norms`,
      ...(rows.length > 0 ? [db.orm.insert(resultNorms).values(rows)] : []),
    ],
    next: null,
  };
};
