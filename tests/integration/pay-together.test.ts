import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endCampaign } from "~/features/campaigns/campaigns/end-campaign.server";
import { partText, readPart } from "~/features/money/payments/charged-parts";
import { loadPayable } from "~/features/money/payments/payable.server";
import { queuePageChecks } from "~/features/money/payments/queue-page-checks.server";
import { recordCheckout } from "~/features/money/payments/record-checkout.server";
import { resolveHeldPayment } from "~/features/money/payments/resolve-held-payment.server";
import { startPayment } from "~/features/money/payments/start-payment.server";
import { compareDeal } from "~/features/money/reconciliation/compare-deal.server";
import { ledgerEntries, paymentDifferences, payments } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeDispute,
  makeInvitation,
  type Person,
} from "../support/factories";
import { notificationsOf } from "../support/notifications";
import { database } from "../support/own-database";
import { openPayouts, paymentsOn } from "../support/payments";
import { press, startStripe } from "../support/stripe";

const db = database();
let stripe: Awaited<ReturnType<typeof startStripe>>;
let money: ReturnType<typeof paymentsOn>;

beforeAll(async () => {
  stripe = await startStripe();
  money = paymentsOn(db, stripe.env, Date.now);
});
afterAll(() => stripe.stop());

const as = (person: Person) => commandContext(db, person);
const withFee = (pence: number) => Math.round(pence * 1.08);

const everything = { campaignId: null, dealIds: [], receipt: null };

/** A brand with three deals of £100, £200 and £300, the last in another campaign. */
async function threeDeals() {
  const brand = await makeBrand(db, { companyName: "Northlight" });
  const campaigns = [await makeCampaign(db, brand.brandId), await makeCampaign(db, brand.brandId)];
  const deals = [];
  for (const [i, fee] of [100_00, 200_00, 300_00].entries()) {
    const athlete = await makeAthlete(db, { name: `Athlete ${i + 1}` });
    const campaignId = campaigns[i === 2 ? 1 : 0] ?? "";
    const id = await makeInvitation(db, campaignId, athlete.userId, "accepted", { fee });
    deals.push({ id, athlete, campaignId, fee });
  }
  const [first, second, third] = deals;
  if (!first || !second || !third) throw new Error("three");
  return { brand, first, second, third, all: [first, second, third] };
}

type Three = Awaited<ReturnType<typeof threeDeals>>;

async function start({ brand }: Three, ids?: string[]) {
  const { payable } = await loadPayable(as(brand), { ...everything, dealIds: ids ?? [] });
  const parts = payable.flatMap(({ part }) => readPart(part) ?? []);
  return startPayment(as(brand), stripe.env, { parts, back: { paid: "/", unpaid: "/" } });
}

async function pay(three: Three) {
  await press((await start(three)) ?? "", "pay");
  const page = await pageOf(three.first.id);
  await recordCheckout(as(three.brand), page);
  for (const { id } of three.all) await money.drain(id);
  return page;
}

async function pageOf(dealId: string) {
  const [row] = await money.rowsOf(dealId);
  return stripe.client.checkout.sessions.retrieve(row?.sessionId ?? "");
}

const statuses = async ({ all }: Three) =>
  Promise.all(all.map(async ({ id }) => (await money.rowsOf(id))[0]?.status));

/** What Stripe and the ledger say differently about the deals. */
async function compare({ all }: Three) {
  for (const { id } of all)
    await compareDeal({ db, env: stripe.env, clock: Date.now }, { dealId: id, again: true });
  const found = await Promise.all(
    all.map(({ id }) =>
      db.read(
        db.orm
          .select({
            dealId: paymentDifferences.dealId,
            kind: paymentDifferences.kind,
            inLedger: paymentDifferences.inLedger,
            atStripe: paymentDifferences.atStripe,
          })
          .from(paymentDifferences)
          .where(eq(paymentDifferences.dealId, id)),
      ),
    ),
  );
  return found.flatMap(([rows]) => rows);
}

const refundsOf = async (intent: unknown) =>
  (await stripe.client.refunds.list({ payment_intent: String(intent) })).data.map(
    ({ amount }) => amount,
  );

test("three payments of two campaigns are one charge, three rows and one receipt", async () => {
  const three = await threeDeals();
  const page = await pay(three);
  expect(page.amount_total).toBe(648_00);
  expect(await statuses(three)).toEqual(["held", "held", "held"]);
  for (const { id, fee } of three.all)
    expect(await money.balances(id)).toMatchObject({ brand: -withFee(fee), held: withFee(fee) });
  const receipts = (await notificationsOf(db, three.brand.userId)).filter(
    ({ category }) => category === "payment",
  );
  expect(receipts).toHaveLength(1);
  expect(receipts[0]?.message).toContain("You've paid £648 for 3 athletes in one charge");
  expect(receipts[0]?.message).toContain("Athlete 3");
  for (const { athlete } of three.all)
    expect((await notificationsOf(db, athlete.userId)).map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/: £\d+ secured, /),
    );
  const { payable, paid } = await loadPayable(as(three.brand), {
    ...everything,
    receipt: three.second.id,
  });
  expect(payable).toEqual([]);
  expect(paid.map(({ amount }) => amount)).toEqual([100_00, 200_00, 300_00]);
  const stranger = { ...everything, receipt: three.second.id };
  expect((await loadPayable(as(await makeBrand(db)), stranger)).paid).toEqual([]);
  expect(await compare(three)).toEqual([]);
});

test("an event that comes twice, late or at the same time writes everything once", async () => {
  const three = await threeDeals();
  const page = await pay(three);
  await Promise.all([1, 2, 3].map(() => recordCheckout(as(three.brand), page)));
  for (const { id } of three.all) await queuePageChecks(as(three.brand), stripe.env, id);
  const [entries] = await db.read(
    db.orm
      .select({ id: ledgerEntries.id })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.brandId, three.brand.brandId), eq(ledgerEntries.kind, "funded"))),
  );
  expect(entries).toHaveLength(3);
  expect(await refundsOf(page.payment_intent)).toEqual([]);
});

test("all are written, or none", async () => {
  const three = await threeDeals();
  await press((await start(three)) ?? "", "pay");
  const page = await pageOf(three.first.id);
  const refused = {
    ...db,
    write: (statements: Parameters<typeof db.write>[0]) =>
      db.write([...statements, "insert into no_table values (1)" as never]),
  };
  await expect(recordCheckout({ ...as(three.brand), db: refused }, page)).rejects.toThrow();
  expect(await statuses(three)).toEqual(["paying", "paying", "paying"]);
  await recordCheckout(as(three.brand), page);
  expect(await statuses(three)).toEqual(["held", "held", "held"]);
});

test("a declined card pays none", async () => {
  const three = await threeDeals();
  await press((await start(three)) ?? "", "pay", "0002");
  await recordCheckout(as(three.brand), await pageOf(three.first.id));
  expect(await statuses(three)).toEqual(["paying", "paying", "paying"]);
});

test("the part of a deal that is called off while the page is open goes back, and the others stay", async () => {
  const three = await threeDeals();
  const url = await start(three);
  await endCampaign(as(three.brand), three.third.campaignId, "cancel");
  await press(url ?? "", "pay");
  const page = await pageOf(three.first.id);
  await recordCheckout(as(three.brand), page);
  for (const { id } of three.all) await money.drain(id, 2);
  expect(await statuses(three)).toEqual(["held", "held", "settled"]);
  expect(await refundsOf(page.payment_intent)).toEqual([324_00]);
  expect(await money.balances(three.third.id)).toMatchObject({ brand: 0, held: 0, to_brand: 0 });
  expect(await compare(three)).toEqual([]);
});

test("a part that another page has paid goes back from this charge alone", async () => {
  const three = await threeDeals();
  await press((await start(three)) ?? "", "pay");
  const page = await pageOf(three.first.id);
  const parts = [{ dealId: three.first.id, number: 1, total: 108_00 }];
  const other = await stripe.client.checkout.sessions.create({
    mode: "payment",
    line_items: [
      {
        price_data: { currency: "gbp", unit_amount: 108_00, product_data: { name: "One" } },
        quantity: 1,
      },
    ],
    metadata: { part_1: partText(parts[0] as never) },
    success_url: "http://localhost/",
  });
  await press(other.url ?? "", "pay");
  await recordCheckout(as(three.brand), await stripe.client.checkout.sessions.retrieve(other.id));
  await recordCheckout(as(three.brand), page);
  for (const { id } of three.all) await money.drain(id, 2);
  expect(await statuses(three)).toEqual(["held", "held", "held"]);
  expect(await refundsOf(page.payment_intent)).toEqual([108_00]);
  expect(await money.balances(three.first.id)).toMatchObject({ brand: -108_00, held: 108_00 });
  expect(await compare(three)).toEqual([]);
});

test("one part goes back and another to its athlete, and books and Stripe agree", async () => {
  const three = await threeDeals();
  for (const { athlete } of three.all) await openPayouts(as(athlete), stripe);
  const page = await pay(three);
  await resolveHeldPayment(as(three.first.athlete), {
    ...{ dealId: three.first.id, number: 1, how: "return" },
  });
  await resolveHeldPayment(as(three.brand), {
    ...{ dealId: three.second.id, number: 1, how: "release" },
  });
  for (const { id } of three.all) await money.drain(id, 2);
  expect(await statuses(three)).toEqual(["settled", "settled", "held"]);
  expect(await refundsOf(page.payment_intent)).toEqual([108_00]);
  expect(await money.balances(three.second.id)).toMatchObject({ athlete: 200_00, fee: 16_00 });
  expect(await compare(three)).toEqual([]);
});

test("a refund made in Stripe itself holds every part of the charge", async () => {
  const three = await threeDeals();
  const page = await pay(three);
  await stripe.client.refunds.create({
    payment_intent: String(page.payment_intent),
    amount: 10_00,
  });
  expect(await compare(three)).toEqual([
    { dealId: three.first.id, kind: "refunded", inLedger: 0, atStripe: 10_00 },
  ]);
  for (const { id } of three.all)
    await expect(
      resolveHeldPayment(as(three.brand), { dealId: id, number: 1, how: "release" }),
    ).rejects.toMatchObject({ code: "conflict" });
});

test("a deal in dispute is left out by name, and no other is paid by that click", async () => {
  const three = await threeDeals();
  await makeDispute(db, { brand: three.brand, ...three.first });
  const { payable } = await loadPayable(as(three.brand), everything);
  expect(payable.map(({ refusal }) => refusal !== null)).toEqual([true, false, false]);
  await expect(start(three)).rejects.toThrow(/Athlete 1: There's a dispute about this deal/);
  expect(await statuses(three)).toEqual([undefined, undefined, undefined]);
});

test("two tabs that pay overlapping sets: the later page is open, the earlier one is closed", async () => {
  const three = await threeDeals();
  const early = await start(three);
  const page = await pageOf(three.first.id);
  expect(await start(three), "the same set").toBe(early);
  const late = await start(three, [three.first.id, three.second.id]);
  expect(late).not.toBe(early);
  expect((await stripe.client.checkout.sessions.retrieve(page.id)).status).toBe("expired");
  expect(await statuses(three)).toEqual(["paying", "paying", "due"]);
  await press(late ?? "", "pay");
  await queuePageChecks(as(three.brand), stripe.env, three.second.id);
  expect(await statuses(three)).toEqual(["held", "held", "due"]);
  const parts = three.all.map(({ id, fee }) => ({ dealId: id, number: 1, total: withFee(fee) }));
  await expect(
    startPayment(as(three.brand), stripe.env, { parts, back: { paid: "/", unpaid: "/" } }),
  ).rejects.toThrow("Some of these have been paid");
});

test("a bank that takes back the whole charge takes back each part", async () => {
  const three = await threeDeals();
  const page = await pay(three);
  await resolveHeldPayment(as(three.first.athlete), {
    ...{ dealId: three.first.id, number: 1, how: "return" },
  });
  await money.drain(three.first.id);
  const intent = String(page.payment_intent);
  await stripe.control("dispute", { intent, to: "open" });
  await money.askBanks();
  await expect(
    resolveHeldPayment(as(three.brand), { dealId: three.third.id, number: 1, how: "release" }),
  ).rejects.toMatchObject({ code: "conflict" });
  await stripe.control("dispute", { intent, to: "lost" });
  await money.askBanks();
  for (const { id } of three.all) await money.drain(id, 2);
  const [rows] = await db.read(
    db.orm
      .select({ status: payments.status, settledFor: payments.settledFor })
      .from(payments)
      .where(eq(payments.brandId, three.brand.brandId)),
  );
  expect(rows.every(({ status }) => status === "settled")).toBe(true);
  for (const { id } of three.all)
    expect(await money.balances(id)).toMatchObject({ held: 0, to_brand: 0, to_athlete: 0 });
});

test("another brand's deal in the set is not found, and none is begun", async () => {
  const [own, other] = [await threeDeals(), await threeDeals()];
  const parts = [own.first, other.first].map(({ id }) => ({
    dealId: id,
    number: 1,
    total: 108_00,
  }));
  await expect(
    startPayment(as(own.brand), stripe.env, { parts, back: { paid: "/", unpaid: "/" } }),
  ).rejects.toMatchObject({ code: "not_found" });
  expect(await statuses(own)).toEqual([undefined, undefined, undefined]);
  expect(await statuses(other)).toEqual([undefined, undefined, undefined]);
});
