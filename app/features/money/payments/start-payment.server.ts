import { and, eq, inArray, sql } from "drizzle-orm";
import { paidPlanOf } from "~/features/billing/subscriptions/subscription-state";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { dayOf } from "~/platform/dates";
import type { Env } from "~/platform/env";
import { appErrorIn, conflict, notFound } from "~/platform/errors";
import { formatMoney } from "~/platform/money";
import type { Database, Statement } from "~db/client";
import { newId } from "~db/columns";
import type { PaidPlan } from "~db/constants";
import { deals, payments, subscriptions } from "~db/schema";
import { sumCovered } from "./balance";
import { coveredSum, isOwed } from "./balance.server";
import { type Deal, readDeal } from "./deal.server";
import { findRefusal, type Listed, listPayments } from "./list-payments";
import { LEAST_CHARGE } from "./plan-payments";
import { makePaymentPage, paymentPage } from "./provider.server";
import { recordCheckout } from "./record-checkout.server";
import { paymentMachine } from "./status";

/** The paid plan of the brand of a deal. */
export async function brandPlan(
  { db, now }: { db: Database; now: number },
  dealId: string,
): Promise<PaidPlan | null> {
  const [[row]] = await db.read(
    db.orm
      .select()
      .from(subscriptions)
      .where(sql`${subscriptions.sideId} = (select brand_id from deals where id = ${dealId})`),
  );
  return paidPlanOf(row, now);
}

interface Start {
  dealId: string;
  number: number;
  /** The total that the page showed, in pence. */
  expectedTotal: number;
}

/**
 * Begins a payment. The row names the one page on which it can be paid: clicked twice, or in two browsers, it leads there.
 * @returns the address of Stripe's page; null: it is paid already
 * @throws AppError not_found, conflict (another total, or nothing can be paid), unavailable
 */
export async function startPayment(
  ctx: CommandContext,
  env: Env,
  start: Start,
): Promise<string | null> {
  try {
    return await createPaymentPage(ctx, env, start);
  } catch (error) {
    if (appErrorIn(error)?.code !== "conflict") throw error;
    // Another click may have begun it meanwhile.
    return createPaymentPage(ctx, env, start);
  }
}

async function createPaymentPage(
  ctx: CommandContext,
  env: Env,
  { dealId, number, expectedTotal }: Start,
) {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  // Side by side: one round trip.
  const [deal, plan] = await Promise.all([
    readDeal(db, and(eq(deals.id, dealId), eq(deals.brandId, actor.brandId))),
    brandPlan(ctx, dealId),
  ]);
  const listed = deal ? listPayments(deal, plan) : [];
  const payment = listed.find((one) => one.number === number);
  if (!deal || !payment) throw notFound();
  const { row, amount, fee, name } = payment;
  if (row?.status === "held" || row?.status === "settled") return null;
  if (row?.status === "paying") {
    const page = await paymentPage(env, row.sessionId ?? "");
    if (page.status === "open") return page.url;
    await recordCheckout(ctx, page);
    if (page.status === "complete") return null;
  }
  const refusal = findRefusal(deal, now);
  if (refusal) throw conflict(refusal);
  if (amount + fee < LEAST_CHARGE)
    throw conflict(`Cards can't be charged less than ${formatMoney(LEAST_CHARGE)}.`);
  if (amount + fee !== expectedTotal)
    throw conflict("The amount has changed since you opened this page. Check it and try again.");
  const page = await makePaymentPage(env, {
    dealId,
    number,
    day: dayOf(now),
    amount,
    fee,
    name,
    campaign: deal.campaign,
    athlete: deal.athlete,
    email: actor.email,
  });
  await commit(ctx, {
    before: copies(deal, listed, now),
    change: db.orm
      .update(payments)
      .set({
        status: paymentMachine.steps.start.to,
        sessionId: page.id,
        fee,
        version: sql`${payments.version} + 1`,
        updatedAt: now,
      })
      .where(
        and(
          eq(payments.dealId, dealId),
          eq(payments.number, number),
          inArray(payments.status, paymentMachine.steps.start.from),
          eq(payments.amount, amount),
          isOwed(amount, dealId),
        ),
      ),
    audit: {
      action: "payment_started",
      resourceType: "deal",
      resourceId: dealId,
      detail: { number, amount, fee, page: page.id },
    },
  });
  return page.url;
}

/** No other payment of the deal has been begun, paid or settled since it was read. */
const isUnchanged = ({ id, payments: rows }: Deal) =>
  sql`${coveredSum(sql`${id}`)} = ${sumCovered(rows)}`;

/** Copies what is still to be paid into rows, in place of the rows that nobody has begun to pay. */
function copies(deal: Deal, listed: readonly Listed[], now: number): Statement[] {
  const { id, campaignId, brandId, athleteId } = deal;
  const due = listed.filter(({ row }) => !row || row.status === "due");
  const numbers = JSON.stringify(due.map(({ number }) => number));
  return [
    sql`delete from payments where deal_id = ${id} and status = 'due' and ${isUnchanged(deal)}
      and number not in (select value from json_each(${numbers}))`,
    ...due.map(
      ({ number, name, release, due, amount, fee }) =>
        sql`insert into payments (id, deal_id, campaign_id, brand_id, athlete_id, number, name, release, due,
            amount, fee, created_at, updated_at)
          select ${newId()}, ${id}, ${campaignId}, ${brandId}, ${athleteId}, ${number}, ${name}, ${release}, ${due},
            ${amount}, ${fee}, ${now}, ${now} where ${isUnchanged(deal)}
          on conflict (deal_id, number) do update set name = excluded.name, release = excluded.release,
            due = excluded.due, amount = excluded.amount, fee = excluded.fee, updated_at = excluded.updated_at
          where payments.status = 'due'`,
    ),
  ];
}
