import { describe, expect, it } from "vitest";
import { Contract, PAGE, refusal } from "./contract";
import { setUpPortal } from "./portal-setup";

// What Stripe documents about names, addresses and VAT numbers of buyers.

const local = new Contract();

async function checkout(more: object = {}) {
  const product = await local.stripe.products.create({ name: "Premium" });
  const price = await local.stripe.prices.create({
    product: product.id,
    currency: "gbp",
    unit_amount: 49_00,
    recurring: { interval: "month" },
  });
  const customer = await local.stripe.customers.create({ name: "Maya", email: "m@laurel.test" });
  const session = await local.stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    billing_address_collection: "required",
    tax_id_collection: { enabled: true },
    customer_update: { name: "auto", address: "auto" },
    ...PAGE,
    ...more,
  });
  return { customer, session };
}

const send = (url: string | null, fields: Record<string, string>) =>
  fetch(url ?? "", { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

const OURS = { name: "Northlight Ltd", line1: "2 Mill Lane", city: "York", postal_code: "YO1 7HU" };

const held = (id: string) => local.stripe.customers.retrieve(id, { expand: ["tax_ids"] });

describe("billing details", () => {
  it("are asked for by Checkout, and stand on the customer and its invoice", async () => {
    const { customer, session } = await checkout();
    expect((await send(session.url, { action: "pay", card: "4242", line1: "" })).status).toBe(400);
    const wrong = { action: "pay", card: "4242", ...OURS, vat: "GB12" };
    expect((await send(session.url, wrong)).status).toBe(400);
    await send(session.url, { ...wrong, vat: "GB 123 4567 89" });
    expect(await held(customer.id)).toMatchObject({
      name: OURS.name,
      address: { line1: OURS.line1, postal_code: OURS.postal_code, country: "GB" },
      tax_ids: { data: [{ type: "gb_vat", value: "GB123456789" }] },
    });
    const { data } = await local.stripe.invoices.list({ customer: customer.id });
    expect(data[0]).toMatchObject({
      customer_name: OURS.name,
      customer_address: { city: OURS.city },
      customer_tax_ids: [{ type: "gb_vat", value: "GB123456789" }],
    });
    expect(await local.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      customer_details: { name: OURS.name },
    });
  });

  it("leave a customer alone that the session does not update; tax ids come only where they are asked for", async () => {
    const more = { customer_update: {}, tax_id_collection: { enabled: false } };
    const { customer, session } = await checkout(more);
    await send(session.url, { action: "pay", card: "4242", ...OURS });
    const plain = await local.stripe.customers.retrieve(customer.id);
    expect(plain).toMatchObject({ name: "Maya", address: null });
    expect("tax_ids" in plain).toBe(false);
  });

  it("of a known customer take a tax id only with its business name", async () => {
    expect(await refusal(checkout({ customer_update: { address: "auto" } }))).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining("customer_update[name]"),
    });
  });

  it("are changed in the portal once it is set up for that", async () => {
    const { customer } = await checkout();
    const { url } = await local.stripe.billingPortal.sessions.create({ customer: customer.id });
    const change = () => send(url, { action: "details", ...OURS, vat: "GB987654321" });
    await change();
    expect(await held(customer.id)).toMatchObject({ name: "Maya", tax_ids: { data: [] } });
    for (const _ of ["once", "again"])
      expect(await setUpPortal(local.stripe)).toMatch(/^portal: bpc_\w+ set up$/);
    await change();
    expect(await held(customer.id)).toMatchObject({
      name: OURS.name,
      tax_ids: { data: [{ value: "GB987654321" }] },
    });
    await send(url, { action: "details", ...OURS, vat: "" });
    expect(await held(customer.id)).toMatchObject({ tax_ids: { data: [] } });
  });
});
