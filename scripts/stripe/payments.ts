import { listRoute, type Route } from "./api";
import { enter } from "./balance";
import { declined } from "./errors";
import type { Charge, PaymentIntent, PaymentMethod } from "./objects";
import { named, type Params } from "./params";
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
  description?: string | null;
  transferGroup?: string | null;
  metadata?: Record<string, string>;
}

/** Charges a card, with the events of what came of it. */
export function collect(world: World, due: Due): { intent: PaymentIntent; charge: Charge } {
  const { amount, currency, customer, method, metadata = {} } = due;
  const { description = null, transferGroup = null } = due;
  const paid = pays(method, due.present);
  const intent = world.add<PaymentIntent>({
    ...world.base("pi", "payment_intent"),
    status: paid ? "succeeded" : "requires_payment_method",
    amount,
    amount_received: paid ? amount : 0,
    capture_method: "automatic",
    currency,
    customer,
    description,
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
    description,
    disputed: false,
    failure_code: paid ? null : declined().code,
    failure_message: paid ? null : declined().message,
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    receipt_url: null,
    refunded: false,
    transfer_group: transferGroup,
    metadata,
  });
  intent.latest_charge = charge.id;
  if (paid) {
    charge.receipt_url = `${world.origin}/hosted/receipts/${charge.id}`;
    charge.balance_transaction = enter(world, "charge", charge.id, {
      amount,
      currency,
      // A British card: 1.5 % and 20p.
      fee: Math.round(amount * 0.015) + 20,
      availableOn: world.now() + CHARGE_AVAILABLE_AFTER,
    });
  }
  world.emit(paid ? "charge.succeeded" : "charge.failed", charge);
  world.emit(paid ? "payment_intent.succeeded" : "payment_intent.payment_failed", intent);
  return { intent, charge };
}

/** Payments made through Checkout. */
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
];

const ofCustomer =
  (params: Params) =>
  ({ customer }: { customer: string | null }) =>
    named(params, "customer", customer);
