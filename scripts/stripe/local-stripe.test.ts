import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createEmulator } from "emulate";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signature } from "./deliveries";
import { localStripe } from "./service";

// What Stripe documents, asked of the local one through Stripe's own library.

const SECRET = "whsec_test";
const CONNECT_SECRET = "whsec_connect_test";
const PAGE = {
  success_url: "http://app.test/done?id={CHECKOUT_SESSION_ID}",
  cancel_url: "http://app.test/left",
};

let emulator: Awaited<ReturnType<typeof start>>;
let webhook: Server;
let stripe: Stripe;
const heard: { event: Stripe.Event; status: number }[] = [];
let answerWith = 200;

const start = (url: string) =>
  createEmulator({
    service: localStripe({ url, secret: SECRET, connectSecret: CONNECT_SECRET }),
    port: 0,
  });

beforeAll(async () => {
  webhook = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const event = await stripe.webhooks.constructEventAsync(
      Buffer.concat(chunks).toString(),
      String(request.headers["stripe-signature"]),
      SECRET,
    );
    heard.push({ event, status: answerWith });
    response.writeHead(answerWith).end();
  });
  await new Promise<void>((ready) => webhook.listen(0, "127.0.0.1", ready));
  emulator = await start(`http://127.0.0.1:${(webhook.address() as AddressInfo).port}`);
  const { hostname, port } = new URL(emulator.url);
  stripe = new Stripe("sk_test_local", {
    host: hostname,
    port,
    protocol: "http",
    maxNetworkRetries: 0,
  });
});

afterAll(async () => {
  await emulator.close();
  webhook.close();
});

beforeEach(async () => {
  await emulator.reset();
  heard.length = 0;
  answerWith = 200;
});

const control = (name: string, fields: Record<string, string> = {}) =>
  fetch(`${emulator.url}/_stripe/${name}`, { method: "POST", body: new URLSearchParams(fields) });

/** Presses a button of a hosted page, and says where it leads. */
async function press(url: string | null, action: string, card = "4242") {
  const body = new URLSearchParams({ action, card });
  const response = await fetch(url ?? "", { method: "POST", body, redirect: "manual" });
  await control("settle");
  return { status: response.status, location: response.headers.get("Location") };
}

const types = () => heard.map(({ event }) => event.type);

async function monthly() {
  const product = await stripe.products.create({ name: "Premium" });
  return stripe.prices.create({
    product: product.id,
    currency: "gbp",
    unit_amount: 49_00,
    recurring: { interval: "month" },
    lookup_key: "brand_premium",
  });
}

async function subscribed(card?: string) {
  const price = await monthly();
  const customer = await stripe.customers.create({ email: "brand@laurel.test" });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    ...PAGE,
  });
  await press(session.url, "pay", card);
  const { data } = await stripe.subscriptions.list({ customer: customer.id });
  return { customer, session, subscription: data[0] as Stripe.Subscription };
}

async function paid(amount: number) {
  const session = await stripe.checkout.sessions.create({
    mode: "payment",
    line_items: [
      {
        quantity: 1,
        price_data: { currency: "gbp", unit_amount: amount, product_data: { name: "Fee" } },
      },
    ],
    payment_intent_data: { transfer_group: "deal_1", metadata: { deal: "1" } },
    ...PAGE,
  });
  await press(session.url, "pay");
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id);
  return String(payment_intent);
}

const failing = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail("was not refused"),
    (error: Stripe.errors.StripeError) => error,
  );

describe("calls", () => {
  it("refuses a call without a key of the test mode", async () => {
    const response = await fetch(`${emulator.url}/v1/customers`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { type: "invalid_request_error" } });
  });

  it("names what is missing, unknown or not there", async () => {
    expect(await failing(stripe.customers.retrieve("cus_none"))).toMatchObject({
      statusCode: 404,
      code: "resource_missing",
      message: "No such customer: 'cus_none'",
    });
    expect(await failing(stripe.products.create({} as never))).toMatchObject({
      statusCode: 400,
      code: "parameter_missing",
      param: "name",
    });
    expect(await failing(stripe.customers.create({ nonsense: 1 } as never))).toMatchObject({
      code: "parameter_unknown",
      param: "nonsense",
    });
    expect(await failing(stripe.coupons.list())).toMatchObject({ statusCode: 404 });
  });

  it("answers a repeated idempotency key with the first answer, and refuses it for other parameters", async () => {
    const options = { idempotencyKey: "one" };
    const first = await stripe.customers.create({ email: "a@laurel.test" }, options);
    const second = await stripe.customers.create({ email: "a@laurel.test" }, options);
    expect(second.id).toBe(first.id);
    expect(await failing(stripe.customers.create({ email: "b" }, options))).toMatchObject({
      statusCode: 400,
      type: "StripeIdempotencyError",
    });
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  it("pages lists newest first, both ways", async () => {
    for (const name of ["1", "2", "3", "4", "5"]) await stripe.customers.create({ name });
    const names: (string | null | undefined)[] = [];
    for await (const { name } of stripe.customers.list({ limit: 2 })) names.push(name);
    expect(names).toEqual(["5", "4", "3", "2", "1"]);
    const { data } = await stripe.customers.list({ limit: 2 });
    const last = await stripe.customers.list({ starting_after: data[1]?.id ?? "", limit: 2 });
    const back = await stripe.customers.list({ ending_before: last.data[0]?.id ?? "", limit: 1 });
    expect(back.data[0]?.name).toBe("4");
  });

  it("fails as it is told to: before the work, or after it with the answer lost", async () => {
    await control("fail", { status: "429", times: "1" });
    expect(await failing(stripe.customers.list())).toMatchObject({ type: "StripeRateLimitError" });
    await control("fail", { status: "500", after: "true" });
    const options = { idempotencyKey: "lost", maxNetworkRetries: 1 };
    await stripe.customers.create({ name: "once" }, options);
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });
});

describe("prices", () => {
  it("are found by their lookup key, which one price holds at a time", async () => {
    const price = await monthly();
    const { data } = await stripe.prices.list({ lookup_keys: ["brand_premium"] });
    expect(data.map(({ id }) => id)).toEqual([price.id]);
    const again = {
      product: String(price.product),
      currency: "gbp",
      unit_amount: 59_00,
      lookup_key: "brand_premium",
    };
    expect(await failing(stripe.prices.create(again))).toMatchObject({ param: "lookup_key" });
    const moved = await stripe.prices.create({ ...again, transfer_lookup_key: true });
    const after = await stripe.prices.list({ lookup_keys: ["brand_premium"] });
    expect(after.data.map(({ id }) => id)).toEqual([moved.id]);
  });
});

describe("subscriptions", () => {
  it("begin in Checkout: object, events and their order", async () => {
    const { session, subscription } = await subscribed();
    expect(subscription).toMatchObject({ status: "active", cancel_at: null });
    expect(subscription.items.data[0]?.current_period_end).toBeGreaterThan(Date.now() / 1000);
    const done = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ["subscription.latest_invoice"],
    });
    expect(done).toMatchObject({
      status: "complete",
      payment_status: "paid",
      subscription: {
        id: subscription.id,
        latest_invoice: {
          status: "paid",
          amount_paid: 49_00,
          parent: { subscription_details: { subscription: subscription.id } },
        },
      },
    });
    expect(types().filter((type) => !/^(product|price|customer\.created)/.test(type))).toEqual([
      "payment_method.attached",
      "customer.subscription.created",
      "invoice.created",
      "invoice.finalized",
      "payment_intent.created",
      "charge.succeeded",
      "payment_intent.succeeded",
      "invoice.paid",
      "invoice.payment_succeeded",
      "checkout.session.completed",
    ]);
    expect(heard[0]?.event).toMatchObject({ object: "event", api_version: "2026-10-28.endive" });
    expect(heard[0]?.event.id).toMatch(/^evt_/);
  });

  it("stay unmade when the card is declined or the page is left", async () => {
    const { subscription, session } = await subscribed("0002");
    expect(subscription).toBeUndefined();
    expect(types()).toContain("payment_intent.payment_failed");
    expect(await press(session.url, "leave")).toMatchObject({ location: PAGE.cancel_url });
    const later = await press(session.url, "pay");
    expect(later.location).toBe(`http://app.test/done?id=${session.id}`);
    expect((await press(session.url, "pay")).status).toBe(409);
  });

  it("are cancelled in the portal by a date, resumed, and end with the period", async () => {
    const { customer, subscription } = await subscribed();
    const portal = await stripe.billingPortal.sessions.create({ customer: customer.id });
    const ends = subscription.items.data[0]?.current_period_end;
    await press(portal.url, "cancel");
    const cancelled = await stripe.subscriptions.retrieve(subscription.id);
    expect(cancelled).toMatchObject({
      status: "active",
      cancel_at: ends,
      cancel_at_period_end: false,
    });
    await stripe.subscriptions.update(subscription.id, { cancel_at: "" });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ cancel_at: null });
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await control("settle");
    heard.length = 0;
    await control("clock", { days: "32" });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: "canceled",
      ended_at: ends,
    });
    expect(types()).toEqual(["customer.subscription.deleted"]);
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
  });

  it("are renewed when the clock passes their period", async () => {
    const { subscription } = await subscribed();
    await control("clock", { days: "62" });
    const { data } = await stripe.invoices.list({ subscription: subscription.id });
    expect(data.map(({ billing_reason, status }) => [billing_reason, status])).toEqual([
      ["subscription_cycle", "paid"],
      ["subscription_cycle", "paid"],
      ["subscription_create", "paid"],
    ]);
    const pdf = await fetch(data[0]?.invoice_pdf ?? "");
    expect(new TextDecoder().decode(await pdf.arrayBuffer())).toMatch(/^%PDF-/);
  });

  it("are past due when a renewal fails, active again with a new card, and end after the last attempt", async () => {
    const { customer, subscription } = await subscribed("0341");
    await control("clock", { days: "32" });
    const due = () => stripe.subscriptions.retrieve(subscription.id);
    expect(await due()).toMatchObject({ status: "past_due" });
    expect(types()).toContain("invoice.payment_failed");
    const portal = await stripe.billingPortal.sessions.create({ customer: customer.id });
    await press(portal.url, "card", "4242");
    await control("clock", { days: "3" });
    expect(await due()).toMatchObject({ status: "active" });
    await press(portal.url, "card", "0341");
    await control("clock", { days: "40" });
    expect(await due()).toMatchObject({
      status: "canceled",
      cancellation_details: { reason: "payment_failed" },
    });
  });
});

describe("payments", () => {
  it("are charged at once and kept on the balance, which they reach later", async () => {
    const intent = await stripe.paymentIntents.retrieve(await paid(1_000_00), {
      expand: ["latest_charge.balance_transaction"],
    });
    expect(intent).toMatchObject({
      status: "succeeded",
      amount_received: 1_000_00,
      transfer_group: "deal_1",
      metadata: { deal: "1" },
      latest_charge: { paid: true, balance_transaction: { fee: 15_20, net: 984_80 } },
    });
    const pending = await stripe.balance.retrieve();
    expect([pending.available[0]?.amount, pending.pending[0]?.amount]).toEqual([0, 984_80]);
    await control("clock", { days: "4" });
    expect((await stripe.balance.retrieve()).available[0]?.amount).toBe(984_80);
  });

  it("are refunded in parts, never above what was paid", async () => {
    const payment_intent = await paid(100_00);
    await stripe.refunds.create({ payment_intent, amount: 40_00 });
    expect(await failing(stripe.refunds.create({ payment_intent, amount: 60_01 }))).toMatchObject({
      param: "amount",
    });
    await stripe.refunds.create({ payment_intent });
    expect(await failing(stripe.refunds.create({ payment_intent }))).toMatchObject({
      code: "charge_already_refunded",
    });
    const { data } = await stripe.charges.list({ payment_intent });
    expect(data[0]).toMatchObject({ refunded: true, amount_refunded: 100_00 });
  });
});

describe("webhooks", () => {
  it("carry a signature that holds for this body, secret and time only", async () => {
    const body = JSON.stringify({ object: "event" });
    const check = (text: string, secret: string, at?: number) =>
      stripe.webhooks.constructEventAsync(text, signature(body, SECRET, at), secret);
    await expect(check(body, SECRET)).resolves.toMatchObject({ object: "event" });
    await expect(check(`${body} `, SECRET)).rejects.toThrow();
    await expect(check(body, "whsec_other")).rejects.toThrow();
    await expect(check(body, SECRET, Math.floor(Date.now() / 1000) - 301)).rejects.toThrow();
  });

  it("are sent again when they fail, held, doubled, dropped and disordered on demand", async () => {
    answerWith = 500;
    const created = stripe.customers.create({ name: "A" });
    await created;
    await expect.poll(() => heard.length).toBe(2);
    answerWith = 200;
    await control("hold");
    await expect.poll(() => heard.at(-1)?.status).toBe(200);
    heard.length = 0;
    await stripe.customers.create({ name: "B" });
    await stripe.products.create({ name: "P" });
    await stripe.customers.create({ name: "C" });
    expect(heard).toEqual([]);
    await control("release", { order: "reversed", copies: "2", "drop[0]": "product.created" });
    expect(types()).toEqual(Array(4).fill("customer.created"));
    const names = heard.map(({ event }) => (event.data.object as Stripe.Customer).name);
    expect(names).toEqual(["C", "B", "C", "B"]);
    expect(new Set(heard.map(({ event }) => event.id)).size).toBe(2);
  });
});
