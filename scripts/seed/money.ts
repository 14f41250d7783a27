// Payments and payouts of the demo accounts, made by the product's own commands against the local Stripe.
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { refreshOwnPayouts, setUpPayouts } from "~/features/billing/payouts/commands.server";
import { refreshOwn } from "~/features/billing/subscriptions/commands.server";
import { loadDealMoney } from "~/features/money/payments/deal-money.server";
import { queuePageChecks } from "~/features/money/payments/queue-page-checks.server";
import { resolveHeldPayment } from "~/features/money/payments/resolve-held-payment.server";
import { sendRefund } from "~/features/money/payments/send-refund.server";
import { sendTransfer } from "~/features/money/payments/send-transfer.server";
import { settleDeal } from "~/features/money/payments/settle-payment.server";
import { startPayment } from "~/features/money/payments/start-payment.server";
import { paths } from "~/paths";
import { TooEarly } from "~/platform/outbox";
import type { Database } from "~db/client";
import type { CampaignStatus } from "~db/constants";
import { campaigns, notifications, payments } from "~db/schema";
import { actors } from "./actors";
import type { DemoData } from "./demo-data";
import type { DemoStripe } from "./demo-stripe";
import { DEMO } from "./people";
import type { RecordUntil } from "./record";

/** What two campaigns that have ended since were paid. It comes before everything else of Stripe. */
export async function makeEarlierMoney(
  db: Database,
  data: DemoData,
  stripe: DemoStripe,
  recordUntil: RecordUntil,
) {
  const { agreementOf, idOf, pay, follow, setStatus, haveRead } = cashier(db, data, stripe);
  const maya = idOf(DEMO.athlete);
  const payAll = async (title: string, athletes: readonly (string | number)[], at: number) => {
    await recordUntil(at);
    for (const athlete of athletes) {
      const agreement = agreementOf(title, athlete);
      await setStatus(agreement.campaignId, "active");
      await pay(agreement, 1, at);
      await setStatus(agreement.campaignId, "completed");
    }
    await haveRead(at);
  };
  await payAll("Spring Road Relay", [maya], await stripe.to(184));
  const approved = await stripe.to(120);
  await recordUntil(approved);
  await follow(agreementOf("Spring Road Relay", maya).id, approved);
  await haveRead(approved);
  await payAll("Autumn Tempo Club", [maya, 0, 1], await stripe.to(106));
}

type Agreement = ReturnType<ReturnType<typeof actors>["agreementOf"]>;

/** Those who move money, and what follows from it. */
function cashier(db: Database, data: DemoData, { env, press }: DemoStripe) {
  const { asUser, idOf, agreementOf } = actors(db, data);

  /** The brand pays one payment of an agreement. */
  async function pay({ id, brandId }: Agreement, number: number, at: number) {
    const ctx = asUser(brandId, at);
    const { view } = await loadDealMoney(ctx, id);
    const { amount = 0, fee = 0 } = view.payments.find((one) => one.number === number) ?? {};
    const address = paths.deal(id);
    const start = {
      parts: [{ dealId: id, number, total: amount + fee }],
      back: { paid: address, unpaid: address },
    };
    await press((await startPayment(ctx, env, start)) ?? "", "pay");
    await queuePageChecks(ctx, env, id);
  }

  /** The same, and what follows from it happens. */
  async function fund(agreement: Agreement, number: number, at: number) {
    await pay(agreement, number, at);
    await follow(agreement.id, at);
  }

  /** What is months old has been read. */
  const haveRead = (at: number) =>
    db.write([
      db.orm.update(notifications).set({ read: true }).where(eq(notifications.createdAt, at)),
    ]);

  /** What the outbox does about an agreement's money. */
  async function follow(dealId: string, at: number) {
    const background = { db, env, clock: () => at };
    await settleDeal(background, { dealId });
    const [rows] = await db.read(
      db.orm
        .select()
        .from(payments)
        .where(
          and(
            eq(payments.dealId, dealId),
            or(
              and(gt(payments.toAthlete, 0), isNull(payments.sentAt)),
              and(gt(payments.toBrand, 0), isNull(payments.refundedAt)),
            ),
          ),
        ),
    );
    for (const { id: paymentId, intentId, toAthlete, toBrand } of rows) {
      if (toAthlete) await sendTransfer(background, { paymentId }).catch(unlessItWaits);
      if (toBrand && intentId)
        await sendRefund(background, { paymentId, intentId, amount: toBrand, what: paymentId });
    }
  }

  const setStatus = (id: string, status: CampaignStatus) =>
    db.write([
      db.orm.update(campaigns).set({ status }).where(eq(campaigns.id, id)),
      sql`update deals set status = ${status}, closed_at = iif(${status} = 'active', null, updated_at)
        where campaign_id = ${id} and status <> 'ended'`,
    ]);

  return { asUser, idOf, agreementOf, pay, fund, follow, setStatus, haveRead };
}

/** @param signPosted both sign what is paid in parts */
export async function makeMoney(
  db: Database,
  data: DemoData,
  stripe: DemoStripe,
  signPosted: () => Promise<void>,
) {
  const { env, press } = stripe;
  const { asUser, idOf, agreementOf, fund, follow, setStatus, haveRead } = cashier(
    db,
    data,
    stripe,
  );
  const maya = idOf(DEMO.athlete);

  async function openAccount(athleteId: string, at: number) {
    const ctx = asUser(athleteId, at);
    await press(await setUpPayouts(ctx, env), "ready");
    await refreshOwnPayouts(ctx, env);
  }

  const winter = agreementOf("Winter Base Miles", maya);
  const indoor = agreementOf("Indoor Season Teaser", 0);
  const ropes = agreementOf("First Ropes", 1);
  const gravel = agreementOf("Gravel Weekends", 0);

  // Funded while the campaign ran, which was cancelled before any work.
  await setStatus(indoor.campaignId, "active");
  await fund(indoor, 1, await stripe.to(56));
  await setStatus(indoor.campaignId, "cancelled");
  await follow(indoor.id, await stripe.to(54));

  // Released once all of it was approved, after the last post.
  const approved = await stripe.to(40);
  for (const athlete of [maya, 0, 1])
    await follow(agreementOf("Autumn Tempo Club", athlete).id, approved);
  await haveRead(approved);

  await openAccount(maya, await stripe.to(30));
  // What had waited for the account reaches it.
  const opened = await stripe.to(29);
  for (const title of ["Spring Road Relay", "Autumn Tempo Club"])
    await follow(agreementOf(title, maya).id, opened);
  await haveRead(opened);

  // Released by the brand; it waits, because this athlete has set up no payouts.
  await fund(ropes, 1, await stripe.to(28));
  const early = asUser(ropes.brandId, await stripe.to(20));
  await resolveHeldPayment(early, { dealId: ropes.id, number: 1, how: "release" });
  await follow(ropes.id, early.now);

  await fund(winter, 1, await stripe.to(16));

  // Work that was posted was paid in before.
  await fund(agreementOf("Gravel Weekends", 1), 1, await stripe.to(13));
  await signPosted();
  const signed = await stripe.to(11);
  for (const number of [1, 2, 3]) await fund(agreementOf("Winter Base Miles", 2), number, signed);

  // More than one admin may move alone.
  await fund(gravel, 1, await stripe.to(9));
  const now = await stripe.to(0);
  // Their plans were renewed on the way.
  for (const email of [DEMO.brand, DEMO.athlete]) await refreshOwn(asUser(idOf(email), now), env);
}

/** A share whose athlete has no account yet stays in the outbox. */
function unlessItWaits(error: unknown) {
  if (!(error instanceof TooEarly)) throw error;
}
