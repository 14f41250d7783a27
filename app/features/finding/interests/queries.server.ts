import { and, desc, eq } from "drizzle-orm";
import { isRunning } from "~/features/campaigns/campaigns/policy.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { formatStartingRate } from "~/features/profiles/athletes/starting-rate";
import { shortSourceColumn } from "~/features/profiles/channels/channel-columns.server";
import {
  athleteProfiles,
  brandPreferences,
  campaignInterests,
  campaigns,
  profiles,
  recommendationDismissals,
} from "~db/schema";
import { assessCandidate, meetsRequirements } from "../matching/rank";

const SHOWN = 50;

/**
 * The open interests in a brand's active campaigns, or in one of them, each with the score and the reasons that
 * matching gives; the best first. One round trip.
 */
export async function listOpenInterests({ actor, db }: CommandContext, campaignId: string | null) {
  const [rows, [preferences], dismissals] = await db.read(
    db.orm
      .select({
        id: campaignInterests.id,
        note: campaignInterests.note,
        fee: campaignInterests.fee,
        createdAt: campaignInterests.createdAt,
        campaign: { id: campaigns.id, title: campaigns.title },
        name: profiles.fullName,
        avatar: profiles.avatar,
        reportedBy: shortSourceColumn(athleteProfiles.userId),
        criteria: {
          title: campaigns.title,
          description: campaigns.description,
          requirements: campaigns.requirements,
          targetSports: campaigns.targetSports,
          deliverables: campaigns.deliverables,
          minFollowers: campaigns.minFollowers,
          minEngagementRate: campaigns.minEngagementRate,
        },
        candidate: {
          userId: athleteProfiles.userId,
          sport: athleteProfiles.sport,
          otherSports: athleteProfiles.otherSports,
          location: athleteProfiles.location,
          totalFollowers: athleteProfiles.totalFollowers,
          avgEngagement: athleteProfiles.avgEngagement,
          growthRate: athleteProfiles.growthRate,
          contentThemes: athleteProfiles.contentThemes,
          isVerified: athleteProfiles.isVerified,
          startingRate: athleteProfiles.startingRate,
        },
      })
      .from(campaignInterests)
      .innerJoin(campaigns, eq(campaigns.id, campaignInterests.campaignId))
      .innerJoin(athleteProfiles, eq(athleteProfiles.userId, campaignInterests.athleteId))
      .innerJoin(profiles, eq(profiles.id, athleteProfiles.userId))
      .where(
        and(
          eq(campaigns.brandId, actor.brandId),
          isRunning("campaigns"),
          eq(campaignInterests.status, "open"),
          campaignId ? eq(campaigns.id, campaignId) : undefined,
        ),
      )
      .orderBy(desc(campaignInterests.createdAt), desc(campaignInterests.id))
      .limit(SHOWN),
    db.orm.select().from(brandPreferences).where(eq(brandPreferences.brandId, actor.brandId)),
    db.orm
      .select({
        campaignId: recommendationDismissals.campaignId,
        userId: athleteProfiles.userId,
        sport: athleteProfiles.sport,
        totalFollowers: athleteProfiles.totalFollowers,
        startingRate: athleteProfiles.startingRate,
        contentThemes: athleteProfiles.contentThemes,
        reason: recommendationDismissals.reason,
      })
      .from(recommendationDismissals)
      .innerJoin(athleteProfiles, eq(athleteProfiles.userId, recommendationDismissals.athleteId))
      .where(eq(recommendationDismissals.brandId, actor.brandId)),
  );
  return rows
    .map(({ criteria, candidate, ...shown }) => {
      const dismissed = dismissals.filter((one) => one.campaignId === shown.campaign.id);
      const match = assessCandidate(criteria, candidate, {
        preferences: preferences ?? null,
        dismissed,
      });
      const below = meetsRequirements(criteria, candidate)
        ? []
        : ["Below this campaign's minimums."];
      return {
        ...shown,
        athleteId: candidate.userId,
        sport: candidate.sport,
        followers: candidate.totalFollowers,
        from: formatStartingRate(candidate.startingRate),
        score: match.score,
        reason: match.reason,
        concerns: [...below, ...match.concerns],
      };
    })
    .sort((a, b) => b.score - a.score);
}

export type OpenInterest = Awaited<ReturnType<typeof listOpenInterests>>[number];

/** The athlete's own interest in a campaign. */
export async function findCampaignInterest({ actor, db }: CommandContext, campaignId: string) {
  const [[interest]] = await db.read(
    db.orm
      .select({
        id: campaignInterests.id,
        status: campaignInterests.status,
        note: campaignInterests.note,
        fee: campaignInterests.fee,
        createdAt: campaignInterests.createdAt,
      })
      .from(campaignInterests)
      .where(
        and(
          eq(campaignInterests.campaignId, campaignId),
          eq(campaignInterests.athleteId, actor.personId),
        ),
      ),
  );
  return interest ?? null;
}
