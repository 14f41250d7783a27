import type Stripe from "stripe";

/** What people may do in the portal, and nothing else. Plans are changed on our pages. */
const FEATURES = {
  customer_update: { enabled: true, allowed_updates: ["name", "address", "tax_id"] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: "at_period_end" },
  subscription_update: { enabled: false },
} satisfies Stripe.BillingPortal.ConfigurationUpdateParams.Features;

/** Brings the account's own portal configuration up to date, which our sessions use. @returns a line about it */
export async function setUpPortal(stripe: Stripe): Promise<string> {
  const { data } = await stripe.billingPortal.configurations.list({ is_default: true, limit: 1 });
  if (!data[0]) return "portal: save it once in Stripe's Dashboard, then run this again";
  await stripe.billingPortal.configurations.update(data[0].id, { features: FEATURES });
  return `portal: ${data[0].id} set up`;
}
