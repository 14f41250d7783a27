import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { balancesOf } from "~/features/billing/ledger/balances.server";
import { recordMovement, wasRecorded } from "~/features/billing/ledger/record-movement.server";
import { commitIfUnchanged, systemContext } from "~/platform/command";
import type { Background } from "~/platform/context";
import { HOUR_MS } from "~/platform/durations";
import { TooEarly } from "~/platform/outbox";
import { payments } from "~db/schema";
import { type FoundPayment, findPayment } from "./find-payment.server";
import { paymentNotifications } from "./notifications";
import { notifySides } from "./notify-sides.server";
import { listRefunds, makeRefund, refundName } from "./provider.server";
import { requireRefundsBooked } from "./require-refunds-booked.server";

export const refundSchema = z.object({
  paymentId: z.string(),
  intentId: z.string(),
  amount: z.number().int().positive(),
  /** Names the refund: the payment, or what was paid a second time for it. */
  what: z.string(),
});

type Refund = z.infer<typeof refundSchema>;
type JobContext = Pick<Background, "db" | "env" | "clock">;

/**
 * Has Stripe refund, and writes that down. What a bank has given back meanwhile is not refunded again, and while a bank looks at the
 * payment, or Stripe has moved more of the charge than the ledger says, the money waits. Whatever it is stopped between, done again it is done once.
 */
export async function sendRefund(sending: JobContext, refund: Refund): Promise<void> {
  const { db, env, clock } = sending;
  const payment = await findPayment(db, eq(payments.id, refund.paymentId));
  if (!payment) throw new Error(`There is no payment ${refund.paymentId}`);
  const { to_brand: due } = await balancesOf(db, refund.paymentId);
  const amount = Math.min(refund.amount, due);
  if (amount === 0) return;
  const refunds = await listRefunds(env, refund.intentId);
  const earlier = refunds.find((one) => refundName(one) === refund.what);
  if (!earlier) {
    const isQuestioned = payment.isQuestioned && payment.intentId === refund.intentId;
    const isAhead = payment.aheadAtStripe.includes(refund.intentId);
    if (isQuestioned || isAhead) throw new TooEarly(clock() + HOUR_MS);
    await requireRefundsBooked(sending, payment, refund.intentId, refunds);
  }
  const { id } = earlier ?? (await makeRefund(env, { ...refund, amount }));
  await storeRefund(sending, payment, { ...refund, amount: earlier?.amount ?? amount }, id);
}

/** Writes down what Stripe has refunded of the brand's share already, though nobody heard its answer. */
export async function bookRefund(
  sending: JobContext,
  { id, intentId }: FoundPayment,
): Promise<void> {
  const payment = await findPayment(sending.db, eq(payments.id, id));
  if (!payment || !intentId || payment.refundedAt !== null) return;
  const refunds = await listRefunds(sending.env, intentId);
  const earlier = refunds.find((one) => refundName(one) === id);
  if (!earlier) return;
  const refund = { paymentId: id, intentId, amount: earlier.amount, what: id };
  await storeRefund(sending, payment, refund, earlier.id);
}

async function storeRefund(
  { db, clock }: JobContext,
  payment: FoundPayment,
  refund: Refund,
  refundId: string,
) {
  const { paymentId, amount, what } = refund;
  const now = clock();
  const isShare = what === paymentId;
  const marked = db.orm
    .update(payments)
    .set({ refundId, refundedAt: now, version: sql`${payments.version} + 1`, updatedAt: now })
    .where(and(eq(payments.id, paymentId), isNull(payments.refundedAt)));
  await commitIfUnchanged(systemContext(db, `refund ${what}`, now), {
    ...(isShare && { change: marked }),
    effects: [
      recordMovement("refunded", { paymentId, amount, what }, now),
      ...notifySides(
        { now },
        paymentNotifications.refunded,
        payment,
        { amount },
        { sides: ["brand"], isBundled: true },
      ),
    ],
    audit: {
      action: "payment_refunded",
      resourceType: "payment",
      resourceId: paymentId,
      detail: { amount, refundId },
    },
  }).catch((error) => {
    if (!wasRecorded(error)) throw error;
  });
}
