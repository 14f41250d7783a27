import { and, asc, desc, eq, or, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { notify } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import { requireStaff } from "~/features/identity/accounts/guards.server";
import { actsWith, requireAbility } from "~/features/identity/accounts/staff-access.server";
import type { ServedFiles } from "~/features/media/media/serve";
import { filesOf, paths } from "~/paths";
import { commit, workflow } from "~/platform/command";
import { notFound } from "~/platform/errors";
import type { Database } from "~db/client";
import type { ReportDecision } from "~db/constants";
import { brandProfiles, conversationReports, media, profiles } from "~db/schema";
import { moderationNotifications } from "./notifications";
import type { ReportDecided } from "./schema";
import { type ReportTransition, reportMachine } from "./status";
import { isAppealOpen, needsSecondReviewer } from "./warnings.server";

/** The files of the reported messages that still exist: a file that its sender has unsent is deleted. */
const selectReportFiles = ({ orm }: Database, reportId: string) =>
  orm
    .select({ id: media.id, kind: media.kind, name: media.name, width: media.width })
    .from(conversationReports)
    .innerJoin(
      media,
      and(
        eq(media.conversationId, conversationReports.conversationId),
        sql`${media.id} in (select value ->> '$.mediaId' from json_each(${conversationReports.messages}))`,
      ),
    )
    .where(eq(conversationReports.id, reportId));

/**
 * A file of a report for staff. Each look is audited, because the file is private to the two people of the conversation.
 * @throws AppError not_found, also for other files of the same conversation
 */
export async function findReportedFile(ctx: CommandContext, reportId: string, mediaId: string) {
  requireAbility(ctx, "moderate content");
  const [files] = await ctx.db.read(selectReportFiles(ctx.db, reportId));
  const file = files.find(({ id }) => id === mediaId);
  if (!file) throw notFound();
  await commit(ctx, {
    audit: {
      action: "conversation_report_file_opened",
      resourceType: "conversation_report",
      resourceId: reportId,
      detail: { mediaId },
    },
  });
  return file;
}

export const reportedFiles: ServedFiles<Record<"reportId" | "mediaId", string>> = {
  path: filesOf(paths.admin.report(":reportId")).file(":mediaId", ":file"),
  guard: (context) => requireStaff(context, "moderate content"),
  mayOpen: (ctx, { reportId, mediaId }) => findReportedFile(ctx, reportId, mediaId),
  isAudited: true,
};

const PAGE_SIZE = 50;
const MAX_EARLIER = 10;

const reporter = alias(profiles, "reporter");
const moderator = alias(profiles, "moderator");
const reported = alias(profiles, "reported");

/** A brand is called by its company. */
const displayName = (person: { id: SQLiteColumn; fullName: SQLiteColumn }) =>
  sql<string>`coalesce((select nullif(${brandProfiles.companyName}, '') from ${brandProfiles}
    where ${brandProfiles.id} = ${brandOfPerson(person.id)}), ${person.fullName})`;

const PERSON_COLUMNS = { reporter: displayName(reporter), reported: displayName(reported) };

export type OpenReport = Awaited<ReturnType<typeof listOpenReports>>[number];

/** What waits for a moderator: a report, or an appeal against the warning it led to. */
export const isReportOpen = or(eq(conversationReports.status, "open"), isAppealOpen);

/** The open reports of conversations, oldest first. */
export async function listOpenReports(db: Database) {
  const [rows] = await db.read(
    db.orm
      .select({
        id: conversationReports.id,
        reason: conversationReports.reason,
        createdAt: conversationReports.createdAt,
        appealedAt: conversationReports.appealedAt,
        messages: sql<number>`json_array_length(${conversationReports.messages})`,
        ...PERSON_COLUMNS,
      })
      .from(conversationReports)
      .innerJoin(reporter, eq(reporter.id, conversationReports.reporterId))
      .innerJoin(reported, eq(reported.id, conversationReports.reportedId))
      .where(isReportOpen)
      .orderBy(asc(conversationReports.createdAt))
      .limit(PAGE_SIZE),
  );
  return rows;
}

/**
 * A report with the copies of the reported messages and their files, and the latest decisions about the same person. Staff
 * see nothing else of the conversation.
 * @throws AppError not_found
 */
export async function loadStaffReport({ db, actor }: CommandContext, id: string) {
  const subject = db.orm
    .select({ id: conversationReports.reportedId })
    .from(conversationReports)
    .where(eq(conversationReports.id, id));
  const [[report], others, files] = await db.read(
    db.orm
      .select({
        id: conversationReports.id,
        reason: conversationReports.reason,
        details: conversationReports.details,
        messages: conversationReports.messages,
        status: conversationReports.status,
        decision: conversationReports.decision,
        reporterNote: conversationReports.reporterNote,
        reportedNote: conversationReports.reportedNote,
        createdAt: conversationReports.createdAt,
        closedAt: conversationReports.closedAt,
        closedBy: moderator.fullName,
        appeal: conversationReports.appeal,
        appealedAt: conversationReports.appealedAt,
        appealAnswer: conversationReports.appealAnswer,
        appealAnsweredAt: conversationReports.appealAnsweredAt,
        waitsForColleague: needsSecondReviewer(actor.personId),
        ...PERSON_COLUMNS,
      })
      .from(conversationReports)
      .innerJoin(reporter, eq(reporter.id, conversationReports.reporterId))
      .innerJoin(reported, eq(reported.id, conversationReports.reportedId))
      .leftJoin(moderator, eq(moderator.id, conversationReports.closedBy))
      .where(eq(conversationReports.id, id)),
    db.orm
      .select({
        id: conversationReports.id,
        reason: conversationReports.reason,
        decision: conversationReports.decision,
        createdAt: conversationReports.createdAt,
      })
      .from(conversationReports)
      .where(eq(conversationReports.reportedId, subject))
      .orderBy(desc(conversationReports.createdAt))
      .limit(MAX_EARLIER + 1),
    selectReportFiles(db, id),
  );
  if (!report) throw notFound();
  return {
    ...report,
    messages: report.messages.map(({ mediaId, ...message }) => ({
      ...message,
      file: files.find((file) => file.id === mediaId) ?? null,
    })),
    others: others.filter((other) => other.id !== id).slice(0, MAX_EARLIER),
  };
}

export type StaffReport = Awaited<ReturnType<typeof loadStaffReport>>;

const transitionReport = workflow({
  machine: reportMachine,
  table: conversationReports,
  resource: "conversation_report",
  actsAs: actsWith("moderate content"),
  async read({ db }: CommandContext, id) {
    const [[found]] = await db.read(
      db.orm
        .select({
          id: conversationReports.id,
          status: conversationReports.status,
          conversationId: conversationReports.conversationId,
          reporterId: conversationReports.reporterId,
          reportedId: conversationReports.reportedId,
          reported: PERSON_COLUMNS.reported,
        })
        .from(conversationReports)
        .innerJoin(reported, eq(reported.id, conversationReports.reportedId))
        .where(eq(conversationReports.id, id)),
    );
    return found;
  },
  // A report belongs to all staff.
  unchanged: () => undefined,
});

const DECISION_OF: Record<ReportTransition, ReportDecision> = {
  dismiss: "dismissed",
  warn: "warned",
};

/**
 * Closes a report and notifies the reporter. The person reported learns of it only by a warning, which does not name the
 * reporter.
 * @throws AppError conflict if a colleague closed it first
 */
export const decideReport = (
  ctx: CommandContext,
  id: string,
  { decision, reporterNote, reportedNote }: ReportDecided,
) =>
  transitionReport(ctx, id, decision, ({ conversationId, reporterId, reportedId, reported }) => {
    const isWarned = decision === "warn";
    return {
      set: {
        decision: DECISION_OF[decision],
        reporterNote,
        reportedNote,
        closedBy: ctx.actor.personId,
        closedAt: ctx.now,
      },
      effects: [
        ...notify(ctx, moderationNotifications.report_closed, {
          userId: reporterId,
          subjectId: conversationId,
          params: { isWarned, reported, note: reporterNote },
        }),
        ...(isWarned
          ? notify(ctx, moderationNotifications.warned, {
              userId: reportedId,
              subjectId: id,
              params: { note: reportedNote },
            })
          : []),
      ],
    };
  });
