import { listRoute, type Route } from "./api";
import { setTaxId } from "./billing-details";
import { invalid, missingParam } from "./errors";
import type { BuyerDetails, CheckoutSession, Customer, Order } from "./objects";
import type { Params } from "./params";
import { type CardNumber, collect, pays, saveCard } from "./payments";
import { startSubscription } from "./subscriptions";
import { DAY, type World } from "./world";

const CREATE = [
  "mode",
  "customer",
  "customer_email",
  "client_reference_id",
  "line_items",
  "success_url",
  "cancel_url",
  "metadata",
  "subscription_data",
  "payment_intent_data",
  "expires_at",
  "automatic_tax",
  "billing_address_collection",
  "tax_id_collection",
  "customer_update",
];
const LISTED_BY = ["customer", "subscription", "payment_intent", "status"] as const;
const UPDATES = ["name", "address"];
const LINE = ["price", "price_data", "quantity"];
const PAYMENT = ["description", "metadata", "transfer_group"];
const MINUTE = 60;

/** Sessions of Checkout, in the modes 'payment' and 'subscription'. */
export const checkoutRoutes = (world: World): Route[] => [
  ["POST", "/v1/checkout/sessions", CREATE, ({ params }) => createSession(world, params)],
  ["GET", "/v1/checkout/sessions/:id", [], ({ path }) => current(world, path.id ?? "")],
  listRoute("/v1/checkout/sessions", [...LISTED_BY], (params) => {
    expireDue(world);
    return world
      .all("checkout.session")
      .filter((one) =>
        LISTED_BY.every((name) => !params.has(name) || one[name] === params.text(name)),
      );
  }),
  [
    "POST",
    "/v1/checkout/sessions/:id/expire",
    [],
    ({ path }) => {
      const session = current(world, path.id ?? "");
      if (session.status !== "open")
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        );
      return expire(world, session);
    },
  ],
];

/** The session, expired if its time is over. */
export function current(world: World, id: string): CheckoutSession {
  expireDue(world);
  return world.get("checkout.session", id);
}

/** Ends the sessions whose time is over. */
export function expireDue(world: World): void {
  for (const session of world.all("checkout.session"))
    if (session.status === "open" && session.expires_at <= world.now()) expire(world, session);
}

function expire(world: World, session: CheckoutSession): CheckoutSession {
  Object.assign(session, { status: "expired", url: null });
  world.emit("checkout.session.expired", session);
  return session;
}

/** What is sold, beside the session: it has the session's id with another prefix. */
export const orderOf = (world: World, { id }: CheckoutSession): Order =>
  world.get("order", id.replace("cs_test", "order"));

function createSession(world: World, params: Params): CheckoutSession {
  const mode = params.need("mode");
  if (mode !== "payment" && mode !== "subscription")
    throw invalid(`Invalid mode: must be one of payment, setup, or subscription`, {
      param: "mode",
    });
  const customer = params.text("customer");
  if (customer) world.get("customer", customer, "customer");
  if (customer && params.has("customer_email"))
    throw invalid("You may only specify one of these parameters: customer, customer_email.");
  const updates = params.group("customer_update");
  updates.only([...UPDATES, "shipping"]);
  const collected = params.group("tax_id_collection");
  collected.only(["enabled", "required"]);
  const asksTaxId = collected.flag("enabled") ?? false;
  if (customer && asksTaxId && updates.text("name") !== "auto")
    throw invalid(
      "Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.",
    );
  const lines = params.groups("line_items").map((line) => lineOf(world, line));
  if (lines.length === 0) throw missingParam("line_items");
  const recurring = lines.some(({ price }) => price && world.get("price", price).recurring);
  if (mode === "payment" && recurring)
    throw invalid(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
    );
  if (mode === "subscription" && !recurring)
    throw invalid(
      "You must provide at least one recurring price in `subscription` mode when using prices.",
    );
  const total = lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
  const base = world.base("cs_test", "checkout.session");
  const payment = params.group("payment_intent_data");
  payment.only(mode === "payment" ? PAYMENT : []);
  const ofPlan = params.group("subscription_data");
  ofPlan.only(mode === "subscription" ? ["metadata"] : []);
  world.add<Order>({
    id: base.id.replace("cs_test", "order"),
    object: "order",
    created: base.created,
    lines,
    updates: { name: updates.text("name") === "auto", address: updates.text("address") === "auto" },
    metadata: mode === "payment" ? payment.metadata() : ofPlan.metadata(),
    description: payment.text("description"),
    transferGroup: payment.text("transfer_group"),
  });
  return world.add<CheckoutSession>({
    ...base,
    status: "open",
    mode,
    payment_status: "unpaid",
    customer: customer ?? null,
    client_reference_id: params.text("client_reference_id"),
    amount_total: total,
    amount_subtotal: total,
    currency: "gbp",
    subscription: null,
    payment_intent: null,
    invoice: null,
    success_url: params.need("success_url"),
    cancel_url: params.text("cancel_url"),
    expires_at: expiryOf(params, base.created),
    url: `${world.origin}/hosted/checkout/${base.id}`,
    metadata: params.metadata(),
    billing_address_collection:
      params.text("billing_address_collection") === "required" ? "required" : "auto",
    tax_id_collection: { enabled: asksTaxId, required: "never" },
    customer_details: null,
  });
}

function expiryOf(params: Params, now: number): number {
  const at = params.int("expires_at") ?? now + DAY;
  if (at > now + DAY || at < now + 30 * MINUTE)
    throw invalid(
      "The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.",
      { param: "expires_at" },
    );
  return at;
}

function lineOf(world: World, line: Params): Order["lines"][number] {
  line.only(LINE);
  const quantity = line.int("quantity") ?? 1;
  if (line.has("price")) {
    const price = world.get("price", line.text("price"), "line_items[0][price]");
    if (!price.active)
      throw invalid(`The price specified is inactive. This field only accepts active prices.`);
    const { name } = world.get("product", price.product);
    return { price: price.id, name, amount: price.unit_amount ?? 0, quantity };
  }
  const data = line.group("price_data");
  const amount = data.int("unit_amount");
  if (amount === null) throw missingParam("line_items[0][price_data][unit_amount]");
  data.only(["currency", "unit_amount", "product_data"]);
  if (data.need("currency") !== "gbp") throw invalid("Only pounds are taken here.");
  const sold = data.group("product_data");
  sold.only(["name", "description"]);
  return { price: null, name: sold.need("name"), amount, quantity };
}

/** Keeps what the buyer said, as far as the session is to update its customer. */
export function keepDetails(world: World, session: CheckoutSession, details: BuyerDetails): void {
  session.customer_details = details;
  if (!session.customer) return;
  const customer = world.get("customer", session.customer);
  const { updates } = orderOf(world, session);
  world.change(customer, "customer.updated", {
    name: updates.name ? details.name : customer.name,
    address: updates.address ? details.address : customer.address,
  });
  const [vat] = details.tax_ids ?? [];
  if (session.tax_id_collection.enabled && vat?.value) setTaxId(world, customer, vat.value);
}

/** The hosted page's Pay button. False where the card is declined: the session stays open. */
export function pay(world: World, session: CheckoutSession, last4: CardNumber): boolean {
  const order = orderOf(world, session);
  const customer = payer(world, session);
  const method = saveCard(world, customer, last4);
  if (session.mode === "payment" || !pays(method, true)) {
    const { intent, charge } = collect(world, { ...dueOf(session, order), customer, method });
    if (!charge.paid) return false;
    session.payment_intent = intent.id;
  } else Object.assign(session, subscribe(world, order, customer, method));
  Object.assign(session, {
    customer,
    status: "complete",
    payment_status: "paid",
    url: null,
  });
  world.emit("checkout.session.completed", session);
  return true;
}

/** One-off payments make no customer. */
const payer = (world: World, { customer, mode }: CheckoutSession): string | null =>
  customer ?? (mode === "payment" ? null : guest(world).id);

const dueOf = (
  { amount_total, currency }: CheckoutSession,
  { metadata, description, transferGroup }: Order,
) => ({
  amount: amount_total ?? 0,
  currency: currency ?? "gbp",
  present: true,
  metadata,
  description,
  transferGroup,
});

function subscribe(
  world: World,
  order: Order,
  customer: string | null,
  method: ReturnType<typeof saveCard>,
) {
  const price = world.get("price", order.lines[0]?.price);
  const subscription = startSubscription(
    world,
    world.get("customer", customer),
    price,
    method,
    order.metadata,
  );
  return { subscription: subscription.id, invoice: subscription.latest_invoice };
}

function guest(world: World): Customer {
  const customer = world.add<Customer>({
    ...world.base("cus", "customer"),
    email: "guest@laurel.test",
    name: null,
    description: null,
    address: null,
    currency: null,
    delinquent: false,
    invoice_settings: { default_payment_method: null },
    metadata: {},
  });
  world.emit("customer.created", customer);
  return customer;
}
