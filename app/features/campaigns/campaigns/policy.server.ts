import { and, eq, gte, isNull, not, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { brandOfPerson, ownerOfBrand } from "~/features/identity/accounts/brand-members";
import { matchWords } from "~/platform/full-text-search";
import type { Database } from "~db/client";
import { isOneOf } from "~db/columns";
import { campaigns } from "~db/schema";
import { STATUSES } from "./policy";

/** The ids of the campaigns that have all typed words in one of the columns of campaign_words. */
export const campaignsWithWords = (columns: string, typed: string): SQL =>
  sql`(select campaign_id from campaign_words where campaign_words match ${matchWords(columns, typed)})`;

/** The campaigns that a person's brand has under way. */
export const listRunningCampaigns = ({ orm }: Database, userId: string) =>
  orm
    .select({ id: campaigns.id, title: campaigns.title })
    .from(campaigns)
    .where(and(eq(campaigns.brandId, brandOfPerson(userId)), isRunning("campaigns")));

/*
 * The rules of a campaign as conditions of SQL; `campaign` is the table `campaigns` or its alias in the query. The states, and
 * the same rules for a row that was read: policy.ts.
 */

const hasStatus = (campaign: string, statuses: readonly string[]) =>
  sql<number>`(${sql.raw(campaign)}.status in ${statuses})`;

export const isOpen = (campaign: string) => hasStatus(campaign, STATUSES.open);

export const isRunning = (campaign: string) => hasStatus(campaign, STATUSES.running);

export const wasLaunched = (campaign: string) => hasStatus(campaign, STATUSES.launched);

export const wasCompleted = (campaign: string) => hasStatus(campaign, STATUSES.completed);

export const wasCancelled = (campaign: string) => hasStatus(campaign, STATUSES.cancelled);

/**
 * The last day has passed, in any state; false without a last day.
 * @param today 'YYYY-MM-DD'
 */
export function isPastLastDay(campaign: string, today: string | SQLWrapper) {
  const endDate = sql.raw(`${campaign}.end_date`);
  return sql<number>`(${endDate} is not null and ${endDate} < ${today})`;
}

/**
 * The last day of a running campaign has passed: `isPastEndDate` in policy.ts.
 * @param today 'YYYY-MM-DD'
 */
export const endedBefore = (campaign: string, today: string | SQLWrapper) =>
  sql<number>`(${isRunning(campaign)} and ${isPastLastDay(campaign, today)})`;

/** A condition on `campaigns`: this athlete may see it, because it is running, or because the athlete was invited. */
export const isVisibleTo = (athleteId: string | SQLWrapper) =>
  sql`(${isRunning("campaigns")} or exists (select 1 from campaign_invitations asked
    where asked.campaign_id = campaigns.id and asked.athlete_id = ${athleteId}))`;

/**
 * The campaigns that any athlete may ask to join: running, not past their last day, of a brand that is not suspended.
 * @param today 'YYYY-MM-DD'
 */
export const takesAthletes = (today: string | SQLWrapper): SQL =>
  and(
    isOneOf(campaigns.status, STATUSES.running),
    or(isNull(campaigns.endDate), gte(campaigns.endDate, today)),
    sql`exists (select 1 from profiles p where p.id = ${ownerOfBrand(campaigns.brandId)} and p.status = 'active')`,
  ) as SQL;

/** Those that a brand may invite to: its drafts, too. */
export const takesInvitations = (today: string | SQLWrapper): SQL =>
  or(not(wasLaunched("campaigns")), takesAthletes(today)) as SQL;
