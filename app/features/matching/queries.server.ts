import { and, desc, eq, gte, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import {
  athleteProfiles,
  athleteRecommendations,
  campaignInvitations,
  campaigns,
  profiles,
} from "~db/schema";
import { OPEN_CAMPAIGNS } from "../invitations/status";
import { MOST_MATCHES, type Wish } from "./rank";

/** Twice this many athletes are ranked at most: half of them because of their sport. */
const HALF = 1_000;

/**
 * The athletes worth ranking for a campaign: those of its sports, then those of any, each by Ambassador
 * Score. Two queries, to be read together; an athlete may be in both.
 */
export function candidatesFor(
  { orm }: Database,
  wish: Pick<Wish, "targetSports" | "minFollowers" | "minEngagementRate">,
) {
  const among = (more: SQL | undefined) =>
    orm
      .select({
        userId: athleteProfiles.userId,
        sport: athleteProfiles.sport,
        location: athleteProfiles.location,
        totalFollowers: athleteProfiles.totalFollowers,
        avgEngagement: athleteProfiles.avgEngagement,
        growthRate: athleteProfiles.growthRate,
        contentThemes: athleteProfiles.contentThemes,
        isVerified: athleteProfiles.isVerified,
      })
      .from(athleteProfiles)
      .where(
        and(
          gte(athleteProfiles.totalFollowers, wish.minFollowers ?? 0),
          gte(athleteProfiles.avgEngagement, wish.minEngagementRate ?? 0),
          more,
        ),
      )
      .orderBy(desc(athleteProfiles.ambassadorScore), desc(athleteProfiles.userId))
      .limit(HALF);
  const ofSports = wish.targetSports.map(
    (target) => sql`instr(lower(${athleteProfiles.sport}), ${target.toLowerCase()}) > 0`,
  );
  return [among(or(...ofSports) ?? sql`0`), among(undefined)] as const;
}

/** A brand's best matches over all its open campaigns, or for one of them. */
export async function matchesOf(db: Database, brandId: string, campaignId: string | null) {
  const { orm } = db;
  const own = and(
    eq(athleteRecommendations.brandId, brandId),
    inArray(campaigns.status, OPEN_CAMPAIGNS),
  );
  const [matches, searched] = await db.read(
    orm
      .select({
        id: athleteRecommendations.id,
        athleteId: athleteRecommendations.athleteId,
        campaignId: campaigns.id,
        campaignTitle: campaigns.title,
        score: athleteRecommendations.matchScore,
        reason: athleteRecommendations.matchReason,
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
      .where(and(own, campaignId ? eq(campaigns.id, campaignId) : undefined))
      .orderBy(desc(athleteRecommendations.matchScore), athleteRecommendations.id)
      .limit(MOST_MATCHES),
    orm
      .selectDistinct({ id: campaigns.id, title: campaigns.title, createdAt: campaigns.createdAt })
      .from(athleteRecommendations)
      .innerJoin(campaigns, eq(campaigns.id, athleteRecommendations.campaignId))
      .where(own)
      .orderBy(desc(campaigns.createdAt))
      .limit(12),
  );
  return { matches, campaigns: searched.map(({ id, title }) => ({ id, title })) };
}

export type MatchItem = Awaited<ReturnType<typeof matchesOf>>["matches"][number];
