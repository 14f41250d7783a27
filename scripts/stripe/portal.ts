import { listRoute, type Route } from "./api";
import type { PortalConfiguration, PortalSession } from "./objects";
import type { Params } from "./params";
import type { World } from "./world";

/** Sessions of the billing portal, whose page is in hosted-pages.ts, and what it allows. */
export const portalRoutes = (world: World): Route[] => [
  [
    "POST",
    "/v1/billing_portal/sessions",
    ["customer", "return_url"],
    ({ params }) => {
      const customer = world.get("customer", params.need("customer"), "customer").id;
      const base = world.base("bps", "billing_portal.session");
      const { id, object, created, livemode } = base;
      return world.add<PortalSession>({
        id,
        object,
        created,
        livemode,
        customer,
        return_url: params.text("return_url"),
        url: `${world.origin}/hosted/portal/${id}`,
      });
    },
  ],
  listRoute("/v1/billing_portal/configurations", ["is_default", "active"], () => [
    defaultConfiguration(world),
  ]),
  [
    "POST",
    "/v1/billing_portal/configurations/:id",
    ["features"],
    ({ params, path }) => {
      const configuration = world.get("billing_portal.configuration", path.id);
      return world.change(configuration, "billing_portal.configuration.updated", {
        features: featuresOf(configuration.features, params.group("features")),
        updated: world.now(),
      });
    },
  ],
];

/** As an account has it once it was saved in the Dashboard: buyers cannot change their details. */
export function defaultConfiguration(world: World): PortalConfiguration {
  const [known] = world.all("billing_portal.configuration");
  if (known) return known;
  const base = world.base("bpc", "billing_portal.configuration");
  return world.add<PortalConfiguration>({
    ...base,
    active: true,
    is_default: true,
    updated: base.created,
    features: {
      customer_update: { enabled: false, allowed_updates: [] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
      subscription_update: { enabled: false },
    },
  });
}

type Features = PortalConfiguration["features"];

function featuresOf(before: Features, given: Params): Features {
  given.only(Object.keys(before));
  const update = given.group("customer_update");
  update.only(["enabled", "allowed_updates"]);
  const switched = (name: "invoice_history" | "payment_method_update" | "subscription_update") => ({
    enabled: given.group(name).flag("enabled") ?? before[name].enabled,
  });
  const cancel = given.group("subscription_cancel");
  return {
    customer_update: {
      enabled: update.flag("enabled") ?? before.customer_update.enabled,
      allowed_updates: update.has("allowed_updates")
        ? update.strings("allowed_updates")
        : before.customer_update.allowed_updates,
    },
    invoice_history: switched("invoice_history"),
    payment_method_update: switched("payment_method_update"),
    subscription_cancel: {
      enabled: cancel.flag("enabled") ?? before.subscription_cancel.enabled,
      mode: cancel.text("mode") ?? before.subscription_cancel.mode,
    },
    subscription_update: switched("subscription_update"),
  };
}
