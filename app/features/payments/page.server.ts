import { sql } from "drizzle-orm";
import { notFound } from "~/platform/errors";
import { payoutAccounts } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { feePercent } from "../ledger/fees";
import { payoutStandingOf } from "../payouts/standing";
import { ofSide, readDeal } from "./deal.server";
import { freezeOf } from "./freeze";
import { brandPlan } from "./fund.server";
import { listPayments, refusalOf } from "./list";
import { viewOf } from "./view";

/** The money of a deal, as one of its two sides reads it. @throws AppError not_found for everybody else */
export async function paymentPageFor(ctx: CommandContext, dealId: string) {
  // Side by side: one round trip.
  const [deal, plan, [[account]]] = await Promise.all([
    readDeal(ctx.db, ofSide(dealId, ctx.actor)),
    brandPlan(ctx, dealId),
    ctx.db.read(
      ctx.db.orm
        .select()
        .from(payoutAccounts)
        .where(sql`${payoutAccounts.userId} = (select athlete_id from deals where id = ${dealId})`),
    ),
  ]);
  if (!deal) throw notFound();
  const { id, campaignId, campaign, company, athlete, brandId } = deal;
  const side = brandId === ctx.actor.brandId ? ("brand" as const) : ("athlete" as const);
  const refusal = refusalOf(deal, ctx.now);
  const payout = payoutStandingOf(account);
  const seen = { ...deal, side, refusal, payout };
  const listed = listPayments(deal, plan);
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
    payments: listed.map((payment) =>
      viewOf(payment, { ...seen, freeze: freezeOf(deal, ctx.now, payment.row?.fundedAt ?? null) }),
    ),
  };
}

export type PaymentPage = Awaited<ReturnType<typeof paymentPageFor>>;
