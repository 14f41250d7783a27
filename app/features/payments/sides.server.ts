import { conflict, notFound } from "~/platform/errors";
import { untilWritten } from "~/platform/until-written";
import { type CommandContext, requireParty } from "../accounts/actor";
import { ofSide, readDeal } from "./deal.server";
import { freezeOf } from "./freeze";
import { releasable, requireHeld, settle } from "./settle.server";
import { frozenText } from "./view";

/** What either side may always do with money that is held: give it to the other one. */

const GIVEN = {
  release: { by: "brand", reason: "brand_released" },
  return: { by: "athlete", reason: "athlete_returned" },
} as const;

interface Gift {
  dealId: string;
  number: number;
  how: keyof typeof GIVEN;
}

/**
 * The brand releases a payment before it is due, or the athlete gives it back. Done twice, also at once, it is done once.
 * @throws AppError forbidden, not_found, or conflict (a dispute or a difference from Stripe keeps it, or it went the other way)
 */
export const giveAway = (ctx: CommandContext, gift: Gift): Promise<void> =>
  untilWritten(() => give(ctx, gift));

async function give(ctx: CommandContext, { dealId, number, how }: Gift): Promise<void> {
  const { by, reason } = GIVEN[how];
  requireParty(ctx, by);
  const deal = await readDeal(ctx.db, ofSide(dealId, ctx.actor));
  const payment = deal?.payments.find((one) => one.number === number);
  if (!deal || !payment) throw notFound();
  if (payment.status === "settled" && payment.settledFor === reason) return;
  requireHeld(payment);
  const freeze = freezeOf(deal, ctx.now, payment.fundedAt);
  if (freeze) throw conflict(frozenText(freeze));
  const toAthlete = how === "release" ? releasable(deal, payment) : 0;
  const decision = { payment, toAthlete, reason };
  await ctx.db.write(settle(ctx, deal, decision, ctx.actor.personId));
}
