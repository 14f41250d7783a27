import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { audit } from "~/platform/audit";
import type { Background } from "~/platform/context";
import { enqueue } from "~/platform/enqueue";
import { conflict } from "~/platform/errors";
import { formatMoney } from "~/platform/money";
import { assertRowChanged, ConcurrencyError, type Statement } from "~db/client";
import { ACTIVE_DISPUTES, type SettlementReason } from "~db/constants";
import { deals, payments } from "~db/schema";
import type { Release } from "../contracts/milestones";
import { sharesOf } from "../ledger/fees";
import { move } from "../ledger/move.server";
import { RELEASES, releasableOf } from "./balance";
import { isWithinFee } from "./balance.server";
import { type Deal, differs, type Payment, readDeal } from "./deal.server";
import { type Decision, decisionsOf } from "./decide";
import { PAYMENT_REFUND, PAYMENT_TRANSFER } from "./kinds";
import type { Recording } from "./paid.server";
import { approvedText } from "./release";
import { paymentMachine } from "./status";
import { tellBoth } from "./tell.server";
import { BEING_CHECKED } from "./view";

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
  const ctx = { db, now, request: { id: `deal ${dealId}`, ip: "", userAgent: "" } };
  for (const decision of decisionsOf(factsOf(deal), held(deal), now))
    await db.write(settle(ctx, deal, decision, null)).catch((error) => {
      // It was settled meanwhile, or a dispute began: the next look decides again.
      if (!(error instanceof ConcurrencyError)) throw error;
    });
}

const held = ({ payments: rows }: Deal) =>
  rows.filter(({ status, differs }) => status === "held" && !differs);

const factsOf = (deal: Deal) => ({
  ...deal,
  alreadyToAthlete: sumReleased(deal),
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

/** Of a row of `payments`: no dispute, no bank and no difference from Stripe keeps its money where it is. */
export const isMovable = sql`not ${differs} and not exists (select 1 from disputes
  where disputes.deal_id = payments.deal_id
    and disputes.status in ${ACTIVE_DISPUTES})
  and not exists (select 1 from chargebacks join payments questioned on questioned.id = chargebacks.payment_id
    where questioned.deal_id = payments.deal_id and chargebacks.state = 'open')`;

/**
 * Settles a payment: the row, the ledger, and the transfer and the refund that follow from it.
 * @param by who decided it; null: nobody but the rules
 */
export function settle(
  ctx: Recording,
  deal: Deal,
  { payment, toAthlete, reason, note }: Decision<Payment>,
  by: string | null,
): Statement[] {
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
  return [
    db.orm
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
    assertRowChanged(),
    ...moves.flatMap(([kind, amount]) =>
      amount > 0 ? [move(kind, { paymentId, amount }, now)] : [],
    ),
    ...(toAthlete > 0 ? [enqueue(PAYMENT_TRANSFER, { paymentId }, now, { key: paymentId })] : []),
    ...(toBrand > 0
      ? [
          enqueue(PAYMENT_REFUND, { paymentId, intentId, amount: toBrand, what: paymentId }, now, {
            key: paymentId,
          }),
        ]
      : []),
    audit(ctx, {
      userId: by,
      action: "payment_settled",
      resourceType: "payment",
      resourceId: paymentId,
      detail: { ...shares, reason, ...(note && { note }) },
    }),
    ...tellBoth(
      ctx,
      { ...deal, dealId: deal.id },
      settledText(
        deal,
        payment,
        shares,
        note
          ? forBoth(`our team decided so: “${note}”`)
          : reason === "approved"
            ? forBoth(approvedText(payment.release as Release, deal.contract?.terms))
            : WHY[reason],
        RELEASES.includes(reason) && toAthlete < payment.amount ? deal.fee : null,
      ),
    ),
  ];
}

type Why = Record<"athlete" | "brand", string>;

const forBoth = (text: string): Why => ({ athlete: text, brand: text });

const WHY: Record<Exclude<SettlementReason, "approved">, Why> = {
  signed: forBoth("both of you have signed"),
  brand_released: { athlete: "the brand released it", brand: "you released it" },
  athlete_returned: { athlete: "you gave it back", brand: "the athlete gave it back" },
  called_off: forBoth("it ended before any work was sent"),
  contract_cancelled: forBoth("you cancelled the contract on these terms"),
  dispute: forBoth("that is how the dispute ended"),
  charged_back: forBoth("the brand's bank gave the money back"),
  staff: forBoth("our team decided so"),
};

function settledText(
  { athlete, campaign, company }: Deal,
  { name }: Payment,
  { toAthlete, toBrand }: { toAthlete: number; toBrand: number },
  why: Why,
  /** The fee in force, where it is below what was paid. */
  fee: number | null,
) {
  const textFor = (side: keyof Why) => {
    const whom = side === "athlete" ? "you" : athlete;
    const card = side === "athlete" ? `${company}'s card` : "your card";
    const parts = [
      toAthlete > 0 && `${formatMoney(toAthlete)} is released to ${whom}`,
      toBrand > 0 && `${formatMoney(toBrand)} goes back to ${card}`,
    ].filter(Boolean);
    const end = /[.!?]”$/.test(why[side]) ? "" : ".";
    return `“${name}” of “${campaign}”: ${parts.join(", and ")}, because ${why[side]}${end}${fee === null ? "" : ` The fee you both agreed is ${formatMoney(fee)}.`}`;
  };
  const title = toAthlete === 0 ? "Refunded" : toBrand === 0 ? "Released" : "Divided";
  return { title, toAthlete: textFor("athlete"), toBrand: textFor("brand") };
}
