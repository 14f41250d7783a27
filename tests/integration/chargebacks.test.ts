import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PAYOUT_CHECK } from "~/features/billing/payouts/check-payout-accounts.server";
import { createAccount } from "~/features/billing/payouts/provider.server";
import { approveContent } from "~/features/content/content/decisions.server";
import {
  chargebackCheckSchema,
  checkChargebacks,
} from "~/features/money/payments/chargebacks.server";
import { checkAllChargebacks } from "~/features/money/payments/check-payments.server";
import { loadDealMoney } from "~/features/money/payments/deal-money.server";
import { queueChargebackCheck } from "~/features/money/payments/events.server";
import { reversalRequestSchema } from "~/features/money/payments/payment-reversal";
import { queuePageChecks } from "~/features/money/payments/queue-page-checks.server";
import { resolveHeldPayment } from "~/features/money/payments/resolve-held-payment.server";
import { reversePayment } from "~/features/money/payments/reverse-payment.server";
import { startPayment } from "~/features/money/payments/start-payment.server";
import { drainOutbox } from "~/platform/outbox";
import { OUTBOX_HANDLERS } from "~/server/outbox";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { chargebacks, outbox, payoutAccounts, recordEntries, takeBacks } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
  makeStaff,
  type Person,
} from "../support/factories";
import { notificationsOf } from "../support/notifications";
import { database } from "../support/own-database";
import { payingOne, paymentsOn } from "../support/payments";
import { sendRow } from "../support/send-row";
import { press, startStripe } from "../support/stripe";

const db = database();
let stripe: Awaited<ReturnType<typeof startStripe>>;
let money: ReturnType<typeof paymentsOn>;

beforeAll(async () => {
  stripe = await startStripe();
  money = paymentsOn(db, stripe.env, Date.now);
});
afterAll(() => stripe.stop());

const as = (person: Person) => ({ ...commandContext(db, person), now: Date.now() });

type Deal = Awaited<ReturnType<typeof funded>>;

/** A deal that the brand has paid; of £900 with our fee of £72. */
async function funded(fee = 900_00) {
  const [brand, athlete] = [
    await makeBrand(db, { companyName: "Northlight" }),
    await makeAthlete(db, { name: "Ada North" }),
  ];
  const campaignId = await makeCampaign(db, brand.brandId);
  const id = await makeInvitation(db, campaignId, athlete.userId, "accepted", { fee });
  const start = payingOne(id, 1, fee + (fee * 8) / 100);
  await press((await startPayment(as(brand), stripe.env, start)) ?? "", "pay");
  await queuePageChecks(as(brand), stripe.env, id);
  await money.drain(id);
  const intent = (await money.rowsOf(id))[0]?.intentId ?? "";
  return { brand, athlete, campaignId, id, intent };
}

async function approve({ brand, athlete, campaignId, id }: Deal) {
  const contentItem = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  const ctx = as(brand);
  await approveContent(ctx, contentItem);
  await money.drain(id);
}

async function connect({ athlete }: Deal, to = "ready") {
  const account = await createAccount(stripe.env, as(athlete).actor);
  await stripe.control("account", { id: account.id, to });
  const now = Date.now();
  await db.write([
    db.orm.insert(payoutAccounts).values({
      userId: athlete.userId,
      accountId: account.id,
      state: to === "ready" ? "ready" : "in_review",
      checkedAt: now,
      createdAt: now,
    }),
  ]);
  return account.id;
}

/** Takes what the bank does a step on; an event says when to ask. */
async function bank({ intent }: Deal, to: string, more: Record<string, string> = {}) {
  await stripe.control("dispute", { intent, to, ...more });
  const { data } = await stripe.client.events.list({ limit: 1 });
  const question = data[0] && queueChargebackCheck(data[0]);
  expect(question?.kind).toBe("payment-chargeback");
  const asked = chargebackCheckSchema.parse(question?.payload);
  for (let i = 0; i < 2; i++)
    await checkChargebacks({ db, env: stripe.env, clock: Date.now }, asked);
}

const viewPayment = async (person: Person, { id }: Deal) =>
  (await loadDealMoney(as(person), id)).view.payments[0];

const notifications = async ({ userId }: Person) => {
  const rows = (await notificationsOf(db, userId))
    .filter(({ category }) => category === "payment")
    .map(({ title }) => ({ title }));
  return rows.map(({ title }) => title);
};

const NOTHING = {
  brand: 0,
  held: 0,
  to_athlete: 0,
  to_brand: 0,
  athlete: 0,
  fee: 0,
  loss: 0,
};

test("while a bank looks at it, held money goes nowhere; won, it goes on as before", async () => {
  const deal = await funded();
  const admin = await makeStaff(db, ["admin"]);
  await bank(deal, "open");
  await approve(deal);
  expect(await viewPayment(deal.athlete, deal)).toMatchObject({
    label: "On hold",
  });
  expect((await viewPayment(deal.brand, deal))?.says[1]).toContain("Your bank is looking at £972");
  expect((await viewPayment(deal.athlete, deal))?.says[1]).toContain("Northlight's bank");
  for (const [person, how] of [
    [deal.brand, "release"],
    [deal.athlete, "return"],
  ] as const)
    await expect(
      resolveHeldPayment(as(person), { dealId: deal.id, number: 1, how }),
    ).rejects.toThrow("A bank is looking");
  expect(await money.balances(deal.id)).toMatchObject({ held: 972_00 });

  await bank(deal, "won");
  await money.drain(deal.id);
  expect(await money.balances(deal.id)).toMatchObject({ to_athlete: 900_00, fee: 72_00 });
  const titlesFrom = (name: string) =>
    ["£900 secured", "payment questioned", "payment confirmed", "£900 released"].map(
      (what) => `${name}: ${what}, Autumn miles`,
    );
  expect(await notifications(deal.brand)).toEqual(titlesFrom("Ada North"));
  expect(await notifications(deal.athlete)).toEqual(titlesFrom("Northlight"));
  // Admins are told of what other tests propose, too.
  const forStaff = (await notificationsOf(db, admin.userId)).filter(({ title }) =>
    title.startsWith("Northlight and Ada North: payment "),
  );
  const link = `/admin/payments/${(await money.rowsOf(deal.id))[0]?.id}`;
  expect(forStaff).toMatchObject([
    { title: "Northlight and Ada North: payment questioned", link },
    { title: "Northlight and Ada North: payment confirmed", link },
  ]);
});

test("a bank that begins to look between the look and the write keeps the money", async () => {
  const deal = await funded();
  let begins = true;
  const staleForm: Database = {
    ...db,
    async write(statements) {
      if (begins) await bank(deal, "open");
      begins = false;
      return db.write(statements);
    },
  };
  const resolution = { dealId: deal.id, number: 1, how: "release" } as const;
  await expect(
    resolveHeldPayment({ ...as(deal.brand), db: staleForm }, resolution),
  ).rejects.toThrow("A bank is");
  expect(await money.balances(deal.id)).toMatchObject({ held: 972_00 });
});

test("lost, the payment is over: the bank's money is taken from what was held, and nothing is released", async () => {
  const deal = await funded();
  await bank(deal, "open");
  await approve(deal);
  await bank(deal, "lost");
  await money.drain(deal.id, 2);
  expect(await money.balances(deal.id)).toEqual(NOTHING);
  expect(await viewPayment(deal.athlete, deal)).toMatchObject({
    label: "Taken back",
  });
  expect((await viewPayment(deal.brand, deal))?.says).toEqual([
    expect.stringContaining("Your bank gave £972 back"),
  ]);
  expect((await stripe.client.refunds.list({ payment_intent: deal.intent })).data).toEqual([]);
  expect((await notifications(deal.athlete)).at(-1)).toBe(
    "Northlight: payment taken back, Autumn miles",
  );
  const [entries] = await db.read(
    db.orm
      .select({ body: recordEntries.body })
      .from(recordEntries)
      .where(and(eq(recordEntries.subjectId, deal.id), eq(recordEntries.kind, "payment_settled"))),
  );
  expect(entries.map(({ body }) => JSON.parse(body))).toEqual([
    {
      ...{ payment: 1, currency: "GBP", toAthlete: 0, toFee: 0, toBrand: 972_00 },
      reason: "charged_back",
    },
  ]);
});

test("what was lost stays so, also when a bank changes its mind: that is settled by hand", async () => {
  const deal = await funded();
  await bank(deal, "open");
  const [row] = await money.rowsOf(deal.id);
  const own = eq(chargebacks.paymentId, row?.id ?? "");
  await db.write([db.orm.update(chargebacks).set({ state: "lost" }).where(own)]);
  await bank(deal, "won");
  const [[after]] = await db.read(db.orm.select().from(chargebacks).where(own));
  expect(after?.state).toBe("lost");
  expect(await notifications(deal.brand)).not.toContain("Payment confirmed");
});

test("a released share that was not sent waits for the bank, and is lost with it", async () => {
  const [lost, won] = [await funded(), await funded()];
  for (const deal of [lost, won]) {
    await approve(deal);
    await bank(deal, "open");
    await connect(deal);
    await money.drain(deal.id);
    expect(await money.balances(deal.id)).toMatchObject({ to_athlete: 900_00, athlete: 0 });
  }
  await bank(lost, "lost");
  await bank(won, "won");
  for (const deal of [lost, won]) await money.drain(deal.id, 2);
  expect(await money.balances(lost.id)).toEqual(NOTHING);
  expect(await money.balances(won.id)).toMatchObject({ to_athlete: 0, athlete: 900_00 });
  const { data } = await stripe.client.transfers.list({ transfer_group: `deal_${lost.id}` });
  expect(data).toEqual([]);
});

test("what was sent stays with the athlete: our fee and then our own money make up for it", async () => {
  const deal = await funded();
  await connect(deal);
  await approve(deal);
  await bank(deal, "open");
  expect((await viewPayment(deal.athlete, deal))?.label).toBe("On hold");
  await bank(deal, "lost");
  expect(await money.balances(deal.id)).toEqual({
    ...NOTHING,
    athlete: 900_00,
    loss: -900_00,
  });
  expect(await viewPayment(deal.athlete, deal)).toMatchObject({ label: "On its way" });
  expect((await viewPayment(deal.athlete, deal))?.says[1]).toContain(
    "You keep what we've sent you",
  );
});

test("a transfer whose answer was lost is found before the bank's money is taken from it", async () => {
  const deal = await funded();
  await connect(deal);
  // The look for an earlier one passes, and the answer to the transfer itself is lost.
  await stripe.control("fail", { path: "/v1/transfers" });
  await stripe.control("fail", { status: "500", after: "true", path: "/v1/transfers" });
  await expect(approve(deal)).rejects.toThrow();
  expect(await stripe.unmet()).toBe(0);
  await bank(deal, "open");
  await bank(deal, "lost");
  await money.drain(deal.id);
  expect(await money.balances(deal.id)).toMatchObject({ athlete: 900_00, loss: -900_00 });
});

test("of a charge that was questioned in part, the rest of what was held goes back as well", async () => {
  const deal = await funded();
  await bank(deal, "open", { amount: "20000" });
  await bank(deal, "lost");
  // Stripe refuses refunds of a charge that was charged back; staff see the row that was set aside.
  await expect(money.drain(deal.id)).rejects.toThrow();
  expect(await money.balances(deal.id)).toEqual({ ...NOTHING, brand: -772_00, to_brand: 772_00 });
});

test("a refund waits while a bank looks, and what the bank gave back is not refunded again", async () => {
  const [lost, won] = [await funded(), await funded()];
  for (const deal of [lost, won]) {
    await resolveHeldPayment(as(deal.athlete), { dealId: deal.id, number: 1, how: "return" });
    await bank(deal, "open");
    await money.drain(deal.id);
    expect(await money.balances(deal.id)).toMatchObject({ to_brand: 972_00 });
  }
  await bank(lost, "lost");
  await bank(won, "won");
  for (const deal of [lost, won]) {
    await money.drain(deal.id, 2);
    expect(await money.balances(deal.id)).toEqual(NOTHING);
  }
  expect((await stripe.client.refunds.list({ payment_intent: lost.intent })).data).toEqual([]);
});

test("the night finds what no event has told, and passes over what is not ours", async () => {
  const deal = await funded();
  await stripe.control("dispute", { intent: deal.intent, to: "inquiry" });
  const { writes } = await checkAllChargebacks(db, { day: newId(), now: Date.now() }, "");
  expect(writes).toHaveLength(1);
  await money.askBanks();
  expect((await viewPayment(deal.brand, deal))?.label).toBe("On hold");
  await stripe.control("dispute", { intent: deal.intent, to: "closed" });
  await money.askBanks();
  expect((await viewPayment(deal.brand, deal))?.label).toBe("Secured");

  const page = await stripe.client.checkout.sessions.create({
    mode: "payment",
    line_items: [
      {
        price_data: { currency: "gbp", unit_amount: 500, product_data: { name: "Other" } },
        quantity: 1,
      },
    ],
    success_url: "http://localhost/",
  });
  await press(page.url ?? "", "pay");
  const { payment_intent } = await stripe.client.checkout.sessions.retrieve(page.id);
  await stripe.control("dispute", { intent: String(payment_intent), to: "open" });
  await expect(money.askBanks()).resolves.toBeUndefined();
});

test("an account that becomes ready makes waiting transfers due at once", async () => {
  const [deal, other] = [await funded(), await funded()];
  for (const one of [deal, other]) await approve(one);
  const accountId = await connect(deal, "review");
  const waiting = async (one: Deal) => {
    const [rows] = await db.read(
      db.orm.select().from(outbox).where(eq(outbox.kind, "payment-transfer")),
    );
    const [payment] = await money.rowsOf(one.id);
    return rows.find(({ payload }) => (payload as { paymentId: string }).paymentId === payment?.id);
  };
  const transfers = { "payment-transfer": OUTBOX_HANDLERS["payment-transfer"] as never };
  const background = { db, env: stripe.env, clock: Date.now } as never;
  await drainOutbox(background, transfers, Date.now() + 5_000);
  expect((await waiting(deal))?.dueAt).toBeGreaterThan(Date.now());

  await stripe.control("account", { id: accountId, to: "ready" });
  await sendRow(background, {
    kind: PAYOUT_CHECK,
    payload: { accountId, asked: "evt_ready" },
    idempotencyKey: "evt_ready",
  });
  expect((await waiting(deal))?.dueAt).toBeLessThanOrEqual(Date.now());
  expect((await waiting(other))?.dueAt, "of another athlete").toBeGreaterThan(Date.now());
});

const take = (admin: Person, paymentId: string, amount: number, id = newId()) =>
  reversePayment(as(admin), {
    paymentId,
    ...reversalRequestSchema.parse({
      id,
      amount: (amount / 100).toFixed(2),
      reason: "The work was copied.",
    }),
  });

async function sent(fee?: number) {
  const deal = await funded(fee);
  const accountId = await connect(deal);
  await approve(deal);
  const paymentId = (await money.rowsOf(deal.id))[0]?.id ?? "";
  return { ...deal, accountId, paymentId };
}

const reversed = async ({ id }: Deal) => {
  const { data } = await stripe.client.transfers.list({ transfer_group: `deal_${id}` });
  return data.map(({ amount_reversed }) => amount_reversed);
};

test("what was sent is taken back once, and goes to the brand with our fee for it", async () => {
  const deal = await sent();
  const admin = await makeStaff(db, ["admin"]);
  for (const person of [deal.brand, deal.athlete, await makeStaff(db, ["moderator"])])
    await expect(take(person, deal.paymentId, 1)).rejects.toMatchObject({ code: "forbidden" });
  await expect(take(admin, deal.paymentId, 900_01)).rejects.toThrow("At most £900");
  const id = newId();
  await Promise.all([1, 2].map(() => take(admin, deal.paymentId, 300_00, id).catch(() => null)));
  await take(admin, deal.paymentId, 300_00, id);
  expect((await viewPayment(deal.athlete, deal))?.says.at(-1)).toContain("We're taking back £300");
  // The look for an earlier one passes; the answer to the reversal is lost, and then the key is forgotten.
  await stripe.control("fail", { path: "/v1/transfers" });
  await stripe.control("fail", { status: "500", after: "true", path: "/v1/transfers" });
  await expect(money.drain(deal.id)).rejects.toThrow();
  await stripe.control("clock", { days: "1" });
  await money.drain(deal.id, 3);
  expect(await reversed(deal)).toEqual([300_00]);
  expect(await money.balances(deal.id)).toEqual({
    ...NOTHING,
    brand: -648_00,
    athlete: 600_00,
    fee: 48_00,
  });
  const { data } = await stripe.client.refunds.list({ payment_intent: deal.intent });
  expect(data.map(({ amount }) => amount)).toEqual([324_00]);
  await expect(take(admin, deal.paymentId, 600_01)).rejects.toThrow("At most £600");
  const both = [1, 2].map(() =>
    take(admin, deal.paymentId, 600_00).then(
      () => 1,
      () => 0,
    ),
  );
  const done: number[] = await Promise.all(both);
  expect(done.reduce((sum, one) => sum + one)).toBe(1);
  await money.drain(deal.id, 2);
  expect(await money.balances(deal.id)).toEqual(NOTHING);
});

test("what one admin takes back is limited in sum, and so is what all parts take, also before they are done", async () => {
  const admin = await makeStaff(db, ["admin"]);
  const large = await sent(1_200_00);
  await take(admin, large.paymentId, 700_00);
  await money.drain(large.id, 2);
  await expect(take(admin, large.paymentId, 300_01)).rejects.toThrow("at most £1,000");
  await take(admin, large.paymentId, 300_00);
  await money.drain(large.id, 2);
  expect(await reversed(large)).toEqual([1_000_00]);

  const waiting = await sent();
  await take(admin, waiting.paymentId, 600_00);
  await expect(take(admin, waiting.paymentId, 300_01)).rejects.toThrow("At most £300");
});

test("while the athlete's account holds too little, it waits, and says so", async () => {
  const deal = await sent();
  const admin = await makeStaff(db, ["admin"]);
  await stripe.control("payout", { id: deal.accountId });
  await take(admin, deal.paymentId, 900_00);
  await money.drain(deal.id);
  expect(await money.balances(deal.id)).toMatchObject({ athlete: 900_00, brand: -972_00 });
  const [[row]] = await db.read(
    db.orm.select().from(takeBacks).where(eq(takeBacks.paymentId, deal.paymentId)),
  );
  expect(row).toMatchObject({ doneAt: null, shortAt: expect.any(Number) });
});

test("after a bank has taken the money, what is taken back makes up for our loss and not more", async () => {
  const deal = await sent();
  const admin = await makeStaff(db, ["admin"]);
  await bank(deal, "open", { amount: "50000" });
  await expect(take(admin, deal.paymentId, 100)).rejects.toThrow("A bank is looking");
  await bank(deal, "lost");
  await expect(take(admin, deal.paymentId, 428_01)).rejects.toThrow("At most £428");
  await take(admin, deal.paymentId, 428_00);
  await money.drain(deal.id, 2);
  expect(await money.balances(deal.id)).toEqual({
    ...NOTHING,
    brand: -472_00,
    athlete: 472_00,
  });
  expect((await stripe.client.refunds.list({ payment_intent: deal.intent })).data).toEqual([]);
});
