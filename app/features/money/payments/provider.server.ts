import Stripe from "stripe";
import type { Env } from "~/platform/env";
import { sha256Hex } from "~/platform/signing";
import { answerOf, MAY_BE_PAID, NOTHING_CHARGED, type Patience, stripeOf } from "~/platform/stripe";
import { product } from "~/product";
import { ID_PATTERN } from "~db/columns";
import { partsMetadata } from "./charged-parts";

/** The queue tries again by itself. */
export const IN_QUEUE: Patience = { timeoutMs: 8_000, retries: 0 };

const sum = (name: string, pence: number) => ({
  price_data: { currency: "gbp", unit_amount: pence, product_data: { name } },
  quantity: 1,
});

interface ToPay {
  dealId: string;
  number: number;
  campaign: string;
  athlete: string;
  name: string;
  amount: number;
  fee: number;
  /** Of the row, which counts the pages on which it could be paid. */
  version: number;
}

interface Order {
  payments: readonly ToPay[];
  /** 'YYYY-MM-DD': a page is valid for a day. */
  day: string;
  email: string;
  /** Where the page leads back to: an address of ours. */
  back: { paid: string; unpaid: string };
}

/** Makes the page on which payments are paid, all or none. Asked for twice on a day, Stripe answers with the same page. */
export async function makePaymentPage(
  env: Env,
  { payments, day, email, back }: Order,
): Promise<Stripe.Checkout.Session> {
  const metadata = partsMetadata(
    payments.map(({ dealId, number, amount, fee }) => ({ dealId, number, total: amount + fee })),
  );
  const dealId = payments[0]?.dealId ?? "";
  const fee = payments.reduce((sum, one) => sum + one.fee, 0);
  const key = await sha256Hex(JSON.stringify([payments, day]));
  const session = stripeOf(env).checkout.sessions.create(
    {
      mode: "payment",
      customer_email: email,
      client_reference_id: dealId,
      line_items: [
        ...payments.map(({ athlete, campaign, name, amount }) =>
          sum(`${athlete}, ${campaign}: ${name}`, amount),
        ),
        ...(fee > 0 ? [sum(`${product.name} fee`, fee)] : []),
      ],
      // A charge has one group: that of its first deal.
      payment_intent_data: { metadata, transfer_group: groupOf(dealId) },
      metadata,
      success_url: env.APP_ORIGIN + back.paid,
      cancel_url: env.APP_ORIGIN + back.unpaid,
    },
    { idempotencyKey: `fund:${key}` },
  );
  return answerOf(session, NOTHING_CHARGED);
}

/** Ends a page, so that nothing can be paid there. A page that ended before is as it was. */
export async function closePaymentPage(env: Env, id: string): Promise<Stripe.Checkout.Session> {
  const stripe = stripeOf(env);
  try {
    return await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError))
      return answerOf(Promise.reject(error));
    return answerOf(stripe.checkout.sessions.retrieve(id), MAY_BE_PAID);
  }
}

/** Links what is paid in for a deal with what is paid out for it, in Stripe's own screens. */
export const groupOf = (dealId: string) => `deal_${dealId}`;

const GROUP = groupOf("");

/** The deal that a group names, also one that we know nothing of; null: the group is not ours. */
export function dealIn(group: string | null): string | null {
  const dealId = group?.startsWith(GROUP) ? group.slice(GROUP.length) : "";
  return ID_PATTERN.test(dealId) ? dealId : null;
}

/** A payment's page, as it is now. */
export const paymentPage = (env: Env, id: string, patience?: Patience) =>
  answerOf(stripeOf(env, patience).checkout.sessions.retrieve(id), MAY_BE_PAID);

/** What is moved, or refunded; `what` names it, so that it is found again. */
interface Named {
  what: string;
}

/** What Stripe has moved before to the athlete; it forgets keys after a day. */
export async function transferOf(
  env: Env,
  { dealId, what }: Named & { dealId: string },
): Promise<Stripe.Transfer | undefined> {
  const group = { transfer_group: groupOf(dealId), limit: 100 };
  const { data } = await answerOf(stripeOf(env, IN_QUEUE).transfers.list(group));
  return data.find((transfer) => transfer.metadata.what === what);
}

/** The charge of a payment. */
export async function chargeOf(env: Env, intentId: string): Promise<string> {
  const { latest_charge: charge } = await answerOf(
    stripeOf(env, IN_QUEUE).paymentIntents.retrieve(intentId, { expand: ["latest_charge"] }),
  );
  if (!charge || typeof charge === "string") throw new Error(`Nothing was charged for ${intentId}`);
  return charge.id;
}

/** Moves the athlete's share of a payment to their account. */
export async function makeTransfer(
  env: Env,
  {
    dealId,
    chargeId,
    amount,
    accountId,
    what,
  }: Named & { dealId: string; chargeId: string; amount: number; accountId: string },
): Promise<Stripe.Transfer> {
  return answerOf(
    stripeOf(env, IN_QUEUE).transfers.create(
      {
        transfer_group: groupOf(dealId),
        amount,
        currency: "gbp",
        destination: accountId,
        // Its money may not be available yet.
        source_transaction: chargeId,
        metadata: { what },
      },
      { idempotencyKey: `transfer:${what}:${amount}:${accountId}` },
    ),
  );
}

/** A refund that has not failed. */
const holds = ({ status }: Stripe.Refund) => status !== "failed" && status !== "canceled";

/** The refunds of a charge, also those made by hand in Stripe. */
export async function listRefunds(env: Env, intentId: string): Promise<Stripe.Refund[]> {
  const about = { payment_intent: intentId, limit: 100 };
  const { data } = await answerOf(stripeOf(env, IN_QUEUE).refunds.list(about));
  return data.filter(holds);
}

/** Names a refund of ours, by which it is found: Stripe forgets keys after a day. Undefined: it was made in Stripe itself. */
export const refundName = ({ metadata }: Stripe.Refund): string | undefined => metadata?.what;

/** What the keys of our refunds begin with. */
const REFUND_KEY = "refund:";

/** Whether this refund was asked for with a key of ours, and not in Stripe itself. */
export const isOwnRefund = (key: string | null | undefined): boolean =>
  key?.startsWith(REFUND_KEY) ?? false;

/** Refunds a part of what was paid. */
export async function makeRefund(
  env: Env,
  { intentId, amount, what }: Named & { intentId: string; amount: number },
): Promise<Stripe.Refund> {
  const refund = await answerOf(
    stripeOf(env, IN_QUEUE).refunds.create(
      { payment_intent: intentId, amount, metadata: { what } },
      { idempotencyKey: `${REFUND_KEY}${what}:${amount}` },
    ),
  );
  if (!holds(refund)) throw new Error(`Stripe could not refund ${what}: ${refund.status}`);
  return refund;
}

/** A questioned charge, as it is now. */
export const isQuestioned = (env: Env, id: string) =>
  answerOf(stripeOf(env, IN_QUEUE).disputes.retrieve(id));

/** Charges that were questioned since then (ms). */
export async function listQuestionedCharges(env: Env, since: number): Promise<Stripe.Dispute[]> {
  const created = { gte: Math.floor(since / 1000) };
  const list = stripeOf(env, IN_QUEUE).disputes.list({ created, limit: 100 });
  return answerOf(list.autoPagingToArray({ limit: 10_000 }));
}

/** What Stripe has taken back of a transfer before; it forgets keys after a day. */
export async function reversalOf(
  env: Env,
  { transferId, what }: Named & { transferId: string },
): Promise<Stripe.TransferReversal | undefined> {
  const asked = stripeOf(env, IN_QUEUE).transfers.listReversals(transferId, { limit: 100 });
  const { data } = await answerOf(asked);
  return data.find((reversal) => reversal.metadata?.what === what);
}

/** The connected account holds less than is asked for. */
const TOO_LITTLE = new Set(["balance_insufficient", "insufficient_funds"]);

/**
 * Takes back a part of a transfer. Null: the athlete's account holds too little.
 * @param day a key of its own each day, because Stripe keeps a refusal under it
 */
export const makeReversal = (
  env: Env,
  { transferId, amount, what, day }: Named & { transferId: string; amount: number; day: number },
): Promise<Stripe.TransferReversal | null> =>
  answerOf<Stripe.TransferReversal | null>(
    stripeOf(env, IN_QUEUE)
      .transfers.createReversal(
        transferId,
        { amount, metadata: { what } },
        { idempotencyKey: `reversal:${what}:${day}` },
      )
      .catch((error) => {
        if (error instanceof Stripe.errors.StripeError && TOO_LITTLE.has(error.code ?? ""))
          return null;
        throw error;
      }),
  );
