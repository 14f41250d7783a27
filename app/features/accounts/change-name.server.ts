import { and, eq } from "drizzle-orm";
import { commit } from "~/platform/command";
import { wrapError } from "~/platform/errors";
import { isWithinSaveLimit, savedTooOften } from "~/platform/save-limit";
import type { Statement } from "~db/client";
import { profiles } from "~db/schema";
import type { CommandContext } from "./actor";

/**
 * Changes the actor's own name; the session's claims follow with the next request.
 * @param before what the change of a name takes with it
 */
export async function changeName(ctx: CommandContext, fullName: string, before: Statement[] = []) {
  const { actor, db, now } = ctx;
  try {
    await commit(
      ctx,
      {
        before,
        change: db.orm
          .update(profiles)
          .set({ fullName })
          .where(
            and(
              eq(profiles.id, actor.personId),
              isWithinSaveLimit(actor.personId, "name_changed", now),
            ),
          ),
        // Forms that have the name, too, are overtaken.
        effects: ctx.emit("account.renamed", { userId: actor.personId }, now),
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
