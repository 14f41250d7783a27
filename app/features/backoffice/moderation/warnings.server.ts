import { and, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import { mayAnswer, roleTooNew } from "~/features/billing/ledger/second-admin.server";
import { notify } from "~/features/communication/notifications/notify";
import { appealCutoff, appealDeadline } from "~/features/content/content/appeal";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { hasColleague, requireAbility } from "~/features/identity/accounts/staff-access.server";
import { commit } from "~/platform/command";
import { conflict, notFound } from "~/platform/errors";
import { conversationReports } from "~db/schema";
import { moderationNotifications } from "./notifications";
import type { AppealDecision } from "./schema";

/** A warning about messages, as the person warned sees it: without who reported them, and their one appeal. */

/** An appeal that no moderator has answered. */
export const isAppealOpen = and(
  isNotNull(conversationReports.appealedAt),
  isNull(conversationReports.appealAnsweredAt),
);

const isOwnWarning = ({ actor }: CommandContext, id: string) =>
  and(eq(conversationReports.id, id), eq(conversationReports.reportedId, actor.personId));

/** @throws AppError not_found, also for a report that led to no warning */
export async function loadWarning(ctx: CommandContext, id: string) {
  const [[found]] = await ctx.db.read(
    ctx.db.orm
      .select({
        decision: conversationReports.decision,
        note: conversationReports.reportedNote,
        at: sql<number>`${conversationReports.closedAt}`,
        appealedAt: conversationReports.appealedAt,
        answer: conversationReports.appealAnswer,
        answeredAt: conversationReports.appealAnsweredAt,
      })
      .from(conversationReports)
      .where(
        and(
          isOwnWarning(ctx, id),
          or(eq(conversationReports.decision, "warned"), isNotNull(conversationReports.appealedAt)),
        ),
      ),
  );
  if (!found) throw notFound();
  const until = appealDeadline(found.at);
  return { ...found, until: found.appealedAt === null && until > ctx.now ? until : null };
}

export type Warning = Awaited<ReturnType<typeof loadWarning>>;

/** Asks moderators to look at a warning again: once, within 30 days. @throws AppError conflict */
export const appealWarning = (ctx: CommandContext, id: string, note: string) =>
  commit(
    ctx,
    {
      change: ctx.db.orm
        .update(conversationReports)
        .set({ appeal: note, appealedAt: ctx.now })
        .where(
          and(
            isOwnWarning(ctx, id),
            eq(conversationReports.decision, "warned"),
            isNull(conversationReports.appealedAt),
            gt(conversationReports.closedAt, appealCutoff(ctx.now)),
          ),
        ),
      audit: {
        action: "conversation_report_appealed",
        resourceType: "conversation_report",
        resourceId: id,
      },
    },
    () => conflict("This can't be appealed any more."),
  );

/** The condition that this member of staff gave the warning, and someone else can look at it again. */
export const needsSecondReviewer = (userId: string) =>
  sql<boolean>`${and(
    eq(conversationReports.closedBy, userId),
    hasColleague("moderate content", userId),
  )}`.mapWith(Boolean);

/**
 * Answers an appeal. A warning that is taken back is a dismissed report.
 * @throws AppError conflict for the one who gave the warning, while a colleague can answer, or if the role is too new
 */
export async function answerWarningAppeal(
  ctx: CommandContext,
  id: string,
  { decision, answer }: AppealDecision,
) {
  requireAbility(ctx, "moderate content");
  const { actor, db, now } = ctx;
  const isOpen = and(eq(conversationReports.id, id), isAppealOpen);
  const isAnswerer = mayAnswer(ctx, "moderate content", sql`${conversationReports.closedAt}`);
  const [[found]] = await db.read(
    db.orm
      .select({
        reportedId: conversationReports.reportedId,
        waits: needsSecondReviewer(actor.personId),
        isAnswerer,
      })
      .from(conversationReports)
      .where(isOpen),
  );
  if (!found) throw notFound();
  if (found.waits) throw conflict("You gave this warning, so a colleague answers the appeal.");
  if (!found.isAnswerer) throw roleTooNew();
  await commit(ctx, {
    change: db.orm
      .update(conversationReports)
      .set({
        appealAnswer: answer,
        appealAnsweredBy: actor.personId,
        appealAnsweredAt: now,
        ...(decision === "overturn" && { decision: "dismissed" }),
      })
      .where(and(isOpen, isAnswerer)),
    effects: notify(ctx, moderationNotifications.warning_appeal_answered, {
      userId: found.reportedId,
      subjectId: id,
      params: { decision, answer },
    }),
    audit: {
      action:
        decision === "uphold"
          ? "conversation_report_appeal_upheld"
          : "conversation_report_appeal_overturned",
      resourceType: "conversation_report",
      resourceId: id,
    },
  });
}
