import type { Background } from "~/platform/context";
import { appErrorIn } from "~/platform/errors";
import { errorFields, log } from "~/platform/log";
import { assertRowChanged, ConcurrencyError, type Database } from "~db/client";
import type { HandOverKind, HandOverStep } from "~db/constants";
import { personOfSide } from "../accounts/brand-members";
import { notify } from "../notifications/notify";
import { recordDeadlineEntry } from "./deadline-entries.server";
import { actingAccount, noticeSubject, waitingAccount } from "./deadline-sides";
import { RULES, stepDue } from "./deadlines";
import { handOverNotifications, noticeParams } from "./notifications";
import { type HandOver, openHandOvers, readHandOvers } from "./open-deadlines.server";

/** The action at the deadline of each kind (app/server/hand-overs.ts). */
export type DeadlineHandlers = Record<
  HandOverKind,
  (db: Database, handOver: HandOver, now: number) => Promise<unknown>
>;

const PAGE = 200;
/** A run of a Worker may make 1,000 requests. */
const STEPS_PER_RUN = 400;

/**
 * Takes the steps that are due: reminders and the actions at deadlines. It reads all open hand-overs, oldest first. Each
 * step is a batch that checks the state that was read, so a parallel run or an earlier decision rolls it back.
 * @returns how many steps were taken
 */
export async function runHandOvers(
  { db, clock }: Pick<Background, "db" | "clock">,
  atDeadline: DeadlineHandlers,
  until: number,
): Promise<number> {
  let steps = 0;
  for (const kind of Object.keys(RULES) as HandOverKind[]) {
    let after: { since: number; subjectId: string } | "start" = "start";
    for (;;) {
      if (clock() >= until) return steps;
      const [rows] = await db.read(openHandOvers(db, kind, { after, limit: PAGE }));
      const page = readHandOvers(rows);
      for (const handOver of page) {
        const step = stepDue(handOver, clock());
        if (!step) continue;
        if (steps >= STEPS_PER_RUN || clock() >= until) return steps;
        if (await taken(handOver, step, () => take(db, handOver, step, clock(), atDeadline)))
          steps += 1;
      }
      const last = page.at(-1);
      if (rows.length < PAGE || !last) break;
      after = last;
    }
  }
  return steps;
}

/** Whether a step was taken. A step that fails does not stop the others; the next run tries it again. */
async function taken(
  { kind, subjectId }: HandOver,
  step: HandOverStep,
  run: () => Promise<unknown>,
) {
  try {
    await run();
    return true;
  } catch (error) {
    // It was decided or extended, or another run took the step, since it was read.
    const wasOvertaken =
      error instanceof ConcurrencyError || appErrorIn(error)?.code === "conflict";
    if (!wasOvertaken)
      log("error", "hand_over.failed", { kind, step, id: subjectId, ...errorFields(error) });
    return false;
  }
}

const take = (
  db: Database,
  handOver: HandOver,
  step: HandOverStep,
  now: number,
  atDeadline: DeadlineHandlers,
) =>
  step === "due"
    ? atDeadline[handOver.kind](db, handOver, now)
    : db.write([
        recordDeadlineEntry(handOver, { told: step }),
        assertRowChanged(),
        ...notify(
          { actor: { personId: personOfSide(waitingAccount(handOver)) }, now },
          handOverNotifications.reminder,
          {
            userId: actingAccount(handOver),
            subjectId: noticeSubject(handOver),
            params: { ...noticeParams(handOver), isLast: step === "last" },
          },
        ),
      ]);
