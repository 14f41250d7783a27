import { and, eq, sql } from "drizzle-orm";
import { audit } from "~/platform/audit";
import { conflict, failedTo, notFound } from "~/platform/errors";
import { toPence } from "~/platform/money";
import { brokenUnique, LostRace, mustChange } from "~db/client";
import { newId } from "~db/columns";
import type { DismissReason } from "~db/constants";
import { athleteProfiles, brandPreferences, recommendationDismissals } from "~db/schema";
import type { Acting } from "../accounts/actor";
import { readCampaign, rerank } from "./ranking.server";
import type { PreferencesInput } from "./schema";

interface Pair {
  campaignId: string;
  athleteId: string;
}

/**
 * Takes an athlete out of a campaign's recommendations, and the next best takes the place. Done twice, it
 * is done once, with the first reason.
 * @returns whether there was anything to do
 */
export async function dismiss(
  acting: Acting,
  { campaignId, athleteId, reason }: Pair & { reason: DismissReason },
): Promise<boolean> {
  const { actor, db, now } = acting;
  // Side by side: neither needs the other.
  const [campaign, [[athlete]]] = await Promise.all([
    readCampaign(db, campaignId, actor.userId),
    db.read(
      db.orm
        .select({
          userId: athleteProfiles.userId,
          sport: athleteProfiles.sport,
          totalFollowers: athleteProfiles.totalFollowers,
          avgEngagement: athleteProfiles.avgEngagement,
          contentThemes: athleteProfiles.contentThemes,
        })
        .from(athleteProfiles)
        .where(eq(athleteProfiles.userId, athleteId)),
    ),
  ]);
  if (!campaign || !athlete) throw notFound();
  if (campaign.dismissed.some(({ userId }) => userId === athleteId)) return false;
  try {
    await db.write([
      sql`insert into recommendation_dismissals (id, brand_id, campaign_id, athlete_id, reason, created_at)
          select ${newId()}, brand_id, id, ${athleteId}, ${reason}, ${now} from campaigns
          where id = ${campaignId} and brand_id = ${actor.userId} and status in ('draft', 'active')`,
      mustChange(),
      ...rerank(campaign, [...campaign.dismissed, { ...athlete, reason }], now),
      audit(acting, {
        userId: actor.userId,
        action: "recommendation_dismissed",
        resourceType: "campaign",
        resourceId: campaignId,
        detail: { athleteId, reason },
      }),
    ]);
    return true;
  } catch (error) {
    if (error instanceof LostRace) throw conflict();
    // The same form sent twice at once: the first did it.
    if (brokenUnique(error)?.startsWith("recommendation_dismissals.")) return false;
    throw failedTo("dismiss athlete", error, acting.request);
  }
}

/** Lets a dismissed athlete be recommended again. What is not dismissed stays as it is. */
export async function undoDismissal(acting: Acting, { campaignId, athleteId }: Pair) {
  const { actor, db, now } = acting;
  const campaign = await readCampaign(db, campaignId, actor.userId);
  if (!campaign) throw notFound();
  const dismissed = campaign.dismissed.filter(({ userId }) => userId !== athleteId);
  if (dismissed.length === campaign.dismissed.length) return;
  try {
    await db.write([
      db.orm
        .delete(recommendationDismissals)
        .where(
          and(
            eq(recommendationDismissals.campaignId, campaignId),
            eq(recommendationDismissals.athleteId, athleteId),
            eq(recommendationDismissals.brandId, actor.userId),
          ),
        ),
      mustChange(),
      ...rerank(campaign, dismissed, now),
      audit(acting, {
        userId: actor.userId,
        action: "recommendation_restored",
        resourceType: "campaign",
        resourceId: campaignId,
        detail: { athleteId },
      }),
    ]);
  } catch (error) {
    if (error instanceof LostRace) return;
    throw failedTo("undo dismissal", error, acting.request);
  }
}

/** Stores what the brand looks for in general. Its campaigns are then to be ranked anew. */
export async function savePreferences(acting: Acting, input: PreferencesInput) {
  const { actor, db, now } = acting;
  const pence = (pounds: number | undefined) => (pounds === undefined ? null : toPence(pounds));
  const row = {
    ...input,
    targetFollowerMin: input.targetFollowerMin ?? null,
    targetFollowerMax: input.targetFollowerMax ?? null,
    targetEngagementMin: input.targetEngagementMin ?? null,
    budgetMin: pence(input.budgetMin),
    budgetMax: pence(input.budgetMax),
    updatedAt: now,
  };
  try {
    await db.write([
      db.orm
        .insert(brandPreferences)
        .values({ brandId: actor.userId, ...row })
        .onConflictDoUpdate({ target: brandPreferences.brandId, set: row }),
      audit(acting, {
        userId: actor.userId,
        action: "preferences_saved",
        resourceType: "brand_preferences",
        resourceId: actor.userId,
      }),
    ]);
  } catch (error) {
    throw failedTo("save preferences", error, acting.request);
  }
}
