import { and, eq, inArray, sql } from "drizzle-orm";
import type Stripe from "stripe";
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
import { move } from "../ledger/move.server";
import { PAYMENT_REFUND } from "./kinds";
import { findPayment, type NamedPayment } from "./named.server";
import { paymentNotifications } from "./notifications";
import { notifySides } from "./notify-sides.server";
import { recordFunding } from "./record-payment.server";
import { settleLater } from "./settle-later.server";
import { paymentMachine } from "./status";

export interface Recording extends AuditContext {
  db: Database;
}

/**
 * Writes down what has become of the page of a payment: it was paid, it has expired, or it is still open. Done twice, it is done
 * once. A payment that is paid on two pages is kept once, and the later one goes back.
 */
export async function recordPage(ctx: Recording, page: Stripe.Checkout.Session): Promise<void> {
  const { deal = "", payment: number } = page.metadata ?? {};
  const payment = await findPayment(
    ctx.db,
    and(eq(payments.dealId, deal), eq(payments.number, Number(number))),
  );
  if (!payment) return;
  if (page.status === "expired") return lapse(ctx, payment, page.id);
  const intentId = page.payment_intent;
  if (page.payment_status !== "paid" || typeof intentId !== "string") return;
  if (payment.intentId === intentId) return;
  const total = page.amount_total ?? 0;
  const isAsked = payment.intentId === null && total === payment.amount + payment.fee;
  return isAsked ? hold(ctx, payment, intentId) : giveBack(ctx, payment, intentId, total);
}

const noted = (ctx: Recording, { id }: NamedPayment, action: AuditAction, detail: object) =>
  audit(ctx, {
    userId: null,
    action,
    resourceType: "payment",
    resourceId: id,
    detail: { ...detail },
  });

/** Nobody paid in time: it is due again. */
const lapse = (ctx: Recording, payment: NamedPayment, pageId: string) =>
  unlessOvertaken(
    ctx.db.write([
      ctx.db.orm
        .update(payments)
        .set({ status: paymentMachine.steps.expire.to, sessionId: null, ...touched(ctx) })
        .where(
          and(
            eq(payments.id, payment.id),
            inArray(payments.status, paymentMachine.steps.expire.from),
            eq(payments.sessionId, pageId),
          ),
        ),
      assertRowChanged(),
      noted(ctx, payment, "payment_lapsed", { page: pageId }),
    ]),
  );

const hold = (ctx: Recording, payment: NamedPayment, intentId: string) => {
  const { id, amount, fee } = payment;
  // What is still to be paid in after this.
  const rest = payment.owed - amount;
  return unlessOvertaken(
    ctx.db.write([
      ctx.db.orm
        .update(payments)
        .set({ status: paymentMachine.steps.fund.to, intentId, fundedAt: ctx.now, ...touched(ctx) })
        .where(
          and(
            eq(payments.id, id),
            inArray(payments.status, paymentMachine.steps.fund.from),
            eq(payments.version, payment.version),
          ),
        ),
      assertRowChanged(),
      move("funded", { paymentId: id, amount: amount + fee, what: intentId }, ctx.now),
      noted(ctx, payment, "payment_funded", { amount, fee, intentId }),
      ...recordFunding(payment, ctx.now),
      ...notifySides(ctx, paymentNotifications.funded, payment, { amount, fee, rest }),
      // The deal may have ended while the page was open.
      settleLater(sql`payment.id = ${id}`, ctx.now),
    ]),
  );
};

/** Money that nobody asked for: it came in and goes out again. */
async function giveBack(ctx: Recording, payment: NamedPayment, intentId: string, amount: number) {
  const { id: paymentId } = payment;
  const refund = { paymentId, intentId, amount, what: intentId };
  const statements: Statement[] = [
    enqueue(PAYMENT_REFUND, refund, ctx.now, { key: intentId }),
    move("funded", refund, ctx.now),
    move("refund_due", refund, ctx.now),
    noted(ctx, payment, "payment_paid_twice", { intentId, amount }),
  ];
  await ctx.db.write(statements).catch((error) => {
    if (brokenUnique(error) !== "outbox.idempotency_key") throw error;
  });
}

const touched = ({ now }: Recording) => ({
  version: sql`${payments.version} + 1`,
  updatedAt: now,
});

/** Another answer of Stripe was written first: it said the same, or the next look finds the difference. */
async function unlessOvertaken(written: Promise<unknown>) {
  await written.catch((error) => {
    if (!(error instanceof ConcurrencyError)) throw error;
  });
}
