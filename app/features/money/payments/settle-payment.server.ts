import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { sharesOf } from "~/features/billing/ledger/fees";
import { recordMovement } from "~/features/billing/ledger/record-movement.server";
import { type Change, commitIfUnchanged, systemContext, type Writer } from "~/platform/command";
import type { Background } from "~/platform/context";
import { enqueue } from "~/platform/enqueue";
import { conflict } from "~/platform/errors";
import { ACTIVE_DISPUTES } from "~db/constants";
import { deals, payments } from "~db/schema";
import type { Release } from "~db/terms";
import { RELEASES, releasableOf } from "./balance";
import { isWithinFee } from "./balance.server";
import { type Deal, differs, type Payment, readDeal } from "./deal.server";
import { type Decision, decideSettlements } from "./decide-settlements";
import { paymentNotifications } from "./notifications";
import { notifySides } from "./notify-sides.server";
import { PAYMENT_REFUND, PAYMENT_TRANSFER } from "./outbox-kinds";
import { BEING_CHECKED } from "./payment-view";
import { recordSettlement } from "./record-payment.server";
import { paymentMachine } from "./status";

export const settleSchema = z.object({ dealId: z.string() });

/**
 * Looks at a deal whose money is held, and settles what is decided by now. Every change that may decide something queues this
 * in its batch, and each night does so for all; so it does not matter which of them is told.
 */
export async function settleDeal(
  { db, clock }: Pick<Background, "db" | "clock">,
  { dealId }: z.infer<typeof settleSchema>,
): Promise<void> {
  const now = clock();
  const deal = await readDeal(db, eq(deals.id, dealId));
  if (!deal) return;
  const ctx = systemContext(db, `deal ${dealId}`, now);
  // A payment that has since been settled or disputed is decided again by the next run.
  for (const decision of decideSettlements(loadSettlementFacts(deal), heldPayments(deal), now))
    await commitIfUnchanged(ctx, settlePayment(ctx, deal, decision));
}

const heldPayments = ({ payments: rows }: Deal) =>
  rows.filter(({ status, differs }) => status === "held" && !differs);

const loadSettlementFacts = (deal: Deal) => ({
  ...deal,
  alreadyToAthlete: sumReleased(deal),
  returnedByRuling: deal.payments.flatMap(({ settledFor, settledAt, amount, toAthlete }) =>
    settledFor === "dispute" && settledAt !== null
      ? [{ amount: amount - (toAthlete ?? 0), at: settledAt }]
      : [],
  ),
});

/** What of the payments of a deal has gone to the athlete, in pence. */
const sumReleased = ({ payments: rows }: Deal) =>
  rows.reduce((sum, { toAthlete }) => sum + (toAthlete ?? 0), 0);

/** What a release of a payment may give the athlete now: no more than the fee in force. */
export const releasable = (deal: Deal, { amount }: Pick<Payment, "amount">): number =>
  Math.min(amount, releasableOf(deal.fee, sumReleased(deal)));

/** @throws AppError conflict: it is on its way, somebody moved it before, or Stripe says something else about it */
export function requireHeld({ status, differs }: Pick<Payment, "status" | "differs">) {
  if (status === "settled") throw conflict("This payment isn't held any more.");
  if (status !== "held")
    throw conflict("This payment hasn't arrived yet. Check it again in a minute.");
  if (differs) throw conflict(BEING_CHECKED);
}

/** Of a row of `payments`: no dispute, no bank and no difference from Stripe keeps its money where it is (`findPaymentHold`). */
export const isMovable = sql`not ${differs} and not exists (select 1 from disputes
  where disputes.deal_id = payments.deal_id
    and disputes.status in ${ACTIVE_DISPUTES}
    and not exists (select 1 from disputes decided
      where decided.deal_id = payments.deal_id and decided.status = 'resolved'
        and decided.refund_amount is not null
        and decided.resolved_at > payments.funded_at and decided.resolved_at <= disputes.created_at))
  and not exists (select 1 from chargebacks join payments questioned on questioned.id = chargebacks.payment_id
    where questioned.deal_id = payments.deal_id and chargebacks.state = 'open')`;

/** What settles a payment: the row, the ledger, and the transfer and the refund that follow from it. */
export function settlePayment(
  ctx: Writer,
  deal: Deal,
  { payment, toAthlete, reason, note }: Decision<Payment>,
): Change {
  const { db, now } = ctx;
  const { id: paymentId, intentId } = payment;
  const shares = sharesOf(payment, toAthlete);
  const { toFee, toBrand } = shares;
  // What both signed when they cancelled may be more than the fee; a refund gives the athlete nothing.
  const isBounded = toAthlete > 0 && reason !== "contract_cancelled";
  const moves = [
    ["released", toAthlete],
    ["fee_earned", toFee],
    ["refund_due", toBrand],
  ] as const;
  return {
    change: db.orm
      .update(payments)
      .set({
        ...shares,
        status: paymentMachine.steps.settle.to,
        settledFor: reason,
        settledAt: now,
        version: sql`${payments.version} + 1`,
        updatedAt: now,
      })
      .where(
        and(
          eq(payments.id, paymentId),
          inArray(payments.status, paymentMachine.steps.settle.from),
          eq(payments.version, payment.version),
          isMovable,
          isBounded ? isWithinFee(toAthlete) : undefined,
        ),
      ),
    effects: [
      ...moves.flatMap(([kind, amount]) =>
        amount > 0 ? [recordMovement(kind, { paymentId, amount }, now)] : [],
      ),
      ...(toAthlete > 0 ? [enqueue(PAYMENT_TRANSFER, { paymentId }, now, { key: paymentId })] : []),
      ...(toBrand > 0
        ? [
            enqueue(
              PAYMENT_REFUND,
              { paymentId, intentId, amount: toBrand, what: paymentId },
              now,
              {
                key: paymentId,
              },
            ),
          ]
        : []),
      ...recordSettlement(payment, shares, reason, now),
      ...notifySides(
        ctx,
        paymentNotifications.settled,
        { ...deal, dealId: deal.id },
        {
          name: payment.name,
          toAthlete,
          toBrand,
          reason,
          note,
          release: payment.release as Release,
          deliverables: deal.contract?.terms.deliverables,
          feeInForce: RELEASES.includes(reason) && toAthlete < payment.amount ? deal.fee : null,
        },
        { isBundled: true },
      ),
    ],
    audit: {
      action: "payment_settled",
      resourceType: "payment",
      resourceId: paymentId,
      detail: { ...shares, reason, ...(note && { note }) },
    },
  };
}
