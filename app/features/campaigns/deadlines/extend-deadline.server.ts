import { notify } from "~/features/communication/notifications/notify";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { audit } from "~/platform/audit";
import { commit } from "~/platform/command";
import { conflict, notFound, wrapError } from "~/platform/errors";
import { assertRowChanged, type Database, type Statement } from "~db/client";
import { type DeadlineKind, RULES } from "./deadline-kinds";
import { actingAccount, noticeSubject } from "./deadline-sides";
import { deadlineOf, dueAt, extensionOf, lastDayOf } from "./deadlines";
import { deadlineNotifications, noticeParams } from "./notifications";
import {
  type PendingAction,
  selectPendingActions,
  toPendingActions,
} from "./open-deadlines.server";
import { storeDeadlineStep } from "./store-deadline-step.server";

/**
 * Gives the other side the full time again, from today. Only the waiting side may do this. A second click on the same day
 * changes nothing.
 * @returns the new last day
 * @throws AppError not_found if the actor has no open pending action with this id, conflict if it has been decided
 */
export async function extendDeadline(ctx: CommandContext, kind: DeadlineKind, subjectId: string) {
  const [lastDay = ""] = await extendDeadlines(ctx, kind, [subjectId]);
  return { lastDay };
}

/**
 * The same for several, all or none. Those that wait for nothing are passed over.
 * @returns the last day of each that is open
 * @throws AppError not_found if none of them is open, conflict if one has been decided
 */
export async function extendDeadlines(
  ctx: CommandContext,
  kind: DeadlineKind,
  subjectIds: readonly string[],
): Promise<string[]> {
  const { db, now } = ctx;
  const open = (await readWaiting(ctx, kind, subjectIds)).map((pendingAction) => ({
    pendingAction,
    extendedTo: extensionOf(pendingAction, now),
  }));
  const effects = open.flatMap(({ pendingAction, extendedTo }) =>
    extendedTo === null
      ? []
      : [
          // The reminder at half of the time counts as sent: an extended deadline has only the one on its last day.
          storeDeadlineStep(pendingAction, { lastStep: "half", extendedTo }),
          assertRowChanged(),
          ...notify(ctx, deadlineNotifications.extended, {
            userId: actingAccount(pendingAction),
            subjectId: noticeSubject(pendingAction),
            params: noticeParams(pendingAction, extendedTo),
          }),
          audit(ctx, {
            userId: ctx.actor.personId,
            action: "deadline_extended",
            resourceType: RULES[kind].subject,
            resourceId: pendingAction.subjectId,
            detail: { kind, lastDay: extendedTo },
          }),
        ],
  );
  await write(db, effects, "extend deadline");
  return open.map(({ pendingAction, extendedTo }) => extendedTo ?? lastDayOf(pendingAction));
}

/**
 * Reminds those whose answer the actor waits for, each once: it takes the place of the reminder at half of the time, so that
 * they get no more reminders than without it. Those who have been reminded are passed over.
 * @returns how many were reminded
 * @throws AppError not_found if none of them is open, conflict if one has been decided
 */
export async function remindWaiting(
  ctx: CommandContext,
  kind: DeadlineKind,
  subjectIds: readonly string[],
): Promise<number> {
  const { db, now } = ctx;
  const open = await readWaiting(ctx, kind, subjectIds);
  const due = open.filter((turn) => !turn.lastStep && now < dueAt(turn));
  const effects = due.flatMap((pendingAction) => {
    const { isToday } = deadlineOf(pendingAction, now);
    return [
      storeDeadlineStep(pendingAction, { lastStep: isToday ? "last" : "half" }),
      assertRowChanged(),
      ...notify(ctx, deadlineNotifications.reminder, {
        userId: actingAccount(pendingAction),
        subjectId: noticeSubject(pendingAction),
        params: { ...noticeParams(pendingAction), isLast: isToday },
      }),
    ];
  });
  await write(db, effects, "remind");
  return due.length;
}

async function readWaiting(
  ctx: CommandContext,
  kind: DeadlineKind,
  subjectIds: readonly string[],
): Promise<PendingAction[]> {
  const side = RULES[kind].by === "athlete" ? "brand" : "athlete";
  requireParty(ctx, side);
  const { db, actor } = ctx;
  const own = side === "brand" ? { brandId: actor.brandId } : { athleteId: actor.personId };
  const [rows] = await db.read(
    selectPendingActions(db, kind, { ...own, subjectIds, limit: subjectIds.length }),
  );
  const open = toPendingActions(rows);
  if (open.length === 0) throw notFound(GONE);
  return open;
}

async function write(db: Database, effects: Statement[], what: string): Promise<void> {
  if (effects.length === 0) return;
  try {
    await commit({ db }, { effects }, () => conflict(GONE));
  } catch (error) {
    throw wrapError(what, error);
  }
}

const GONE = "This is no longer waiting for an answer. Reload the page to see what was decided.";
