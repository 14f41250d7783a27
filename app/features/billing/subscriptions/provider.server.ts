import type Stripe from "stripe";
import { type Actor, sideIdOf } from "~/features/identity/accounts/actor";
import { paths } from "~/paths";
import type { Env } from "~/platform/env";
import { answerOf, NOTHING_CHARGED, type Patience, stripeOf } from "~/platform/stripe";
import type { PaidPlan } from "~db/constants";

/** All subscriptions of a customer, ended ones too, with the newest invoice of each. */
export async function subscriptionsOf(
  env: Env,
  customer: string,
  patience?: Patience,
): Promise<Stripe.Subscription[]> {
  const list = stripeOf(env, patience).subscriptions.list({
    customer,
    status: "all",
    limit: 100,
    expand: ["data.latest_invoice"],
  });
  return (await answerOf(list)).data;
}

/** A page of all plans that Stripe charges for, the newest first. @param after the last one of the page before */
export async function livePage(env: Env, after: string | null) {
  const { data, has_more } = await answerOf(
    stripeOf(env, { timeoutMs: 8_000, retries: 0 }).subscriptions.list({
      limit: 100,
      ...(after && { starting_after: after }),
    }),
  );
  const plans = data.map(({ id, customer, metadata }) => ({
    id,
    customerId: typeof customer === "string" ? customer : customer.id,
    account: metadata.account ?? "",
  }));
  return { plans, next: has_more ? (data.at(-1)?.id ?? null) : null };
}

/** Makes the account's customer. Asked twice, Stripe makes one. */
export async function createCustomer(
  env: Env,
  actor: Pick<Actor, "personId" | "brandId" | "email" | "name">,
): Promise<string> {
  const { email, name } = actor;
  const sideId = sideIdOf(actor);
  const customer = stripeOf(env).customers.create(
    { email, name, metadata: { account: sideId } },
    { idempotencyKey: `customer:${sideId}:${email}` },
  );
  return (await answerOf(customer)).id;
}

/** The address of the page on which this customer can pay a plan already; an account has one plan to pay. */
export async function openCheckout(env: Env, customer: string): Promise<string | null> {
  const list = stripeOf(env).checkout.sessions.list({ customer, status: "open", limit: 100 });
  const { data } = await answerOf(list);
  return data.find(({ mode }) => mode === "subscription")?.url ?? null;
}

/** The address of the page where the plan is paid. */
export async function checkoutPage(
  env: Env,
  {
    customer,
    plan,
    sideId,
    key,
  }: { customer: string; plan: PaidPlan; sideId: string; key: string },
): Promise<string> {
  const stripe = stripeOf(env);
  const prices = await answerOf(
    stripe.prices.list({ lookup_keys: [plan], active: true, limit: 1 }),
  );
  const price = prices.data[0];
  if (!price) throw new Error(`Stripe has no price for ${plan}: npm run stripe:setup`);
  const session = stripe.checkout.sessions.create(
    {
      mode: "subscription",
      customer,
      client_reference_id: sideId,
      line_items: [{ price: price.id, quantity: 1 }],
      subscription_data: { metadata: { account: sideId, plan } },
      billing_address_collection: "required",
      tax_id_collection: { enabled: true },
      customer_update: { name: "auto", address: "auto" },
      success_url: env.APP_ORIGIN + paths.subscriptionSuccess,
      cancel_url: env.APP_ORIGIN + paths.billing,
    },
    { idempotencyKey: key },
  );
  const { url } = await answerOf(session, NOTHING_CHARGED);
  if (!url) throw new Error("The checkout session has no page");
  return url;
}

/** The address of the page where a customer cancels, changes the card and pays what is open. */
export async function portalPage(env: Env, customer: string): Promise<string> {
  const session = stripeOf(env).billingPortal.sessions.create({
    customer,
    return_url: `${env.APP_ORIGIN}${paths.billing}?returned`,
  });
  return (await answerOf(session)).url;
}

/** Takes a cancellation back, whichever way it was made. */
export async function resumeSubscription(env: Env, id: string, key: string): Promise<void> {
  const stripe = stripeOf(env);
  const { cancel_at_period_end: flag } = await answerOf(stripe.subscriptions.retrieve(id));
  await answerOf(
    stripe.subscriptions.update(id, flag ? { cancel_at_period_end: false } : { cancel_at: "" }, {
      idempotencyKey: key,
    }),
  );
}

export interface InvoiceView {
  id: string;
  number: string | null;
  /** Milliseconds. */
  at: number;
  pence: number;
  isPaid: boolean;
  pdf: string | null;
}

/** The page that shows what Stripe holds is not kept waiting for it long. */
const SHORT: Patience = { timeoutMs: 3_000, retries: 0 };

/** Whom the invoices are made out to. */
export interface BillingDetails {
  name: string | null;
  address: string[];
  vatNumbers: string[];
}

export async function detailsOf(env: Env, id: string): Promise<BillingDetails> {
  const customer = await answerOf(
    stripeOf(env, SHORT).customers.retrieve(id, { expand: ["tax_ids"] }),
  );
  if (customer.deleted) return { name: null, address: [], vatNumbers: [] };
  const { line1, line2, city, state, postal_code, country } = customer.address ?? {};
  const lines = [line1, line2, city, state, postal_code, country && COUNTRIES.of(country)];
  return {
    name: customer.name ?? null,
    address: lines.filter((line): line is string => Boolean(line)),
    vatNumbers: customer.tax_ids?.data.map(({ value }) => value) ?? [],
  };
}

const COUNTRIES = new Intl.DisplayNames("en-GB", { type: "region" });

/** The newest invoices. */
export async function invoicesOf(env: Env, customer: string): Promise<InvoiceView[]> {
  const list = stripeOf(env, SHORT).invoices.list({
    customer,
    limit: 24,
  });
  const { data } = await answerOf(list);
  return data
    .filter(({ status }) => status === "paid" || status === "open")
    .map(({ id, number, created, total, status, invoice_pdf }) => ({
      id,
      number,
      at: created * 1000,
      pence: total,
      isPaid: status === "paid",
      pdf: invoice_pdf ?? null,
    }));
}
