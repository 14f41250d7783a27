import type Stripe from "stripe";
import { PLANS, type SubscriptionPlan } from "../../app/features/billing/billing/plans";
import { product } from "../../app/product";

/**
 * Makes the products and prices of the plans, or brings them up to date. What is right is left alone.
 * @returns a line about each
 */
export async function makePrices(stripe: Stripe): Promise<string[]> {
  const lines: string[] = [];
  for (const plan of PLANS) {
    const name = `${product.name} ${plan.name}`;
    const { data } = await stripe.products.list({ ids: [plan.id] });
    if (!data[0]) await stripe.products.create({ id: plan.id, name });
    else if (data[0].name !== name) await stripe.products.update(plan.id, { name });
    lines.push(`${name}: ${await priceOf(stripe, plan)}`);
  }
  return lines;
}

/** A new price takes the key of the old one; who pays the old one goes on paying it. */
async function priceOf(stripe: Stripe, { id, pricePence }: SubscriptionPlan): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [id], active: true, limit: 1 });
  if (data[0]?.unit_amount === pricePence) return `${data[0].id} stays`;
  const made = await stripe.prices.create({
    product: id,
    currency: "gbp",
    unit_amount: pricePence,
    recurring: { interval: "month" },
    lookup_key: id,
    transfer_lookup_key: true,
  });
  return `${made.id} made`;
}
