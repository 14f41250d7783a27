import { asc, gt } from "drizzle-orm";
import type { RunBatch } from "~/platform/daily-jobs";
import { enqueue } from "~/platform/enqueue";
import { payoutAccounts } from "~db/schema";
import { NIGHT } from "../subscriptions/check-subscription.server";
import { PAYOUT_CHECK } from "./check-payout-account.server";
import { PAYOUTS_SWEEP } from "./sweep-payout-accounts.server";

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
