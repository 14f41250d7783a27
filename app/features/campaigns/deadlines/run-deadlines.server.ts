import { notify } from "~/features/communication/notifications/notify";
import { personOfSide } from "~/features/identity/accounts/brand-members";
import { commit } from "~/platform/command";
import type { Background } from "~/platform/context";
import { appErrorIn } from "~/platform/errors";
import { errorFields, log } from "~/platform/log";
import type { Database } from "~db/client";
import type { DeadlineStep } from "~db/constants";
import { DEADLINE_KINDS, type DeadlineSubject, RULES } from "./deadline-kinds";
import { actingAccount, noticeSubject, waitingAccount } from "./deadline-sides";
import { stepDue } from "./deadlines";
import { deadlineNotifications, noticeParams } from "./notifications";
import {
  type PendingAction,
  selectPendingActions,
  toPendingActions,
} from "./open-deadlines.server";
import { storeDeadlineStep } from "./store-deadline-step.server";

/** The action at the deadline of each subject (app/server/jobs.ts). */
export type DeadlineHandlers = Record<
  DeadlineSubject,
  (db: Database, pendingAction: PendingAction, now: number) => Promise<unknown>
>;

const PAGE = 200;
/** A run of a Worker may make 1,000 requests. */
const STEPS_PER_RUN = 400;

/**
 * Takes the steps that are due: reminders and the actions at deadlines. It reads all open pending actions, oldest first. Each
 * step is a batch that checks the state that was read, so a parallel run or an earlier decision rolls it back.
 * @returns how many steps were taken
 */
export async function runDeadlines(
  { db, clock }: Pick<Background, "db" | "clock">,
  atDeadline: DeadlineHandlers,
  until: number,
): Promise<number> {
  let steps = 0;
  for (const kind of DEADLINE_KINDS) {
    let after: { since: number; subjectId: string } | "start" = "start";
    for (;;) {
      if (clock() >= until) return steps;
      const [rows] = await db.read(selectPendingActions(db, kind, { after, limit: PAGE }));
      const page = toPendingActions(rows);
      for (const pendingAction of page) {
        const step = stepDue(pendingAction, clock());
        if (!step) continue;
        if (steps >= STEPS_PER_RUN || clock() >= until) return steps;
        if (
          await taken(pendingAction, step, () => take(db, pendingAction, step, clock(), atDeadline))
        )
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
  { kind, subjectId }: PendingAction,
  step: DeadlineStep,
  run: () => Promise<unknown>,
) {
  try {
    await run();
    return true;
  } catch (error) {
    // It was decided or extended, or another run took the step, since it was read.
    if (appErrorIn(error)?.code !== "conflict")
      log("error", "deadline.failed", { kind, step, id: subjectId, ...errorFields(error) });
    return false;
  }
}

const take = (
  db: Database,
  pendingAction: PendingAction,
  step: DeadlineStep,
  now: number,
  atDeadline: DeadlineHandlers,
) =>
  step === "due"
    ? atDeadline[RULES[pendingAction.kind].subject](db, pendingAction, now)
    : commit(
        { db },
        {
          change: storeDeadlineStep(pendingAction, { lastStep: step }),
          effects: notify(
            { actor: { personId: personOfSide(waitingAccount(pendingAction)) }, now },
            deadlineNotifications.reminder,
            {
              userId: actingAccount(pendingAction),
              subjectId: noticeSubject(pendingAction),
              params: { ...noticeParams(pendingAction), isLast: step === "last" },
            },
          ),
        },
      );
