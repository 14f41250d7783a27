import { asc, eq, or, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { ledgerEntries, payments } from "~db/schema";
import { fundedRange } from "./references";

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
