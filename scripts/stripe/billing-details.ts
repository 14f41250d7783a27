import type Stripe from "stripe";
import { escaped } from "./html";
import type { BuyerDetails, Customer, TaxId } from "./objects";
import type { World } from "./world";

/** The name, address and VAT number of a buyer, on Checkout's page and in the portal. */

/** Of British numbers only the form is checked here; Stripe asks the register as well. */
const VAT = /^GB(\d{9}|\d{12})$/;

export const taxIdsOf = (world: World, { id }: Customer): TaxId[] =>
  world.all("tax_id").filter(({ customer }) => customer === id);

/** The customer as the API gives it: tax ids come only where they are asked for. */
export const customerWith = (world: World, customer: Customer, expand: string[]): object =>
  expand.includes("tax_ids")
    ? {
        ...customer,
        tax_ids: {
          object: "list",
          data: taxIdsOf(world, customer),
          has_more: false,
          url: `/v1/customers/${customer.id}/tax_ids`,
        },
      }
    : customer;

/** Filled in with what is known, so that a page can be sent as it stands. */
export function detailsFields({ name, address }: Customer, vat: string | null): string {
  const field = (key: string, label: string, value: string) =>
    `<label>${label} <input name="${key}" value="${escaped(value)}"></label>`;
  return `<fieldset><legend>Billing details</legend>${[
    field("name", "Name or business name", name ?? "Test Buyer"),
    field("line1", "Address", address?.line1 ?? "1 Test Street"),
    field("city", "Town or city", address?.city ?? "Leeds"),
    field("postal_code", "Postcode", address?.postal_code ?? "LS1 1AA"),
    ...(vat === null ? [] : [field("vat", "VAT number (optional)", vat)]),
  ].join("")}</fieldset>`;
}

type Body = Record<string, unknown>;

/** What a form says; a field it does not have is as the page showed it. @returns null where something is wrong */
export function readDetails(body: Body, { name, email, address }: Customer): BuyerDetails | null {
  const said = (key: string, shown: string) => (typeof body[key] === "string" ? body[key] : shown);
  const vat = said("vat", "").replaceAll(" ", "");
  const told = {
    line1: said("line1", address?.line1 ?? "1 Test Street"),
    city: said("city", address?.city ?? "Leeds"),
    postal_code: said("postal_code", address?.postal_code ?? "LS1 1AA"),
  };
  if (Object.values(told).includes("") || (vat && !VAT.test(vat))) return null;
  return {
    name: said("name", name ?? "Test Buyer"),
    email,
    address: { ...told, country: "GB", line2: null, state: null } as Stripe.Address,
    tax_ids: vat ? [{ type: "gb_vat", value: vat }] : [],
  };
}

/** A customer has the VAT number that was said last. */
export function setTaxId(world: World, customer: Customer, value: string | null): void {
  const before = taxIdsOf(world, customer);
  if (before.some((one) => one.value === value)) return;
  for (const one of before) {
    delete world.state.objects[one.id];
    world.emit("customer.tax_id.deleted", one);
  }
  if (value === null) return;
  const made = world.add<TaxId>({
    ...world.base("txi", "tax_id"),
    customer: customer.id,
    country: "GB",
    type: "gb_vat",
    value,
  });
  world.emit("customer.tax_id.created", made);
}
