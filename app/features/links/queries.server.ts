import { and, eq, sql } from "drizzle-orm";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { campaignLandings, campaigns } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { CHART_DAYS, type DayClicks } from "./clicks-by-day";

/** Athletes of one page; the CSV file has all. */
const PAGE = 25;

export interface AthleteLink {
  athleteId: string;
  name: string;
  /** Of the short link; null: none yet. */
  link: string | null;
  /** The discount code; null: none yet. */
  code: string | null;
  clicks: number;
  bots: number;
  /** Those of the code, less refunds. */
  orders: number;
  /** Pence, less refunds. */
  revenue: number;
  /** Sales are reported for the code, so it stays. */
  isSold: number;
}

/**
 * The links, codes and figures of the brand's own campaign; null when the brand has no such campaign.
 * @param number of the page, from 1; one after the last is empty
 */
export async function campaignLinksPage(
  { actor, db, now }: CommandContext,
  campaignId: string,
  number = 1,
) {
  const { orm } = db;
  const shown = sql`select i.athlete_id from campaign_invitations i
    join campaigns c on c.id = i.campaign_id join profiles p on p.id = i.athlete_id
    where i.campaign_id = ${campaignId} and c.brand_id = ${actor.userId} and i.status in ('accepted', 'ended')
    order by p.full_name, i.id limit ${PAGE} offset ${(number - 1) * PAGE}`;
  const own = and(eq(campaigns.id, campaignId), eq(campaigns.brandId, actor.userId));
  const [[campaign], athletes, days] = await db.read(
    orm
      .select({
        id: campaigns.id,
        title: campaigns.title,
        target: campaignLandings.target,
        stopReason: campaignLandings.stopReason,
        athletes: sql<number>`(select count(*) from campaign_invitations
          where campaign_id = campaigns.id and status in ('accepted', 'ended'))`,
      })
      .from(campaigns)
      .leftJoin(campaignLandings, eq(campaignLandings.campaignId, campaigns.id))
      .where(own),
    orm.all<AthleteLink>(sql`
      select i.athlete_id as "athleteId", p.full_name as name, l.code as link, d.code,
        (select coalesce(sum(clicks), 0) from link_clicks where code = l.code) as clicks,
        (select coalesce(sum(bots), 0) from link_clicks where code = l.code) as bots,
        (select coalesce(sum(orders), 0) from code_sales where code_id = d.id) as orders,
        (select coalesce(sum(revenue), 0) from code_sales where code_id = d.id) as revenue,
        exists (select 1 from code_sales where code_id = d.id) as "isSold"
      from campaign_invitations i
      join campaigns c on c.id = i.campaign_id
      join profiles p on p.id = i.athlete_id
      left join campaign_links l on l.campaign_id = i.campaign_id and l.athlete_id = i.athlete_id
      left join discount_codes d on d.campaign_id = i.campaign_id and d.athlete_id = i.athlete_id
      where i.campaign_id = ${campaignId} and c.brand_id = ${actor.userId}
        and i.athlete_id in (${shown})
      order by p.full_name, i.id`),
    orm.all<DayClicks>(sql`
      select l.athlete_id as "athleteId", k.day, k.clicks, k.bots
      from campaign_links l
      join campaigns c on c.id = l.campaign_id
      join link_clicks k on k.code = l.code
      where l.campaign_id = ${campaignId} and c.brand_id = ${actor.userId}
        and k.day > ${dayOf(now - CHART_DAYS * DAY_MS)} and l.athlete_id in (${shown})
      order by k.day`),
  );
  if (!campaign) return null;
  const pages = Math.max(1, Math.ceil(campaign.athletes / PAGE));
  return { campaign, athletes, days, number, pages, today: dayOf(now) };
}

/** What the athlete gives to followers: null as long as there is neither a link nor a code. */
export async function ownLink({ actor, db }: CommandContext, campaignId: string) {
  const [[own]] = await db.read(
    db.orm.all<{
      link: string | null;
      stopped: number;
      code: string | null;
      clicks: number;
      orders: number;
    }>(sql`
      select l.code as link, l.stopped_at is not null as stopped, d.code,
        (select coalesce(sum(clicks), 0) from link_clicks where code = l.code) as clicks,
        (select coalesce(sum(orders), 0) from code_sales where code_id = d.id) as orders
      from campaign_invitations i
      left join campaign_links l on l.campaign_id = i.campaign_id and l.athlete_id = i.athlete_id
      left join discount_codes d on d.campaign_id = i.campaign_id and d.athlete_id = i.athlete_id
      where i.campaign_id = ${campaignId} and i.athlete_id = ${actor.userId}
        and i.status in ('accepted', 'ended') and (l.code is not null or d.code is not null)`),
  );
  return own ?? null;
}

export type OwnLink = NonNullable<Awaited<ReturnType<typeof ownLink>>>;
