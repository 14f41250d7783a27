import { eq, sql } from "drizzle-orm";
import { needsSecondAdmin } from "~/features/billing/ledger/fees";
import { requireAbility } from "~/features/identity/accounts/abilities.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { type Deal, type Payment, readDeal } from "~/features/money/payments/deal.server";
import { findPaymentHold } from "~/features/money/payments/payment-holds";
import { frozenText } from "~/features/money/payments/payment-view";
import {
  releasable,
  requireHeld,
  settlePayment,
} from "~/features/money/payments/settle-payment.server";
import { commit } from "~/platform/command";
import { conflict, notFound } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { formatMoney } from "~/platform/money";
import { readAgain, untilWritten } from "~/platform/until-written";
import { deals } from "~db/schema";
import { proposePayment } from "./propose-payment.server";

interface DecisionRequest {
  /** The version of the payment that the admin saw. */
  expectedVersion: number;
  way: "release" | "refund" | "divide";
  /** The athlete's part of a division, in pence. */
  part: number | null;
  reason: string;
}

/**
 * An admin releases, refunds or divides a payment that is held. Of a large one it becomes a proposal, which another admin confirms.
 * Done twice, also at once, it is done once.
 * @throws AppError forbidden, not_found, or conflict (not held any more, changed since it was seen, or disputed); FieldError: more
 *   than is held
 */
export const decidePayment = (ctx: CommandContext, paymentId: string, asked: DecisionRequest) =>
  untilWritten(() => decide(ctx, paymentId, asked));

async function decide(
  ctx: CommandContext,
  paymentId: string,
  { expectedVersion, way, part, reason: note }: DecisionRequest,
): Promise<"settled" | "proposed"> {
  requireAbility(ctx, "handle payments");
  const { deal, payment } = await readPayment(ctx, paymentId);
  const most = releasable(deal, payment);
  const toAthlete = way === "release" ? most : way === "refund" ? 0 : (part ?? 0);
  if (payment.status === "held" && toAthlete > most)
    throw new FieldError({
      amount: [`At most ${formatMoney(most)} of it can go to the athlete.`],
    });
  if (payment.settledFor === "staff" && payment.toAthlete === toAthlete) return "settled";
  requireMovable(ctx, deal, payment);
  if (payment.version !== expectedVersion) throw changedPayment();
  if (needsSecondAdmin(payment)) {
    await proposePayment(ctx, deal, payment, { toAthlete, reason: note });
    return "proposed";
  }
  const decision = { payment, toAthlete, reason: "staff" as const, note };
  await commit(ctx, settlePayment(ctx, deal, decision), readAgain);
  return "settled";
}

export const changedPayment = () =>
  conflict("This payment has changed since you opened the page. Check what it says now.");

/** The payment of this id and its deal. @throws AppError not_found */
export async function readPayment({ db }: CommandContext, paymentId: string) {
  const deal = await readDeal(
    db,
    eq(deals.id, sql`(select deal_id from payments where id = ${paymentId})`),
  );
  const payment = deal?.payments.find(({ id }) => id === paymentId);
  if (!deal || !payment) throw notFound();
  return { deal, payment };
}

/** @throws AppError conflict, which says why staff cannot move this money */
export function requireMovable(ctx: CommandContext, deal: Deal, payment: Payment) {
  requireHeld(payment);
  const freeze = findPaymentHold(deal, ctx.now, payment.fundedAt);
  if (!freeze) return;
  throw conflict(
    freeze.until === "bank"
      ? frozenText(freeze)
      : "There's a dispute about this deal. Its ruling decides where the money goes.",
  );
}
