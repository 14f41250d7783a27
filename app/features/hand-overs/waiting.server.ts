import type { Database } from "~db/client";
import type { HandOverKind } from "~db/constants";
import { deadlinePage, noticeSubject } from "./deadline-sides";
import { type Deadline, deadlineOf, RULES } from "./deadlines";
import { type HandOver, openHandOvers, readHandOvers } from "./open-deadlines.server";

const SHOWN = 4;
/** Rows read for each kind, oldest first. More than are shown, because an extended one is due later than newer ones. */
const LOOKED_THROUGH = 100;

/** The hand-overs that an athlete or a brand waits for, sorted by deadline. */
export async function listAwaitedDeadlines(
  db: Database,
  { sideId, type }: { sideId: string; type: "athlete" | "brand" },
  now: number,
) {
  const kinds = (Object.keys(RULES) as HandOverKind[]).filter((kind) => RULES[kind].by !== type);
  const own = type === "athlete" ? { athleteId: sideId } : { brandId: sideId };
  // In parallel: one round trip.
  const found = await Promise.all(
    kinds.map((kind) => db.read(openHandOvers(db, kind, { ...own, limit: LOOKED_THROUGH }))),
  );
  const items = found
    .flatMap(([rows]) => readHandOvers(rows))
    .map((handOver) => itemOf(handOver, type, deadlineOf(handOver, now)))
    .sort((a, b) => a.deadline.lastDay.localeCompare(b.deadline.lastDay));
  return { total: items.length, items: items.slice(0, SHOWN) };
}

const itemOf = (handOver: HandOver, type: "athlete" | "brand", deadline: Deadline) => ({
  id: handOver.subjectId,
  to: deadlinePage(handOver.kind, noticeSubject(handOver), type),
  who: type === "athlete" ? handOver.company : handOver.athleteName,
  what: handOver.title || handOver.campaign,
  deadline,
});

export type Waiting = Awaited<ReturnType<typeof listAwaitedDeadlines>>;
