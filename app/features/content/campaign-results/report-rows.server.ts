import { type SQL, sql } from "drizzle-orm";
import { sumMovements, sumToAthletes } from "~/features/billing/ledger/balances.server";
import { dealName } from "~/features/deals/deals/deals.server";
import { thumbnail, thumbnailOf } from "~/features/media/media/files.server";
import type { Database } from "~db/client";
import type {
  CampaignGoal,
  CampaignStatus,
  DeliverableFormat,
  FigureSource,
  Platform,
  PostSpan,
  PostState,
} from "~db/constants";
import { isPosted } from "../content/content-stages.server";
import { latestSpan } from "../posts/queries.server";

/** The rows of a report. `which` picks the campaign (`c`): by its owner, or by a link. */

export interface CampaignRow {
  id: string;
  title: string;
  status: CampaignStatus;
  company: string;
  /** Its public name. */
  logo: string | null;
  /** The logo for print, `<media id>/<file>`. */
  printedLogo: string | null;
  startDate: string | null;
  endDate: string | null;
  goal: CampaignGoal | null;
  target: number | null;
  baseline: number | null;
  method: string | null;
  goalAt: number | null;
}

const printedLogo = sql`(select m.id || '/' || min(m.width, 480) || '.webp' from media m
  where m.public_name = b.logo)`;

export const campaignRow = ({ orm }: Database, which: SQL) =>
  orm.all<CampaignRow>(sql`
    select c.id, c.title, c.status, b.company_name as company, b.logo, ${printedLogo} as printedLogo, c.start_date as startDate,
      c.end_date as endDate, g.goal, g.target, g.baseline, g.method, g.updated_at as goalAt
    from campaigns c join brand_profiles b on b.id = c.brand_id
    left join campaign_goals g on g.campaign_id = c.id
    where ${which}`);

/** An athlete who agreed, with what was expected of them, and what links and codes have counted. Money in pence. */
export interface DealRow {
  dealId: string;
  campaignId: string;
  athleteId: string;
  name: string;
  /** 1: the deal was ended. */
  ended: number;
  fee: number;
  /** On all channels: when the deal was made, or else today. */
  followers: number;
  expectedLow: number | null;
  expected: number | null;
  expectedHigh: number | null;
  toAthlete: number;
  /** Charged on top, whether it is held or earned. */
  platformFee: number;
  refunded: number;
  linkedAt: number | null;
  clicks: number;
  /** 'YYYY-MM-DD' */
  clickedOn: string | null;
  codedAt: number | null;
  orders: number;
  revenue: number;
  reportedAt: number | null;
}

/** The most of a campaign that one report counts: the database answers 10 MB at most. */
const MOST = 5_000;

export const dealRows = ({ orm }: Database, which: SQL) =>
  orm.all<DealRow>(sql`
    select deal.id as dealId, deal.campaign_id as campaignId, deal.athlete_id as athleteId,
      ${dealName("deal", "p")} as name, deal.status = 'ended' as ended,
      deal.fee as fee, coalesce(d.followers, a.total_followers) as followers,
      d.engagements_low as expectedLow, d.engagements as expected, d.engagements_high as expectedHigh,
      paid.toAthlete, paid.platformFee, paid.refunded,
      l.created_at as linkedAt, coalesce(k.clicks, 0) as clicks, k.day as clickedOn,
      dc.created_at as codedAt, max(coalesce(s.orders, 0), 0) as orders, max(coalesce(s.revenue, 0), 0) as revenue,
      s.at as reportedAt
    from campaigns c
    join deals deal on deal.campaign_id = c.id
    join profiles p on p.id = deal.athlete_id
    join athlete_profiles a on a.user_id = deal.athlete_id
    left join deal_forecasts d on d.deal_id = deal.id
    left join (select deal.id,
        ${sumToAthletes("e")} as toAthlete,
        ${sumMovements(["fee_earned"], ["bank_fee", "fee_returned"], "e")}
          + (select coalesce(sum(p.fee), 0) from payments p
              where p.deal_id = deal.id and p.status = 'held') as platformFee,
        ${sumMovements(["refund_due", "bank_held", "bank_share", "bank_fee", "bank_loss", "taken_back", "fee_returned"], [], "e")} as refunded
      from campaigns c join deals deal on deal.campaign_id = c.id
      left join ledger_entries e on e.deal_id = deal.id where ${which} group by deal.id) paid
      on paid.id = deal.id
    left join campaign_links l on l.deal_id = deal.id
    left join (select l.code, sum(k.clicks) as clicks, max(iif(k.clicks > 0, k.day, null)) as day
      from campaigns c join campaign_links l on l.campaign_id = c.id
      join link_clicks k on k.code = l.code where ${which} group by l.code) k on k.code = l.code
    left join discount_codes dc on dc.deal_id = deal.id
    left join (select s.code_id, sum(s.orders) as orders, sum(s.revenue) as revenue,
        max(s.created_at) as at
      from campaigns c join discount_codes dc on dc.campaign_id = c.id
      join code_sales s on s.code_id = dc.id where ${which} group by s.code_id) s
      on s.code_id = dc.id
    where ${which} order by p.full_name, deal.id limit ${MOST}`);

/** What one day brought, by the links and codes of all athletes. */
export interface DayRow {
  /** 'YYYY-MM-DD' */
  day: string;
  clicks: number;
  /** Less what was given back. */
  orders: number;
}

export const dayRows = ({ orm }: Database, which: SQL) =>
  orm.all<DayRow>(sql`
    select day, sum(clicks) as clicks, sum(orders) as orders from (
      select k.day, k.clicks, 0 as orders from campaigns c
        join campaign_links l on l.campaign_id = c.id join link_clicks k on k.code = l.code where ${which}
      union all
      select s.day, 0, s.orders from campaigns c
        join discount_codes dc on dc.campaign_id = c.id join code_sales s on s.code_id = dc.id where ${which})
    group by day order by day limit ${MOST}`);

/** A posted content item with the figures of its latest span. */
export interface ContentRow {
  id: string;
  dealId: string;
  title: string;
  url: string | null;
  platform: Platform | null;
  /** Null: it is not known. */
  format: DeliverableFormat | null;
  state: PostState | null;
  postedAt: number | null;
  /** Of the channel that it was posted on, at the time; where that is not known, as known today; null when that is not known either. */
  followers: number | null;
  /** Whether they are those of the time. */
  followersThen: number;
  span: PostSpan | null;
  source: FigureSource | null;
  takenAt: number | null;
  impressions: number | null;
  reach: number | null;
  engagements: number | null;
  clicks: number | null;
  views: number | null;
}

/** Of the deliverable that a post names; without one, what its deal asks for on its platform, if that is one format only. */
const formatOf = sql`(select coalesce(max(iif(asked.text = s.deliverable, asked.format, null)),
    iif(count(distinct iif(asked.platform = p.platform, asked.format, null)) = 1,
      max(iif(asked.platform = p.platform, asked.format, null)), null))
  from deal_deliverables asked where asked.deal_id = s.deal_id)`;

export const contentRows = ({ orm }: Database, which: SQL) =>
  orm.all<ContentRow>(sql`
    select s.id, s.deal_id as dealId, s.title, s.post_url as url, p.platform, ${formatOf} as format, p.state,
      coalesce(p.posted_at, s.posted_at) as postedAt, coalesce(p.followers, nullif(h.followers, 0)) as followers,
      p.followers is not null as followersThen,
      figures.span, figures.source, figures.taken_at as takenAt, figures.impressions,
      figures.reach, figures.engagements, figures.clicks, figures.views
    from campaigns c
    join content_submissions s on s.campaign_id = c.id and ${isPosted("s")}
    left join posts p on p.content_id = s.id
    left join social_accounts h on h.athlete_id = s.athlete_id and h.platform = p.platform
    left join post_figures figures on figures.content_id = s.id
      and figures.span = ${latestSpan(sql`s.id`)}
    where ${which} order by coalesce(p.posted_at, s.posted_at), s.id limit ${MOST}`);

/** The posts with the most engagements, and a picture of each as `<media id>/<file>`: small, and for print. */
export interface BestPostRow {
  id: string;
  thumbnail: string | null;
  picture: string | null;
}

const BEST = 3;

export const bestPostRows = ({ orm }: Database, which: SQL) =>
  orm.all<BestPostRow>(sql`
    select content_submissions.id, ${thumbnail} as thumbnail, ${thumbnailOf(480)} as picture
    from campaigns c
    join content_submissions on content_submissions.campaign_id = c.id and ${isPosted("content_submissions")}
    join post_figures figures on figures.content_id = content_submissions.id
      and figures.span = ${latestSpan(sql`content_submissions.id`)}
    where ${which} and figures.engagements > 0
    order by figures.engagements desc, content_submissions.id limit ${BEST}`);
