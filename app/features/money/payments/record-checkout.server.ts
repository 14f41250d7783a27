import { and, eq, inArray, or, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { recordMovement, wasRecorded } from "~/features/billing/ledger/record-movement.server";
import { chargedPart, fundedReference } from "~/features/billing/ledger/references";
import { audit } from "~/platform/audit";
import { commit, readAgain, untilWritten, type Writer } from "~/platform/command";
import { enqueue } from "~/platform/enqueue";
import { assertRowChanged, type Database, type Statement } from "~db/client";
import type { AuditAction } from "~db/constants";
import { ledgerEntries, payments } from "~db/schema";
import { type ChargedPart, partsIn } from "./charged-parts";
import { enqueueSettlement } from "./enqueue-settlement.server";
import { type FoundPayment, findPayments } from "./find-payment.server";
import { notifyFunded } from "./notify-funded.server";
import { PAYMENT_REFUND } from "./outbox-kinds";
import { recordFunding } from "./record-payment.server";
import { paymentMachine } from "./status";

/**
 * Writes down what has become of a page: it was paid, it has expired, or it is still open. All its payments are written together, and
 * done twice, it is done once. A payment that is paid on two pages counts once, and the later one goes back, also as a part of its charge.
 */
export const recordCheckout = (ctx: Writer, page: Stripe.Checkout.Session): Promise<void> =>
  untilWritten(() => recordPage(ctx, page));

async function recordPage(ctx: Writer, page: Stripe.Checkout.Session): Promise<void> {
  if (page.status === "expired") return expirePayments(ctx, page.id);
  const intentId = page.payment_intent;
  if (page.payment_status !== "paid" || typeof intentId !== "string") return;
  const parts = partsIn(page.metadata);
  if (parts.reduce((sum, { total }) => sum + total, 0) !== page.amount_total)
    throw new Error(`${page.id} was paid with another sum than that of its payments`);
  const [found, written] = await Promise.all([
    findPayments(ctx.db, or(...parts.map(isPart))),
    writtenParts(ctx.db, intentId, parts),
  ]);
  const charged = found.flatMap((payment) => {
    const part = parts.find(
      ({ dealId, number }) => dealId === payment.dealId && number === payment.number,
    );
    const name = chargedPart(intentId, payment.dealId, payment.number);
    return part && !written.has(fundedReference(name))
      ? [{ payment, intentId, total: part.total, name }]
      : [];
  });
  if (charged.length === 0) return;
  const expected = charged.filter(
    ({ payment: { intentId, amount, fee }, total }) => intentId === null && total === amount + fee,
  );
  const funded = expected.map(({ payment }) => payment);
  const effects = [
    ...charged.flatMap((one) =>
      expected.includes(one) ? holdPayment(ctx, one) : refundUnexpected(ctx, one),
    ),
    ...(funded.length > 0 ? notifyFunded(ctx, funded) : []),
  ];
  await commit({ db: ctx.db }, { effects }, readAgain).catch((error) => {
    if (!wasRecorded(error)) throw error;
  });
}

const isPart = ({ dealId, number }: ChargedPart) =>
  and(eq(payments.dealId, dealId), eq(payments.number, number));

/** Those of the parts that were written down before. */
async function writtenParts(
  { orm, read }: Database,
  intentId: string,
  parts: readonly ChargedPart[],
): Promise<Set<string>> {
  const names = parts.map(({ dealId, number }) =>
    fundedReference(chargedPart(intentId, dealId, number)),
  );
  const [rows] = await read(
    orm
      .select({ reference: ledgerEntries.reference })
      .from(ledgerEntries)
      .where(inArray(ledgerEntries.reference, names)),
  );
  return new Set(rows.map(({ reference }) => reference));
}

/** Its author is Stripe, also where a person has asked it. */
const auditBy = (ctx: Writer, { id }: FoundPayment, action: AuditAction, detail: object) =>
  audit(ctx, {
    userId: null,
    action,
    resourceType: "payment",
    resourceId: id,
    detail: { ...detail },
  });

/** They were not paid in time and are due again. */
async function expirePayments(ctx: Writer, page: string) {
  const found = await findPayments(
    ctx.db,
    and(eq(payments.sessionId, page), inArray(payments.status, paymentMachine.steps.expire.from)),
  );
  if (found.length === 0) return;
  const effects = found.flatMap((payment) => [
    ctx.db.orm
      .update(payments)
      .set({ status: paymentMachine.steps.expire.to, sessionId: null, ...changedRow(ctx) })
      .where(
        and(
          eq(payments.id, payment.id),
          inArray(payments.status, paymentMachine.steps.expire.from),
          eq(payments.sessionId, page),
        ),
      ),
    assertRowChanged(),
    auditBy(ctx, payment, "payment_lapsed", { page }),
  ]);
  await commit({ db: ctx.db }, { effects }, readAgain);
}

interface Charged {
  payment: FoundPayment;
  intentId: string;
  total: number;
  /** Names it within its charge. */
  name: string;
}

const holdPayment = (ctx: Writer, { payment, intentId, total, name }: Charged): Statement[] => {
  const { id, amount, fee } = payment;
  return [
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
    recordMovement("funded", { paymentId: id, amount: total, what: name }, ctx.now),
    ...recordFunding(payment, ctx.now),
    // The deal may have ended while the page was open.
    enqueueSettlement(sql`payment.id = ${id}`, ctx.now),
    auditBy(ctx, payment, "payment_funded", { amount, fee, intentId }),
  ];
};

/** Money that was not requested: it came in and goes out again. */
function refundUnexpected(ctx: Writer, { payment, intentId, total: amount, name }: Charged) {
  const { id: paymentId } = payment;
  const refund = { paymentId, intentId, amount, what: name };
  return [
    enqueue(PAYMENT_REFUND, refund, ctx.now, { key: name }),
    recordMovement("funded", refund, ctx.now),
    recordMovement("refund_due", refund, ctx.now),
    auditBy(ctx, payment, "payment_paid_twice", { intentId, amount }),
  ];
}

const changedRow = ({ now }: Writer) => ({
  version: sql`${payments.version} + 1`,
  updatedAt: now,
});
