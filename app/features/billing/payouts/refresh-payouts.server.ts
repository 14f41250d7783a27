import { and, eq, type SQL } from "drizzle-orm";
import type { Emit } from "~/events";
import { queueMailTo } from "~/features/identity/accounts/mail.server";
import { commit, readAgain, untilWritten, type Writer } from "~/platform/command";
import type { Env } from "~/platform/env";
import type { Patience } from "~/platform/stripe";
import type { Statement } from "~db/client";
import { payoutAccounts } from "~db/schema";
import { type AccountState, accountStateOf } from "./account-state";
import { payoutsReadyMail, payoutsStoppedMail } from "./mails";
import { accountOf } from "./provider.server";

interface RefreshContext extends Writer {
  env: Env;
  emit: Emit;
}

/**
 * Asks Stripe what an account for payouts can do now, and writes that down, with the mails of what has changed. Events only
 * say when to ask, as with plans (decision 65).
 * @param which the row, by its person or its account; without one there is nothing to ask
 * @returns whether it has changed what was known
 */
export const refreshPayouts = (
  asking: RefreshContext,
  which: SQL,
  patience?: Patience,
): Promise<boolean> =>
  untilWritten(async () => {
    const { db, env, now } = asking;
    const [[row]] = await db.read(db.orm.select().from(payoutAccounts).where(which));
    if (!row) return false;
    const state = accountStateOf(await accountOf(env, row.accountId, patience));
    const isChanged = JSON.stringify(comparedFields(row)) !== JSON.stringify(comparedFields(state));
    const own = eq(payoutAccounts.userId, row.userId);
    await commit(
      asking,
      {
        // An answer that says nothing new overtakes none.
        change: isChanged
          ? db.orm
              .update(payoutAccounts)
              .set({ ...state, version: row.version + 1, checkedAt: now })
              .where(and(own, eq(payoutAccounts.version, row.version)))
          : db.orm.update(payoutAccounts).set({ checkedAt: now }).where(own),
        ...(isChanged && {
          effects: consequences(asking, row, state),
          audit: {
            userId: null,
            action: "payouts_changed",
            resourceType: "payout_account",
            resourceId: row.userId,
            detail: { from: comparedFields(row), to: comparedFields(state) },
          },
        }),
      },
      readAgain,
    );
    return isChanged;
  });

type Row = typeof payoutAccounts.$inferSelect;

const comparedFields = ({ state, due, dueBy }: Pick<Row, "state" | "due" | "dueBy">) => ({
  state,
  due,
  dueBy,
});

const consequences = (asking: RefreshContext, row: Row, to: AccountState): Statement[] => [
  ...mailsOf(row, to, asking.now),
  ...(to.state === "ready"
    ? asking.emit("payouts.ready", { athleteId: row.userId }, asking.now)
    : []),
];

function mailsOf({ userId, state }: Row, to: AccountState, now: number): Statement[] {
  if (to.state === "ready" && state !== "ready")
    return [queueMailTo(userId, payoutsReadyMail(), now)];
  const stops = to.state === "restricted" || to.state === "closed";
  if (stops && state !== to.state) return [queueMailTo(userId, payoutsStoppedMail(to), now)];
  return [];
}
