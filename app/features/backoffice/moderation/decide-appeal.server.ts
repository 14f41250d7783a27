import { and, eq, sql } from "drizzle-orm";
import { mayAnswer, roleTooNew } from "~/features/billing/ledger/second-admin.server";
import { broadcastContentChange, notify } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { actsWith, hasColleague } from "~/features/identity/accounts/staff-access.server";
import { workflow } from "~/platform/command";
import { conflict } from "~/platform/errors";
import { contentSubmissions, moderationAppeals, moderationCases } from "~db/schema";
import { moderationNotifications } from "./notifications";
import type { AppealDecision } from "./schema";
import { appealMachine } from "./status";

/** The condition that this member of staff made the decision, and someone else can look at it again. */
const needsSecondReviewer = (userId: string) =>
  sql<boolean>`${and(
    eq(moderationCases.closedBy, userId),
    hasColleague("moderate content", userId),
  )}`.mapWith(Boolean);

/** Of a row of `moderation_appeals`: the actor was a moderator when the case was decided, or has been one for long enough. */
const isAnswerer = (ctx: CommandContext) =>
  mayAnswer(
    ctx,
    "moderate content",
    sql`(select closed_at from moderation_cases decided where decided.id = moderation_appeals.case_id)`,
  );

const SAME_DECIDER = "You made this decision, so a colleague answers the appeal.";

const transitionAppeal = workflow({
  machine: appealMachine,
  table: moderationAppeals,
  resource: "moderation_appeal",
  actsAs: actsWith("moderate content"),
  async read(ctx: CommandContext, id) {
    const { actor, db } = ctx;
    const [[found]] = await db.read(
      db.orm
        .select({
          id: moderationAppeals.id,
          status: moderationAppeals.status,
          caseId: moderationAppeals.caseId,
          against: moderationCases.decision,
          waitsForColleague: needsSecondReviewer(actor.personId),
          isAnswerer: isAnswerer(ctx),
          contentId: contentSubmissions.id,
          title: contentSubmissions.title,
          athleteId: contentSubmissions.athleteId,
        })
        .from(moderationAppeals)
        .innerJoin(moderationCases, eq(moderationCases.id, moderationAppeals.caseId))
        .innerJoin(contentSubmissions, eq(contentSubmissions.id, moderationCases.contentId))
        .where(eq(moderationAppeals.id, id)),
    );
    return found;
  },
  // An appeal belongs to all staff, and who closed its case stays who it was.
  unchanged: () => undefined,
});

/**
 * Answers an appeal. What is given back is a draft again, with its files; a warning taken back no longer counts.
 * @throws AppError conflict for the one who made the decision, while a colleague can answer, or if the role is too new
 */
export const decideAppeal = (
  ctx: CommandContext,
  id: string,
  { decision, answer }: AppealDecision,
) =>
  transitionAppeal(ctx, id, decision, (found) => {
    const { caseId, contentId, athleteId, title, against } = found;
    if (found.waitsForColleague) throw conflict(SAME_DECIDER);
    if (!found.isAnswerer) throw roleTooNew();
    return {
      onlyIf: isAnswerer(ctx),
      set: { answer, decidedBy: ctx.actor.personId, decidedAt: ctx.now },
      effects: [
        ...(decision === "overturn"
          ? [sql`update moderation_cases set decision = 'dismissed' where id = ${caseId}`]
          : []),
        ...notify(ctx, moderationNotifications.appeal_answered, {
          userId: athleteId,
          subjectId: contentId,
          params: {
            against: against === "removed" ? "removed" : "warned",
            decision,
            title: title || "Untitled Content",
            answer,
          },
        }),
        broadcastContentChange(contentId, ctx.now),
      ],
    };
  });
