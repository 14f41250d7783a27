import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commit, readAgain, untilWritten } from "~/platform/command";
import { conflict, notFound } from "~/platform/errors";
import { ofSide, readDeal } from "./deal.server";
import { findPaymentHold } from "./payment-holds";
import { frozenText } from "./payment-view";
import { releasable, requireHeld, settlePayment } from "./settle-payment.server";

/** What either side may always do with money that is held: give it to the other one. */

const RESOLUTIONS = {
  release: { by: "brand", reason: "brand_released" },
  return: { by: "athlete", reason: "athlete_returned" },
} as const;

interface Resolution {
  dealId: string;
  number: number;
  how: keyof typeof RESOLUTIONS;
}

/**
 * The brand releases a payment before it is due, or the athlete gives it back. Done twice, also at once, it is done once.
 * @throws AppError forbidden, not_found, or conflict (a dispute or a difference from Stripe keeps it, or it went the other way)
 */
export const resolveHeldPayment = (ctx: CommandContext, resolution: Resolution): Promise<void> =>
  untilWritten(() => resolvePayment(ctx, resolution));

async function resolvePayment(
  ctx: CommandContext,
  { dealId, number, how }: Resolution,
): Promise<void> {
  const { by, reason } = RESOLUTIONS[how];
  requireParty(ctx, by);
  const deal = await readDeal(ctx.db, ofSide(dealId, ctx.actor));
  const payment = deal?.payments.find((one) => one.number === number);
  if (!deal || !payment) throw notFound();
  if (payment.status === "settled" && payment.settledFor === reason) return;
  requireHeld(payment);
  const freeze = findPaymentHold(deal, ctx.now, payment.fundedAt);
  if (freeze) throw conflict(frozenText(freeze));
  const toAthlete = how === "release" ? releasable(deal, payment) : 0;
  const decision = { payment, toAthlete, reason };
  await commit(ctx, settlePayment(ctx, deal, decision), readAgain);
}
