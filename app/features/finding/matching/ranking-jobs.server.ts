import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Events } from "~/events";
import { isOpen } from "~/features/campaigns/campaigns/policy.server";
import { commit } from "~/platform/command";
import type { Background } from "~/platform/context";
import type { RunBatch } from "~/platform/daily-jobs";
import { errorFields, log } from "~/platform/log";
import type { Database, Statement } from "~db/client";
import { athleteRecommendations, campaigns } from "~db/schema";
import { planIncludesMatching } from "./plan-includes-matching.server";
import { loadRankedCampaign, rerankCampaign } from "./ranking.server";

/**
 * Ranks athletes for a campaign again: after a change of the ranking's input, and daily.
 * @returns whether there is such a campaign, and it is open
 */
export async function refreshMatches(
  db: Database,
  campaignId: string,
  now: number,
): Promise<boolean> {
  const campaign = await loadRankedCampaign(db, campaignId);
  if (!campaign) return false;
  await commit({ db }, { effects: rerankCampaign(campaign, campaign.dismissed, now) });
  return true;
}

/** The daily job: ranks each open campaign that its brand's plan has matches for once, one per batch. */
export const refreshDailyMatches: RunBatch = async (db, { now }, cursor) => {
  const campaign = await loadRankedCampaign(
    db,
    sql`(select next.id from campaigns next
           where next.id > ${cursor} and ${isOpen("next")}
             and ${planIncludesMatching("next", now)} order by next.id limit 1)`,
  );
  return campaign
    ? { writes: rerankCampaign(campaign, campaign.dismissed, now), next: campaign.id }
    : { writes: [], next: null };
};

/** How many campaigns one change marks; the daily job ranks the others. */
const MARKED_AT_ONCE = 40;
/** One ranking is two calls to the database. */
const LEASE_MS = 30_000;

/** After an answer: enough for most brands; the minute's run does the rest. */
const AFTER_ANSWER = { ms: 8_000, campaigns: 10 };

type Worker = Pick<Background, "db" | "clock">;

/** Marks a brand's open campaigns as due for ranking; stands in the batch of the change. */
export const markBrandForRanking = (brandId: string, now: number): Statement =>
  markForRanking(
    sql`select ${campaigns.id} from ${campaigns}
        where ${and(eq(campaigns.brandId, brandId), isOpen("campaigns"))}
        order by ${desc(campaigns.createdAt)} limit ${MARKED_AT_ONCE}`,
    now,
  );

/** Marks a campaign that was launched or whose brief has changed; stands in the batch of the change. */
export const markCampaignForRanking = (
  { campaignId }: Events["campaign.edited" | "campaign.launched"],
  now: number,
): Statement => markForRanking(sql`select ${campaignId}`, now);

/** Marks the open campaigns that recommend an athlete; stands in the batch of the change. */
export const markRecommendersForRanking = (
  { userId }: Events["athlete.saved" | "verification.approved"],
  now: number,
): Statement =>
  markForRanking(
    sql`select ${athleteRecommendations.campaignId} from ${athleteRecommendations}
        join ${campaigns} on ${eq(campaigns.id, athleteRecommendations.campaignId)}
        where ${and(eq(athleteRecommendations.athleteId, userId), isOpen("campaigns"))}
        limit ${MARKED_AT_ONCE}`,
    now,
  );

/** A campaign that is due already stays one job; its version says that it has changed once more. */
const markForRanking = (campaignIds: SQL, now: number): Statement =>
  sql`insert into ranking_jobs (campaign_id, due_at) select *, ${now} from (${campaignIds}) where true
      on conflict (campaign_id) do update set version = version + 1`;

/**
 * Ranks athletes for the campaigns that are due. One campaign is leased at a time, so runs at the same time rank
 * different ones; a campaign whose ranking failed, or whose run was cut off, is due again when its lease ends.
 * @param deadline no ranking begins after it (milliseconds since 1970)
 * @returns how many campaigns were ranked
 */
export async function runRankingJobs(
  { db, clock }: Worker,
  deadline: number,
  limit = Number.POSITIVE_INFINITY,
): Promise<number> {
  let ranked = 0;
  let ranking: Statement[] = [];
  for (;;) {
    const goesOn = ranked < limit && clock() < deadline;
    // One round trip stores a ranking and leases the next campaign.
    const lease = leaseRankingJob(clock());
    const effects = goesOn ? [...ranking, lease] : ranking;
    if (effects.length === 0) return ranked;
    const resultOf = await commit({ db }, { effects });
    const job = resultOf(lease)?.rows[0] as unknown as RankingJob | undefined;
    if (!job) return ranked;
    ranking = await rank(db, job, clock());
    if (ranking.length > 0) ranked += 1;
  }
}

/** What a command has marked is ranked at once, as far as a few seconds go. */
export const rankAfterAnswer = (background: Background) =>
  runRankingJobs(background, background.clock() + AFTER_ANSWER.ms, AFTER_ANSWER.campaigns);

interface RankingJob {
  campaign_id: string;
  version: number;
}

const leaseRankingJob = (now: number): Statement =>
  sql`update ranking_jobs set leased_until = ${now + LEASE_MS}, due_at = ${now + LEASE_MS}
      where campaign_id = (select campaign_id from ranking_jobs
        where due_at <= ${now} and (leased_until is null or leased_until <= ${now})
        order by due_at limit 1)
      returning campaign_id, version`;

/** What stores the ranking and ends the job; nothing when it failed. */
async function rank(
  db: Database,
  { campaign_id: campaignId, version }: RankingJob,
  now: number,
): Promise<Statement[]> {
  try {
    const campaign = await loadRankedCampaign(db, campaignId);
    return [
      ...(campaign ? rerankCampaign(campaign, campaign.dismissed, now) : []),
      sql`delete from ranking_jobs where campaign_id = ${campaignId} and version = ${version}`,
      // Still there: something has changed since it was leased.
      sql`update ranking_jobs set leased_until = null, due_at = ${now} where campaign_id = ${campaignId}`,
    ];
  } catch (error) {
    log("error", "ranking.failed", { campaign: campaignId, ...errorFields(error) });
    return [];
  }
}
