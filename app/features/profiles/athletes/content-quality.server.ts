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
 * What each athlete's content quality follows from, read beside the content items that are about to change.
 * @param athleteIds a subquery that selects them
 */
export async function loadReviewedContent({ read, orm }: Database, athleteIds: SQL) {
  const [profiles, items] = await read(
    orm
      .select(profileColumns())
      .from(athleteProfiles)
      .where(inArray(athleteProfiles.userId, athleteIds)),
    orm
      .select({
        id: contentSubmissions.id,
        athleteId: contentSubmissions.athleteId,
        status: contentSubmissions.status,
        version: contentSubmissions.version,
      })
      .from(contentSubmissions)
      .where(and(inArray(contentSubmissions.athleteId, athleteIds), isReviewed)),
  );
  return { profiles, items };
}

export type ReviewedContent = Awaited<ReturnType<typeof loadReviewedContent>>;

interface ReviewedItem {
  id: string;
  athleteId: string;
  status: ContentStatus;
  version: number;
}

/**
 * Quality and score of the athletes once these items have these states; for the batch of the change. Nothing where neither
 * moves. A profile that has changed since it was read stays as it is: the daily job brings it up to date.
 */
export function storeQuality(
  { orm }: Database,
  { profiles, items }: ReviewedContent,
  changed: readonly ReviewedItem[],
): Statement[] {
  const isChanged = ({ id }: ReviewedItem) => changed.some((item) => item.id === id);
  return profiles.flatMap((profile) => {
    const isTheirs = ({ athleteId }: ReviewedItem) => athleteId === profile.userId;
    const theirs = items.filter((item) => isTheirs(item) && !isChanged(item));
    const quality = computeContentQuality([...theirs, ...changed.filter(isTheirs)]);
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
  });
}
