import type { EmulatorContext } from "emulate";
import { detailsFields, readDetails, setTaxId, taxIdsOf } from "./billing-details";
import { current, keepDetails, orderOf, pay } from "./checkout";
import { button, day, escaped, money, page } from "./html";
import { takePayment } from "./invoices";
import type {
  Charge,
  CheckoutSession,
  Customer,
  Invoice,
  PortalSession,
  Subscription,
} from "./objects";
import { CARDS, type CardNumber, saveCard } from "./payments";
import { textPdf } from "./pdf";
import { defaultConfiguration } from "./portal";
import { cancelAtEnd, changeCard, keepGoing } from "./subscriptions";
import type { State, World } from "./world";

type App = EmulatorContext<State>["app"];

const cardFields = `<fieldset><legend>Card</legend>${Object.entries(CARDS)
  .map(
    ([last4, { name }]) =>
      `<label><input type="radio" name="card" value="${last4}"${last4 === "4242" ? " checked" : ""}> ${name}</label>`,
  )
  .join("")}</fieldset>`;

const form = (body: string) => `<form method="post">${body}</form>`;
const link = (to: string, text: string) => `<a href="${escaped(to)}">${text}</a>`;

/** Checkout, the portal and invoices, as pages that need no script. */
export function serveHostedPages(app: App, world: World, afterwards: () => void): void {
  app.get("/hosted/checkout/:id", (c) =>
    c.html(checkoutPage(world, current(world, c.req.param("id")))),
  );
  app.post("/hosted/checkout/:id", async (c) => {
    const session = current(world, c.req.param("id"));
    const body = await c.req.parseBody();
    if (body.action === "leave")
      return c.redirect(session.cancel_url ?? session.success_url ?? "/", 303);
    if (session.status !== "open") return c.html(checkoutPage(world, session), 409);
    if (asksDetails(session)) {
      const details = readDetails(body, buyer(world, session));
      if (!details)
        return c.html(checkoutPage(world, session, "Check your address and VAT number."), 400);
      keepDetails(world, session, details);
    }
    const paid = pay(world, session, body.card as CardNumber);
    afterwards();
    if (!paid) return c.html(checkoutPage(world, session, "Your card was declined."), 402);
    return c.redirect(
      (session.success_url ?? "/").replace("{CHECKOUT_SESSION_ID}", session.id),
      303,
    );
  });
  app.get("/hosted/receipts/:id", (c) =>
    c.html(receiptPage(world.get("charge", c.req.param("id")))),
  );
  app.get("/hosted/portal/:id", (c) =>
    c.html(portalPage(world, world.get("billing_portal.session", c.req.param("id")))),
  );
  app.post("/hosted/portal/:id", async (c) => {
    const session = world.get("billing_portal.session", c.req.param("id"));
    const body = await c.req.parseBody();
    const customer = world.get("customer", session.customer);
    if (body.action === "card")
      changeCard(world, customer, saveCard(world, customer.id, body.card as CardNumber));
    if (body.action === "details") {
      const details = readDetails(body, customer);
      if (!details || !mayUpdate(world)) return c.redirect(`/hosted/portal/${session.id}`, 303);
      const { name, address } = details;
      world.change(customer, "customer.updated", { name, address });
      setTaxId(world, customer, details.tax_ids?.[0]?.value ?? null);
    }
    for (const subscription of live(world, session)) {
      if (body.action === "cancel") cancelAtEnd(world, subscription);
      if (body.action === "resume") keepGoing(world, subscription);
    }
    afterwards();
    return c.redirect(`/hosted/portal/${session.id}`, 303);
  });
  app.get("/hosted/invoices/:id", (c) =>
    c.html(invoicePage(world.get("invoice", c.req.param("id")))),
  );
  app.post("/hosted/invoices/:id", async (c) => {
    const invoice = world.get("invoice", c.req.param("id"));
    const { card } = await c.req.parseBody();
    if (invoice.status === "open")
      takePayment(world, invoice, saveCard(world, invoice.customer, card as CardNumber), true);
    afterwards();
    return c.redirect(`/hosted/invoices/${invoice.id}`, 303);
  });
  app.get("/hosted/invoices/:id/pdf", (c) => {
    const invoice = world.get("invoice", c.req.param("id"));
    const pdf = textPdf([`Invoice ${invoice.number}`, ...invoiceLines(invoice)]);
    return c.body(pdf, 200, { "Content-Type": "application/pdf" });
  });
}

function receiptPage({ amount, amount_refunded, created, description }: Charge): string {
  const lines = [
    ...(description ? [escaped(description)] : []),
    `Date: ${day(created)}`,
    `Paid: ${money(amount)}`,
    ...(amount_refunded ? [`Refunded: ${money(amount_refunded)}`] : []),
  ];
  return page("Receipt", `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`);
}

const asksDetails = ({ billing_address_collection, tax_id_collection }: CheckoutSession) =>
  billing_address_collection === "required" || tax_id_collection.enabled;

const buyer = (world: World, { customer }: CheckoutSession): Customer =>
  customer
    ? world.get("customer", customer)
    : ({ id: "", name: null, email: null, address: null } as Customer);

function checkoutPage(world: World, session: CheckoutSession, problem?: string): string {
  if (session.status !== "open")
    return page(
      "Checkout",
      `<p>This page is ${session.status === "complete" ? "paid" : "no longer valid"}.</p>`,
    );
  const lines = orderOf(world, session).lines.map(
    ({ name, amount, quantity }) => `<li>${escaped(name)}: ${money(amount * quantity)}</li>`,
  );
  const every = session.mode === "subscription" ? " a month" : "";
  return page(
    session.mode === "subscription" ? "Subscribe" : "Pay",
    `<ul>${lines.join("")}</ul><p>Total ${money(session.amount_total ?? 0)}${every}</p>
     ${problem ? `<p role="alert">${problem}</p>` : ""}
     ${form((asksDetails(session) ? detailsFields(buyer(world, session), session.tax_id_collection.enabled ? "" : null) : "") + cardFields + button("pay", "Pay") + button("leave", "Leave"))}`,
  );
}

const live = (world: World, { customer }: PortalSession): Subscription[] =>
  world.all("subscription").filter((one) => one.customer === customer && one.status !== "canceled");

const mayUpdate = (world: World) => defaultConfiguration(world).features.customer_update.enabled;

function portalPage(world: World, session: PortalSession): string {
  const customer = world.get("customer", session.customer);
  const subscriptions = live(world, session).map((subscription) => {
    const item = subscription.items.data[0];
    const name = world.get("product", item?.price.product).name;
    const ends = subscription.cancel_at;
    return `<h2>${escaped(name)}</h2><p>${subscription.status}. ${
      ends ? `Ends on ${day(ends)}` : `Renews on ${day(item?.current_period_end ?? 0)}`
    }</p>${form(ends ? button("resume", "Don't cancel subscription") : button("cancel", "Cancel subscription"))}`;
  });
  const invoices = world
    .all("invoice")
    .filter(({ customer }) => customer === session.customer)
    .map(
      ({ id, number, total, status }) =>
        `<li>${link(`/hosted/invoices/${id}`, number ?? "Draft")} ${money(total)} ${status}</li>`,
    );
  return page(
    "Billing portal",
    `${subscriptions.join("") || "<p>No subscription.</p>"}
     <h2>Payment method</h2>${form(cardFields + button("card", "Update card"))}
     ${mayUpdate(world) ? `<h2>Billing information</h2>${form(detailsFields(customer, taxIdsOf(world, customer)[0]?.value ?? "") + button("details", "Save"))}` : ""}
     <h2>Invoices</h2><ul>${invoices.join("")}</ul>
     <p>${link(session.return_url ?? "/", "Return")}</p>`,
  );
}

const invoiceLines = (invoice: Invoice) => [
  ...[invoice.customer_name, invoice.customer_address?.line1, invoice.customer_address?.city]
    .filter((line) => typeof line === "string")
    .map(escaped),
  ...invoice.customer_tax_ids.map(({ value }) => `VAT number: ${value}`),
  ...amountLines(invoice),
];

const amountLines = ({ created, total, status }: Invoice) => [
  `Date: ${day(created)}`,
  `Total: ${money(total)}`,
  `Status: ${status}`,
];

function invoicePage(invoice: Invoice): string {
  const lines = invoiceLines(invoice).map((line) => `<li>${line}</li>`);
  return page(
    `Invoice ${invoice.number}`,
    `<ul>${lines.join("")}</ul><p>${link(invoice.invoice_pdf ?? "", "PDF")}</p>
     ${invoice.status === "open" ? form(cardFields + button("pay", "Pay")) : ""}`,
  );
}
