import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadStaffPayment } from "~/features/backoffice/payment-desk/staff-payment.server";
import { createAccount } from "~/features/billing/payouts/provider.server";
import { failureResponse } from "~/features/billing/subscriptions/failure-response.server";
import { endCampaign } from "~/features/campaigns/campaigns/end-campaign.server";
import { checkRecord } from "~/features/campaigns/record/chain";
import { recordFile } from "~/features/campaigns/record/export.server";
import { publicKeys } from "~/features/campaigns/record/seal.server";
import { approveContent } from "~/features/content/content/decisions.server";
import type { Terms } from "~/features/deals/contracts/terms";
import { acceptOffer, makeOffer } from "~/features/money/disputes/offers.server";
import { withdrawDispute } from "~/features/money/disputes/side-commands.server";
import { resolveDispute } from "~/features/money/disputes/staff-commands.server";
import { checkPayments } from "~/features/money/payments/check-payments.server";
import { loadDealMoney } from "~/features/money/payments/deal-money.server";
import { loadFundingTasks } from "~/features/money/payments/funding-tasks.server";
import { queuePageChecks } from "~/features/money/payments/queue-page-checks.server";
import { recordCheckout } from "~/features/money/payments/record-checkout.server";
import { resolveHeldPayment } from "~/features/money/payments/resolve-held-payment.server";
import { startPayment } from "~/features/money/payments/start-payment.server";
import { loadDealPage } from "~/features/workspace/deal-page/load-deal-page.server";
import { DAY_MS } from "~/platform/durations";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import {
  auditLogs,
  notifications as notificationTable,
  outbox,
  payoutAccounts,
  subscriptions,
} from "~db/schema";
import { type Deliverable, ON_APPROVAL } from "~db/terms";
import { commandContext } from "../support/command-context";
import { ask } from "../support/deliverables";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeContract,
  makeDispute,
  makeInvitation,
  makeSignedContract,
  makeStaff,
  type Person,
} from "../support/factories";
import { interrupted } from "../support/interrupted";
import { notificationsOf } from "../support/notifications";
import { database } from "../support/own-database";
import { payingOne, paymentsOn } from "../support/payments";
import { sealNow, testEnv } from "../support/sealed-record";
import { press, startStripe } from "../support/stripe";

const db = database();
let stripe: Awaited<ReturnType<typeof startStripe>>;
let money: ReturnType<typeof paymentsOn>;
/** How far Stripe's clock and ours have been put forward. */
let ahead = 0;
const clock = () => Date.now() + ahead;

beforeAll(async () => {
  stripe = await startStripe();
  money = paymentsOn(db, stripe.env, clock);
});
afterAll(() => stripe.stop());

const as = (person: Person) => ({ ...commandContext(db, person), now: clock() });

interface Agreed {
  brand: Person;
  athlete: Person;
  campaignId: string;
  id: string;
}

interface Agreeing {
  fee?: number;
  deliverables?: Deliverable[];
  terms?: Partial<Terms>;
}

async function agree({ fee = 90_000, deliverables = [ask(2, "reel")], terms }: Agreeing = {}) {
  const [brand, athlete] = [
    await makeBrand(db, { companyName: "Northlight" }),
    await makeAthlete(db, { name: "Ada North" }),
  ];
  const campaignId = await makeCampaign(db, brand.brandId, { deliverables });
  const id = await makeInvitation(db, campaignId, athlete.userId, "accepted", {
    fee,
    deliverables,
  });
  if (terms) await makeSignedContract(db, id, { brand, athlete, campaignId }, { fee, ...terms });
  return { brand, athlete, campaignId, id };
}

/** What the brand's page asks for this payment. */
async function totalOf({ brand, id }: Agreed, number = 1) {
  const { payments } = (await loadDealMoney(as(brand), id)).view;
  const payment = payments.find((one) => one.number === number);
  return (payment?.amount ?? 0) + (payment?.fee ?? 0);
}

const start = async (deal: Agreed, number = 1, expectedTotal?: number) =>
  startPayment(
    as(deal.brand),
    stripe.env,
    payingOne(deal.id, number, expectedTotal ?? (await totalOf(deal, number))),
  );

async function fund(deal: Agreed, number = 1) {
  await press((await start(deal, number)) ?? "", "pay");
  await queuePageChecks(as(deal.brand), stripe.env, deal.id);
  await money.drain(deal.id);
}

async function approve(
  { brand, athlete, campaignId }: Agreed,
  clips = 2,
  deliverable = "2 Instagram reels",
) {
  const urls = Array.from({ length: clips }, (_, i) => `https://example.com/${i}.mp4`);
  const contentId = await makeContent(db, campaignId, athlete.userId, "awaiting_review", {
    mediaUrls: urls,
    deliverable,
  });
  const ctx = as(brand);
  await approveContent(ctx, contentId);
}

const viewPayment = async (person: Person, { id }: Agreed, number = 1) => {
  const { payments } = (await loadDealMoney(as(person), id)).view;
  return payments.find((one) => one.number === number);
};

/** A page that is not ours, and is paid for the first payment of a deal. */
async function payBeside({ id }: Agreed, pence: number) {
  const page = await stripe.client.checkout.sessions.create({
    mode: "payment",
    line_items: [
      {
        price_data: { currency: "gbp", unit_amount: pence, product_data: { name: "Again" } },
        quantity: 1,
      },
    ],
    metadata: { part_1: `${id}:1:${pence}` },
    success_url: "http://localhost/",
  });
  await press(page.url ?? "", "pay");
  return stripe.client.checkout.sessions.retrieve(page.id);
}

/** What Stripe has refunded for a deal. */
async function refunded({ id }: Agreed) {
  const rows = await money.rowsOf(id);
  const intents = new Set(rows.map(({ intentId }) => intentId));
  const { data } = await stripe.client.refunds.list({ limit: 100 });
  return data.filter(({ payment_intent }) => intents.has(String(payment_intent)));
}

async function notificationsFor({ userId }: Person) {
  const rows = (await notificationsOf(db, userId))
    .filter(({ category }) => category === "payment")
    .map(({ title, message }) => ({ title, message }));
  return rows;
}

const notifications = async (person: Person) =>
  (await notificationsFor(person)).map(({ title }) => title);

test("a brand funds the fee, both see it, and the approval of everything releases it", async () => {
  const deal = await agree();
  expect(await viewPayment(deal.brand, deal)).toMatchObject({
    amount: 90_000,
    fee: 7_200,
    label: "Agreed",
    may: { pay: true, release: false, return: false },
  });
  expect((await viewPayment(deal.athlete, deal))?.may.pay).toBe(false);

  await fund(deal);
  expect((await viewPayment(deal.brand, deal))?.says[0]).toContain("We're holding £972");
  expect(await viewPayment(deal.athlete, deal)).toMatchObject({ label: "Secured" });
  expect((await viewPayment(deal.athlete, deal))?.says[0]).toContain("£900 is safe with us");
  expect(await notifications(deal.athlete)).toEqual(["Northlight: £900 secured, Autumn miles"]);
  expect(await money.balances(deal.id)).toMatchObject({ brand: -97_200, held: 97_200 });

  await approve(deal, 1);
  await money.drain(deal.id);
  expect((await viewPayment(deal.athlete, deal))?.label, "one of two reels").toBe("Secured");
  await approve(deal, 1);
  await money.drain(deal.id, 2);
  expect((await viewPayment(deal.athlete, deal))?.label).toBe("Released");
  expect(await money.balances(deal.id)).toEqual({
    brand: -97_200,
    held: 0,
    to_athlete: 90_000,
    to_brand: 0,
    athlete: 0,
    fee: 7_200,
    loss: 0,
  });
  expect(await notifications(deal.brand)).toEqual([
    "Ada North: £900 secured, Autumn miles",
    "Ada North: £900 released, Autumn miles",
  ]);
  const [row] = await money.rowsOf(deal.id);
  const [audited] = await db.read(
    db.orm
      .select({ action: auditLogs.action })
      .from(auditLogs)
      .where(eq(auditLogs.resourceId, row?.id ?? "")),
  );
  expect(audited.map(({ action }) => action)).toEqual(["payment_funded", "payment_settled"]);
});

test("the record has what was funded and where it went, and another athlete sees hashes of it alone", async () => {
  const deal = await agree();
  const other = { ...deal, athlete: await makeAthlete(db) };
  other.id = await makeInvitation(db, deal.campaignId, other.athlete.userId, "accepted", {
    fee: 50_000,
  });
  await fund(deal);
  // Told of again, it is recorded once.
  await queuePageChecks(as(deal.brand), stripe.env, deal.id);
  await fund(other);
  await approve(deal);
  await money.drain(deal.id, 2);
  const back = { dealId: other.id, number: 1, how: "return" } as const;
  for (let i = 0; i < 2; i++) await resolveHeldPayment(as(other.athlete), back);
  await sealNow(db, deal.campaignId);
  const fileOf = async (person: Person) => {
    const file = await recordFile(as(person), deal.campaignId);
    expect(await checkRecord(file, publicKeys(testEnv))).toMatchObject({
      ...{ state: "whole", entries: 5 },
    });
    return file.entries;
  };
  const paid = (await fileOf(deal.brand)).filter(
    (entry) => "kind" in entry && entry.kind.startsWith("payment_"),
  );
  const of = { payment: 1, currency: "GBP" };
  const shares = { toAthlete: 90_000, toFee: 7_200, toBrand: 0 };
  const refund = { toAthlete: 0, toFee: 0, toBrand: 54_000 };
  expect(paid).toMatchObject([
    {
      ...{ kind: "payment_funded", subject: deal.id, athlete: deal.athlete.userId },
      body: { ...of, amount: 90_000, fee: 7_200 },
    },
    { kind: "payment_funded", subject: other.id, body: { ...of, amount: 50_000, fee: 4_000 } },
    { kind: "payment_settled", subject: deal.id, body: { ...of, ...shares, reason: "approved" } },
    {
      ...{ kind: "payment_settled", subject: other.id, athlete: other.athlete.userId },
      body: { ...of, ...refund, reason: "athlete_returned" },
    },
  ]);
  const viewedByOther = await fileOf(other.athlete);
  expect(viewedByOther.map((entry) => ("kind" in entry ? entry.kind : null))).toEqual([
    ...[null, "payment_funded", null, null, "payment_settled"],
  ]);
  expect(JSON.stringify(viewedByOther)).not.toContain(deal.id);
});

test("the fee is 4% on a paid plan, and nobody pays another total than the page showed", async () => {
  const deal = await agree({ fee: 1_01 });
  expect(await totalOf(deal)).toBe(1_09);
  await db.write([
    db.orm.insert(subscriptions).values({
      sideId: deal.brand.brandId,
      customerId: newId(),
      plan: "brand_premium",
      state: "active",
      createdAt: clock(),
    }),
  ]);
  await expect(start(deal, 1, 1_09)).rejects.toThrow("The amount has changed");
  expect(await totalOf(deal)).toBe(1_05);
  await fund(deal);
  await db.write([
    db.orm.delete(subscriptions).where(eq(subscriptions.sideId, deal.brand.brandId)),
  ]);
  expect((await viewPayment(deal.brand, deal))?.fee, "as it was paid").toBe(4);
});

test("a payment that is begun leaves another one as it was paid at that moment, on another plan", async () => {
  const deal = await agree({
    fee: 100_00,
    terms: {
      milestones: [
        { ...ON_APPROVAL, name: "On signing", share: 33, release: "signing" as const },
        { ...ON_APPROVAL, name: "On approval", share: 67 },
      ],
    },
  });
  await db.write([
    db.orm.insert(subscriptions).values({
      sideId: deal.brand.brandId,
      customerId: newId(),
      plan: "brand_premium",
      state: "active",
      createdAt: clock(),
    }),
  ]);
  const expectedTotal = await totalOf(deal, 2);
  let begins = true;
  const staleForm: Database = {
    ...db,
    async write(statements) {
      if (!begins) return db.write(statements);
      begins = false;
      await db.write([
        db.orm.delete(subscriptions).where(eq(subscriptions.sideId, deal.brand.brandId)),
      ]);
      await fund(deal);
      return db.write(statements);
    },
  };
  const begun = payingOne(deal.id, 2, expectedTotal);
  await startPayment({ ...as(deal.brand), db: staleForm }, stripe.env, begun);
  const rows = await money.rowsOf(deal.id);
  expect(rows.map(({ status, fee }) => [status, fee])).toEqual([
    ["settled", 2_64],
    ["paying", 2_68],
  ]);
});

test("cards are charged 30p at least, and Stripe is not asked for less", async () => {
  const deal = await agree({ fee: 27 });
  await expect(start(deal), "29p with our fee").rejects.toThrow("less than £0.30");
  expect(await totalOf(await agree({ fee: 28 }))).toBe(30);
});

test("Stripe down, busy, or slow by 30 seconds: the page says so in time, nothing is written, and what was queued is done once, later", async () => {
  const deal = await agree();
  const refused = async (failure: Record<string, string>) => {
    await stripe.control("fail", { ...failure, path: "/v1/checkout" });
    const begun = Date.now();
    // As the page answers the button.
    const answer = await start(deal).catch((error) =>
      failureResponse("We couldn't open it", error),
    );
    expect(answer).toMatchObject({
      init: { status: 503 },
      data: {
        failed: expect.stringMatching(/^We couldn't open it\. .*Nothing has been charged\./),
      },
    });
    expect(Date.now() - begun, "before a browser gives up").toBeLessThan(20_000);
    expect(await money.rowsOf(deal.id)).toEqual([]);
  };
  await refused({ status: "500", times: "2" });
  await refused({ status: "429" });
  const slow = await agree();
  await fund(slow);
  await endCampaign(as(slow.brand), slow.campaignId, "cancel");
  // The look for an earlier one passes; then Stripe refunds, and says so after we have given up.
  await stripe.control("fail", { path: "/v1/refunds" });
  await stripe.control("fail", { slowMs: "30000", after: "true", path: "/v1/refunds" });
  await Promise.all([
    refused({ slowMs: "30000", times: "2" }),
    expect(money.drain(slow.id)).rejects.toMatchObject({ code: "unavailable" }),
  ]);
  await money.drain(slow.id);
  expect((await refunded(slow)).map(({ amount }) => amount)).toEqual([97_200]);
  const page = await start(deal);
  await press(page ?? "", "pay");
  await stripe.control("fail", { status: "429", path: "/v1/checkout" });
  const checking = queuePageChecks(as(deal.brand), stripe.env, deal.id);
  await expect(checking, "it has been charged").rejects.toThrow(
    /If you've paid, your money is safe/,
  );
  await expect(
    resolveHeldPayment(as(deal.brand), { dealId: deal.id, number: 1, how: "release" }),
  ).rejects.toThrow("hasn't arrived yet");
  await queuePageChecks(as(deal.brand), stripe.env, deal.id);
  await money.drain(deal.id);
  expect((await viewPayment(deal.brand, deal))?.label).toBe("Secured");
}, 60_000);

test("a sum that does not fit its payment is no funding, and goes back", async () => {
  const deal = await agree();
  await start(deal);
  const paid = await payBeside(deal, 50_000);
  await recordCheckout(as(deal.brand), paid);
  await money.drain(deal.id);
  expect((await viewPayment(deal.athlete, deal))?.label).toBe("Being paid");
  expect(await money.balances(deal.id)).toMatchObject({ brand: 0, held: 0 });
  const { data } = await stripe.client.refunds.list({
    payment_intent: String(paid.payment_intent),
  });
  expect(data.map(({ amount }) => amount)).toEqual([50_000]);
});

test("many clicks in many browsers lead to one page, and one payment", async () => {
  const deal = await agree();
  const pages = await Promise.all(Array.from({ length: 6 }, () => start(deal)));
  expect(new Set(pages).size).toBe(1);
  const page = pages[0] ?? "";
  expect(await start(deal)).toBe(page);
  await Promise.all([press(page, "pay"), press(page, "pay")]);
  await Promise.all(
    Array.from({ length: 4 }, () => queuePageChecks(as(deal.brand), stripe.env, deal.id)),
  );
  expect(await start(deal), "paid already").toBeNull();
  expect(await money.balances(deal.id)).toMatchObject({ brand: -97_200, held: 97_200 });
  expect(await notifications(deal.athlete)).toEqual(["Northlight: £900 secured, Autumn miles"]);
});

test("what is paid a second time all the same goes back at once", async () => {
  const deal = await agree();
  await fund(deal);
  const [held] = await money.rowsOf(deal.id);
  const own = await stripe.client.checkout.sessions.retrieve(held?.sessionId ?? "");
  await expect(recordCheckout(as(deal.brand), own), "told of again").resolves.toBeUndefined();
  const paid = await payBeside(deal, 97_200);
  for (let i = 0; i < 3; i++) await recordCheckout(as(deal.brand), paid);
  await money.drain(deal.id, 2);
  const { data } = await stripe.client.refunds.list({
    payment_intent: String(paid.payment_intent),
  });
  expect(data.map(({ amount }) => amount)).toEqual([97_200]);
  expect(await money.balances(deal.id)).toMatchObject({ brand: -97_200, held: 97_200 });
  expect((await viewPayment(deal.athlete, deal))?.label).toBe("Secured");
});

test("a page that nobody paid expires, and the next one can be paid", async () => {
  const deal = await agree();
  const first = await start(deal);
  await stripe.control("clock", { days: "2" });
  ahead += 2 * DAY_MS;
  expect((await viewPayment(deal.brand, deal))?.label).toBe("Being paid");
  const { writes } = await checkPayments(db, { day: newId(), now: clock() }, "");
  await db.write(writes);
  await money.drain(deal.id);
  expect((await viewPayment(deal.brand, deal))?.label).toBe("Agreed");
  const next = await start(deal);
  expect(next).not.toBe(first);
  await fund(deal);
  expect((await viewPayment(deal.brand, deal))?.label).toBe("Secured");
});

test("the payments of a contract are its own: on signing at once, the rest on approval, not before its day", async () => {
  const deal = await agree({
    fee: 100_01,
    terms: {
      milestones: [
        { name: "Shoot", share: 33, release: "signing", due: null },
        { name: "Rest", share: 67, release: "approval", due: "2099-01-31" },
      ],
    },
  });
  for (const number of [1, 2]) await fund(deal, number);
  // Who may start only with the whole fee is told so.
  const funded = (await notificationsFor(deal.athlete)).filter(({ title }) =>
    / secured, /.test(title),
  );
  expect(funded.map(({ title, message }) => [title, /wait for it/.test(message)])).toEqual([
    ["Northlight: £33 secured, £67.01 to come, Autumn miles", true],
    ["Northlight: £67.01 secured, Autumn miles", false],
  ]);
  const rows = await money.rowsOf(deal.id);
  expect(rows.map(({ amount, fee, status }) => [amount, fee, status])).toEqual([
    [33_00, 2_64, "settled"],
    [67_01, 5_36, "held"],
  ]);
  await approve(deal);
  await money.drain(deal.id);
  expect((await viewPayment(deal.athlete, deal, 2))?.label, "before its day").toBe("Secured");
});

const REEL = ask(2, "reel");
const byDeliverable = (...deliverables: Terms["deliverables"]): Partial<Terms> => ({
  deliverables,
  milestones: [
    { name: "Reels", share: 40, release: "deliverable-1", due: null },
    { name: "Rest", share: 60, release: "approval", due: null },
  ],
});

test("the approval of one deliverable releases its payment, and each sentence about it names the deliverable", async () => {
  const deal = await agree({
    deliverables: [ask(2, "reel"), ask(1, "post")],
    terms: byDeliverable(REEL, ask(1, "post")),
  });
  const named = "deliverable 1 (2 Instagram reels) is approved";
  for (const person of [deal.brand, deal.athlete])
    expect((await viewPayment(person, deal))?.says[0]).toContain(`when ${named}`);
  for (const number of [1, 2]) await fund(deal, number);
  const says = (await viewPayment(deal.athlete, deal))?.says;
  expect(says?.slice(1)).toEqual([`It's yours when ${named}.`]);
  const admin = as(await makeStaff(db, ["admin"]));
  const [row] = await money.rowsOf(deal.id);
  expect((await loadStaffPayment(admin, row?.id ?? "")).condition).toBe(`when ${named}`);

  await approve(deal);
  await money.drain(deal.id);
  expect((await money.rowsOf(deal.id)).map(({ status }) => status)).toEqual(["settled", "held"]);
  const [released] = (await notificationsFor(deal.brand)).slice(-1);
  expect(released?.message).toContain(`goes to Ada North, because ${named}.`);
});

test("content names a deliverable as the contract in force words it, and its approval releases the payment", async () => {
  const deal = await agree({
    deliverables: [ask(1, "post"), ask(2, "reel")],
    terms: byDeliverable({ ...REEL, note: "at dawn" }, ask(1, "post")),
  });
  for (const number of [1, 2]) await fund(deal, number);
  const { progress } = await loadDealPage(as(deal.athlete), deal.id);
  expect(progress?.lines.map(({ deliverable, needed }) => [deliverable, needed])).toEqual([
    ["2 Instagram reels: at dawn", 2],
    ["1 Instagram post", 1],
  ]);
  await approve(deal, 2, "2 Instagram reels: at dawn");
  await money.drain(deal.id);
  expect((await money.rowsOf(deal.id)).map(({ status }) => status)).toEqual(["settled", "held"]);
});

const tasksOf = async ({ brand }: Agreed) =>
  (await loadFundingTasks(as(brand))).items.map(({ athlete, owed }) => [athlete, owed]);

test("what has a fee and is not funded is a task of its brand, until it is funded", async () => {
  const deal = await agree({ terms: { fee: 75_000 } });
  expect(await tasksOf(deal), "by the contract").toEqual([["Ada North", 75_000]]);
  expect(await tasksOf(await agree({ fee: 0 }))).toEqual([]);
  const other = await agree();
  await makeDispute(db, other);
  expect(await tasksOf(other), "in dispute").toEqual([]);
  const over = await agree();
  await endCampaign(as(over.brand), over.campaignId, "cancel");
  expect(await tasksOf(over), "called off").toEqual([]);
  await start(deal);
  expect(await tasksOf(deal), "not paid yet").toHaveLength(1);
  await fund(deal);
  expect(await loadFundingTasks(as(deal.brand))).toEqual({ total: 0, items: [] });
});

test("nothing is paid while a contract waits for signatures", async () => {
  const deal = await agree();
  await makeContract(db, deal.id, deal);
  expect(await tasksOf(deal)).toEqual([]);
  expect((await loadDealMoney(as(deal.brand), deal.id)).view).toMatchObject({
    refusal: expect.stringContaining("waiting for signatures"),
    payments: [{ may: { pay: false } }],
  });
  await expect(start(deal)).rejects.toThrow("waiting for signatures");
});

test("a campaign that is cancelled before any work gives everything back, once", async () => {
  const deal = await agree();
  await fund(deal);
  await endCampaign(as(deal.brand), deal.campaignId, "cancel");
  await stripe.control("fail", { status: "500" });
  await expect(money.drain(deal.id)).rejects.toThrow();
  expect(await viewPayment(deal.brand, deal)).toMatchObject({ label: "Refunded" });
  // The look for an earlier one passes; the answer to the refund is lost, and then Stripe forgets its key.
  await stripe.control("fail", { path: "/v1/refunds" });
  await stripe.control("fail", { status: "500", after: "true", path: "/v1/refunds" });
  await expect(money.drain(deal.id)).rejects.toThrow();
  await stripe.control("clock", { days: "1" });
  ahead += DAY_MS;
  await money.drain(deal.id, 3);
  expect((await refunded(deal)).map(({ amount }) => amount)).toEqual([97_200]);
  expect(await money.balances(deal.id)).toEqual({
    brand: 0,
    held: 0,
    to_athlete: 0,
    to_brand: 0,
    athlete: 0,
    fee: 0,
    loss: 0,
  });
  expect(await notifications(deal.brand)).toEqual([
    "Ada North: £900 secured, Autumn miles",
    "Ada North: £972 refunded, Autumn miles",
    "Ada North: £972 refund on its way, Autumn miles",
  ]);
  await expect(start(deal)).resolves.toBeNull();
});

test("a page that is paid after its campaign was cancelled is refunded", async () => {
  const deal = await agree();
  const page = (await start(deal)) ?? "";
  await endCampaign(as(deal.brand), deal.campaignId, "cancel");
  await press(page, "pay");
  await queuePageChecks(as(deal.brand), stripe.env, deal.id);
  await money.drain(deal.id);
  expect((await refunded(deal)).map(({ amount }) => amount)).toEqual([97_200]);
});

test("after a cancellation with work sent, the money waits until one side gives it to the other", async () => {
  const deals = [await agree(), await agree()];
  for (const deal of deals) {
    await fund(deal);
    await makeContent(db, deal.campaignId, deal.athlete.userId, "awaiting_review");
    await endCampaign(as(deal.brand), deal.campaignId, "cancel");
    await money.drain(deal.id);
    expect((await viewPayment(deal.brand, deal))?.label).toBe("Secured");
  }
  const [mine, yours] = deals as [Agreed, Agreed];
  await expect(
    resolveHeldPayment(as(mine.athlete), { dealId: mine.id, number: 1, how: "release" }),
  ).rejects.toMatchObject({ code: "forbidden" });
  await expect(
    resolveHeldPayment(as(yours.brand), { dealId: mine.id, number: 1, how: "release" }),
  ).rejects.toMatchObject({ code: "not_found" });
  const gives = () => [
    resolveHeldPayment(as(mine.brand), { dealId: mine.id, number: 1, how: "release" }),
    resolveHeldPayment(as(yours.athlete), { dealId: yours.id, number: 1, how: "return" }),
  ];
  await Promise.all([...gives(), ...gives(), ...gives()]);
  await Promise.all(gives());
  for (const { id } of deals) await money.drain(id);
  expect(await money.balances(mine.id)).toMatchObject({ to_athlete: 90_000, fee: 7_200 });
  expect(await money.balances(yours.id)).toMatchObject({ brand: 0, fee: 0 });
});

test("a dispute keeps the money; a ruling divides it to the penny once it can't be appealed", async () => {
  const deal = await agree({ fee: 100_01 });
  await fund(deal);
  const disputeId = await makeDispute(db, deal);
  await approve(deal);
  await money.drain(deal.id);
  expect(await viewPayment(deal.athlete, deal)).toMatchObject({ label: "On hold" });
  await expect(
    resolveHeldPayment(as(deal.brand), { dealId: deal.id, number: 1, how: "release" }),
  ).rejects.toThrow("There's a dispute");

  const staff = await makeStaff(db);
  const ruling = { type: "refund", details: "A third of it is missing." } as const;
  ahead += 20 * DAY_MS;
  const ruler = as(staff);
  await expect(resolveDispute(ruler, disputeId, { ...ruling, refund: 100_02 })).rejects.toThrow(
    "At most £100.01",
  );
  await resolveDispute(ruler, disputeId, { ...ruling, refund: 33_34 });
  await money.drain(deal.id);
  const waiting = await viewPayment(deal.athlete, deal);
  expect(waiting?.says[1]).toContain("the last day to appeal");
  expect(waiting?.says[2]).toContain(
    "£33.34 of what we hold for this deal goes back to Northlight's card, with our fee for it. Anything left is released to you",
  );

  ahead += 9 * DAY_MS;
  // A further dispute does not keep what that decision is about.
  await makeDispute(db, deal, { createdAt: clock() });
  await db.write((await checkPayments(db, { day: newId(), now: clock() }, "")).writes);
  await money.drain(deal.id, 2);
  // Our fee was £8; we keep it for £66.67 of £100.01.
  expect(await money.balances(deal.id)).toEqual({
    brand: -(66_67 + 5_33),
    held: 0,
    to_athlete: 66_67,
    to_brand: 0,
    athlete: 0,
    fee: 5_33,
    loss: 0,
  });
  expect((await refunded(deal)).map(({ amount }) => amount)).toEqual([33_34 + 2_67]);
  expect((await viewPayment(deal.brand, deal))?.label).toBe("Divided");
});

test("a dispute that begins between the look and the write keeps the money", async () => {
  const deal = await agree();
  await fund(deal);
  let begins = true;
  const staleForm: Database = {
    ...db,
    async write(statements) {
      if (begins) await makeDispute(db, deal);
      begins = false;
      return db.write(statements);
    },
  };
  const resolution = { dealId: deal.id, number: 1, how: "release" } as const;
  await expect(
    resolveHeldPayment({ ...as(deal.brand), db: staleForm }, resolution),
  ).rejects.toThrow("There's a dispute");
  expect(await money.balances(deal.id)).toMatchObject({ held: 97_200 });
});

/** Both sign a contract with another fee than the one that was paid. */
const signFee = (deal: Agreed, fee: number) => makeSignedContract(db, deal.id, deal, { fee });

const badgeOf = async ({ athlete, id }: Agreed) =>
  (await loadDealPage(as(athlete), id)).funding?.label;

test("a contract with a higher fee makes a paid fee a part of it, and the rest can be paid", async () => {
  const deal = await agree({ fee: 1_00 });
  await fund(deal);
  expect(await badgeOf(deal)).toBe("Secured");
  await signFee(deal, 5_000_00);
  expect(await badgeOf(deal)).toBe("Partly secured, £1 of £5,000");
  expect(await tasksOf(deal)).toEqual([["Ada North", 4_999_00]]);
  expect(await viewPayment(deal.brand, deal, 2)).toMatchObject({
    name: "Rest of the fee",
    amount: 4_999_00,
    may: { pay: true },
  });
  // Two clicks pay it once.
  const pages = await Promise.all([start(deal, 2), start(deal, 2)]);
  expect(new Set(pages).size).toBe(1);
  await fund(deal, 2);
  expect(await badgeOf(deal)).toBe("Secured");
  expect(await tasksOf(deal)).toEqual([]);
  await approve(deal);
  await money.drain(deal.id);
  expect((await money.rowsOf(deal.id)).map(({ toAthlete }) => toAthlete)).toEqual([1_00, 4_999_00]);
});

test("the rest follows the fee until it is paid", async () => {
  const deal = await agree({ fee: 100_00 });
  await fund(deal);
  await signFee(deal, 300_00);
  await start(deal, 2);
  expect((await viewPayment(deal.brand, deal, 2))?.amount).toBe(200_00);
  const other = await agree({ fee: 100_00, terms: { fee: 100_00 } });
  await fund(other);
  expect(await viewPayment(other.brand, other, 2), "nothing is owed").toBeUndefined();
});

test("nothing above the fee in force is released: the rest goes back", async () => {
  for (const release of [
    (deal: Agreed) => approve(deal),
    ({ brand, id }: Agreed) =>
      resolveHeldPayment(as(brand), { dealId: id, number: 1, how: "release" }),
  ]) {
    const deal = await agree({ fee: 500_00 });
    await fund(deal);
    await signFee(deal, 10_00);
    await release(deal);
    await money.drain(deal.id);
    const [row] = await money.rowsOf(deal.id);
    expect(row).toMatchObject({ toAthlete: 10_00, toFee: 80, toBrand: 529_20 });
    expect((await refunded(deal)).map(({ amount }) => amount)).toEqual([529_20]);
    const [released] = (await notificationsFor(deal.brand)).filter(({ title }) =>
      / released, .* refunded, /.test(title),
    );
    expect(released?.message).toContain("The fee you both agreed is £10.");
  }
});

test("a brand that cancels before any work is sent owes what the signed contract names", async () => {
  const deal = await agree({ fee: 500_00, terms: { fee: 500_00, cancellationFee: 40 } });
  await fund(deal);
  await endCampaign(as(deal.brand), deal.campaignId, "cancel");
  await money.drain(deal.id);
  expect((await money.rowsOf(deal.id))[0]).toMatchObject({
    status: "settled",
    toAthlete: 200_00,
    toFee: 16_00,
    toBrand: 324_00,
  });
  expect((await refunded(deal)).map(({ amount }) => amount)).toEqual([324_00]);
  const [divided] = (await notificationsFor(deal.athlete)).filter(({ title }) =>
    / released, .* refunded, /.test(title),
  );
  expect(divided?.message).toContain("called off before any work was sent");
});

test("a fee that is lowered between the look and the write is the most that is released", async () => {
  const deal = await agree({ fee: 500_00 });
  await fund(deal);
  const staleForm = interrupted(db, () => signFee(deal, 10_00));
  const resolution = { dealId: deal.id, number: 1, how: "release" } as const;
  await resolveHeldPayment({ ...as(deal.brand), db: staleForm }, resolution);
  expect((await money.rowsOf(deal.id))[0]).toMatchObject({ toAthlete: 10_00 });
});

test("what is held beyond a fee that has been released already goes back", async () => {
  const deal = await agree({ fee: 500_00 });
  await fund(deal);
  await resolveHeldPayment(as(deal.brand), { dealId: deal.id, number: 1, how: "release" });
  await signFee(deal, 700_00);
  await fund(deal, 2);
  await db.client.execute({
    sql: "update contracts set status = 'replaced' where deal_id = ?",
    args: [deal.id],
  });
  await signFee(deal, 100_00);
  await resolveHeldPayment(as(deal.brand), { dealId: deal.id, number: 2, how: "release" });
  expect((await money.rowsOf(deal.id))[1]).toMatchObject({ status: "settled", toAthlete: 0 });
});

test("a fee that is lowered while a payment begins is not paid as it was", async () => {
  const deal = await agree({ fee: 500_00 });
  const expectedTotal = await totalOf(deal);
  const staleForm = interrupted(db, () => signFee(deal, 10_00));
  const begun = payingOne(deal.id, 1, expectedTotal);
  await expect(
    startPayment({ ...as(deal.brand), db: staleForm }, stripe.env, begun),
  ).rejects.toThrow("The amount has changed");
  expect((await money.rowsOf(deal.id)).filter(({ status }) => status === "paying")).toEqual([]);
});

test("a settlement divides the money at once, and a withdrawn dispute lets it go on", async () => {
  const [settled, withdrawn] = [await agree(), await agree()];
  for (const deal of [settled, withdrawn]) await fund(deal);
  const disputeId = await makeDispute(db, settled);
  const offer = { id: newId(), type: "refund", refund: 30_000, terms: "A third back" } as const;
  await makeOffer(as(settled.athlete), disputeId, offer);
  const ctx = as(settled.brand);
  await acceptOffer(ctx, disputeId, offer.id);
  await money.drain(settled.id);
  const [toBrand, toAthlete] = [
    await notificationsFor(settled.brand),
    await notificationsFor(settled.athlete),
  ];
  expect(toBrand[1]?.message).toContain(
    "goes to Ada North, and £324 goes back to your card, because",
  );
  expect(toAthlete[1]?.message).toContain("is yours, and £324 goes back to their card, because");
  expect(await money.balances(settled.id)).toMatchObject({
    brand: -64_800,
    to_athlete: 60_000,
    fee: 4_800,
  });

  const other = await makeDispute(db, withdrawn);
  await approve(withdrawn);
  await money.drain(withdrawn.id);
  const filer = as(withdrawn.brand);
  await withdrawDispute(filer, other);
  await money.drain(withdrawn.id);
  expect((await viewPayment(withdrawn.athlete, withdrawn))?.label).toBe("Released");
});

test("what is released waits for the athlete's account, and then reaches it once", async () => {
  const deal = await agree();
  await fund(deal);
  await approve(deal);
  await money.drain(deal.id);
  expect((await viewPayment(deal.athlete, deal))?.says[1]).toContain(
    "You haven't set up payouts yet.",
  );
  const account = await createAccount(stripe.env, as(deal.athlete).actor);
  await db.write([
    db.orm.insert(payoutAccounts).values({
      userId: deal.athlete.userId,
      accountId: account.id,
      state: "ready",
      checkedAt: clock(),
      createdAt: clock(),
    }),
  ]);
  await expect(money.drain(deal.id), "Stripe does not agree").rejects.toThrow();
  await stripe.control("account", { id: account.id, to: "ready" });
  await stripe.control("fail", { status: "500", after: "true", path: "/v1/transfers" });
  await money.drain(deal.id).catch(() => null);
  await money.drain(deal.id, 3);
  const { data } = await stripe.client.transfers.list({ destination: account.id });
  expect(data.map(({ amount }) => amount)).toEqual([90_000]);
  expect(await money.balances(deal.id)).toEqual({
    brand: -97_200,
    held: 0,
    to_athlete: 0,
    to_brand: 0,
    athlete: 90_000,
    fee: 7_200,
    loss: 0,
  });
  expect(await viewPayment(deal.athlete, deal)).toMatchObject({ label: "On its way" });
  expect((await viewPayment(deal.athlete, deal))?.says).toEqual([
    expect.stringContaining("We sent £900 on"),
  ]);
  expect((await notifications(deal.athlete)).slice(-2)).toEqual([
    "Northlight: £900 released, Autumn miles",
    "Northlight: £900 on its way, Autumn miles",
  ]);
  const [mails] = await db.read(
    db.orm
      .select({ kind: notificationTable.kind })
      .from(outbox)
      .innerJoin(
        notificationTable,
        eq(notificationTable.id, sql`${outbox.payload} ->> '$.notificationId'`),
      )
      .where(and(eq(outbox.kind, "notice"), eq(notificationTable.userId, deal.athlete.userId)))
      .orderBy(outbox.id),
  );
  expect(mails, "one mail about what follows at once").toEqual([
    { kind: "payment.funded" },
    { kind: "content.approved" },
    { kind: "payment.settled" },
  ]);
});

test("others see nothing of it", async () => {
  const deal = await agree();
  await fund(deal);
  for (const person of [await makeBrand(db), await makeAthlete(db)]) {
    await expect(loadDealMoney(as(person), deal.id)).rejects.toMatchObject({ code: "not_found" });
    await expect(queuePageChecks(as(person), stripe.env, deal.id)).rejects.toMatchObject({
      code: "not_found",
    });
  }
  await expect(
    startPayment(as(await makeBrand(db)), stripe.env, payingOne(deal.id, 1, 1)),
  ).rejects.toMatchObject({ code: "not_found" });
  await expect(
    startPayment(as(deal.athlete), stripe.env, payingOne(deal.id, 1, 1)),
  ).rejects.toMatchObject({ code: "forbidden" });
});
