import type { Database } from "~db/client";
import { type Placeholders, prepareReads } from "~db/prepare-reads";
import { DEADLINE_KINDS, type DeadlineKind, RULES } from "./deadline-kinds";
import { deadlinePage, noticeSubject } from "./deadline-sides";
import { type Deadline, deadlineOf } from "./deadlines";
import {
  type PendingAction,
  selectPendingActions,
  toPendingActions,
} from "./open-deadlines.server";

const SHOWN = 4;
/** Rows read for each kind, oldest first. More than are shown, because an extended one is due later than newer ones. */
const LOOKED_THROUGH = 100;

/** The pending actions that an athlete or a brand waits for, sorted by deadline. */
export async function listAwaitedDeadlines(
  db: Database,
  { sideId, type }: { sideId: string; type: Side },
  now: number,
) {
  const kinds = DEADLINE_KINDS.filter((kind) => RULES[kind].by !== type);
  // In parallel: one round trip.
  const found = await Promise.all(kinds.map((kind) => db.read(...readAwaited({ sideId }, kind))));
  const items = found
    .flatMap(([rows]) => toPendingActions(rows))
    .map((pendingAction) => itemOf(pendingAction, type, deadlineOf(pendingAction, now)))
    .sort((a, b) => a.deadline.lastDay.localeCompare(b.deadline.lastDay));
  return { total: items.length, items: items.slice(0, SHOWN) };
}

type Side = "athlete" | "brand";

/** The open pending actions of a kind, for the side that waits for the other. */
const readAwaited = prepareReads(
  (db, { sideId }: Placeholders<{ sideId: string }>, kind: DeadlineKind) => {
    const own = RULES[kind].by === "brand" ? { athleteId: sideId } : { brandId: sideId };
    return [selectPendingActions(db, kind, { ...own, limit: LOOKED_THROUGH })];
  },
);

const itemOf = (pendingAction: PendingAction, type: Side, deadline: Deadline) => ({
  id: pendingAction.subjectId,
  to: deadlinePage(pendingAction.kind, noticeSubject(pendingAction), type),
  who: type === "athlete" ? pendingAction.company : pendingAction.athleteName,
  what: pendingAction.title || pendingAction.campaign,
  deadline,
});

export type Waiting = Awaited<ReturnType<typeof listAwaitedDeadlines>>;
