import { and, eq, sql } from "drizzle-orm";
import { dealName } from "~/features/deals/deals/deals.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { campaignLandings, campaigns } from "~db/schema";
import { CHART_DAYS, countEveryDay, type DayClicks } from "./clicks-by-day";

/** Athletes of one page; the CSV file has all. */
const PAGE_SIZE = 25;

/** What came of links and codes. */
export interface LinkFigures {
  clicks: number;
  bots: number;
  /** Those of the codes, less refunds. */
  orders: number;
  /** Pence, less refunds. */
  revenue: number;
}

interface AthleteRow extends LinkFigures {
  dealId: string;
  name: string;
  /** Of the short link; null: none yet. */
  link: string | null;
  /** The discount code; null: none yet. */
  code: string | null;
  /** Sales are reported for the code, so it stays. */
  isSold: number;
}

export interface AthleteLink extends AthleteRow {
  /** Clicks of each of the last days. */
  daily: number[];
}

/** Of all athletes of a campaign, on whatever page they are. */
const totals = {
  clicks: sql<number>`(select coalesce(sum(k.clicks), 0) from campaign_links l
    join link_clicks k on k.code = l.code where l.campaign_id = campaigns.id)`,
  bots: sql<number>`(select coalesce(sum(k.bots), 0) from campaign_links l
    join link_clicks k on k.code = l.code where l.campaign_id = campaigns.id)`,
  orders: sql<number>`(select coalesce(sum(s.orders), 0) from discount_codes d
    join code_sales s on s.code_id = d.id where d.campaign_id = campaigns.id)`,
  revenue: sql<number>`(select coalesce(sum(s.revenue), 0) from discount_codes d
    join code_sales s on s.code_id = d.id where d.campaign_id = campaigns.id)`,
};

/**
 * The links, codes and figures of the brand's own campaign; null when the brand has no such campaign.
 * @param number of the page, from 1; one after the last is empty
 */
export async function loadCampaignLinks(
  { actor, db, now }: CommandContext,
  campaignId: string,
  pageNumber = 1,
) {
  const { orm } = db;
  const shown = sql`select shown.id from deals shown join profiles p on p.id = shown.athlete_id
    where shown.campaign_id = ${campaignId} and shown.brand_id = ${actor.brandId}
    order by p.full_name, shown.id limit ${PAGE_SIZE} offset ${(pageNumber - 1) * PAGE_SIZE}`;
  const own = and(eq(campaigns.id, campaignId), eq(campaigns.brandId, actor.brandId));
  const [[campaign], rows, days] = await db.read(
    orm
      .select({
        id: campaigns.id,
        title: campaigns.title,
        target: campaignLandings.target,
        stopReason: campaignLandings.stopReason,
        athletes: sql<number>`(select count(*) from deals where campaign_id = campaigns.id)`,
        totals,
      })
      .from(campaigns)
      .leftJoin(campaignLandings, eq(campaignLandings.campaignId, campaigns.id))
      .where(own),
    orm.all<AthleteRow>(sql`
      select deal.id as "dealId", ${dealName("deal", "p")} as name, l.code as link, d.code,
        (select coalesce(sum(clicks), 0) from link_clicks where code = l.code) as clicks,
        (select coalesce(sum(bots), 0) from link_clicks where code = l.code) as bots,
        (select coalesce(sum(orders), 0) from code_sales where code_id = d.id) as orders,
        (select coalesce(sum(revenue), 0) from code_sales where code_id = d.id) as revenue,
        exists (select 1 from code_sales where code_id = d.id) as "isSold"
      from deals deal
      join profiles p on p.id = deal.athlete_id
      left join campaign_links l on l.deal_id = deal.id
      left join discount_codes d on d.deal_id = deal.id
      where deal.id in (${shown})
      order by p.full_name, deal.id`),
    orm.all<DayClicks>(sql`
      select l.deal_id as "dealId", k.day, k.clicks
      from campaign_links l
      join link_clicks k on k.code = l.code
      where k.day > ${dayOf(now - CHART_DAYS * DAY_MS)} and l.deal_id in (${shown})`),
  );
  if (!campaign) return null;
  const pages = Math.max(1, Math.ceil(campaign.athletes / PAGE_SIZE));
  const athletes = rows.map(
    (row): AthleteLink => ({
      ...row,
      daily: countEveryDay(
        days.filter(({ dealId }) => dealId === row.dealId),
        now,
      ),
    }),
  );
  return { campaign, athletes, number: pageNumber, pages };
}

/** What the athlete gives to followers: null as long as there is neither a link nor a code. */
export async function loadOwnLink({ actor, db }: CommandContext, dealId: string) {
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
      from deals deal
      left join campaign_links l on l.deal_id = deal.id
      left join discount_codes d on d.deal_id = deal.id
      where deal.id = ${dealId} and deal.athlete_id = ${actor.personId} and (l.code is not null or d.code is not null)`),
  );
  return own ?? null;
}

export type OwnLink = NonNullable<Awaited<ReturnType<typeof loadOwnLink>>>;
