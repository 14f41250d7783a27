import { sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { LEDGER_ACCOUNTS, type LedgerAccount, type LedgerMovement } from "~db/constants";

const listed = (kinds: readonly LedgerMovement[]) =>
  sql.raw(kinds.map((kind) => `'${kind}'`).join(", "));

/**
 * What movements of the first kinds add, less those of the others, in pence.
 * @param entry the alias of `ledger_entries` in the query
 */
export const sumMovements = (
  plus: readonly LedgerMovement[],
  minus: readonly LedgerMovement[] = [],
  entry = "ledger_entries",
) =>
  sql<number>`coalesce(sum(case
    when ${sql.raw(`${entry}.kind`)} in (${listed(plus)}) then ${sql.raw(`${entry}.amount`)}
    when ${sql.raw(`${entry}.kind`)} in (${listed(minus)}) then -${sql.raw(`${entry}.amount`)} end), 0)`;

/** What has gone to athletes and not come back. */
export const sumToAthletes = (entry?: string) =>
  sumMovements(["released"], ["bank_share", "bank_loss", "taken_back"], entry);

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
