import type { CommandContext } from "~/features/identity/accounts/actor";
import { DAY_MS } from "~/platform/durations";
import { listBlockers } from "./blockers.server";
import { newestDeletion } from "./deletion.server";
import { newestExport } from "./export.server";
import { EXPORT_DAYS } from "./limits";

/** What /data-management shows. */
export async function dataPage(ctx: CommandContext) {
  const { actor, db, now } = ctx;
  const [[[copy], [deletion]], blockers] = await Promise.all([
    db.read(newestExport(ctx), newestDeletion(ctx)),
    listBlockers(db, actor.personId),
  ]);
  const until = copy?.readyAt ? copy.readyAt + EXPORT_DAYS * DAY_MS : null;
  return {
    isStaff: actor.type === "staff",
    copy: copy && (until === null || until > now) ? { ...copy, until } : null,
    mayAsk: !copy || copy.createdAt <= now - DAY_MS,
    blockers,
    deletion:
      deletion?.status === "scheduled"
        ? { dueAt: deletion.dueAt, canUndo: deletion.dueAt > now }
        : null,
  };
}
