import { and, eq, type SQL } from "drizzle-orm";
import { z } from "zod";
import { personOfSide } from "~/features/identity/accounts/brand-members";
import { queueMailTo } from "~/features/identity/accounts/mail.server";
import { commit, readAgain, untilWritten, type Writer } from "~/platform/command";
import { enqueue } from "~/platform/enqueue";
import type { Env } from "~/platform/env";
import type { Patience } from "~/platform/stripe";
import type { Statement } from "~db/client";
import { subscriptions } from "~db/schema";
import { planEndedMail, planPastDueMail } from "./mails";
import { subscriptionsOf } from "./provider.server";
import { type PlanState, planStateOf } from "./subscription-state";

/** The kind of outbox row that tells other features that a brand or an athlete has another plan than before. */
export const PLAN_CHANGED = "plan-changed";

export const planChangedSchema = z.object({ sideId: z.string() });

interface RefreshContext extends Writer {
  env: Env;
}

/**
 * Asks Stripe what the account has now, and writes that down, with the mails of what has changed. Events only say when to
 * ask, so it does not matter which of them come, how often, or in which order.
 * @param which the row, by its account or its customer; without one there is nothing to ask
 * @param first is done once, before Stripe is asked; what it returns is written with the answer
 * @returns whether it has changed what was known
 */
export const refreshSubscription = (
  asking: RefreshContext,
  which: SQL,
  patience?: Patience,
  first: (row: Row | undefined) => Promise<Statement[]> = async () => [],
): Promise<boolean> => {
  let done: Statement[] | undefined;
  return untilWritten(async () => {
    const { db, env, now } = asking;
    const [[row]] = await db.read(db.orm.select().from(subscriptions).where(which));
    done ??= await first(row);
    if (!row) return false;
    const planState = planStateOf(await subscriptionsOf(env, row.customerId, patience), now);
    const isChanged = FIELDS.some((field) => row[field] !== planState[field]);
    const own = eq(subscriptions.sideId, row.sideId);
    await commit(
      asking,
      {
        // An answer that says nothing new overtakes none.
        change: isChanged
          ? db.orm
              .update(subscriptions)
              .set({ ...planState, version: row.version + 1, checkedAt: now })
              .where(and(own, eq(subscriptions.version, row.version)))
          : db.orm.update(subscriptions).set({ checkedAt: now }).where(own),
        effects: [...done, ...(isChanged ? consequences(row, planState, now) : [])],
        ...(isChanged && {
          audit: {
            userId: null,
            action: "subscription_changed",
            resourceType: "subscription",
            resourceId: row.sideId,
            detail: { from: summary(row), to: summary(planState) },
          },
        }),
      },
      readAgain,
    );
    return isChanged;
  });
};

type Row = typeof subscriptions.$inferSelect;

const FIELDS = ["subscriptionId", "plan", "state", "paidUntil", "endsAt", "graceEndsAt"] as const;

const summary = ({ plan, state, endsAt }: PlanState) => ({ plan, state, endsAt });

const consequences = (row: Row, to: PlanState, now: number): Statement[] => [
  ...mailsOf(row, to, now),
  ...(row.plan === to.plan ? [] : [enqueue(PLAN_CHANGED, { sideId: row.sideId }, now)]),
];

function mailsOf({ sideId, state, plan }: Row, to: PlanState, now: number): Statement[] {
  if (to.state === "past_due" && state !== "past_due" && to.plan && to.graceEndsAt)
    return [queueMailTo(personOfSide(sideId), planPastDueMail(to.plan, to.graceEndsAt), now)];
  if (to.state === "free" && state !== "free" && plan)
    return [queueMailTo(personOfSide(sideId), planEndedMail(plan), now)];
  return [];
}
