import { and, eq, sql } from "drizzle-orm";
import { markHandled } from "~/features/communication/notifications/mark-handled";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { AppError } from "~/platform/errors";
import type { Platform } from "~db/constants";
import { audienceSigns } from "~db/schema";
import { figuresSubject } from "./notifications";

/**
 * Stores what an athlete says about the unusual figures of a channel. From now on brands see both.
 * @throws AppError conflict where the figures are usual again
 */
export async function explainAnomalies(
  ctx: CommandContext,
  platform: Platform,
  explanation: string,
): Promise<void> {
  requireParty(ctx, "athlete");
  const { actor, db, now } = ctx;
  await commit(
    ctx,
    {
      change: db.orm
        .update(audienceSigns)
        .set({ explanation, explainedAt: sql`coalesce(explained_at, ${now})` })
        .where(
          and(eq(audienceSigns.athleteId, actor.personId), eq(audienceSigns.platform, platform)),
        ),
      effects: markHandled(ctx.actor.personId, ctx.now, figuresSubject(platform)),
      audit: {
        action: "audience_explained",
        resourceType: "channel",
        resourceId: actor.personId,
        detail: { platform },
      },
    },
    () => new AppError("conflict", "Your figures are usual again, so there's nothing to explain."),
  );
}
