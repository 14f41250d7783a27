import { and, eq, inArray, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { recordMovement } from "~/features/billing/ledger/record-movement.server";
import { type AuditContext, audit } from "~/platform/audit";
import { enqueue } from "~/platform/enqueue";
import {
  assertRowChanged,
  brokenUnique,
  ConcurrencyError,
  type Database,
  type Statement,
} from "~db/client";
import type { AuditAction } from "~db/constants";
import { payments } from "~db/schema";
import { enqueueSettlement } from "./enqueue-settlement.server";
import { type FoundPayment, findPayment } from "./find-payment.server";
import { PAYMENT_REFUND } from "./job-names";
import { paymentNotifications } from "./notifications";
import { notifySides } from "./notify-sides.server";
import { recordFunding } from "./record-payment.server";
import { paymentMachine } from "./status";

export interface CheckoutContext extends AuditContext {
  db: Database;
}

/**
 * Writes down what has become of the page of a payment: it was paid, it has expired, or it is still open. Done twice, it is done
 * once. A payment that is paid on two pages is kept once, and the later one goes back.
 */
export async function recordCheckout(
  ctx: CheckoutContext,
  page: Stripe.Checkout.Session,
): Promise<void> {
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

const auditCheckout = (
  ctx: CheckoutContext,
  { id }: FoundPayment,
  action: AuditAction,
  detail: object,
) =>
  audit(ctx, {
    userId: null,
    action,
    resourceType: "payment",
    resourceId: id,
    detail: { ...detail },
  });

/** Nobody paid in time: it is due again. */
const expirePayment = (ctx: CheckoutContext, payment: FoundPayment, pageId: string) =>
  ignoreConcurrency(
    ctx.db.write([
      ctx.db.orm
        .update(payments)
        .set({ status: paymentMachine.steps.expire.to, sessionId: null, ...changedRow(ctx) })
        .where(
          and(
            eq(payments.id, payment.id),
            inArray(payments.status, paymentMachine.steps.expire.from),
            eq(payments.sessionId, pageId),
          ),
        ),
      assertRowChanged(),
      auditCheckout(ctx, payment, "payment_lapsed", { page: pageId }),
    ]),
  );

const holdPayment = (ctx: CheckoutContext, payment: FoundPayment, intentId: string) => {
  const { id, amount, fee } = payment;
  // What is still to be paid in after this.
  const rest = payment.owed - amount;
  return ignoreConcurrency(
    ctx.db.write([
      ctx.db.orm
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
      assertRowChanged(),
      recordMovement("funded", { paymentId: id, amount: amount + fee, what: intentId }, ctx.now),
      auditCheckout(ctx, payment, "payment_funded", { amount, fee, intentId }),
      ...recordFunding(payment, ctx.now),
      ...notifySides(ctx, paymentNotifications.funded, payment, { amount, fee, rest }),
      // The deal may have ended while the page was open.
      enqueueSettlement(sql`payment.id = ${id}`, ctx.now),
    ]),
  );
};

/** Money that nobody asked for: it came in and goes out again. */
async function refundUnexpected(
  ctx: CheckoutContext,
  payment: FoundPayment,
  intentId: string,
  amount: number,
) {
  const { id: paymentId } = payment;
  const refund = { paymentId, intentId, amount, what: intentId };
  const statements: Statement[] = [
    enqueue(PAYMENT_REFUND, refund, ctx.now, { key: intentId }),
    recordMovement("funded", refund, ctx.now),
    recordMovement("refund_due", refund, ctx.now),
    auditCheckout(ctx, payment, "payment_paid_twice", { intentId, amount }),
  ];
  await ctx.db.write(statements).catch((error) => {
    if (brokenUnique(error) !== "outbox.idempotency_key") throw error;
  });
}

const changedRow = ({ now }: CheckoutContext) => ({
  version: sql`${payments.version} + 1`,
  updatedAt: now,
});

/** Another answer of Stripe was written first: it said the same, or the next look finds the difference. */
async function ignoreConcurrency(written: Promise<unknown>) {
  await written.catch((error) => {
    if (!(error instanceof ConcurrencyError)) throw error;
  });
}
