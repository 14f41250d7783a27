import { listRoute, type Route } from "./api";
import { declined, invalid } from "./errors";
import type { BalanceTransaction, Charge, PaymentIntent, PaymentMethod, Refund } from "./objects";
import type { Params } from "./params";
import { DAY, type World } from "./world";

/** Stripe's test cards that the hosted pages offer: https://docs.stripe.com/testing */
export const CARDS = {
  "4242": { name: "Visa 4242, which works", brand: "visa", now: true, later: true },
  "0341": {
    name: "Visa 0341, which fails when it is charged later",
    brand: "visa",
    now: true,
    later: false,
  },
  "0002": { name: "Visa 0002, which is declined", brand: "visa", now: false, later: false },
} as const;

export type CardNumber = keyof typeof CARDS;

const CHARGE_AVAILABLE_AFTER = 3 * DAY;

export function saveCard(world: World, customer: string | null, last4: CardNumber): PaymentMethod {
  const method = world.add<PaymentMethod>({
    ...world.base("pm", "payment_method"),
    type: "card",
    customer,
    card: { brand: CARDS[last4].brand, last4, exp_month: 12, exp_year: 2034 },
    metadata: {},
  });
  if (customer) world.emit("payment_method.attached", method);
  return method;
}

/** Whether the card pays: some only while the person is there. */
export const pays = ({ card }: PaymentMethod, present: boolean): boolean =>
  CARDS[card.last4 as CardNumber][present ? "now" : "later"];

interface Due {
  amount: number;
  currency: string;
  customer: string | null;
  method: PaymentMethod;
  /** The person is there and pays. */
  present: boolean;
  transferGroup?: string | null;
  metadata?: Record<string, string>;
}

/** Charges a card, with the events of what came of it. */
export function collect(world: World, due: Due): { intent: PaymentIntent; charge: Charge } {
  const { amount, currency, customer, method, transferGroup = null, metadata = {} } = due;
  const paid = pays(method, due.present);
  const intent = world.add<PaymentIntent>({
    ...world.base("pi", "payment_intent"),
    status: paid ? "succeeded" : "requires_payment_method",
    amount,
    amount_received: paid ? amount : 0,
    capture_method: "automatic",
    currency,
    customer,
    description: null,
    latest_charge: null,
    last_payment_error: paid ? null : declined(),
    payment_method: paid ? method.id : null,
    transfer_group: transferGroup,
    metadata,
  });
  world.emit("payment_intent.created", intent);
  const charge = world.add<Charge>({
    ...world.base("ch", "charge"),
    status: paid ? "succeeded" : "failed",
    amount,
    amount_captured: paid ? amount : 0,
    amount_refunded: 0,
    balance_transaction: null,
    captured: paid,
    currency,
    customer,
    disputed: false,
    failure_code: paid ? null : declined().code,
    failure_message: paid ? null : declined().message,
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    refunded: false,
    transfer_group: transferGroup,
    metadata,
  });
  intent.latest_charge = charge.id;
  if (paid)
    charge.balance_transaction = enter(world, "charge", charge.id, {
      amount,
      currency,
      // A British card: 1.5 % and 20p.
      fee: Math.round(amount * 0.015) + 20,
    }).id;
  world.emit(paid ? "charge.succeeded" : "charge.failed", charge);
  world.emit(paid ? "payment_intent.succeeded" : "payment_intent.payment_failed", intent);
  return { intent, charge };
}

/** A line of the balance's history. */
function enter(
  world: World,
  type: "charge" | "refund",
  source: string,
  { amount, currency, fee = 0 }: { amount: number; currency: string; fee?: number },
): BalanceTransaction {
  const available = type === "charge" ? world.now() + CHARGE_AVAILABLE_AFTER : world.now();
  return world.add<BalanceTransaction>({
    id: world.id("txn"),
    object: "balance_transaction",
    created: world.now(),
    amount,
    available_on: available,
    currency,
    fee,
    net: amount - fee,
    reporting_category: type,
    source,
    status: "pending",
    type,
  });
}

const settled = (world: World): BalanceTransaction[] =>
  world.all("balance_transaction").map((one) => ({
    ...one,
    status: one.available_on <= world.now() ? "available" : "pending",
  }));

function balance(world: World) {
  const sum = (status: string) =>
    settled(world)
      .filter((one) => one.status === status)
      .reduce((total, { net }) => total + net, 0);
  const of = (status: string) => [
    { amount: sum(status), currency: "gbp", source_types: { card: sum(status) } },
  ];
  return {
    object: "balance",
    available: of("available"),
    pending: of("pending"),
    livemode: false,
  };
}

/** Payments made through Checkout, refunds, the balance. */
export const paymentRoutes = (world: World): Route[] => [
  ["GET", "/v1/payment_methods/:id", [], ({ path }) => world.get("payment_method", path.id)],
  ["GET", "/v1/payment_intents/:id", [], ({ path }) => world.get("payment_intent", path.id)],
  listRoute("/v1/payment_intents", ["customer"], (params) =>
    world.all("payment_intent").filter(ofCustomer(params)),
  ),
  ["GET", "/v1/charges/:id", [], ({ path }) => world.get("charge", path.id)],
  listRoute("/v1/charges", ["customer", "payment_intent", "transfer_group"], (params) =>
    world
      .all("charge")
      .filter(ofCustomer(params))
      .filter((one) => named(params, "payment_intent", one.payment_intent))
      .filter((one) => named(params, "transfer_group", one.transfer_group)),
  ),
  [
    "POST",
    "/v1/refunds",
    ["payment_intent", "charge", "amount", "reason", "metadata"],
    ({ params }) => createRefund(world, params),
  ],
  ["GET", "/v1/refunds/:id", [], ({ path }) => world.get("refund", path.id)],
  listRoute("/v1/refunds", ["payment_intent", "charge"], (params) =>
    world
      .all("refund")
      .filter((one) => named(params, "payment_intent", one.payment_intent))
      .filter((one) => named(params, "charge", one.charge)),
  ),
  ["GET", "/v1/balance", [], () => balance(world)],
  listRoute("/v1/balance_transactions", ["source", "type"], (params) =>
    settled(world)
      .filter((one) => named(params, "source", one.source))
      .filter((one) => named(params, "type", one.type)),
  ),
];

const named = (params: Params, name: string, value: string | null) =>
  !params.has(name) || value === params.text(name);

const ofCustomer =
  (params: Params) =>
  ({ customer }: { customer: string | null }) =>
    named(params, "customer", customer);

function createRefund(world: World, params: Params): Refund {
  const intentId = params.text("payment_intent");
  const chargeId = intentId
    ? world.get("payment_intent", intentId, "payment_intent").latest_charge
    : params.text("charge");
  if (!chargeId)
    throw invalid(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  const charge = world.get("charge", chargeId, "charge");
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  const amount = params.int("amount") ?? left;
  if (amount < 1)
    throw invalid("This value must be greater than or equal to 1.", {
      code: "parameter_invalid_integer",
      param: "amount",
    });
  if (amount > left)
    throw invalid(
      `Refund amount (${pounds(amount)}) is greater than unrefunded amount on charge (${pounds(left)})`,
      { param: "amount" },
    );
  const refund = world.add<Refund>({
    id: world.id("re"),
    object: "refund",
    created: world.now(),
    amount,
    balance_transaction: null,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason: params.text("reason") as Refund["reason"],
    status: "succeeded",
    metadata: params.metadata(),
  });
  refund.balance_transaction = enter(world, "refund", refund.id, {
    amount: -amount,
    currency: charge.currency,
  }).id;
  world.emit("refund.created", refund);
  world.change(charge, "charge.refunded", {
    amount_refunded: charge.amount_refunded + amount,
    refunded: left === amount,
  });
  return refund;
}

const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`;
