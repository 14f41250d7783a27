import type Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { Contract, PAGE, refusal, SECRET } from "./contract";
import { signature } from "./deliveries";

// What Stripe documents, asked of the local one through Stripe's own library.

const local = new Contract();
const { control, press, types, events } = local;

async function monthly() {
  const product = await local.stripe.products.create({ name: "Premium" });
  return local.stripe.prices.create({
    product: product.id,
    currency: "gbp",
    unit_amount: 49_00,
    recurring: { interval: "month" },
    lookup_key: "brand_premium",
  });
}

async function subscribed(card?: string) {
  const price = await monthly();
  const customer = await local.stripe.customers.create({ email: "brand@laurel.test" });
  const session = await local.stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    ...PAGE,
  });
  await press(session.url, "pay", card);
  const { data } = await local.stripe.subscriptions.list({ customer: customer.id });
  return { customer, session, subscription: data[0] as Stripe.Subscription };
}

describe("calls", () => {
  it("refuses a call without a key of the test mode", async () => {
    const response = await fetch(`${local.emulator.url}/v1/customers`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { type: "invalid_request_error" } });
  });

  it("names what is missing, unknown or not there", async () => {
    expect(await refusal(local.stripe.customers.retrieve("cus_none"))).toMatchObject({
      statusCode: 404,
      code: "resource_missing",
      message: "No such customer: 'cus_none'",
    });
    expect(await refusal(local.stripe.products.create({} as never))).toMatchObject({
      statusCode: 400,
      code: "parameter_missing",
      param: "name",
    });
    expect(await refusal(local.stripe.customers.create({ nonsense: 1 } as never))).toMatchObject({
      code: "parameter_unknown",
      param: "nonsense",
    });
    expect(await refusal(local.stripe.coupons.list())).toMatchObject({ statusCode: 404 });
  });

  it("answers a repeated idempotency key with the first answer, and refuses it for other parameters", async () => {
    const options = { idempotencyKey: "one" };
    const first = await local.stripe.customers.create({ email: "a@laurel.test" }, options);
    const second = await local.stripe.customers.create({ email: "a@laurel.test" }, options);
    expect(second.id).toBe(first.id);
    expect(await refusal(local.stripe.customers.create({ email: "b" }, options))).toMatchObject({
      statusCode: 400,
      type: "StripeIdempotencyError",
    });
    expect((await local.stripe.customers.list()).data).toHaveLength(1);
  });

  it("pages lists newest first, both ways", async () => {
    for (const name of ["1", "2", "3", "4", "5"]) await local.stripe.customers.create({ name });
    const names: (string | null | undefined)[] = [];
    for await (const { name } of local.stripe.customers.list({ limit: 2 })) names.push(name);
    expect(names).toEqual(["5", "4", "3", "2", "1"]);
    const { data } = await local.stripe.customers.list({ limit: 2 });
    const last = await local.stripe.customers.list({ starting_after: data[1]?.id ?? "", limit: 2 });
    const back = await local.stripe.customers.list({
      ending_before: last.data[0]?.id ?? "",
      limit: 1,
    });
    expect(back.data[0]?.name).toBe("4");
  });

  it("fails as it is told to: before the work, or after it with the answer lost", async () => {
    await control("fail", { status: "429", times: "1" });
    expect(await refusal(local.stripe.customers.list())).toMatchObject({
      type: "StripeRateLimitError",
    });
    await control("fail", { status: "500", after: "true" });
    const options = { idempotencyKey: "lost", maxNetworkRetries: 1 };
    await local.stripe.customers.create({ name: "once" }, options);
    expect((await local.stripe.customers.list()).data).toHaveLength(1);
  });

  it("lists the failures that are asked for, ends them, and refuses to fail no call", async () => {
    const { url } = local.emulator;
    const body = new URLSearchParams({ status: "500", times: "0" });
    expect((await fetch(`${url}/_stripe/fail`, { method: "POST", body })).status).toBe(400);
    await control("fail", { status: "500", times: "3", path: "/v1/customers" });
    const listed = await (await fetch(`${url}/_stripe/failures`)).json();
    expect(listed).toMatchObject([{ path: "/v1/customers", times: 3, status: 500 }]);
    await control("recover");
    expect((await local.stripe.customers.list()).data).toEqual([]);
  });
});

describe("prices", () => {
  it("are found by their lookup key, which one price holds at a time", async () => {
    const price = await monthly();
    const { data } = await local.stripe.prices.list({ lookup_keys: ["brand_premium"] });
    expect(data.map(({ id }) => id)).toEqual([price.id]);
    const again = {
      product: String(price.product),
      currency: "gbp",
      unit_amount: 59_00,
      lookup_key: "brand_premium",
    };
    expect(await refusal(local.stripe.prices.create(again))).toMatchObject({ param: "lookup_key" });
    const moved = await local.stripe.prices.create({ ...again, transfer_lookup_key: true });
    const after = await local.stripe.prices.list({ lookup_keys: ["brand_premium"] });
    expect(after.data.map(({ id }) => id)).toEqual([moved.id]);
  });
});

describe("subscriptions", () => {
  it("begin in Checkout: object, events and their order", async () => {
    const { session, subscription } = await subscribed();
    expect(subscription).toMatchObject({ status: "active", cancel_at: null });
    expect(subscription.items.data[0]?.current_period_end).toBeGreaterThan(Date.now() / 1000);
    const done = await local.stripe.checkout.sessions.retrieve(session.id, {
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
    expect(events[0]?.event).toMatchObject({ object: "event", api_version: "2026-10-28.endive" });
    expect(events[0]?.event.id).toMatch(/^evt_/);
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
    const portal = await local.stripe.billingPortal.sessions.create({ customer: customer.id });
    const ends = subscription.items.data[0]?.current_period_end;
    await press(portal.url, "cancel");
    const cancelled = await local.stripe.subscriptions.retrieve(subscription.id);
    expect(cancelled).toMatchObject({
      status: "active",
      cancel_at: ends,
      cancel_at_period_end: false,
    });
    await local.stripe.subscriptions.update(subscription.id, { cancel_at: "" });
    expect(await local.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      cancel_at: null,
    });
    await local.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await control("settle");
    events.length = 0;
    await control("clock", { days: "32" });
    expect(await local.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: "canceled",
      ended_at: ends,
    });
    expect(types()).toEqual(["customer.subscription.deleted"]);
    expect((await local.stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
  });

  it("are renewed when the clock passes their period", async () => {
    const { subscription } = await subscribed();
    await control("clock", { days: "62" });
    const { data } = await local.stripe.invoices.list({ subscription: subscription.id });
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
    const due = () => local.stripe.subscriptions.retrieve(subscription.id);
    expect(await due()).toMatchObject({ status: "past_due" });
    expect(types()).toContain("invoice.payment_failed");
    const portal = await local.stripe.billingPortal.sessions.create({ customer: customer.id });
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

describe("webhooks", () => {
  it("carry a signature that holds for this body, secret and time only", async () => {
    const body = JSON.stringify({ object: "event" });
    const check = (text: string, secret: string, at?: number) =>
      local.stripe.webhooks.constructEventAsync(text, signature(body, SECRET, at), secret);
    await expect(check(body, SECRET)).resolves.toMatchObject({ object: "event" });
    await expect(check(`${body} `, SECRET)).rejects.toThrow();
    await expect(check(body, "whsec_other")).rejects.toThrow();
    await expect(check(body, SECRET, Math.floor(Date.now() / 1000) - 301)).rejects.toThrow();
  });

  it("are sent again when they fail, held, doubled, dropped and disordered on demand", async () => {
    local.answerWith = 500;
    const created = local.stripe.customers.create({ name: "A" });
    await created;
    await expect.poll(() => events.length).toBe(2);
    local.answerWith = 200;
    await control("hold");
    await expect.poll(() => events.at(-1)?.status).toBe(200);
    events.length = 0;
    await local.stripe.customers.create({ name: "B" });
    await local.stripe.products.create({ name: "P" });
    await local.stripe.customers.create({ name: "C" });
    expect(events).toEqual([]);
    await control("release", { order: "reversed", copies: "2", "drop[0]": "product.created" });
    expect(types()).toEqual(Array(4).fill("customer.created"));
    const names = events.map(({ event }) => (event.data.object as Stripe.Customer).name);
    expect(names).toEqual(["C", "B", "C", "B"]);
    expect(new Set(events.map(({ event }) => event.id)).size).toBe(2);
  });
});
