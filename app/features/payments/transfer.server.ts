import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Events } from "~/events";
import { audit } from "~/platform/audit";
import type { Background } from "~/platform/context";
import { HOUR_MS } from "~/platform/durations";
import { dueNow, enqueue } from "~/platform/enqueue";
import { TooEarly } from "~/platform/outbox";
import { assertRowChanged, ConcurrencyError, type Database, type Statement } from "~db/client";
import { payments, payoutAccounts } from "~db/schema";
import { move } from "../ledger/move.server";
import { payoutStandingOf } from "../payouts/standing";
import { PAYMENT_COMPARE, PAYMENT_TRANSFER } from "./kinds";
import { findPayment } from "./named.server";
import { paymentNotifications } from "./notifications";
import { notifySides } from "./notify-sides.server";
import { chargeOf, makeTransfer, transferOf } from "./provider.server";

export const transferSchema = z.object({ paymentId: z.string() });

type Sending = Pick<Background, "db" | "env" | "clock">;

/**
 * Has Stripe move an athlete's share to their account, and writes that down. While the account is not ready, a bank looks at the
 * payment, or Stripe says something else about it, the money waits. Whatever it is stopped between, done again it is done once.
 */
export async function sendTransfer(
  sending: Sending,
  { paymentId }: z.infer<typeof transferSchema>,
): Promise<void> {
  const payment = await unsent(sending.db, paymentId);
  if (!payment) return;
  const { id } = (await earlier(sending, payment)) ?? (await begin(sending, payment));
  await book(sending, payment, id);
}

/** Writes down what Stripe has moved already, though nobody heard its answer. */
export async function bookTransfer(sending: Sending, paymentId: string): Promise<void> {
  const payment = await unsent(sending.db, paymentId);
  const found = payment && (await earlier(sending, payment));
  if (found) await book(sending, payment, found.id);
}

async function unsent(db: Database, paymentId: string) {
  const payment = await findPayment(db, eq(payments.id, paymentId));
  if (!payment?.toAthlete || !payment.intentId || payment.sentAt !== null) return null;
  return { ...payment, toAthlete: payment.toAthlete, intentId: payment.intentId };
}

type Unsent = NonNullable<Awaited<ReturnType<typeof unsent>>>;

const earlier = ({ env }: Sending, { id, dealId }: Unsent) => transferOf(env, { dealId, what: id });

async function begin({ db, env, clock }: Sending, payment: Unsent) {
  const { id: what, dealId, athleteId, intentId, toAthlete: amount } = payment;
  const [[row]] = await db.read(
    db.orm.select().from(payoutAccounts).where(eq(payoutAccounts.userId, athleteId)),
  );
  const standing = payoutStandingOf(row);
  const now = clock();
  if (payment.isQuestioned || payment.differs || !standing.mayPay)
    throw new TooEarly(now + HOUR_MS);
  const { chargeId, refunded } = await chargeOf(env, intentId);
  if (refunded > (payment.toBrand ?? 0)) {
    // Refunded in Stripe itself.
    await db.write([enqueue(PAYMENT_COMPARE, { dealId, refundedByHand: intentId }, now)]);
    throw new TooEarly(now + HOUR_MS);
  }
  const { accountId } = standing;
  return makeTransfer(env, { dealId, chargeId, amount, accountId, what });
}

async function book({ db, clock }: Sending, payment: Unsent, transferId: string) {
  const { id: paymentId, toAthlete: amount } = payment;
  const now = clock();
  await db
    .write([
      db.orm
        .update(payments)
        .set({ transferId, sentAt: now, version: sql`${payments.version} + 1`, updatedAt: now })
        .where(and(eq(payments.id, paymentId), isNull(payments.sentAt))),
      assertRowChanged(),
      move("sent", { paymentId, amount }, now),
      audit(
        { now, request: { id: `transfer ${paymentId}`, ip: "", userAgent: "" } },
        {
          userId: null,
          action: "payment_sent",
          resourceType: "payment",
          resourceId: paymentId,
          detail: { amount, transferId },
        },
      ),
      ...notifySides({ now }, paymentNotifications.sent, payment, { amount }, ["athlete"]),
    ])
    .catch((error) => {
      if (!(error instanceof ConcurrencyError)) throw error;
    });
}

/** An athlete's account has become ready: what waits for it goes at once. */
export const sendWaiting = ({ athleteId }: Events["payouts.ready"], now: number): Statement =>
  dueNow(
    PAYMENT_TRANSFER,
    sql`payload ->> '$.paymentId' in (select id from payments where athlete_id = ${athleteId})`,
    now,
  );
