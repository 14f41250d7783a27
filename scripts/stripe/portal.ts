import type { Route } from "./api";
import type { PortalSession } from "./objects";
import type { World } from "./world";

/** Sessions of the billing portal, whose page is in hosted-pages.ts. */
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
];
