import { and, asc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Emit } from "~/events";
import { NIGHT } from "~/features/billing/subscriptions/check-subscriptions.server";
import { commit, systemContext } from "~/platform/command";
import type { Background } from "~/platform/context";
import type { RunBatch } from "~/platform/daily-jobs";
import { enqueue } from "~/platform/enqueue";
import { log } from "~/platform/log";
import type { EventListener } from "~/platform/stripe-webhook";
import { payoutAccounts, profiles } from "~db/schema";
import { accountsPage } from "./provider.server";
import { refreshPayouts } from "./refresh-payouts.server";

/** Events of connected accounts that may change what one can do. */
const ABOUT_ACCOUNTS = /^(account\..+|capability\.updated)$/;

export const queuePayoutCheck: EventListener = ({ id, type, account }) =>
  account && ABOUT_ACCOUNTS.test(type)
    ? { kind: PAYOUT_CHECK, payload: { accountId: account, asked: id } }
    : null;

/** An account to ask about, and what made us ask: an event, or the night. */
export const payoutCheckSchema = z.object({ accountId: z.string(), asked: z.string() });

/** The kind of these rows in the outbox. */
export const PAYOUT_CHECK = "payout-account";

/** The queue tries again by itself. */
const PATIENCE = { timeoutMs: 8_000, retries: 0 };

export const checkPayoutAccount =
  (emit: Emit) =>
  async (
    { db, env, clock }: Pick<Background, "db" | "env" | "clock">,
    { accountId, asked }: z.infer<typeof payoutCheckSchema>,
  ): Promise<void> => {
    const isChanged = await refreshPayouts(
      { ...systemContext(db, asked, clock()), env, emit },
      eq(payoutAccounts.accountId, accountId),
      PATIENCE,
    );
    if (isChanged && asked.startsWith(NIGHT)) log("warn", "payouts.differed", { accountId });
  };

const ROWS = 200;

/** The daily job: has Stripe asked about every account for payouts, and its accounts looked through for others, so that lost events come out. */
export const checkPayoutAccounts: RunBatch = async ({ read, orm }, { day, now }, cursor) => {
  const [rows] = await read(
    orm
      .select({ userId: payoutAccounts.userId, accountId: payoutAccounts.accountId })
      .from(payoutAccounts)
      .where(gt(payoutAccounts.userId, cursor))
      .orderBy(asc(payoutAccounts.userId))
      .limit(ROWS),
  );
  const writes = rows.map(({ accountId }) =>
    enqueue(PAYOUT_CHECK, { accountId, asked: NIGHT + day }, now),
  );
  if (cursor === "") writes.push(enqueue(PAYOUTS_SWEEP, { after: null, day }, now));
  return { writes, next: rows.length < ROWS ? null : (rows.at(-1)?.userId ?? null) };
};

/** The kind of these rows in the outbox. */
export const PAYOUTS_SWEEP = "payout-sweep";

/** The last account of the page before. */
export const payoutsSweepSchema = z.object({ after: z.string().nullable(), day: z.string() });

/**
 * Looks through a page of the connected accounts at Stripe, for those that no row has: the row of an account that was made after the
 * moment to which the database was restored. Its athlete gets the row again, and Stripe is asked about it; an account without
 * such an athlete, or of an athlete with another account, is logged for staff. Stripe keeps the accounts of athletes who left, and
 * lists those that it has closed: they stay without a row.
 */
export async function sweepPayoutAccounts(
  { db, env, clock }: Pick<Background, "db" | "env" | "clock">,
  { after, day }: z.infer<typeof payoutsSweepSchema>,
): Promise<void> {
  const { accounts, next } = await accountsPage(env, after);
  const now = clock();
  /** The accounts of this page that no row has. */
  const readStrange = async () => {
    const [rows, left] = await db.read(
      db.orm
        .select({ accountId: payoutAccounts.accountId })
        .from(payoutAccounts)
        .where(
          inArray(
            payoutAccounts.accountId,
            accounts.map(({ id }) => id),
          ),
        ),
      db.orm
        .select({ id: profiles.id })
        .from(profiles)
        .where(
          and(
            inArray(
              profiles.id,
              accounts.map(({ athleteId }) => athleteId),
            ),
            isNotNull(profiles.closedAt),
          ),
        ),
    );
    const known = new Set([...rows.map(({ accountId }) => accountId), ...left.map(({ id }) => id)]);
    return accounts.filter(({ id, athleteId }) => !known.has(id) && !known.has(athleteId));
  };
  const writes = (await readStrange()).flatMap(({ id: accountId, athleteId }) => [
    sql`insert into payout_accounts (user_id, account_id, state, checked_at, created_at)
      select id, ${accountId}, 'started', ${now}, ${now} from profiles
      where id = ${athleteId} and user_type = 'athlete' and closed_at is null
      on conflict do nothing`,
    enqueue(PAYOUT_CHECK, { accountId, asked: NIGHT + day }, now),
  ]);
  const following = next ? [enqueue(PAYOUTS_SWEEP, { after: next, day }, now)] : [];
  if (writes.length + following.length > 0)
    await commit({ db }, { effects: [...writes, ...following] });
  if (writes.length === 0) return;
  for (const { id, athleteId } of await readStrange())
    log("error", "payouts.unknown", { account: id, athlete: athleteId });
}
