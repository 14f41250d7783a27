import { asc, count, eq, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import {
  brandProfiles,
  campaigns,
  contentSubmissions,
  contentVersions,
  moderationCases,
  profiles,
} from "~db/schema";

const PAGE_SIZE = 50;

/** What staff see first: real figures, counted now. */
export async function platformFigures(db: Database) {
  const [users, campaignsBy, contentBy, [cases]] = await db.read(
    db.orm
      .select({ type: profiles.userType, n: count() })
      .from(profiles)
      .groupBy(profiles.userType),
    db.orm
      .select({ status: campaigns.status, n: count() })
      .from(campaigns)
      .groupBy(campaigns.status),
    db.orm
      .select({ status: contentSubmissions.status, n: count() })
      .from(contentSubmissions)
      .groupBy(contentSubmissions.status),
    db.orm.select({ n: count() }).from(moderationCases).where(eq(moderationCases.status, "open")),
  );
  return {
    users: Object.fromEntries(users.map(({ type, n }) => [type, n])),
    campaigns: Object.fromEntries(campaignsBy.map(({ status, n }) => [status, n])),
    content: Object.fromEntries(contentBy.map(({ status, n }) => [status, n])),
    openCases: cases?.n ?? 0,
  };
}

export type PolishingItem = Awaited<ReturnType<typeof moderationDesk>>["polishing"][number];
export type OpenCase = Awaited<ReturnType<typeof moderationDesk>>["cases"][number];

/** Pieces that wait to be polished and cases that wait to be closed, oldest first. */
export async function moderationDesk(db: Database) {
  const [polishing, cases] = await db.read(
    db.orm
      .select({
        id: contentSubmissions.id,
        title: contentSubmissions.title,
        description: contentSubmissions.description,
        mediaUrls: contentSubmissions.mediaUrls,
        updatedAt: contentSubmissions.updatedAt,
        athlete: profiles.fullName,
        campaign: campaigns.title,
      })
      .from(contentSubmissions)
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
      .where(eq(contentSubmissions.status, "polishing"))
      .orderBy(asc(contentSubmissions.updatedAt))
      .limit(PAGE_SIZE),
    db.orm
      .select({
        id: moderationCases.id,
        reason: moderationCases.reason,
        feedback: moderationCases.feedback,
        createdAt: moderationCases.createdAt,
        title: contentSubmissions.title,
        mediaUrls: contentSubmissions.mediaUrls,
        flaggedTitle: contentVersions.title,
        flaggedUrls: contentVersions.mediaUrls,
        athlete: profiles.fullName,
        company: brandProfiles.companyName,
      })
      .from(moderationCases)
      .innerJoin(contentSubmissions, eq(contentSubmissions.id, moderationCases.contentId))
      .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
      .leftJoin(contentVersions, eq(contentVersions.id, flaggedVersion))
      .where(eq(moderationCases.status, "open"))
      .orderBy(asc(moderationCases.createdAt))
      .limit(PAGE_SIZE),
  );
  return {
    polishing,
    cases: cases.map(({ flaggedTitle, flaggedUrls, ...found }) => ({
      ...found,
      title: flaggedTitle ?? found.title,
      mediaUrls: flaggedUrls ?? found.mediaUrls,
    })),
  };
}

/** What was flagged, if the athlete has changed it since: the first version kept after the flag. */
const flaggedVersion = sql`(select kept.id from content_versions kept
  where kept.content_id = ${moderationCases.contentId} and kept.created_at >= ${moderationCases.createdAt}
  order by kept.version limit 1)`;
