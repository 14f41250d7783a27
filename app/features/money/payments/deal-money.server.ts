import { type SQL, sql } from "drizzle-orm";
import { feePercent } from "~/features/billing/ledger/fees";
import { payoutReadinessOf } from "~/features/billing/payouts/account-state";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { notFound } from "~/platform/errors";
import type { Side } from "~db/constants";
import { payoutAccounts } from "~db/schema";
import { ofSide, readDeal } from "./deal.server";
import { findRefusal, listPayments } from "./list-payments";
import { findPaymentHold } from "./payment-holds";
import { toPaymentView } from "./payment-view";
import { brandPlan } from "./start-payment.server";

/**
 * The money of a deal. `view` is what one of its two sides reads of it.
 * @param which the condition on `deals`: staff read any deal
 * @throws AppError not_found for everybody else
 */
export async function loadDealMoney(
  ctx: CommandContext,
  dealId: string,
  which: SQL | undefined = ofSide(dealId, ctx.actor),
) {
  // Side by side: one round trip.
  const [deal, plan, [[account]]] = await Promise.all([
    readDeal(ctx.db, which),
    brandPlan(ctx, sql`(select brand_id from deals where id = ${dealId})`),
    ctx.db.read(
      ctx.db.orm
        .select()
        .from(payoutAccounts)
        .where(sql`${payoutAccounts.userId} = (select athlete_id from deals where id = ${dealId})`),
    ),
  ]);
  if (!deal) throw notFound();
  const { company, athlete, brandId } = deal;
  const side: Side = brandId === ctx.actor.brandId ? "brand" : "athlete";
  const refusal = findRefusal(deal, ctx.now);
  const payout = payoutReadinessOf(account);
  const viewer = { ...deal, side, refusal, payout, now: ctx.now };
  const listed = listPayments(deal, plan);
  return {
    deal,
    side,
    refusal,
    isPayoutReady: payout.mayPay,
    view: {
      company,
      athlete,
      refusal: listed.some(({ row }) => !row || row.status === "due") ? refusal : null,
      percent: feePercent(plan),
      payments: listed.map((payment) =>
        toPaymentView(payment, {
          ...viewer,
          freeze: findPaymentHold(deal, ctx.now, payment.row?.fundedAt ?? null),
        }),
      ),
    },
  };
}

export type DealMoney = Awaited<ReturnType<typeof loadDealMoney>>["view"];
