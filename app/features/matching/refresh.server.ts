import { sql } from "drizzle-orm";
import type { RunBatch } from "~/platform/daily-jobs";
import type { Database } from "~db/client";
import { isOpen } from "../campaigns/policy.server";
import { hasMatches } from "./included.server";
import { readCampaign, rerank } from "./ranking.server";

/**
 * Ranks athletes for a campaign again: after a change of the ranking's input, and daily.
 * @returns whether there is such a campaign, and it is open
 */
export async function refreshMatches(
  db: Database,
  campaignId: string,
  now: number,
): Promise<boolean> {
  const campaign = await readCampaign(db, campaignId);
  if (!campaign) return false;
  await db.write(rerank(campaign, campaign.dismissed, now));
  return true;
}

/** The daily job: ranks each open campaign that its brand's plan has matches for once, one per batch. */
export const dailyMatches: RunBatch = async (db, { now }, cursor) => {
  const campaign = await readCampaign(
    db,
    sql`(select next.id from campaigns next
           where next.id > ${cursor} and ${isOpen("next")}
             and ${hasMatches("next", now)} order by next.id limit 1)`,
  );
  return campaign
    ? { writes: rerank(campaign, campaign.dismissed, now), next: campaign.id }
    : { writes: [], next: null };
};
