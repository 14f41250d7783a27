import { sql } from "drizzle-orm";
import { isOpen } from "~/features/campaigns/campaigns/policy.server";
import { commit } from "~/platform/command";
import type { RunBatch } from "~/platform/daily-jobs";
import type { Database } from "~db/client";
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
