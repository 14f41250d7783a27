import { sql } from "drizzle-orm";
import { isOpen, wasCompleted } from "~/features/campaigns/campaigns/policy.server";
import { isParticipant } from "~/features/deals/deals/invitation-state.server";
import { channelsColumn } from "~/features/profiles/channels/channel-columns.server";
import { forecastPosts } from "~/features/profiles/reach/forecast-posts";
import { learnedColumn } from "~/features/profiles/reach/learned-column.server";
import type { Database } from "~db/client";
import type { RealFees } from "./real-fees";

/** The newest campaigns, each with its first athletes: one page. */
const CAMPAIGNS = 6;
const MOST_ATHLETES = 120;

type Row = Awaited<ReturnType<typeof realFees>>[number];

/** The athletes who are asked or have agreed, with their fee: that of the deal, else of the offer. */
export const realFees = ({ orm }: Database, brandId: string) =>
  orm
    .select({
      campaignId: sql<string>`c.id`,
      title: sql<string>`c.title`,
      fee: sql<number>`coalesce(deal.fee, i.fee)`,
      deliverables: sql<string[]>`i.deliverables`.mapWith((json: string) => JSON.parse(json)),
      followers: sql<number>`a.total_followers`,
      engagement: sql<number>`a.avg_engagement`,
      channels: channelsColumn(sql`a.user_id`),
      learned: learnedColumn(sql`a.user_id`),
    })
    .from(
      sql`(select id, title, created_at from campaigns where brand_id = ${brandId}
        and (${isOpen("campaigns")} or ${wasCompleted("campaigns")}) and exists (select 1 from campaign_invitations i
          where i.campaign_id = campaigns.id and ${isParticipant("i")})
        order by created_at desc, id desc limit ${CAMPAIGNS}) c
        cross join campaign_invitations i on i.campaign_id = c.id and ${isParticipant("i")}
        cross join athlete_profiles a on a.user_id = i.athlete_id
        left join deals deal on deal.id = i.id`,
    )
    .orderBy(sql`c.created_at desc, c.id desc, i.id`)
    .limit(MOST_ATHLETES);

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function sumUp(rows: readonly Row[]): RealFees {
  const forecasts = rows.flatMap(
    ({ channels, deliverables, learned }) => forecastPosts(channels, deliverables, learned) ?? [],
  );
  const fees = rows.reduce((sum, { fee }) => sum + fee, 0);
  const sum = (of: "low" | "expected" | "high") =>
    forecasts.reduce((total, { engagements }) => total + engagements[of], 0);
  return {
    id: rows[0]?.campaignId ?? "",
    title: rows[0]?.title ?? "",
    fees,
    athletes: rows.length,
    known: forecasts.length,
    engagements: { low: sum("low"), expected: sum("expected"), high: sum("high") },
    followers: mean(rows.map(({ followers }) => followers)),
    engagement: mean(rows.map(({ engagement }) => engagement)),
  };
}

/** What the brand's campaigns cost by their real fees, and what their athletes are expected to bring. */
export const sumUpRealFees = (rows: readonly Row[]): RealFees[] =>
  [...new Set(rows.map(({ campaignId }) => campaignId))].map((id) =>
    sumUp(rows.filter(({ campaignId }) => campaignId === id)),
  );
