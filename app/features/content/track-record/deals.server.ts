import { and, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import { wasCompleted } from "~/features/campaigns/campaigns/policy.server";
import { DAY_MS } from "~/platform/durations";
import type { Database } from "~db/client";
import type { Side } from "~db/constants";
import { brandProfiles, campaigns, dealForecasts, deals, profiles } from "~db/schema";
import { type AgreedContentItem, computeProgress } from "../content/deliverables";
import { progressColumns } from "../content/deliverables.server";
import { isApproved } from "../content/status-tables";
import { latestSpan } from "../posts/queries.server";
import type { AthleteDeal } from "./measures";

/** More deals than a person ends in two years; the newest count. */
const MOST = 300;

const endedAt = sql<number>`${deals.closedAt}`;

/**
 * The ended deals that count for a person. Campaigns that a brand cancelled are left out for athletes: the brand ended
 * the work. People can make up deals with accounts of their own. So a deal counts only if it lasted a day, and is with a verified
 * brand or has a fee. For an athlete the fee must have been paid through us. For a brand it need not: its record measures that.
 */
export const countedFor = (side: Side, userId: string | SQL, since: number) =>
  and(
    side === "athlete" ? eq(deals.athleteId, userId) : eq(deals.brandId, userId),
    counts(side, since),
  );

/** The same of several athletes, whom a subquery selects. */
export const countedForAthletes = (athletes: SQL, since: number) =>
  and(inArray(deals.athleteId, athletes), counts("athlete", since));

const counts = (side: Side, since: number) =>
  and(
    inArray(
      deals.status,
      side === "athlete" ? ["completed", "ended"] : ["completed", "ended", "cancelled"],
    ),
    sql`${endedAt} >= ${since}`,
    sql`${endedAt} - ${deals.createdAt} >= ${DAY_MS}`,
    or(isWithVerified, and(gt(deals.fee, 0), side === "athlete" ? isPaid : undefined)),
  );

const isPaid = sql`exists (select 1 from payments paid
  where paid.deal_id = ${deals.id} and paid.status = 'settled' and paid.to_athlete > 0)`;

const isWithVerified = sql`exists (select 1 from brand_profiles
  where brand_profiles.id = ${deals.brandId} and brand_profiles.is_verified = 1)`;

const json = <T>(query: SQL) => query.mapWith((text: string): T => JSON.parse(text));

/** Of each content item: when the brand first had it, and how often it asked for changes. */
const historyOf = json<Record<string, { sentAt: number | null; rounds: number }>>(sql`(
  select json_group_object(content.id, json_object(
    'sentAt', coalesce((select min(created_at) from record_entries
      where subject_id = content.id and kind = 'draft_submitted'), content.submitted_at),
    'rounds', (select count(*) from record_entries where subject_id = content.id and kind = 'changes_requested')))
  from content_submissions content
  where content.deal_id = ${deals.id})`);

/** Engagements that platforms told of the deal's posts. */
const engagements = sql<number | null>`(
  select sum(f.engagements) from content_submissions content
  join posts p on p.content_id = content.id
  join post_figures f on f.content_id = p.content_id and f.span = ${latestSpan(sql`p.content_id`)}
  where content.deal_id = ${deals.id}
    and f.source = 'connected')`;

const named = (otherId: typeof deals.brandId | typeof deals.athleteId, other: SQL<string>) => ({
  id: deals.id,
  title: campaigns.title,
  otherId,
  other,
});

/** Deals as an athlete's measures count them, the newest first. */
export const athleteDeals = ({ orm }: Database, condition: SQL | undefined) =>
  orm
    .select({
      ...named(deals.brandId, sql<string>`${brandProfiles.companyName}`),
      athleteId: deals.athleteId,
      lastDay: campaigns.endDate,
      ...progressColumns("sent"),
      history: historyOf,
      expected: dealForecasts.engagements,
      engagements,
    })
    .from(deals)
    .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
    .leftJoin(dealForecasts, eq(dealForecasts.dealId, deals.id))
    .where(condition)
    .orderBy(sql`${endedAt} desc`)
    .limit(MOST);

type AthleteRow = Awaited<ReturnType<typeof athleteDeals>>[number];

/** Days are those of UTC, as in the campaign's dates. */
const endOf = (day: string) => Date.parse(`${day}T23:59:59.999Z`);

export function athleteDeal(row: AthleteRow): AthleteDeal {
  const { id, lastDay, deliverables, contentItems, history, expected, engagements } = row;
  const inTime = ({ id }: AgreedContentItem) => {
    const sentAt = history[id]?.sentAt;
    return sentAt != null && (!lastDay || sentAt <= endOf(lastDay));
  };
  const onTime = computeProgress(deliverables, contentItems.filter(inTime));
  const approved = contentItems.filter(({ status }) => isApproved(status));
  return {
    id,
    agreed: onTime.needed,
    onTime: onTime.delivered,
    approved: approved.length,
    rounds: approved.reduce((sum, { id }) => sum + (history[id]?.rounds ?? 0), 0),
    expected,
    engagements,
  };
}

const agreedAt = sql<number>`coalesce((select min(created_at) from record_entries
  where subject_id = ${deals.id} and kind = 'invitation_accepted'), ${deals.createdAt})`;

const fundedAt = sql<
  number | null
>`(select min(funded_at) from payments where deal_id = ${deals.id})`;

const isChanged = sql<boolean>`(exists (
    select 1 from campaign_versions v where v.campaign_id = ${deals.campaignId} and v.created_at > ${agreedAt})
  or exists (
    select 1 from contracts k join contract_versions first on first.contract_id = k.id and first.number = 1
    where k.deal_id = ${deals.id} and k.kind = 'amendment' and first.proposed_by = 'brand'
      and k.status in ('fully_executed', 'replaced', 'cancelled')))`.mapWith(Boolean);

/** What our team ruled on; a settlement of the two sides is no ruling. */
const rulings = (condition: SQL = sql`true`) => sql<number>`(
  select count(*) from disputes d join profiles ruler on ruler.id = d.resolved_by and ruler.user_type = 'staff'
  where d.deal_id = ${deals.id}
    and d.status = 'resolved' and ${condition})`;

const lost = sql`iif(d.filed_by = d.athlete_id, d.resolution_type = 'other', d.resolution_type = 'no_action')`;

/** Deals as a brand's measures count them, the newest first. */
export const brandDeals = ({ orm }: Database, condition: SQL | undefined) =>
  orm
    .select({
      ...named(deals.athleteId, sql<string>`${profiles.fullName}`),
      agreedAt,
      fundedAt,
      isPayable: sql<boolean>`coalesce(${deals.fee}, 0) > 0
        and (${wasCompleted("campaigns")} or ${fundedAt} is not null)`.mapWith(Boolean),
      isChanged,
      ruled: rulings(),
      lost: rulings(lost),
    })
    .from(campaigns)
    .innerJoin(deals, eq(deals.campaignId, campaigns.id))
    .innerJoin(profiles, eq(profiles.id, deals.athleteId))
    .where(condition)
    .orderBy(sql`${endedAt} desc`)
    .limit(MOST);
