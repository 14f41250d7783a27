import { type and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import {
  contentDeadline,
  deadlineIn,
} from "~/features/campaigns/deadlines/deadline-columns.server";
import { thumbnail } from "~/features/media/media/files.server";
import { wrapError } from "~/platform/errors";
import type { Database } from "~db/client";
import {
  brandProfiles,
  campaigns,
  contentComments,
  contentSubmissions,
  contentVersions,
  media,
  profiles,
} from "~db/schema";
import { checkCaption } from "./disclosure.server";
import { readFeedback } from "./feedback";
import { filesInHand, filesOfVersion, polishedPairs } from "./file-versions";
import { moderationState, shownStatus } from "./policy.server";

/** Shown with a content item: the newest. */
const VERSIONS = 50;
const COMMENTS = 200;
const FILES = 200;

const resolver = alias(profiles, "resolver");

export const wrapLoadError = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((error) => {
    throw wrapError("load content", error);
  });

/** What a list shows of a content item, and its page too. */
export const contentCardColumns = {
  id: contentSubmissions.id,
  title: contentSubmissions.title,
  description: contentSubmissions.description,
  status: shownStatus,
  moderation: moderationState,
  version: contentSubmissions.version,
  brandFeedback: contentSubmissions.brandFeedback,
  submittedAt: contentSubmissions.submittedAt,
  updatedAt: contentSubmissions.updatedAt,
  campaign: campaigns.title,
  campaignStatus: campaigns.status,
  deliverable: contentSubmissions.deliverable,
  athleteName: profiles.fullName,
  athleteAvatar: profiles.avatar,
  thumbnail,
};

/** A content item that this condition selects, with all that its page shows; null when there is none. */
export async function readContentItem(
  db: Database,
  condition: ReturnType<typeof and>,
  now = Date.now(),
) {
  const visible = db.orm
    .select({ id: contentSubmissions.id })
    .from(contentSubmissions)
    .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
    .where(condition);
  const [[found], versions, comments, files] = await wrapLoadError(
    db.read(
      db.orm
        .select({
          ...contentCardColumns,
          /** Also if it is shown as removed or closed. */
          isDraft: sql<boolean>`${contentSubmissions.status} = 'draft'`.mapWith(Boolean),
          editedAt: contentSubmissions.editedAt,
          hashtags: contentSubmissions.hashtags,
          mediaUrls: contentSubmissions.mediaUrls,
          platform: contentSubmissions.platform,
          plannedOn: contentSubmissions.plannedOn,
          disclosureReason: contentSubmissions.disclosureReason,
          audienceCountries: campaigns.audienceCountries,
          approvedAt: contentSubmissions.approvedAt,
          postedAt: contentSubmissions.postedAt,
          postUrl: contentSubmissions.postUrl,
          staffNote: contentSubmissions.staffNote,
          campaignId: contentSubmissions.campaignId,
          dealId: contentSubmissions.dealId,
          athleteId: contentSubmissions.athleteId,
          brandId: campaigns.brandId,
          company: brandProfiles.companyName,
          overdueReview: campaigns.overdueReview,
          turn: contentDeadline,
        })
        .from(contentSubmissions)
        .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
        .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
        .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
        .where(condition),
      db.orm
        .select({
          version: contentVersions.version,
          title: contentVersions.title,
          description: contentVersions.description,
          hashtags: contentVersions.hashtags,
          mediaUrls: contentVersions.mediaUrls,
          disclosureReason: contentVersions.disclosureReason,
          brandFeedback: contentVersions.brandFeedback,
          createdAt: contentVersions.createdAt,
        })
        .from(contentVersions)
        .where(inArray(contentVersions.contentId, visible))
        .orderBy(desc(contentVersions.version))
        .limit(VERSIONS),
      db.orm
        .select({
          id: contentComments.id,
          version: contentComments.version,
          userId: contentComments.userId,
          comment: contentComments.comment,
          createdAt: contentComments.createdAt,
          editedAt: contentComments.editedAt,
          author: profiles.fullName,
          authorAvatar: profiles.avatar,
          authorType: profiles.userType,
          parentId: contentComments.parentId,
          resolvedAt: contentComments.resolvedAt,
          resolver: resolver.fullName,
          resolverType: resolver.userType,
          requestedVersion: contentComments.requestedVersion,
          mediaId: contentComments.mediaId,
          fileName: media.name,
          fileKind: media.kind,
          pinMs: contentComments.pinMs,
          pinX: contentComments.pinX,
          pinY: contentComments.pinY,
        })
        .from(contentComments)
        .leftJoin(profiles, eq(profiles.id, contentComments.userId))
        .leftJoin(resolver, eq(resolver.id, contentComments.resolvedBy))
        .leftJoin(media, eq(media.id, contentComments.mediaId))
        .where(inArray(contentComments.contentId, visible))
        .orderBy(desc(contentComments.createdAt), desc(contentComments.id))
        .limit(COMMENTS),
      db.orm
        .select({
          id: media.id,
          kind: media.kind,
          name: media.name,
          alt: media.alt,
          bytes: media.bytes,
          width: media.width,
          height: media.height,
          durationMs: media.durationMs,
          sinceVersion: media.sinceVersion,
          untilVersion: media.untilVersion,
          replacesId: media.replacesId,
          poster: media.poster,
          captions:
            sql<boolean>`exists (select 1 from media_captions where media_id = media.id)`.mapWith(
              Boolean,
            ),
        })
        .from(media)
        .where(inArray(media.contentId, visible))
        .orderBy(asc(media.id))
        .limit(FILES),
    ),
  );
  if (!found) return null;
  const { turn, ...contentItem } = found;
  return {
    ...contentItem,
    deadline: deadlineIn(turn, now),
    findings: checkCaption(found),
    feedback: readFeedback(found.brandFeedback, found.moderation),
    files: filesOfVersion(files, found.version),
    /** What the athlete has in hand: while a content item is revised, no longer what the brand saw. */
    filesInHand: filesInHand(files),
    /** What staff made of the athlete's files for this version. */
    polished: polishedPairs(files, found.version),
    /** The same for the version to come, while they are at it. */
    beingPolished: polishedPairs(files, found.version + 1).filter(
      ({ polished }) => polished.sinceVersion > found.version,
    ),
    versions: versions.map((old) => ({
      ...old,
      feedback: readFeedback(old.brandFeedback),
      files: filesOfVersion(files, old.version),
    })),
    comments: comments.reverse(),
  };
}
