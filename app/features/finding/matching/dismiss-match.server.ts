import { and, eq, sql } from "drizzle-orm";
import { isOpen } from "~/features/campaigns/campaigns/policy.server";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { appErrorIn, notFound, wrapError } from "~/platform/errors";
import { brokenUnique } from "~db/client";
import { newId } from "~db/columns";
import type { DismissReason } from "~db/constants";
import { athleteProfiles, recommendationDismissals } from "~db/schema";
import { loadRankedCampaign, rerankCampaign } from "./ranking.server";

interface MatchKey {
  campaignId: string;
  athleteId: string;
}

/**
 * Takes an athlete out of a campaign's recommendations, and the next best takes the place. Done twice, it
 * is done once, with the first reason.
 * @returns whether there was anything to do
 */
export async function dismissMatch(
  ctx: CommandContext,
  { campaignId, athleteId, reason }: MatchKey & { reason: DismissReason },
): Promise<boolean> {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  // Side by side: neither needs the other.
  const [campaign, [[athlete]]] = await Promise.all([
    loadRankedCampaign(db, campaignId, actor.brandId),
    db.read(
      db.orm
        .select({
          userId: athleteProfiles.userId,
          sport: athleteProfiles.sport,
          totalFollowers: athleteProfiles.totalFollowers,
          startingRate: athleteProfiles.startingRate,
          contentThemes: athleteProfiles.contentThemes,
        })
        .from(athleteProfiles)
        .where(eq(athleteProfiles.userId, athleteId)),
    ),
  ]);
  if (!campaign || !athlete) throw notFound();
  if (campaign.dismissed.some(({ userId }) => userId === athleteId)) return false;
  try {
    await commit(ctx, {
      change: sql`insert into recommendation_dismissals (id, brand_id, campaign_id, athlete_id, reason, created_at)
          select ${newId()}, brand_id, id, ${athleteId}, ${reason}, ${now} from campaigns
          where id = ${campaignId} and brand_id = ${actor.brandId} and ${isOpen("campaigns")}`,
      effects: rerankCampaign(campaign, [...campaign.dismissed, { ...athlete, reason }], now),
      audit: {
        action: "recommendation_dismissed",
        resourceType: "campaign",
        resourceId: campaignId,
        detail: { athleteId, reason },
      },
    });
    return true;
  } catch (error) {
    // The same form sent twice at once: the first did it.
    if (brokenUnique(error)?.startsWith("recommendation_dismissals.")) return false;
    throw wrapError("dismiss athlete", error);
  }
}

/** Lets a dismissed athlete be recommended again. What is not dismissed stays as it is. */
export async function undoDismissal(ctx: CommandContext, { campaignId, athleteId }: MatchKey) {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  const campaign = await loadRankedCampaign(db, campaignId, actor.brandId);
  if (!campaign) throw notFound();
  const dismissed = campaign.dismissed.filter(({ userId }) => userId !== athleteId);
  if (dismissed.length === campaign.dismissed.length) return;
  try {
    await commit(ctx, {
      change: db.orm
        .delete(recommendationDismissals)
        .where(
          and(
            eq(recommendationDismissals.campaignId, campaignId),
            eq(recommendationDismissals.athleteId, athleteId),
            eq(recommendationDismissals.brandId, actor.brandId),
          ),
        ),
      effects: rerankCampaign(campaign, dismissed, now),
      audit: {
        action: "recommendation_restored",
        resourceType: "campaign",
        resourceId: campaignId,
        detail: { athleteId },
      },
    });
  } catch (error) {
    // The same form sent twice at once: the first did it.
    if (appErrorIn(error)?.code === "conflict") return;
    throw wrapError("undo dismissal", error);
  }
}
