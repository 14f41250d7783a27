import type Stripe from "stripe";
import type { Env } from "~/platform/env";
import { answerOf, stripeOf } from "~/platform/stripe";
import { groupOf, IN_QUEUE } from "../payments/provider.server";
import type { Charged, Transferred } from "./find-differences";

/** A deal has a few payments; this many are one page of Stripe's lists. */
const PAGE = 100;

const chargedIn = ({ data }: Stripe.ApiList<Stripe.Charge>): Charged[] =>
  data.flatMap(({ id, paid, payment_intent: intentId, amount_captured, amount_refunded }) =>
    paid && typeof intentId === "string"
      ? [{ id, intentId, captured: amount_captured, refunded: amount_refunded }]
      : [],
  );

/**
 * What Stripe knows of a deal's money.
 * @param intents those of the ledger, asked for by themselves if they are not among the deal's
 */
export async function moneyAt(env: Env, dealId: string, intents: readonly string[]) {
  const stripe = stripeOf(env, IN_QUEUE);
  const group = { transfer_group: groupOf(dealId), limit: PAGE };
  const [grouped, { data: transfers }] = await Promise.all([
    answerOf(stripe.charges.list(group)).then(chargedIn),
    answerOf(stripe.transfers.list(group)),
  ]);
  const others = intents.filter((id) => !grouped.some(({ intentId }) => intentId === id));
  const alone = await Promise.all(
    others.map((id) =>
      answerOf(stripe.charges.list({ payment_intent: id, limit: PAGE })).then(chargedIn),
    ),
  );
  return {
    charges: [...grouped, ...alone.flat()],
    transfers: transfers.map(
      ({ id, source_transaction: source, amount, amount_reversed }): Transferred => ({
        id,
        source: typeof source === "string" ? source : null,
        amount: amount - amount_reversed,
      }),
    ),
  };
}

/** A page of the charges made since then, the newest first. @param since seconds */
export async function chargesSince(env: Env, since: number, after: string | null) {
  const { data, has_more } = await answerOf(
    stripeOf(env, IN_QUEUE).charges.list({
      created: { gte: since },
      limit: PAGE,
      ...(after && { starting_after: after }),
    }),
  );
  return { charges: data, next: has_more ? (data.at(-1)?.id ?? null) : null };
}
