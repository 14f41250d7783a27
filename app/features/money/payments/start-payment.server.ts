import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { paidPlanOf } from "~/features/billing/subscriptions/subscription-state";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { audit } from "~/platform/audit";
import { commit } from "~/platform/command";
import { dayOf } from "~/platform/dates";
import type { Env } from "~/platform/env";
import { appErrorIn, conflict, notFound } from "~/platform/errors";
import { formatMoney } from "~/platform/money";
import { assertRowChanged, type Database, type Statement } from "~db/client";
import { newId } from "~db/columns";
import type { PaidPlan } from "~db/constants";
import { deals, payments, subscriptions } from "~db/schema";
import { sumCovered } from "./balance";
import { coveredSum, isOwed } from "./balance.server";
import { type ChargedPart, partsIn, partText } from "./charged-parts";
import { type Deal, readDeals } from "./deal.server";
import { findRefusal, type Listed, listPayments } from "./list-payments";
import { LEAST_CHARGE } from "./plan-payments";
import { closePaymentPage, makePaymentPage, paymentPage } from "./provider.server";
import { recordCheckout } from "./record-checkout.server";
import { paymentMachine } from "./status";

/** The paid plan of a brand. @param brandId its id, or a query of it */
export async function brandPlan(
  { db, now }: { db: Database; now: number },
  brandId: SQL | string,
): Promise<PaidPlan | null> {
  const [[row]] = await db.read(
    db.orm.select().from(subscriptions).where(sql`${subscriptions.sideId} = ${brandId}`),
  );
  return paidPlanOf(row, now);
}

interface Start {
  /** The payments, each with the total that the page showed. */
  parts: readonly ChargedPart[];
  back: { paid: string; unpaid: string };
}

/**
 * Begins to pay some payments of a brand, all or none. Their rows name the one page on which they can be paid: clicked twice, or in two
 * browsers, it leads there. A page with only some of them, or with others, is closed first.
 * @returns the address of Stripe's page; null: they are paid already
 * @throws AppError not_found, conflict (another total, or one of them can't be paid), unavailable
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

async function createPaymentPage(ctx: CommandContext, env: Env, { parts, back }: Start) {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  const ids = parts.map(({ dealId }) => dealId);
  // Side by side: one round trip.
  const [found, plan] = await Promise.all([
    readDeals(db, and(inArray(deals.id, ids), eq(deals.brandId, actor.brandId))),
    brandPlan(ctx, actor.brandId),
  ]);
  const all = found.map((deal) => ({ deal, listed: listPayments(deal, plan) }));
  const chosen = parts.map(({ dealId, number, total }) => {
    const of = all.find(({ deal }) => deal.id === dealId);
    const payment = of?.listed.find((one) => one.number === number);
    if (!of || !payment) throw notFound();
    return { ...payment, deal: of.deal, total };
  });
  const isPaid = ({ row }: Listed) => row?.status === "held" || row?.status === "settled";
  if (chosen.every(isPaid)) return null;
  if (chosen.some(isPaid)) throw conflict(SOME_PAID);
  const pages = new Set(
    chosen.flatMap(({ row }) => (row?.status === "paying" && row.sessionId ? [row.sessionId] : [])),
  );
  for (const id of pages) {
    const page = await paymentPage(env, id);
    if (page.status === "open" && isSame(partsIn(page.metadata), parts)) return page.url;
    const closed = page.status === "open" ? await closePaymentPage(env, id) : page;
    await recordCheckout(ctx, closed);
    if (closed.status !== "complete") continue;
    if (isSame(partsIn(closed.metadata), parts)) return null;
    throw conflict(SOME_PAID);
  }
  const about = (deal: Deal, text: string) =>
    conflict(found.length > 1 ? `${deal.athlete}: ${text}` : text);
  for (const { deal, amount, fee, total } of chosen) {
    const refusal = findRefusal(deal, now);
    if (refusal) throw about(deal, refusal);
    if (amount + fee !== total)
      throw about(
        deal,
        "The amount has changed since you opened this page. Check it and try again.",
      );
  }
  if (chosen.reduce((sum, { total }) => sum + total, 0) < LEAST_CHARGE)
    throw conflict(`Cards can't be charged less than ${formatMoney(LEAST_CHARGE)}.`);
  const page = await makePaymentPage(env, {
    payments: chosen.map(({ deal, number, name, amount, fee, row }) => ({
      ...{ dealId: deal.id, campaign: deal.campaign, athlete: deal.athlete },
      ...{ number, name, amount, fee, version: row?.version ?? 0 },
    })),
    day: dayOf(now),
    email: actor.email,
    back,
  });
  await commit(
    { db },
    {
      before: all.flatMap(({ deal, listed }) => copies(deal, listed, now)),
      effects: chosen.flatMap(({ deal, number, amount, fee }) => [
        db.orm
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
              eq(payments.dealId, deal.id),
              eq(payments.number, number),
              inArray(payments.status, paymentMachine.steps.start.from),
              eq(payments.amount, amount),
              isOwed(amount, deal.id),
            ),
          ),
        assertRowChanged(),
        audit(ctx, {
          userId: actor.personId,
          action: "payment_started",
          resourceType: "deal",
          resourceId: deal.id,
          detail: { number, amount, fee, page: page.id },
        }),
      ]),
    },
  );
  return page.url;
}

const SOME_PAID = "Some of these have been paid since you opened this page. Check the list.";

const isSame = (some: readonly ChargedPart[], others: readonly ChargedPart[]) =>
  some.map(partText).sort().join() === others.map(partText).sort().join();

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
