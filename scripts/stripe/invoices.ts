import { listRoute, type Route } from "./api";
import { taxIdsOf } from "./billing-details";
import { declined, invalid, StripeFault } from "./errors";
import type { Invoice, PaymentMethod, Subscription } from "./objects";
import { collect } from "./payments";
import { DAY, type World } from "./world";

/** A renewal that failed is charged again this many days after it was due; then the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

export function issueInvoice(
  world: World,
  subscription: Subscription,
  reason: "subscription_create" | "subscription_cycle",
): Invoice {
  const base = world.base("in", "invoice");
  const customer = world.get("customer", subscription.customer);
  const item = subscription.items.data[0];
  const amount = item?.price.unit_amount ?? 0;
  const page = `${world.origin}/hosted/invoices/${base.id}`;
  const invoice = world.add<Invoice>({
    ...base,
    status: "draft",
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_address: customer.address ?? null,
    customer_tax_ids: taxIdsOf(world, customer).map(({ type, value }) => ({ type, value })),
    currency: subscription.currency,
    number: null,
    total: amount,
    subtotal: amount,
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    attempt_count: 0,
    attempted: false,
    billing_reason: reason,
    hosted_invoice_url: null,
    invoice_pdf: null,
    next_payment_attempt: null,
    period_start: item?.current_period_start ?? base.created,
    period_end: item?.current_period_start ?? base.created,
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    metadata: {},
  });
  world.emit("invoice.created", invoice);
  Object.assign(invoice, {
    status: "open",
    number: `LOCAL-${String(world.all("invoice").length).padStart(4, "0")}`,
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
  });
  world.emit("invoice.finalized", invoice);
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** Charges an invoice, and says what became of it and of its subscription. */
export function takePayment(
  world: World,
  invoice: Invoice,
  method: PaymentMethod,
  present: boolean,
): boolean {
  const { charge } = collect(world, {
    amount: invoice.amount_remaining,
    currency: invoice.currency,
    customer: invoice.customer,
    method,
    present,
  });
  const subscription = world.get("subscription", invoice.parent.subscription_details.subscription);
  const attempt_count = invoice.attempt_count + 1;
  Object.assign(invoice, { attempted: true, attempt_count });
  if (charge.paid) {
    Object.assign(invoice, {
      status: "paid",
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      next_payment_attempt: null,
    });
    world.emit("invoice.paid", invoice);
    world.emit("invoice.payment_succeeded", invoice);
  } else {
    if (!present) invoice.next_payment_attempt = nextAttempt(invoice, attempt_count);
    world.emit("invoice.payment_failed", invoice);
  }
  const status = charge.paid ? "active" : "past_due";
  if (subscription.status !== status && subscription.status !== "canceled")
    world.change(subscription, "customer.subscription.updated", { status });
  return charge.paid;
}

function nextAttempt({ created }: Invoice, attempts: number): number | null {
  const days = RETRY_DAYS[attempts - 1];
  return days === undefined ? null : created + days * DAY;
}

/** Invoices come from subscriptions; here they are read and paid. */
export const invoiceRoutes = (world: World): Route[] => [
  ["GET", "/v1/invoices/:id", [], ({ path }) => world.get("invoice", path.id)],
  listRoute("/v1/invoices", ["customer", "subscription", "status"], (params) =>
    world
      .all("invoice")
      .filter(
        (one) =>
          (!params.has("customer") || one.customer === params.text("customer")) &&
          (!params.has("status") || one.status === params.text("status")) &&
          (!params.has("subscription") ||
            one.parent.subscription_details.subscription === params.text("subscription")),
      ),
  ),
  [
    "POST",
    "/v1/invoices/:id/pay",
    ["payment_method"],
    ({ params, path }) => {
      const invoice = world.get("invoice", path.id);
      if (invoice.status !== "open")
        throw invalid("Invoice is already paid", { code: "invoice_already_paid" });
      const customer = world.get("customer", invoice.customer);
      const method = world.get(
        "payment_method",
        params.text("payment_method") ?? customer.invoice_settings.default_payment_method,
        "payment_method",
      );
      if (!takePayment(world, invoice, method, false)) throw new StripeFault(402, declined());
      return invoice;
    },
  ],
];
