import { eq, sql } from "drizzle-orm";
import { paths } from "~/paths";
import { workflow } from "~/platform/command";
import { contentSubmissions, moderationAppeals, moderationCases } from "~db/schema";
import { actsWith } from "../accounts/abilities.server";
import type { CommandContext } from "../accounts/actor";
import { contentChanged, notify } from "../notifications/notify";
import type { AppealDecision } from "./schema";
import { appealMachine } from "./status";

const transitionAppeal = workflow({
  machine: appealMachine,
  table: moderationAppeals,
  resource: "moderation_appeal",
  actsAs: actsWith("moderate content"),
  async read({ db }: CommandContext, id) {
    const [[found]] = await db.read(
      db.orm
        .select({
          id: moderationAppeals.id,
          status: moderationAppeals.status,
          caseId: moderationAppeals.caseId,
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
  // An appeal belongs to all staff.
  unchanged: () => undefined,
});

/** Answers an appeal. What is given back is a draft again, with its files. */
export const decideAppeal = (
  ctx: CommandContext,
  id: string,
  { decision, answer }: AppealDecision,
) =>
  transitionAppeal(ctx, id, decision, ({ caseId, contentId, athleteId, title }) => {
    const piece = `“${title || "Untitled Content"}”`;
    const overturned = decision === "overturn";
    return {
      set: { answer, decidedBy: ctx.actor.userId, decidedAt: ctx.now },
      effects: [
        ...(overturned
          ? [sql`update moderation_cases set decision = 'dismissed' where id = ${caseId}`]
          : []),
        ...notify(ctx, {
          userId: athleteId,
          kind: "moderation",
          title: overturned ? "Content given back" : "Your appeal was turned down",
          message: (overturned
            ? `Our moderators looked at ${piece} again and gave it back to you. You can send it again. ${answer}`
            : `Our moderators looked at ${piece} again. It stays removed. ${answer}`
          ).trim(),
          link: paths.athlete.content(contentId),
        }),
        contentChanged(contentId, ctx.now),
      ],
    };
  });
