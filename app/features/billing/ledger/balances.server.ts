import { sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { LEDGER_ACCOUNTS, type LedgerAccount } from "~db/constants";

/** What each account holds of a payment. Those outside are negative by what came from them. */
export async function balancesOf(
  { orm, read }: Database,
  paymentId: string,
): Promise<Record<LedgerAccount, number>> {
  const [rows] = await read(
    orm.all<{ account: LedgerAccount; amount: number }>(sql`
      select account, sum(amount) as amount from (
        select to_account as account, amount from ledger_entries where payment_id = ${paymentId}
        union all
        select from_account, -amount from ledger_entries where payment_id = ${paymentId})
      group by account`),
  );
  const held = new Map(rows.map(({ account, amount }) => [account, amount]));
  return Object.fromEntries(
    LEDGER_ACCOUNTS.map((account) => [account, held.get(account) ?? 0]),
  ) as Record<LedgerAccount, number>;
}
