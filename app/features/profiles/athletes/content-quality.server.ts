import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { Database, Statement } from "~db/client";
import type { ContentStatus } from "~db/constants";
import { athleteProfiles, contentSubmissions } from "~db/schema";
import { computeContentQuality } from "./content-quality";
import { profileColumns } from "./profile-columns.server";
import { ambassadorScore } from "./score";

/** A brand has decided on it. What a cancellation has closed was not decided. */
export const isReviewed = and(
  inArray(contentSubmissions.status, ["approved", "posted", "rejected"]),
  isNull(contentSubmissions.closedAt),
);

/**
 * What an athlete's content quality follows from, read beside the content item that is about to change.
 * @param athleteId the id, or a subquery that selects it
 */
export async function loadReviewedContent({ read, orm }: Database, athleteId: string | SQL) {
  const [[profile], items] = await read(
    orm.select(profileColumns()).from(athleteProfiles).where(eq(athleteProfiles.userId, athleteId)),
    orm
      .select({
        id: contentSubmissions.id,
        status: contentSubmissions.status,
        version: contentSubmissions.version,
      })
      .from(contentSubmissions)
      .where(and(eq(contentSubmissions.athleteId, athleteId), isReviewed)),
  );
  return { profile, items };
}

export type ReviewedProfile = Awaited<ReturnType<typeof loadReviewedContent>>;

/**
 * Quality and score once one content item has this state; for the batch of its change. Nothing when neither moves. A profile
 * that has changed since it was read stays as it is: the daily job brings it up to date.
 */
export function storeQuality(
  { orm }: Database,
  { profile, items }: ReviewedProfile,
  contentItem: { id: string; status: ContentStatus; version: number },
): Statement[] {
  if (!profile) return [];
  const quality = computeContentQuality([
    ...items.filter(({ id }) => id !== contentItem.id),
    contentItem,
  ]);
  if (quality === profile.contentQualityScore) return [];
  return [
    orm
      .update(athleteProfiles)
      .set({
        contentQualityScore: quality,
        ambassadorScore: ambassadorScore({ ...profile, contentQualityScore: quality }),
      })
      .where(
        and(
          eq(athleteProfiles.userId, profile.userId),
          eq(athleteProfiles.lastUpdated, profile.lastUpdated),
          eq(athleteProfiles.isVerified, profile.isVerified),
          eq(athleteProfiles.ambassadorScore, profile.ambassadorScore),
        ),
      ),
  ];
}
