import { sql } from "drizzle-orm";
import { feePercent } from "~/features/billing/ledger/fees";
import { payoutReadinessOf } from "~/features/billing/payouts/account-state";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { notFound } from "~/platform/errors";
import { payoutAccounts } from "~db/schema";
import { ofSide, readDeal } from "./deal.server";
import { findRefusal, listPayments } from "./list-payments";
import { findPaymentHold } from "./payment-holds";
import { toPaymentView } from "./payment-view";
import { brandPlan } from "./start-payment.server";

/** The money of a deal, as one of its two sides reads it. @throws AppError not_found for everybody else */
export async function loadPaymentPage(ctx: CommandContext, dealId: string) {
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
  const refusal = findRefusal(deal, ctx.now);
  const payout = payoutReadinessOf(account);
  const viewer = { ...deal, side, refusal, payout };
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
      toPaymentView(payment, {
        ...viewer,
        freeze: findPaymentHold(deal, ctx.now, payment.row?.fundedAt ?? null),
      }),
    ),
  };
}

export type PaymentPage = Awaited<ReturnType<typeof loadPaymentPage>>;
