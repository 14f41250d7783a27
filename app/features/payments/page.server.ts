import { sql } from "drizzle-orm";
import { notFound } from "~/platform/errors";
import { payoutAccounts } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { feePercent } from "../ledger/fees";
import { payoutStandingOf } from "../payouts/standing";
import { ofSide, readAgreement } from "./agreement.server";
import { freezeOf } from "./freeze";
import { brandPlan } from "./fund.server";
import { listPayments, refusalOf } from "./list";
import { viewOf } from "./view";

/** The money of an agreement, as one of its two sides reads it. @throws AppError not_found for everybody else */
export async function paymentPageFor(ctx: CommandContext, dealId: string) {
  // Side by side: one round trip.
  const [agreement, plan, [[account]]] = await Promise.all([
    readAgreement(ctx.db, ofSide(dealId, ctx.actor.userId)),
    brandPlan(ctx, dealId),
    ctx.db.read(
      ctx.db.orm
        .select()
        .from(payoutAccounts)
        .where(sql`${payoutAccounts.userId} = (select athlete_id from deals where id = ${dealId})`),
    ),
  ]);
  if (!agreement) throw notFound();
  const { id, campaignId, campaign, company, athlete, brandId } = agreement;
  const side = brandId === ctx.actor.userId ? ("brand" as const) : ("athlete" as const);
  const freeze = freezeOf(agreement, ctx.now);
  const refusal = refusalOf(agreement, ctx.now);
  const payout = payoutStandingOf(account);
  const seen = { ...agreement, side, freeze, refusal, payout };
  const listed = listPayments(agreement, plan);
  return {
    id,
    campaignId,
    campaign,
    company,
    athlete,
    side,
    refusal: listed.some(({ row }) => !row || row.status === "due") ? refusal : null,
    percent: feePercent(plan),
    /** The athlete has to do something to be paid. */
    asksForPayouts: side === "athlete" && !payout.mayPay && listed.length > 0,
    payments: listed.map((payment) => viewOf(payment, seen)),
  };
}

export type PaymentPage = Awaited<ReturnType<typeof paymentPageFor>>;
