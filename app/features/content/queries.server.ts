import { and, asc, count, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { wrapError } from "~/platform/errors";
import type { Database } from "~db/client";
import type { AppealStatus } from "~db/constants";
import {
  brandProfiles,
  campaignInvitations,
  campaigns,
  contentComments,
  contentSubmissions,
  contentVersions,
  media,
  moderationAppeals,
  moderationCases,
  profiles,
} from "~db/schema";
import { obstacleTo } from "./complete";
import {
  agreed,
  progressBesideOwn,
  progressBesideReceived,
  progressIn,
} from "./deliverables.server";
import { findingsOf } from "./disclosure.server";
import { readFeedback } from "./feedback";
import { filesIn, filesInHand, polishedPairs } from "./file-versions";
import {
  heldByStaff,
  moderationState,
  onceSubmittedTo,
  ownContent,
  shownStatus,
  submittedTo,
} from "./policy.server";
import { appealEnd } from "./removal";
import type { ShownStatus } from "./status";
import { type AthleteTab, type BrandTab, STATUSES_OF } from "./tabs";
import { teamNotices } from "./team-notices";

const PAGE_SIZE = 30;
/** Shown with a piece: the newest. */
const VERSIONS = 50;
const COMMENTS = 200;
const FILES = 200;
const CAMPAIGNS = 200;

const resolver = alias(profiles, "resolver");

const loaded = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((error) => {
    throw wrapError("load content", error);
  });

const card = {
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
};

export type ContentItem = Awaited<ReturnType<typeof athleteContent>>["items"][number];

/** An athlete's pieces in a tab, newest first, and how many stand in each state. */
export const athleteContent = (
  db: Database,
  athleteId: string,
  tab: AthleteTab,
  after: string | null,
) => list(db, ownContent(athleteId), STATUSES_OF[tab], after);

/** What a brand sees of the pieces made for its campaigns; drafts are not its business. */
export const brandContent = (db: Database, brandId: string, tab: BrandTab, after: string | null) =>
  list(db, submittedTo(brandId), STATUSES_OF[tab], after);

const agreement = and(
  eq(campaignInvitations.campaignId, contentSubmissions.campaignId),
  eq(campaignInvitations.athleteId, contentSubmissions.athleteId),
);

async function list(
  db: Database,
  mine: ReturnType<typeof and>,
  statuses: readonly ShownStatus[],
  after: string | null,
) {
  const [found, groups] = await loaded(
    db.read(
      db.orm
        .select({ ...card, agreed: agreed("sent") })
        .from(contentSubmissions)
        .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
        .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
        .leftJoin(campaignInvitations, agreement)
        .where(
          and(
            mine,
            inArray(shownStatus, [...statuses]),
            after ? lt(contentSubmissions.id, after) : undefined,
          ),
        )
        .orderBy(desc(contentSubmissions.id))
        .limit(PAGE_SIZE + 1),
      db.orm
        .select({ status: shownStatus, n: count() })
        .from(contentSubmissions)
        .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
        .where(mine)
        .groupBy(shownStatus),
    ),
  );
  const items = found.slice(0, PAGE_SIZE).map(({ agreed, ...item }) => {
    const progress = agreed && progressIn(agreed);
    return { ...item, progress: progress && { ...progress, lines: undefined } };
  });
  const counts = Object.fromEntries(groups.map(({ status, n }) => [status, n])) as Partial<
    Record<ShownStatus, number>
  >;
  return { items, counts, next: found.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null };
}

/** A piece of this athlete's, with its history; null when there is none. */
export async function contentOfAthlete(
  db: Database,
  athleteId: string,
  contentId: string,
  now = Date.now(),
) {
  const [found, progress, [[newestCase]]] = await Promise.all([
    content(db, and(eq(contentSubmissions.id, contentId), ownContent(athleteId))),
    progressBesideOwn(db, athleteId, contentId),
    db.read(
      db.orm
        .select({
          note: moderationCases.athleteNote,
          closedAt: moderationCases.closedAt,
          appeal: moderationAppeals.status,
          answer: moderationAppeals.answer,
        })
        .from(moderationCases)
        .innerJoin(contentSubmissions, eq(contentSubmissions.id, moderationCases.contentId))
        .leftJoin(moderationAppeals, eq(moderationAppeals.caseId, moderationCases.id))
        .where(and(eq(contentSubmissions.id, contentId), ownContent(athleteId)))
        .orderBy(desc(moderationCases.createdAt), desc(moderationCases.id))
        .limit(1),
    ),
  ]);
  if (!found) return null;
  const notices = teamNotices({ ...found, moderatorNote: newestCase?.note ?? "" });
  const obstacle = obstacleTo({ ...found, files: found.filesInHand.length });
  const known = { ...found, notices, progress, obstacle };
  if (found.status !== "removed" || !newestCase) return { ...known, removal: null };
  const { closedAt, appeal, answer } = newestCase;
  const until = appealEnd(closedAt ?? now);
  const removal: Removal = { appeal, answer, appealUntil: until > now ? until : null };
  return { ...known, ...withoutFiles(found), removal };
}

export interface Removal {
  /** Null before the athlete has made one. */
  appeal: AppealStatus | null;
  answer: string | null;
  /** Null when the time for it has passed. */
  appealUntil: number | null;
}

/** Nobody but moderators loads the files of what was removed. */
const withoutFiles = (found: NonNullable<Awaited<ReturnType<typeof content>>>) => ({
  ...found,
  files: [],
  filesInHand: [],
  polished: [],
  beingPolished: [],
  versions: found.versions.map((old) => ({ ...old, files: [] })),
});

export type AthleteContent = NonNullable<Awaited<ReturnType<typeof contentOfAthlete>>>;

/** A piece that staff hold: one to polish, or one that was flagged; null when it is none of their business. */
export const contentForStaff = (db: Database, contentId: string) =>
  content(db, and(eq(contentSubmissions.id, contentId), heldByStaff()));

/**
 * A piece made for one of this brand's campaigns; null when there is none or it is a draft, "withdrawn"
 * when it is a draft that this brand has had in review.
 */
export async function contentForBrand(db: Database, brandId: string, contentId: string) {
  const [found, progress] = await Promise.all([
    content(db, and(eq(contentSubmissions.id, contentId), onceSubmittedTo(brandId))),
    progressBesideReceived(db, brandId, contentId),
  ]);
  if (!found) return null;
  if (found.status === "draft" || found.status === "removed") return "withdrawn";
  const { filesInHand: _, polished: __, beingPolished: ___, ...sent } = found;
  return { ...sent, progress };
}

export type StaffContent = NonNullable<Awaited<ReturnType<typeof contentForStaff>>>;

export type ContentDetail = Omit<
  NonNullable<Awaited<ReturnType<typeof content>>>,
  "filesInHand" | "polished" | "beingPolished"
>;

export type ContentFile = ContentDetail["files"][number];

async function content(db: Database, mine: ReturnType<typeof and>) {
  const visible = db.orm
    .select({ id: contentSubmissions.id })
    .from(contentSubmissions)
    .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
    .where(mine);
  const [[found], versions, comments, files] = await loaded(
    db.read(
      db.orm
        .select({
          ...card,
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
          athleteId: contentSubmissions.athleteId,
          company: brandProfiles.companyName,
        })
        .from(contentSubmissions)
        .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
        .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
        .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
        .where(mine),
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
  return {
    ...found,
    findings: findingsOf(found),
    feedback: readFeedback(found.brandFeedback),
    files: filesIn(files, found.version),
    /** What the athlete has in hand: while a piece is revised, no longer what the brand saw. */
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
      files: filesIn(files, old.version),
    })),
    comments: comments.reverse(),
  };
}

/** Campaigns an athlete may make content for: accepted and running, with what was agreed and is still missing. */
export async function campaignsToDeliver(db: Database, athleteId: string) {
  const [rows] = await db.read(
    db.orm
      .select({
        id: campaigns.id,
        title: campaigns.title,
        company: brandProfiles.companyName,
        audienceCountries: campaigns.audienceCountries,
        ...agreed("with drafts"),
      })
      .from(campaignInvitations)
      .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
      .where(
        and(
          eq(campaignInvitations.athleteId, athleteId),
          eq(campaignInvitations.status, "accepted"),
          eq(campaigns.status, "active"),
        ),
      )
      .orderBy(asc(campaigns.title))
      .limit(CAMPAIGNS),
  );
  return rows.map(({ deliverables, pieces, ...campaign }) => ({
    ...campaign,
    progress: progressIn({ deliverables, pieces }),
  }));
}
