import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { DailyPart } from "~/platform/daily";
import { errorFields, log } from "~/platform/log";
import type { Database } from "~db/client";
import { athleteRecommendations, campaigns } from "~db/schema";
import type { Acting } from "../accounts/actor";
import { OPEN_CAMPAIGNS } from "../invitations/status";
import { readCampaign, rerank } from "./ranking.server";

/** How many campaigns one change ranks anew; the daily job comes to the others. */
const AT_ONCE = 40;

/** Work that goes on after the answer; when it fails, the daily job makes up for it. */
export async function unhurried({ request }: Pick<Acting, "request">, work: Promise<unknown>) {
  try {
    await work;
  } catch (error) {
    log("error", "matching.failed", { id: request.id, ...errorFields(error) });
  }
}

/**
 * Ranks athletes anew for a campaign: after a change of what its ranking is made of, and daily.
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

/** After a brand's preferences changed. */
export async function refreshBrand(db: Database, brandId: string, now: number) {
  const [open] = await db.read(
    db.orm
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(and(eq(campaigns.brandId, brandId), inArray(campaigns.status, OPEN_CAMPAIGNS)))
      .orderBy(desc(campaigns.createdAt))
      .limit(AT_ONCE),
  );
  for (const { id } of open) await refreshMatches(db, id, now);
}

/** After an athlete's figures changed: the campaigns the athlete is recommended for. */
export async function refreshAround(db: Database, athleteId: string, now: number) {
  const [recommended] = await db.read(
    db.orm
      .select({ id: athleteRecommendations.campaignId })
      .from(athleteRecommendations)
      .innerJoin(campaigns, eq(campaigns.id, athleteRecommendations.campaignId))
      .where(
        and(
          eq(athleteRecommendations.athleteId, athleteId),
          inArray(campaigns.status, OPEN_CAMPAIGNS),
        ),
      )
      .limit(AT_ONCE),
  );
  for (const { id } of recommended) await refreshMatches(db, id, now);
}

/** The daily job's part: each open campaign once, one in a batch. */
export const dailyMatches: DailyPart = {
  name: "matches",
  async batch(db, { now }, cursor) {
    const campaign = await readCampaign(
      db,
      sql`(select next.id from campaigns next
           where next.id > ${cursor} and next.status in ('draft', 'active') order by next.id limit 1)`,
    );
    return campaign
      ? { writes: rerank(campaign, campaign.dismissed, now), next: campaign.id }
      : { writes: [], next: null };
  },
};
