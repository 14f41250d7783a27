import { and, eq, sql } from "drizzle-orm";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { wrapError } from "~/platform/errors";
import { isWithinSaveLimit, savedTooOften } from "~/platform/save-limit";
import type { Database } from "~db/client";
import { athleteProfiles } from "~db/schema";

/** Whether the athlete's page can be seen without an account. */
export async function loadPublicSwitch(db: Database, userId: string) {
  const [[row]] = await db.read(
    db.orm
      .select({ isPublic: athleteProfiles.isPublic })
      .from(athleteProfiles)
      .where(eq(athleteProfiles.userId, userId)),
  );
  return row ?? null;
}

/** The same switch as in the profile form, by itself. */
export async function setPublicPage(ctx: CommandContext, isPublic: boolean) {
  requireParty(ctx, "athlete");
  const { actor, db, now } = ctx;
  try {
    await commit(
      ctx,
      {
        change: db.orm
          .update(athleteProfiles)
          .set({ isPublic, version: sql`${athleteProfiles.version} + 1` })
          .where(
            and(
              eq(athleteProfiles.userId, actor.personId),
              isWithinSaveLimit(actor.personId, "public_page_set", now),
            ),
          ),
        audit: {
          action: "public_page_set",
          resourceType: "athlete_profile",
          resourceId: actor.personId,
          detail: { isPublic },
        },
      },
      savedTooOften,
    );
  } catch (error) {
    throw wrapError("save profile", error);
  }
}
