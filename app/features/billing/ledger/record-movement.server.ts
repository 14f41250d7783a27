import { asc, eq, or, sql } from "drizzle-orm";
import type { Database, Statement } from "~db/client";
import { newId } from "~db/columns";
import { LEDGER_MOVEMENTS, type LedgerMovement } from "~db/constants";
import { ledgerEntries, payments } from "~db/schema";
import { fundedRange } from "./references";

/**
 * One movement of money, in the batch of the state that it belongs to. The database refuses it a second time, and when the account
 * holds less than that.
 * @param what names the movement among those of its kind: the payment, or the provider's id
 */
export function recordMovement(
  kind: LedgerMovement,
  { paymentId, amount, what = paymentId }: { paymentId: string; amount: number; what?: string },
  now: number,
): Statement {
  const [from, to] = LEDGER_MOVEMENTS[kind];
  return sql`insert into ledger_entries (id, kind, from_account, to_account, amount, payment_id,
      deal_id, campaign_id, brand_id, athlete_id, reference, created_at)
    select ${newId()}, ${kind}, ${from}, ${to}, ${amount}, id,
      deal_id, campaign_id, brand_id, athlete_id, ${`${kind}:${what}`}, ${now}
    from payments where id = ${paymentId}`;
}

/** Whether a batch was refused because it would have written a movement a second time. */
export const wasRecorded = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message.includes("this movement was written before") || wasRecorded(error.cause));

/** The rows of all payments that were funded from these intents. */
export const readChargeEntries = ({ orm }: Database, intents: readonly string[]) =>
  orm
    .select({
      dealId: ledgerEntries.dealId,
      paymentId: ledgerEntries.paymentId,
      /** From which the payment is held; it may also have been paid a second time. */
      paymentIntent: payments.intentId,
      from: ledgerEntries.fromAccount,
      to: ledgerEntries.toAccount,
      amount: ledgerEntries.amount,
      reference: ledgerEntries.reference,
    })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .where(
      sql`${ledgerEntries.paymentId} in (select payment_id from ledger_entries funded where ${
        or(
          ...intents.map((intent) => {
            const [first, end] = fundedRange(intent);
            return sql`funded.reference >= ${first} and funded.reference < ${end}`;
          }),
        ) ?? sql`false`
      })`,
    )
    .orderBy(asc(ledgerEntries.id));
