import { sql } from "drizzle-orm";
import type Stripe from "stripe";
import { readChargeEntries } from "~/features/billing/ledger/record-movement.server";
import { intentsIn, isRefundOf, refundedReference } from "~/features/billing/ledger/references";
import { commit } from "~/platform/command";
import type { Background } from "~/platform/context";
import { HOUR_MS } from "~/platform/durations";
import { enqueue } from "~/platform/enqueue";
import { TooEarly } from "~/platform/outbox";
import { paymentDifferences } from "~db/schema";
import type { FoundPayment } from "./find-payment.server";
import { PAYMENT_COMPARE } from "./outbox-kinds";
import { refundName } from "./provider.server";

/**
 * Lets nothing leave for a charge of which more was refunded in Stripe itself than the ledger says, and has the deal compared, which
 * shows the difference to staff. A refund of ours that is not in the ledger yet does not count, nor does what an admin has explained.
 * @param refunds what Stripe has refunded of the charge of this intent
 * @param most how much of it may have been refunded in all, pence, unless the ledger has more
 * @throws TooEarly
 */
export async function requireRefundsBooked(
  { db, clock }: Pick<Background, "db" | "clock">,
  { dealId }: Pick<FoundPayment, "dealId">,
  intentId: string,
  refunds: readonly Stripe.Refund[],
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const [entries, [explained]] = await db.read(
    readChargeEntries(db, [intentId]),
    db.orm
      .select({
        inLedger: paymentDifferences.inLedger,
        amount: sql<number>`at_stripe - in_ledger`,
      })
      .from(paymentDifferences)
      .where(
        sql`kind = 'refunded' and reference = ${intentId} and closed_at is null and explained_at is not null`,
      ),
  );
  const intents = intentsIn(entries);
  const booked = entries.filter((entry) => isRefundOf(entry, intentId, intents));
  const references = new Set(booked.map(({ reference }) => reference));
  const made = refunds.filter((refund) => {
    const what = refundName(refund);
    return what === undefined || references.has(refundedReference(what));
  });
  // What was explained are these sums, and no later ones.
  const extra = explained?.inLedger === sumOf(booked) ? explained.amount : 0;
  const isAllowed = sumOf(refunds) <= Math.max(most, sumOf(booked)) + extra;
  if (isAllowed && sumOf(made) <= sumOf(booked) + extra) return;
  const now = clock();
  await commit(
    { db },
    { effects: [enqueue(PAYMENT_COMPARE, { dealId, refundedByHand: intentId }, now)] },
  );
  throw new TooEarly(now + HOUR_MS);
}

const sumOf = (rows: readonly { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);
