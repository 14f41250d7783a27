import { asc, count, desc, eq, min, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { hasColleague } from "~/features/identity/accounts/staff-access.server";
import { thumbnail } from "~/features/media/media/files.server";
import type { Database } from "~db/client";
import {
  brandProfiles,
  campaigns,
  contentSubmissions,
  contentVersions,
  conversationReports,
  media,
  moderationAppeals,
  moderationCases,
  polishings,
  profiles,
} from "~db/schema";
import { countLateReviews } from "./late-reviews.server";
import { isReportOpen } from "./reports.server";

const PAGE_SIZE = 50;

const asker = alias(profiles, "asker");

/** What waits for staff: how much, and since when. */
export interface QueueSize {
  n: number;
  oldest: number | null;
}

const EMPTY_QUEUE: QueueSize = { n: 0, oldest: null };

/** Platform figures for the admin dashboard, counted on each request. */
export async function loadPlatformFigures(db: Database) {
  const [users, campaignsBy, contentBy, [cases], [appeals], [reports], [late], [polishing]] =
    await db.read(
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
      db.orm
        .select({ n: count(), oldest: min(moderationCases.createdAt) })
        .from(moderationCases)
        .where(eq(moderationCases.status, "open")),
      db.orm
        .select({ n: count(), oldest: min(moderationAppeals.createdAt) })
        .from(moderationAppeals)
        .where(eq(moderationAppeals.status, "open")),
      db.orm
        .select({ n: count(), oldest: min(conversationReports.createdAt) })
        .from(conversationReports)
        .where(isReportOpen),
      countLateReviews(db),
      db.orm
        .select({ n: count(), oldest: min(polishings.createdAt) })
        .from(polishings)
        .where(sql`status <> 'finished'`),
    );
  return {
    users: Object.fromEntries(users.map(({ type, n }) => [type, n])),
    campaigns: Object.fromEntries(campaignsBy.map(({ status, n }) => [status, n])),
    content: Object.fromEntries(contentBy.map(({ status, n }) => [status, n])),
    openCases: cases ?? EMPTY_QUEUE,
    openAppeals: appeals ?? EMPTY_QUEUE,
    openReports: reports ?? EMPTY_QUEUE,
    lateReviews: late ?? EMPTY_QUEUE,
    polishing: polishing ?? EMPTY_QUEUE,
  };
}

export type OpenCase = Awaited<ReturnType<typeof listOpenCases>>[number];

/** Open cases, oldest first. */
export async function listOpenCases(db: Database) {
  const [cases] = await db.read(
    db.orm
      .select({
        id: moderationCases.id,
        contentId: moderationCases.contentId,
        reason: moderationCases.reason,
        feedback: moderationCases.feedback,
        createdAt: moderationCases.createdAt,
        suspensionAsked: sql<boolean>`${moderationCases.suspensionAskedBy} is not null`.mapWith(
          Boolean,
        ),
        title: contentSubmissions.title,
        mediaUrls: contentSubmissions.mediaUrls,
        flaggedTitle: contentVersions.title,
        flaggedUrls: contentVersions.mediaUrls,
        athlete: profiles.fullName,
        avatar: profiles.avatar,
        thumbnail,
        company: brandProfiles.companyName,
      })
      .from(moderationCases)
      .innerJoin(contentSubmissions, eq(contentSubmissions.id, moderationCases.contentId))
      .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .leftJoin(contentVersions, eq(contentVersions.id, flaggedVersion))
      .where(eq(moderationCases.status, "open"))
      .orderBy(asc(moderationCases.createdAt))
      .limit(PAGE_SIZE),
  );
  return cases.map(({ flaggedTitle, flaggedUrls, ...found }) => ({
    ...found,
    title: flaggedTitle ?? found.title,
    mediaUrls: flaggedUrls ?? found.mediaUrls,
  }));
}

/** The flagged version: the first version stored after the flag, if the athlete has changed the content since. */
const flaggedVersion = sql`(select kept.id from content_versions kept
  where kept.content_id = ${moderationCases.contentId} and kept.created_at >= ${moderationCases.createdAt}
  order by kept.version limit 1)`;

export type CaseRecord = Awaited<ReturnType<typeof listCases>>[number];

/** All cases of a content item, newest first: the open one, and what was decided before. */
export async function listCases(db: Database, contentId: string) {
  const [rows] = await db.read(
    db.orm
      .select({
        id: moderationCases.id,
        reason: moderationCases.reason,
        feedback: moderationCases.feedback,
        status: moderationCases.status,
        decision: moderationCases.decision,
        athleteNote: moderationCases.athleteNote,
        brandNote: moderationCases.brandNote,
        createdAt: moderationCases.createdAt,
        closedAt: moderationCases.closedAt,
        closedBy: profiles.fullName,
        closedById: moderationCases.closedBy,
        closerHasColleague: hasColleague(
          "moderate content",
          sql`${moderationCases.closedBy}`,
        ).mapWith(Boolean),
        suspensionAskedBy: asker.fullName,
        suspended: sql<boolean>`${moderationCases.suspensionId} is not null`.mapWith(Boolean),
        appealId: moderationAppeals.id,
        appealNote: moderationAppeals.note,
        appeal: moderationAppeals.status,
        appealedAt: moderationAppeals.createdAt,
        appealAnswer: moderationAppeals.answer,
      })
      .from(moderationCases)
      .leftJoin(moderationAppeals, eq(moderationAppeals.caseId, moderationCases.id))
      .leftJoin(profiles, eq(profiles.id, moderationCases.closedBy))
      .leftJoin(asker, eq(asker.id, moderationCases.suspensionAskedBy))
      .where(eq(moderationCases.contentId, contentId))
      .orderBy(desc(moderationCases.createdAt), desc(moderationCases.id))
      .limit(PAGE_SIZE),
  );
  return rows;
}

/** How often moderators have warned the athlete of this content, or removed something of theirs; null before any case. */
export async function loadModerationHistory(db: Database, contentId: string) {
  const [[row]] = await db.read(
    db.orm.all<{ athleteId: string; warned: number; removed: number }>(sql`select
        content.athlete_id as athleteId, coalesce(sum(found.decision = 'warned'), 0) as warned,
        coalesce(sum(found.decision = 'removed'), 0) as removed
      from content_submissions content join moderation_cases found on found.content_id = content.id
      where content.athlete_id = (select athlete_id from content_submissions where id = ${contentId})
      group by content.athlete_id`),
  );
  return row ?? null;
}

export type ModerationHistory = NonNullable<Awaited<ReturnType<typeof loadModerationHistory>>>;

export type FileRecord = Awaited<ReturnType<typeof listFileRecords>>[number];

/** Every file that a content item has had, by its hash: the same one may be somewhere else. */
export async function listFileRecords(db: Database, contentId: string) {
  const [rows] = await db.read(
    db.orm
      .select({
        id: media.id,
        name: media.name,
        kind: media.kind,
        bytes: media.bytes,
        sinceVersion: media.sinceVersion,
        untilVersion: media.untilVersion,
        sha256: media.sha256,
        createdAt: media.createdAt,
        polishedBy: profiles.fullName,
        elsewhere: sql<number>`(select count(distinct other.content_id) from media other
          where other.sha256 = media.sha256 and other.content_id <> media.content_id)`,
      })
      .from(media)
      .leftJoin(profiles, eq(profiles.id, media.polishedBy))
      .where(eq(media.contentId, contentId))
      .orderBy(asc(media.id))
      .limit(200),
  );
  return rows;
}

export type OpenAppeal = Awaited<ReturnType<typeof listOpenAppeals>>[number];

/** Appeals that wait for an answer, oldest first. */
export async function listOpenAppeals(db: Database) {
  const [rows] = await db.read(
    db.orm
      .select({
        id: moderationAppeals.id,
        contentId: contentSubmissions.id,
        title: contentSubmissions.title,
        athlete: profiles.fullName,
        avatar: profiles.avatar,
        thumbnail,
        note: moderationAppeals.note,
        createdAt: moderationAppeals.createdAt,
      })
      .from(moderationAppeals)
      .innerJoin(moderationCases, eq(moderationCases.id, moderationAppeals.caseId))
      .innerJoin(contentSubmissions, eq(contentSubmissions.id, moderationCases.contentId))
      .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
      .where(eq(moderationAppeals.status, "open"))
      .orderBy(asc(moderationAppeals.createdAt))
      .limit(PAGE_SIZE),
  );
  return rows;
}
