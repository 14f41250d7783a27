import { listRoute, type Route } from "./api";
import { customerWith } from "./billing-details";
import { invalid, missingParam } from "./errors";
import type { Customer, Price, Product } from "./objects";
import type { Params } from "./params";
import type { World } from "./world";

const CUSTOMER = ["email", "name", "description", "metadata", "invoice_settings"];
const PRODUCT = ["name", "description", "metadata", "tax_code", "active"];
const PRICE = [
  "currency",
  "product",
  "unit_amount",
  "recurring",
  "lookup_key",
  "transfer_lookup_key",
  "nickname",
  "metadata",
];

/** Customers, products and prices. */
export const catalogueRoutes = (world: World): Route[] => [
  ["POST", "/v1/customers", CUSTOMER, ({ params }) => createCustomer(world, params)],
  [
    "GET",
    "/v1/customers/:id",
    [],
    ({ path, params }) =>
      customerWith(world, world.get("customer", path.id), params.strings("expand")),
  ],
  [
    "POST",
    "/v1/customers/:id",
    CUSTOMER,
    ({ params, path }) => updateCustomer(world, world.get("customer", path.id), params),
  ],
  listRoute("/v1/customers", ["email"], (params) =>
    world
      .all("customer")
      .filter(({ email }) => !params.has("email") || email === params.text("email")),
  ),
  ["POST", "/v1/products", ["id", ...PRODUCT], ({ params }) => createProduct(world, params)],
  ["GET", "/v1/products/:id", [], ({ path }) => world.get("product", path.id)],
  [
    "POST",
    "/v1/products/:id",
    PRODUCT,
    ({ params, path }) => updateProduct(world, world.get("product", path.id), params),
  ],
  listRoute("/v1/products", ["active", "ids"], (params) => {
    const ids = params.strings("ids");
    return world
      .all("product")
      .filter((one) => isActive(one, params) && (!ids.length || ids.includes(one.id)));
  }),
  ["POST", "/v1/prices", PRICE, ({ params }) => createPrice(world, params)],
  ["GET", "/v1/prices/:id", [], ({ path }) => world.get("price", path.id)],
  [
    "POST",
    "/v1/prices/:id",
    ["active", "metadata", "nickname"],
    ({ params, path }) => {
      const price = world.get("price", path.id);
      return world.change(price, "price.updated", {
        active: params.flag("active") ?? price.active,
        nickname: params.text("nickname") ?? price.nickname,
        metadata: params.metadata(price.metadata),
      });
    },
  ],
  listRoute("/v1/prices", ["active", "lookup_keys", "product"], (params) => {
    const keys = params.strings("lookup_keys");
    return world
      .all("price")
      .filter(
        (one) =>
          isActive(one, params) &&
          (!keys.length || keys.includes(one.lookup_key ?? "")) &&
          (!params.has("product") || one.product === params.text("product")),
      );
  }),
];

const isActive = ({ active }: { active: boolean }, params: Params) =>
  !params.has("active") || active === params.flag("active");

function createCustomer(world: World, params: Params): Customer {
  const customer = world.add<Customer>({
    ...world.base("cus", "customer"),
    email: params.text("email"),
    name: params.text("name"),
    description: params.text("description"),
    address: null,
    currency: null,
    delinquent: false,
    invoice_settings: { default_payment_method: null },
    metadata: params.metadata(),
  });
  world.emit("customer.created", customer);
  return customer;
}

function updateCustomer(world: World, customer: Customer, params: Params): Customer {
  const method = params.group("invoice_settings").text("default_payment_method");
  if (method) world.get("payment_method", method, "invoice_settings[default_payment_method]");
  return world.change(customer, "customer.updated", {
    email: params.text("email") ?? customer.email,
    name: params.text("name") ?? customer.name,
    description: params.text("description") ?? customer.description,
    metadata: params.metadata(customer.metadata),
    ...(method && { invoice_settings: { default_payment_method: method } }),
  });
}

function createProduct(world: World, params: Params): Product {
  const id = params.text("id") ?? world.id("prod");
  if (world.state.objects[id])
    throw invalid("Product already exists.", { code: "resource_already_exists", param: "id" });
  const product = world.add<Product>({
    ...world.base("prod", "product"),
    id,
    name: params.need("name"),
    active: params.flag("active") ?? true,
    description: params.text("description"),
    default_price: null,
    tax_code: params.text("tax_code"),
    updated: world.now(),
    metadata: params.metadata(),
  });
  world.emit("product.created", product);
  return product;
}

const updateProduct = (world: World, product: Product, params: Params): Product =>
  world.change(product, "product.updated", {
    name: params.text("name") ?? product.name,
    active: params.flag("active") ?? product.active,
    description: params.text("description") ?? product.description,
    tax_code: params.text("tax_code") ?? product.tax_code,
    metadata: params.metadata(product.metadata),
    updated: world.now(),
  });

function createPrice(world: World, params: Params): Price {
  const currency = params.need("currency");
  const product = world.get("product", params.need("product"), "product").id;
  const amount = params.int("unit_amount");
  if (amount === null) throw missingParam("unit_amount");
  const lookup_key = params.text("lookup_key");
  const holder = world.all("price").find((one) => lookup_key && one.lookup_key === lookup_key);
  if (holder && !params.flag("transfer_lookup_key"))
    throw invalid(
      `A price (\`${holder.id}\`) already uses that lookup key. To transfer it, pass \`transfer_lookup_key\`.`,
      { param: "lookup_key" },
    );
  if (holder) world.change(holder, "price.updated", { lookup_key: null });
  const recurring = params.group("recurring");
  const interval = recurring.text("interval") === "year" ? "year" : "month";
  const price = world.add<Price>({
    ...world.base("price", "price"),
    active: true,
    currency,
    product,
    unit_amount: amount,
    lookup_key,
    nickname: params.text("nickname"),
    type: params.has("recurring") ? "recurring" : "one_time",
    recurring: params.has("recurring")
      ? { interval, interval_count: recurring.int("interval_count") ?? 1 }
      : null,
    metadata: params.metadata(),
  });
  world.emit("price.created", price);
  return price;
}
