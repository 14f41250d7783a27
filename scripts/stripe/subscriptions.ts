import { listRoute, type Route } from "./api";
import { invalid, StripeFault } from "./errors";
import { issueInvoice, takePayment } from "./invoices";
import type { Customer, PaymentMethod, Price, Subscription, SubscriptionItem } from "./objects";
import type { Params } from "./params";
import type { World } from "./world";

/** The same day of the next month, or that month's last. */
function nextPeriod(from: number, anchor: number, { interval, interval_count }: Recurring): number {
  const date = new Date(from * 1000);
  const day = new Date(anchor * 1000).getUTCDate();
  const months = interval_count * (interval === "year" ? 12 : 1);
  const target = new Date(date);
  target.setUTCDate(1);
  target.setUTCMonth(target.getUTCMonth() + months);
  const last = new Date(target.getTime());
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  target.setUTCDate(Math.min(day, last.getUTCDate()));
  return Math.floor(target.getTime() / 1000);
}

type Recurring = NonNullable<Price["recurring"]>;

/** A paid subscription of Checkout. Its card has been seen to work. */
export function startSubscription(
  world: World,
  customer: Customer,
  price: Price,
  method: PaymentMethod,
  metadata: Record<string, string>,
): Subscription {
  const id = world.id("sub");
  const start = world.now();
  const recurring = price.recurring ?? { interval: "month", interval_count: 1 };
  const item: SubscriptionItem = {
    id: world.id("si"),
    object: "subscription_item",
    created: start,
    current_period_start: start,
    current_period_end: nextPeriod(start, start, recurring),
    metadata: {},
    price,
    quantity: 1,
    subscription: id,
  };
  const subscription = world.add<Subscription>({
    ...world.base("sub", "subscription"),
    id,
    status: "active",
    customer: customer.id,
    currency: price.currency,
    billing_cycle_anchor: start,
    billing_mode: { type: "flexible", flexible: { proration_discounts: "included" } },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: "charge_automatically",
    default_payment_method: method.id,
    ended_at: null,
    items: {
      object: "list",
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    start_date: start,
    metadata,
  });
  world.emit("customer.subscription.created", subscription);
  const invoice = issueInvoice(world, subscription, "subscription_create");
  takePayment(world, invoice, method, true);
  return subscription;
}

/** When the next thing happens to a subscription by itself. */
function nextMoment(world: World, subscription: Subscription): number {
  const { status, cancel_at, items, latest_invoice } = subscription;
  if (status === "canceled") return Number.POSITIVE_INFINITY;
  const moments = [cancel_at, items.data[0]?.current_period_end];
  if (status === "past_due")
    moments.push(world.get("invoice", latest_invoice).next_payment_attempt);
  return Math.min(...moments.filter((moment) => typeof moment === "number"));
}

/** Puts the clock forward, and does everything that falls due, in its order. */
export function advance(world: World, seconds: number): void {
  const target = world.now() + seconds;
  for (;;) {
    const next = world
      .all("subscription")
      .map((subscription) => ({ subscription, at: nextMoment(world, subscription) }))
      .sort((a, b) => a.at - b.at)[0];
    if (!next || next.at > target) break;
    world.state.ahead += Math.max(0, next.at - world.now());
    comeToPass(world, next.subscription);
  }
  world.state.ahead += Math.max(0, target - world.now());
}

function comeToPass(world: World, subscription: Subscription): void {
  const { cancel_at, items } = subscription;
  const now = world.now();
  const item = items.data[0];
  if (cancel_at !== null && cancel_at <= now) end(world, subscription);
  else if (item && item.current_period_end <= now) renew(world, subscription, item);
  else retry(world, subscription);
}

function renew(world: World, subscription: Subscription, item: SubscriptionItem): void {
  const recurring = item.price.recurring ?? { interval: "month", interval_count: 1 };
  const start = item.current_period_end;
  const renewed = {
    ...item,
    current_period_start: start,
    current_period_end: nextPeriod(start, subscription.billing_cycle_anchor, recurring),
  };
  world.change(subscription, "customer.subscription.updated", {
    items: { ...subscription.items, data: [renewed] },
  });
  const invoice = issueInvoice(world, subscription, "subscription_cycle");
  takePayment(world, invoice, methodOf(world, subscription), false);
}

function retry(world: World, subscription: Subscription): void {
  const invoice = world.get("invoice", subscription.latest_invoice);
  const paid = takePayment(world, invoice, methodOf(world, subscription), false);
  if (!paid && invoice.next_payment_attempt === null) end(world, subscription, "payment_failed");
}

const methodOf = (world: World, { customer, default_payment_method }: Subscription) =>
  world.get(
    "payment_method",
    default_payment_method ??
      world.get("customer", customer).invoice_settings.default_payment_method,
  );

function end(world: World, subscription: Subscription, reason = "cancellation_requested"): void {
  Object.assign(subscription, {
    status: "canceled",
    ended_at: world.now(),
    canceled_at: subscription.canceled_at ?? world.now(),
    cancellation_details: { ...subscription.cancellation_details, reason },
  });
  world.emit("customer.subscription.deleted", subscription);
}

/** Ends with the period, as the portal does it in flexible billing mode: with a date, and not the flag. */
export const cancelAtEnd = (world: World, subscription: Subscription): Subscription =>
  world.change(subscription, "customer.subscription.updated", {
    cancel_at: subscription.items.data[0]?.current_period_end ?? null,
    canceled_at: world.now(),
    cancellation_details: {
      ...subscription.cancellation_details,
      reason: "cancellation_requested",
    },
  });

export const keepGoing = (world: World, subscription: Subscription): Subscription =>
  world.change(subscription, "customer.subscription.updated", {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { ...subscription.cancellation_details, reason: null },
  });

/** Subscriptions begin in Checkout; here they are read, changed and ended. */
export const subscriptionRoutes = (world: World): Route[] => [
  ["GET", "/v1/subscriptions/:id", [], ({ path }) => world.get("subscription", path.id)],
  listRoute("/v1/subscriptions", ["customer", "price", "status"], (params) =>
    world.all("subscription").filter((one) => listed(one, params)),
  ),
  [
    "POST",
    "/v1/subscriptions/:id",
    ["cancel_at_period_end", "cancel_at", "default_payment_method", "metadata"],
    ({ params, path }) => update(world, world.get("subscription", path.id), params),
  ],
  [
    "DELETE",
    "/v1/subscriptions/:id",
    [],
    ({ path }) => {
      const subscription = mustLive(world.get("subscription", path.id));
      end(world, subscription);
      return subscription;
    },
  ],
];

/** Without a status, those that have ended are left out. */
function listed({ customer, items, status }: Subscription, params: Params): boolean {
  const wanted = params.text("status");
  return (
    (!params.has("customer") || customer === params.text("customer")) &&
    (!params.has("price") || items.data[0]?.price.id === params.text("price")) &&
    (wanted === "all" || (wanted ? status === wanted : status !== "canceled"))
  );
}

function mustLive(subscription: Subscription): Subscription {
  if (subscription.status === "canceled")
    throw new StripeFault(404, {
      type: "invalid_request_error",
      code: "resource_missing",
      message: `No such subscription: '${subscription.id}'`,
      param: "id",
    });
  return subscription;
}

function update(world: World, subscription: Subscription, params: Params): Subscription {
  if (subscription.status === "canceled")
    throw invalid("A canceled subscription can only update its cancellation_details and metadata.");
  if (params.has("cancel_at") && params.has("cancel_at_period_end"))
    throw invalid("You may only specify one of these parameters: cancel_at, cancel_at_period_end.");
  const method = params.text("default_payment_method");
  if (method) world.get("payment_method", method, "default_payment_method");
  const ends = subscription.items.data[0]?.current_period_end ?? null;
  const atPeriodEnd = params.flag("cancel_at_period_end");
  const cancel_at = params.has("cancel_at")
    ? endOf(params, ends)
    : atPeriodEnd === null
      ? subscription.cancel_at
      : atPeriodEnd
        ? ends
        : null;
  return world.change(subscription, "customer.subscription.updated", {
    cancel_at,
    cancel_at_period_end: atPeriodEnd ?? (subscription.cancel_at_period_end && cancel_at !== null),
    canceled_at: cancel_at === null ? null : (subscription.canceled_at ?? world.now()),
    default_payment_method: method ?? subscription.default_payment_method,
    metadata: params.metadata(subscription.metadata),
  });
}

const endOf = (params: Params, ends: number | null) =>
  ["min_period_end", "max_period_end"].includes(params.text("cancel_at") ?? "")
    ? ends
    : params.int("cancel_at");

/** A new card pays what is open, and later periods. */
export function changeCard(world: World, customer: Customer, method: PaymentMethod): void {
  world.change(customer, "customer.updated", {
    invoice_settings: { default_payment_method: method.id },
  });
  for (const subscription of world.all("subscription")) {
    if (subscription.customer !== customer.id || subscription.status === "canceled") continue;
    world.change(subscription, "customer.subscription.updated", {
      default_payment_method: method.id,
    });
  }
}
