import { describe, expect, it } from "vitest";
import { Contract, PAGE, refusal } from "./contract";

// Payments, connected accounts and transfers: what Stripe documents, asked through Stripe's own library.

const local = new Contract();
const { control, press, types, events, paid } = local;

describe("payments", () => {
  it("are charged at once and kept on the balance, which they reach later", async () => {
    const intent = await local.stripe.paymentIntents.retrieve(await paid(1_000_00), {
      expand: ["latest_charge.balance_transaction"],
    });
    expect(intent).toMatchObject({
      status: "succeeded",
      amount_received: 1_000_00,
      transfer_group: "deal_1",
      metadata: { deal: "1" },
      latest_charge: { paid: true, balance_transaction: { fee: 15_20, net: 984_80 } },
    });
    const pending = await local.stripe.balance.retrieve();
    expect([pending.available[0]?.amount, pending.pending[0]?.amount]).toEqual([0, 984_80]);
    await control("clock", { days: "4" });
    expect((await local.stripe.balance.retrieve()).available[0]?.amount).toBe(984_80);
  });

  it("are refunded in parts, never above what was paid", async () => {
    const payment_intent = await paid(100_00);
    await local.stripe.refunds.create({ payment_intent, amount: 40_00 });
    expect(
      await refusal(local.stripe.refunds.create({ payment_intent, amount: 60_01 })),
    ).toMatchObject({
      param: "amount",
    });
    await local.stripe.refunds.create({ payment_intent });
    expect(await refusal(local.stripe.refunds.create({ payment_intent }))).toMatchObject({
      code: "charge_already_refunded",
    });
    const { data } = await local.stripe.charges.list({ payment_intent });
    expect(data[0]).toMatchObject({ refunded: true, amount_refunded: 100_00 });
  });

  it("tell of the intent, the charge and the session, in this order", async () => {
    const session = await local.payment(250_00, {
      client_reference_id: "deal-1",
      expires_at: Math.floor(Date.now() / 1000) + 3600,
    });
    expect((await press(session.url, "pay", "0002")).status).toBe(402);
    expect(await local.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "open",
      payment_status: "unpaid",
    });
    events.length = 0;
    await press(session.url, "pay");
    expect(types()).toEqual([
      "payment_intent.created",
      "charge.succeeded",
      "payment_intent.succeeded",
      "checkout.session.completed",
    ]);
    expect(events.at(-1)?.event.data.object).toMatchObject({
      client_reference_id: "deal-1",
      customer: null,
      payment_status: "paid",
    });
    const { data } = await local.stripe.charges.list({ transfer_group: "deal_1" });
    expect(data[0]).toMatchObject({ paid: true, description: "Fee for a deal" });
    expect(await (await fetch(data[0]?.receipt_url ?? "")).text()).toContain("Paid: £250.00");
  });

  it("cannot be made once their page has been ended, by a call or by its hour", async () => {
    const [first, second] = [await local.payment(1_00), await local.payment(1_00)];
    expect((await local.stripe.checkout.sessions.expire(first.id)).status).toBe("expired");
    expect((await press(first.url, "pay")).status).toBe(409);
    await refusal(local.stripe.checkout.sessions.expire(first.id));
    await control("clock", { days: "1" });
    expect((await local.stripe.checkout.sessions.retrieve(second.id)).status).toBe("expired");
    expect(types()).toEqual(["checkout.session.expired", "checkout.session.expired"]);
    const soon = Math.floor(Date.now() / 1000) + 60;
    expect(await refusal(local.payment(1_00, { expires_at: soon }))).toMatchObject({
      param: "expires_at",
    });
    const wrong = local.payment(1_00, { payment_intent_data: { nonsense: 1 } as never, ...PAGE });
    expect(await refusal(wrong)).toMatchObject({ param: "payment_intent_data[nonsense]" });
  });

  it("and refunds stand in the balance's history, which is found by its time", async () => {
    const payment_intent = await paid(100_00);
    await control("settle");
    events.length = 0;
    const refund = await local.stripe.refunds.create({ payment_intent, amount: 30_00 });
    await control("settle");
    expect(types()).toEqual(["refund.created", "charge.refunded"]);
    const { data } = await local.stripe.balanceTransactions.list();
    expect(data.map(({ type, amount, source }) => [type, amount, source === refund.id])).toEqual([
      ["refund", -30_00, true],
      ["charge", 100_00, false],
    ]);
    const later = Math.floor(Date.now() / 1000) + 60;
    const after = await local.stripe.balanceTransactions.list({ created: { gte: later } });
    expect(after.data).toEqual([]);
  });
});

const express = () =>
  local.stripe.accounts.create({
    controller: {
      fees: { payer: "application" },
      losses: { payments: "application" },
      stripe_dashboard: { type: "express" },
    },
    country: "GB",
    email: "athlete@laurel.test",
    capabilities: { transfers: { requested: true } },
    metadata: { account: "1" },
  });

const LINKS = { refresh_url: "http://app.test/again", return_url: "http://app.test/back" };

const onboarding = (account: string) =>
  local.stripe.accountLinks.create({ account, type: "account_onboarding", ...LINKS });

async function ready(): Promise<string> {
  const { id } = await express();
  await control("account", { id, to: "ready" });
  return id;
}

describe("connected accounts", () => {
  it("say what is still wanted, until their page of onboarding is done", async () => {
    const { id, requirements } = await express();
    expect(requirements?.currently_due).toContain("external_account");
    const now = () => local.stripe.accounts.retrieve(id);
    await press((await onboarding(id)).url, "halfway");
    expect(await now()).toMatchObject({ details_submitted: false, payouts_enabled: false });
    expect(await refusal(local.stripe.accounts.createLoginLink(id))).toMatchObject({
      statusCode: 400,
    });
    expect(await press((await onboarding(id)).url, "ready")).toMatchObject({
      location: LINKS.return_url,
    });
    expect(await now()).toMatchObject({
      payouts_enabled: true,
      // No payments are taken in the account's own name.
      charges_enabled: false,
      capabilities: { transfers: "active" },
      requirements: { currently_due: [], disabled_reason: null },
      metadata: { account: "1" },
    });
    expect(events.at(-1)?.event).toMatchObject({ type: "account.updated", account: id });
    expect((await local.stripe.accounts.createLoginLink(id)).url).toContain("/hosted/express/");
  });

  it("have pages of onboarding that open once, and soon", async () => {
    const { id } = await express();
    const { url, expires_at, created } = await onboarding(id);
    expect(expires_at - created).toBe(300);
    const visit = (address: string) => fetch(address, { redirect: "manual" });
    expect((await visit(url)).status).toBe(200);
    expect((await visit(url)).headers.get("Location")).toBe(LINKS.refresh_url);
    const late = await onboarding(id);
    await control("clock", { days: "1" });
    expect((await visit(late.url)).headers.get("Location")).toBe(LINKS.refresh_url);
  });

  it("can be checked, restricted, rejected and deleted later", async () => {
    const id = await ready();
    const reasonAfter = async (to: string) => {
      await control("account", { id, to });
      const { requirements } = await local.stripe.accounts.retrieve(id);
      return requirements?.disabled_reason;
    };
    expect(await reasonAfter("review")).toBe("requirements.pending_verification");
    expect(await reasonAfter("restricted")).toBe("requirements.past_due");
    expect(await reasonAfter("due")).toBeNull();
    await local.stripe.accounts.reject(id, { reason: "fraud" });
    expect((await local.stripe.accounts.retrieve(id)).requirements?.disabled_reason).toBe(
      "rejected.fraud",
    );
    await local.stripe.accounts.del(id);
    expect(await refusal(local.stripe.accounts.retrieve(id))).toMatchObject({
      statusCode: 403,
      code: "account_invalid",
    });
  });
});

describe("transfers", () => {
  const chargeOf = async (amount: number) =>
    String((await local.stripe.paymentIntents.retrieve(await paid(amount))).latest_charge);
  const send = (destination: string, amount: number, more: object = {}) =>
    local.stripe.transfers.create({ amount, currency: "gbp", destination, ...more });

  it("move a charge's money before it has arrived, never more than there is of it", async () => {
    const account = await ready();
    const source_transaction = await chargeOf(100_00);
    await control("settle");
    events.length = 0;
    const first = await send(account, 60_00, { source_transaction, metadata: { milestone: "1" } });
    await control("settle");
    expect(first).toMatchObject({ transfer_group: "deal_1", amount_reversed: 0, reversed: false });
    expect(types()).toEqual(["transfer.created"]);
    expect(await refusal(send(account, 40_01, { source_transaction }))).toMatchObject({
      statusCode: 400,
      param: "amount",
    });
    await send(account, 40_00, { source_transaction });
    const { data } = await local.stripe.transfers.list({ transfer_group: "deal_1" });
    expect(data.map(({ amount }) => amount)).toEqual([40_00, 60_00]);
    const balance = await local.stripe.balance.retrieve();
    // What the card's fee took is missing.
    expect([balance.available[0]?.amount, balance.pending[0]?.amount]).toEqual([0, -1_70]);
  });

  it("are refused without a capable destination or the money", async () => {
    const account = await ready();
    const source_transaction = await chargeOf(100_00);
    expect(await refusal(send("acct_none", 1_00))).toMatchObject({
      code: "resource_missing",
      param: "destination",
    });
    expect(await refusal(send(account, 1_00))).toMatchObject({ code: "balance_insufficient" });
    await control("clock", { days: "4" });
    await send(account, 1_00);
    await control("account", { id: account, to: "restricted" });
    expect(await refusal(send(account, 1_00, { source_transaction }))).toMatchObject({
      code: "insufficient_capabilities_for_transfer",
    });
  });

  it("are taken back in parts, and made once for a key", async () => {
    const account = await ready();
    const source_transaction = await chargeOf(100_00);
    const params = { amount: 80_00, currency: "gbp", destination: account, source_transaction };
    const once = { idempotencyKey: "release-1" };
    const { id } = await local.stripe.transfers.create(params, once);
    expect((await local.stripe.transfers.create(params, once)).id).toBe(id);
    await control("settle");
    events.length = 0;
    const back = await local.stripe.transfers.createReversal(id, { amount: 30_00 });
    expect(back).toMatchObject({ object: "transfer_reversal", amount: 30_00, transfer: id });
    await control("settle");
    expect(types()).toEqual(["transfer.reversed"]);
    expect(
      await refusal(local.stripe.transfers.createReversal(id, { amount: 50_01 })),
    ).toMatchObject({ param: "amount" });
    await local.stripe.transfers.createReversal(id);
    expect(await local.stripe.transfers.retrieve(id)).toMatchObject({
      reversed: true,
      amount_reversed: 80_00,
      reversals: { data: [{ amount: 50_00 }, { amount: 30_00 }] },
    });
    await refusal(local.stripe.transfers.createReversal(id));
    const { data } = await local.stripe.balanceTransactions.list({ type: "transfer_refund" });
    expect(data.map(({ amount }) => amount)).toEqual([50_00, 30_00]);
  });
});
