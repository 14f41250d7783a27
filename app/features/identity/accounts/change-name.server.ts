import { and, eq } from "drizzle-orm";
import { commit } from "~/platform/command";
import { wrapError } from "~/platform/errors";
import { isWithinSaveLimit, savedTooOften } from "~/platform/save-limit";
import { profiles } from "~db/schema";
import type { CommandContext } from "./actor";

/** Changes the actor's own name; the session's claims follow with the next request. */
export async function changeName(ctx: CommandContext, fullName: string) {
  const { actor, db, now, request } = ctx;
  try {
    await commit(
      ctx,
      {
        before: ctx.emit(
          "account.renamed",
          { userId: actor.personId, formerName: actor.name, fullName, request },
          now,
        ),
        change: db.orm
          .update(profiles)
          .set({ fullName })
          .where(
            and(
              eq(profiles.id, actor.personId),
              isWithinSaveLimit(actor.personId, "name_changed", now),
            ),
          ),
        audit: {
          action: "name_changed",
          resourceType: "account",
          resourceId: actor.personId,
          detail: { from: actor.name, to: fullName },
        },
      },
      savedTooOften,
    );
  } catch (error) {
    throw wrapError("save name", error);
  }
}
