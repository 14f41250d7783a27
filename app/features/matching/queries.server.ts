import { and, desc, eq, inArray, notExists, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { OPEN_CAMPAIGN_STATUSES } from "~db/constants";
import {
  athleteProfiles,
  athleteRecommendations,
  brandPreferences,
  campaignInvitations,
  campaigns,
  profiles,
  recommendationDismissals,
} from "~db/schema";
import { MAX_MATCHES } from "./rank";

const MAX_CAMPAIGNS = 200;
const MAX_DISMISSED = 50;

/** A brand's matches over all its open campaigns or for one of them, and the dismissed athletes. */
export async function matchesOf(db: Database, brandId: string, campaignId: string | null) {
  const { orm } = db;
  const [matches, open, dismissed, preferences] = await db.read(
    orm
      .select({
        athleteId: athleteRecommendations.athleteId,
        campaignId: campaigns.id,
        campaignTitle: campaigns.title,
        score: athleteRecommendations.matchScore,
        reason: athleteRecommendations.matchReason,
        concerns: athleteRecommendations.concerns,
        roiLow: athleteRecommendations.roiLow,
        roiHigh: athleteRecommendations.roiHigh,
        rankedAt: athleteRecommendations.createdAt,
        name: profiles.fullName,
        sport: athleteProfiles.sport,
        location: athleteProfiles.location,
        followers: athleteProfiles.totalFollowers,
        ambassadorScore: athleteProfiles.ambassadorScore,
        isVerified: athleteProfiles.isVerified,
        invitation: campaignInvitations.status,
      })
      .from(athleteRecommendations)
      .innerJoin(campaigns, eq(campaigns.id, athleteRecommendations.campaignId))
      .innerJoin(athleteProfiles, eq(athleteProfiles.userId, athleteRecommendations.athleteId))
      .innerJoin(profiles, eq(profiles.id, athleteProfiles.userId))
      .leftJoin(
        campaignInvitations,
        and(
          eq(campaignInvitations.campaignId, campaigns.id),
          eq(campaignInvitations.athleteId, athleteProfiles.userId),
        ),
      )
      .where(
        and(
          eq(athleteRecommendations.brandId, brandId),
          inArray(campaigns.status, OPEN_CAMPAIGN_STATUSES),
          campaignId ? eq(campaigns.id, campaignId) : undefined,
          notExists(
            orm
              .select({ one: sql`1` })
              .from(recommendationDismissals)
              .where(
                and(
                  eq(recommendationDismissals.campaignId, athleteRecommendations.campaignId),
                  eq(recommendationDismissals.athleteId, athleteRecommendations.athleteId),
                ),
              ),
          ),
        ),
      )
      .orderBy(desc(athleteRecommendations.matchScore), athleteRecommendations.athleteId)
      .limit(MAX_MATCHES),
    orm
      .select({ id: campaigns.id, title: campaigns.title })
      .from(campaigns)
      .where(and(eq(campaigns.brandId, brandId), inArray(campaigns.status, OPEN_CAMPAIGN_STATUSES)))
      .orderBy(desc(campaigns.createdAt))
      .limit(MAX_CAMPAIGNS),
    orm
      .select({
        athleteId: recommendationDismissals.athleteId,
        name: profiles.fullName,
        reason: recommendationDismissals.reason,
        campaignId: campaigns.id,
        campaignTitle: campaigns.title,
      })
      .from(recommendationDismissals)
      .innerJoin(campaigns, eq(campaigns.id, recommendationDismissals.campaignId))
      .innerJoin(profiles, eq(profiles.id, recommendationDismissals.athleteId))
      .where(
        and(
          eq(recommendationDismissals.brandId, brandId),
          inArray(campaigns.status, OPEN_CAMPAIGN_STATUSES),
          campaignId ? eq(campaigns.id, campaignId) : undefined,
        ),
      )
      .orderBy(desc(recommendationDismissals.createdAt))
      .limit(MAX_DISMISSED),
    ownPreferences(db, brandId),
  );
  return { matches, campaigns: open, dismissed, hasPreferences: preferences.length > 0 };
}

type Matches = Awaited<ReturnType<typeof matchesOf>>;
export type MatchItem = Matches["matches"][number];
export type DismissedItem = Matches["dismissed"][number];

const ownPreferences = ({ orm }: Database, brandId: string) =>
  orm
    .select({
      targetSports: brandPreferences.targetSports,
      targetLocations: brandPreferences.targetLocations,
      targetFollowerMin: brandPreferences.targetFollowerMin,
      targetFollowerMax: brandPreferences.targetFollowerMax,
      targetEngagementMin: brandPreferences.targetEngagementMin,
      budgetMin: brandPreferences.budgetMin,
      budgetMax: brandPreferences.budgetMax,
      preferredContentThemes: brandPreferences.preferredContentThemes,
    })
    .from(brandPreferences)
    .where(eq(brandPreferences.brandId, brandId));

/** The brand's preferences; null before they are set. */
export async function preferencesOf(db: Database, brandId: string) {
  const [[preferences]] = await db.read(ownPreferences(db, brandId));
  return preferences ?? null;
}
