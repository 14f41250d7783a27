import { and, eq, inArray, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { recordMovement } from "~/features/billing/ledger/record-movement.server";
import { type Change, commit, commitIfUnchanged, type Writer } from "~/platform/command";
import { enqueue } from "~/platform/enqueue";
import { brokenUnique } from "~db/client";
import type { AuditAction } from "~db/constants";
import { payments } from "~db/schema";
import { enqueueSettlement } from "./enqueue-settlement.server";
import { type FoundPayment, findPayment } from "./find-payment.server";
import { paymentNotifications } from "./notifications";
import { notifySides } from "./notify-sides.server";
import { PAYMENT_REFUND } from "./outbox-kinds";
import { recordFunding } from "./record-payment.server";
import { paymentMachine } from "./status";

/**
 * Writes down what has become of the page of a payment: it was paid, it has expired, or it is still open. Done twice, it is done
 * once. A payment that is paid on two pages is kept once, and the later one goes back. Where another answer was written first, it
 * said the same, or the next look finds the difference.
 */
export async function recordCheckout(ctx: Writer, page: Stripe.Checkout.Session): Promise<void> {
  const { deal = "", payment: number } = page.metadata ?? {};
  const payment = await findPayment(
    ctx.db,
    and(eq(payments.dealId, deal), eq(payments.number, Number(number))),
  );
  if (!payment) return;
  if (page.status === "expired") return expirePayment(ctx, payment, page.id);
  const intentId = page.payment_intent;
  if (page.payment_status !== "paid" || typeof intentId !== "string") return;
  if (payment.intentId === intentId) return;
  const total = page.amount_total ?? 0;
  const isAsked = payment.intentId === null && total === payment.amount + payment.fee;
  return isAsked
    ? holdPayment(ctx, payment, intentId)
    : refundUnexpected(ctx, payment, intentId, total);
}

/** Its author is Stripe, also where a person has asked it. */
const auditOf = ({ id }: FoundPayment, action: AuditAction, detail: object): Change["audit"] => ({
  userId: null,
  action,
  resourceType: "payment",
  resourceId: id,
  detail: { ...detail },
});

/** It was not paid in time and is due again. */
const expirePayment = async (ctx: Writer, payment: FoundPayment, pageId: string) => {
  await commitIfUnchanged(ctx, {
    change: ctx.db.orm
      .update(payments)
      .set({ status: paymentMachine.steps.expire.to, sessionId: null, ...changedRow(ctx) })
      .where(
        and(
          eq(payments.id, payment.id),
          inArray(payments.status, paymentMachine.steps.expire.from),
          eq(payments.sessionId, pageId),
        ),
      ),
    audit: auditOf(payment, "payment_lapsed", { page: pageId }),
  });
};

const holdPayment = async (ctx: Writer, payment: FoundPayment, intentId: string) => {
  const { id, amount, fee } = payment;
  // What is still to be paid in after this.
  const rest = payment.owed - amount;
  await commitIfUnchanged(ctx, {
    change: ctx.db.orm
      .update(payments)
      .set({
        status: paymentMachine.steps.fund.to,
        intentId,
        fundedAt: ctx.now,
        ...changedRow(ctx),
      })
      .where(
        and(
          eq(payments.id, id),
          inArray(payments.status, paymentMachine.steps.fund.from),
          eq(payments.version, payment.version),
        ),
      ),
    effects: [
      recordMovement("funded", { paymentId: id, amount: amount + fee, what: intentId }, ctx.now),
      ...recordFunding(payment, ctx.now),
      ...notifySides(ctx, paymentNotifications.funded, payment, { amount, fee, rest }),
      // The deal may have ended while the page was open.
      enqueueSettlement(sql`payment.id = ${id}`, ctx.now),
    ],
    audit: auditOf(payment, "payment_funded", { amount, fee, intentId }),
  });
};

/** Money that was not requested: it came in and goes out again. */
async function refundUnexpected(
  ctx: Writer,
  payment: FoundPayment,
  intentId: string,
  amount: number,
) {
  const { id: paymentId } = payment;
  const refund = { paymentId, intentId, amount, what: intentId };
  await commit(ctx, {
    effects: [
      enqueue(PAYMENT_REFUND, refund, ctx.now, { key: intentId }),
      recordMovement("funded", refund, ctx.now),
      recordMovement("refund_due", refund, ctx.now),
    ],
    audit: auditOf(payment, "payment_paid_twice", { intentId, amount }),
  }).catch((error) => {
    if (brokenUnique(error) !== "outbox.idempotency_key") throw error;
  });
}

const changedRow = ({ now }: Writer) => ({
  version: sql`${payments.version} + 1`,
  updatedAt: now,
});
