import { eq } from "drizzle-orm";
import { workflow } from "~/platform/command";
import { moderationCases } from "~db/schema";
import { actsAs, type CommandContext } from "../accounts/actor";
import { caseMachine } from "./status";

const transitionCase = workflow({
  machine: caseMachine,
  table: moderationCases,
  resource: "moderation_case",
  actsAs,
  async read({ db }: CommandContext, id) {
    const [[found]] = await db.read(
      db.orm
        .select({ id: moderationCases.id, status: moderationCases.status })
        .from(moderationCases)
        .where(eq(moderationCases.id, id)),
    );
    return found;
  },
  // A case belongs to all staff.
  unchanged: () => undefined,
});

/** @throws AppError conflict when a colleague closed it first */
export const closeCase = (ctx: CommandContext, id: string) =>
  transitionCase(ctx, id, "close", () => ({
    set: { closedBy: ctx.actor.userId, closedAt: ctx.now },
  }));
