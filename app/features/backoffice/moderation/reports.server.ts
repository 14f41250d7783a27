import { asc, desc, eq, or, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { notify } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import { actsWith } from "~/features/identity/accounts/staff-access.server";
import { workflow } from "~/platform/command";
import { notFound } from "~/platform/errors";
import type { Database } from "~db/client";
import type { ReportDecision } from "~db/constants";
import { brandProfiles, conversationReports, profiles } from "~db/schema";
import { moderationNotifications } from "./notifications";
import { selectReportFiles } from "./report-files.server";
import type { ReportDecided } from "./schema";
import { type ReportTransition, reportMachine } from "./status";
import { isAppealOpen, needsSecondReviewer } from "./warnings.server";

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
