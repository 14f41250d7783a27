import { and, desc, eq, sql } from "drizzle-orm";
import { may } from "~/features/identity/accounts/abilities";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { actsWith, requireAbility } from "~/features/identity/accounts/staff-access.server";
import { commit, workflow } from "~/platform/command";
import { appErrorIn, conflict } from "~/platform/errors";
import type { PolishCheck } from "~db/constants";
import { polishings, profiles } from "~db/schema";
import { claimedText } from "./holder.server";
import { polishingMachine } from "./status";

const loadNewestPolishing = async ({ db }: CommandContext, contentId: string) => {
  const [[found]] = await db.read(
    db.orm
      .select({
        id: polishings.id,
        status: polishings.status,
        holderId: polishings.claimedBy,
        holderName: profiles.fullName,
      })
      .from(polishings)
      .leftJoin(profiles, eq(profiles.id, polishings.claimedBy))
      .where(eq(polishings.contentId, contentId))
      .orderBy(desc(polishings.createdAt), desc(polishings.id))
      .limit(1),
  );
  return found;
};

const transitionPolishing = workflow({
  machine: polishingMachine,
  table: polishings,
  resource: "polishing",
  actsAs: actsWith("polish content"),
  read: loadNewestPolishing,
  unchanged: (_, { status, holderId }) =>
    status === "claimed" ? sql`claimed_by is ${holderId}` : undefined,
});

/** @throws AppError conflict that names the colleague who was quicker */
export const claimPolishing = (ctx: CommandContext, contentId: string) =>
  transitionPolishing(ctx, contentId, "claim", () => ({
    set: { claimedBy: ctx.actor.personId, claimedAt: ctx.now },
  })).catch(async (error) => {
    if (appErrorIn(error)?.code !== "conflict") throw error;
    const found = await loadNewestPolishing(ctx, contentId);
    throw found?.status === "claimed" ? conflict(claimedText(ctx, found)) : error;
  });

/** Gives it back to the queue. An admin may do so for a colleague who is away. */
export const releasePolishing = (ctx: CommandContext, contentId: string) =>
  transitionPolishing(ctx, contentId, "release", ({ holderId, holderName }) => {
    if (holderId !== ctx.actor.personId && !may(ctx.actor, "take over a colleague's work"))
      throw conflict(claimedText(ctx, { holderId, holderName }));
    return { set: { claimedBy: null, claimedAt: null } };
  });

/** Keeps what has been checked so far. */
export async function saveChecks(ctx: CommandContext, contentId: string, checks: PolishCheck[]) {
  requireAbility(ctx, "polish content");
  await commit(
    ctx,
    {
      change: ctx.db.orm
        .update(polishings)
        .set({ checks })
        .where(
          and(
            eq(polishings.contentId, contentId),
            eq(polishings.status, "claimed"),
            eq(polishings.claimedBy, ctx.actor.personId),
          ),
        ),
      audit: { action: "polishing_checked", resourceType: "content", resourceId: contentId },
    },
    () => conflict("You no longer have this to polish."),
  );
}
