import type Stripe from "stripe";
import { expect, it } from "vitest";
import { Contract, refusal } from "./contract";

/*
 * What Stripe's documentation says of disputes: https://docs.stripe.com/disputes/how-disputes-work,
 * https://docs.stripe.com/api/disputes/object
 */

const local = new Contract();
const { control, events, paid, types } = local;

const question = (intent: string, to: string, more = {}) =>
  control("dispute", { intent, to, ...more });

const about = async (payment_intent: string) => {
  const { data } = await local.stripe.disputes.list({ payment_intent });
  return data;
};

it("take the money, and a fee, when they begin; the end is won, with the money back, or lost", async () => {
  const [stored, gone] = [await paid(100_00), await paid(50_00)];
  events.length = 0;
  await question(stored, "open", { reason: "product_not_received" });
  expect(types()).toEqual(["charge.dispute.created", "charge.dispute.funds_withdrawn"]);
  const [dispute] = await about(stored);
  const intent = await local.stripe.paymentIntents.retrieve(stored);
  expect(dispute).toMatchObject({
    object: "dispute",
    amount: 100_00,
    charge: intent.latest_charge,
    currency: "gbp",
    payment_intent: stored,
    reason: "product_not_received",
    status: "needs_response",
    is_charge_refundable: false,
    evidence_details: { has_evidence: false, submission_count: 0 },
  });
  expect(dispute?.evidence_details.due_by).toBeGreaterThan(dispute?.created ?? 0);
  expect(dispute?.balance_transactions).toMatchObject([
    {
      type: "adjustment",
      reporting_category: "dispute",
      amount: -100_00,
      fee: 20_00,
      net: -120_00,
      source: dispute?.id,
    },
  ]);
  const charge = await local.stripe.charges.retrieve(String(intent.latest_charge));
  expect(charge).toMatchObject({ disputed: true, amount_refunded: 0 });
  expect(await refusal(local.stripe.refunds.create({ payment_intent: stored }))).toMatchObject({
    code: "charge_disputed",
  });

  events.length = 0;
  await question(stored, "review");
  await question(stored, "won");
  expect(types()).toEqual([
    "charge.dispute.updated",
    "charge.dispute.closed",
    "charge.dispute.funds_reinstated",
  ]);
  const won = await local.stripe.disputes.retrieve(dispute?.id ?? "");
  expect(won.status).toBe("won");
  expect(won.balance_transactions.map(({ amount }) => amount)).toEqual([-100_00, 100_00]);
  const ended = events.map(({ event }) => event.data as Stripe.Event.Data);
  expect(ended[1]?.previous_attributes).toMatchObject({ status: "under_review" });

  events.length = 0;
  await question(gone, "open", { amount: "2000" });
  await question(gone, "lost");
  expect(types().at(-1)).toBe("charge.dispute.closed");
  const [lost] = await about(gone);
  expect(lost).toMatchObject({ status: "lost", amount: 20_00 });
  expect(lost?.balance_transactions).toHaveLength(1);
  const { pending } = await local.stripe.balance.retrieve();
  expect(pending[0]?.amount, "the cards' fees are 1.70 and 0.95").toBe(150_00 - 1_70 - 95);
});

it("may begin with an inquiry, which takes nothing, and can be refunded", async () => {
  const [asked, taken] = [await paid(100_00), await paid(100_00)];
  await question(asked, "inquiry");
  expect((await about(asked))[0]).toMatchObject({
    status: "warning_needs_response",
    balance_transactions: [],
    is_charge_refundable: true,
  });
  await local.stripe.refunds.create({ payment_intent: asked });
  await question(asked, "closed");
  expect((await about(asked))[0]?.status).toBe("warning_closed");

  await question(taken, "inquiry");
  events.length = 0;
  await question(taken, "open");
  expect(types()).toEqual(["charge.dispute.updated", "charge.dispute.funds_withdrawn"]);
  expect(await about(taken)).toHaveLength(1);
});
