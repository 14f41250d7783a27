import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Events } from "~/events";
import { recordMovement } from "~/features/billing/ledger/record-movement.server";
import { payoutReadinessOf } from "~/features/billing/payouts/account-state";
import { commitIfUnchanged, systemContext } from "~/platform/command";
import type { Background } from "~/platform/context";
import { HOUR_MS } from "~/platform/durations";
import { dueNow } from "~/platform/enqueue";
import { TooEarly } from "~/platform/outbox";
import type { Database, Statement } from "~db/client";
import { payments, payoutAccounts } from "~db/schema";
import { findPayment } from "./find-payment.server";
import { paymentNotifications } from "./notifications";
import { notifySides } from "./notify-sides.server";
import { PAYMENT_TRANSFER } from "./outbox-kinds";
import { chargeOf, listRefunds, makeTransfer, transferOf } from "./provider.server";
import { requireRefundsBooked } from "./require-refunds-booked.server";

export const transferSchema = z.object({ paymentId: z.string() });

type JobContext = Pick<Background, "db" | "env" | "clock">;

/**
 * Has Stripe move an athlete's share to their account, and writes that down. While the account is not ready, a bank looks at the
 * payment, or Stripe has moved more of its charge than the ledger says, the money waits. Whatever it is stopped between, done again it is done once.
 */
export async function sendTransfer(
  sending: JobContext,
  { paymentId }: z.infer<typeof transferSchema>,
): Promise<void> {
  const payment = await findUnsentPayment(sending.db, paymentId);
  if (!payment) return;
  const { id } =
    (await findEarlierTransfer(sending, payment)) ?? (await startTransfer(sending, payment));
  await storeTransfer(sending, payment, id);
}

/** Writes down what Stripe has moved already, though nobody heard its answer. */
export async function bookTransfer(sending: JobContext, paymentId: string): Promise<void> {
  const payment = await findUnsentPayment(sending.db, paymentId);
  const found = payment && (await findEarlierTransfer(sending, payment));
  if (found) await storeTransfer(sending, payment, found.id);
}

async function findUnsentPayment(db: Database, paymentId: string) {
  const payment = await findPayment(db, eq(payments.id, paymentId));
  if (!payment?.toAthlete || !payment.intentId || payment.sentAt !== null) return null;
  return { ...payment, toAthlete: payment.toAthlete, intentId: payment.intentId };
}

type UnsentPayment = NonNullable<Awaited<ReturnType<typeof findUnsentPayment>>>;

const findEarlierTransfer = ({ env }: JobContext, { id, dealId }: UnsentPayment) =>
  transferOf(env, { dealId, what: id });

async function startTransfer(sending: JobContext, payment: UnsentPayment) {
  const { id: what, dealId, athleteId, intentId, toAthlete: amount } = payment;
  const { db, env, clock } = sending;
  const [[row]] = await db.read(
    db.orm.select().from(payoutAccounts).where(eq(payoutAccounts.userId, athleteId)),
  );
  const readiness = payoutReadinessOf(row);
  const isAhead = payment.aheadAtStripe.includes(intentId);
  if (payment.isQuestioned || isAhead || !readiness.mayPay) throw new TooEarly(clock() + HOUR_MS);
  const refunds = await listRefunds(env, intentId);
  await requireRefundsBooked(sending, payment, intentId, refunds, payment.chargeToBrand);
  const chargeId = await chargeOf(env, intentId);
  const { accountId } = readiness;
  return makeTransfer(env, { dealId, chargeId, amount, accountId, what });
}

async function storeTransfer(
  { db, clock }: JobContext,
  payment: UnsentPayment,
  transferId: string,
) {
  const { id: paymentId, toAthlete: amount } = payment;
  const now = clock();
  await commitIfUnchanged(systemContext(db, `transfer ${paymentId}`, now), {
    change: db.orm
      .update(payments)
      .set({ transferId, sentAt: now, version: sql`${payments.version} + 1`, updatedAt: now })
      .where(and(eq(payments.id, paymentId), isNull(payments.sentAt))),
    effects: [
      recordMovement("sent", { paymentId, amount }, now),
      ...notifySides(
        { now },
        paymentNotifications.sent,
        payment,
        { amount },
        { sides: ["athlete"], isBundled: true },
      ),
    ],
    audit: {
      action: "payment_sent",
      resourceType: "payment",
      resourceId: paymentId,
      detail: { amount, transferId },
    },
  });
}

/** An athlete's account has become ready: what waits for it goes at once. */
export const queueWaitingTransfers = (
  { athleteId }: Events["payouts.ready"],
  now: number,
): Statement =>
  dueNow(
    PAYMENT_TRANSFER,
    sql`payload ->> '$.paymentId' in (select id from payments where athlete_id = ${athleteId})`,
    now,
  );
