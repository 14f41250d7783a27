import { becomes, NOTHING_GIVEN } from "./account-states";
import { listRoute, type Route } from "./api";
import type { Account, Onboarding } from "./connect-objects";
import { invalid, missingParam, StripeFault } from "./errors";
import type { Params } from "./params";
import type { World } from "./world";

const CREATE = ["business_type", "capabilities", "controller", "country", "email", "metadata"];
/** How long the address of an onboarding page may be opened for the first time. */
const LINK_SECONDS = 300;

/** Another platform's account and none at all look alike. */
export function accountOf(world: World, id: string | undefined): Account {
  const found = world.state.objects[id ?? ""];
  if (found?.object === "account") return found;
  throw new StripeFault(403, {
    type: "invalid_request_error",
    code: "account_invalid",
    message: `The provided key 'sk_test_****' does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
  });
}

/** Accounts of Connect with the Express dashboard, whose page of onboarding is in onboarding-page.ts. */
export const accountRoutes = (world: World): Route[] => [
  ["POST", "/v1/accounts", CREATE, ({ params }) => createAccount(world, params)],
  ["GET", "/v1/accounts/:id", [], ({ path }) => accountOf(world, path.id)],
  [
    "POST",
    "/v1/accounts/:id",
    ["email", "metadata"],
    ({ params, path }) => {
      const account = accountOf(world, path.id);
      return Object.assign(account, {
        email: params.text("email") ?? account.email,
        metadata: params.metadata(account.metadata),
      });
    },
  ],
  [
    "DELETE",
    "/v1/accounts/:id",
    [],
    ({ path }) => {
      const { id } = accountOf(world, path.id);
      delete world.state.objects[id];
      return { id, object: "account", deleted: true };
    },
  ],
  [
    "POST",
    "/v1/accounts/:id/reject",
    ["reason"],
    ({ params, path }) => {
      params.need("reason");
      return becomes(world, accountOf(world, path.id), "rejected");
    },
  ],
  listRoute("/v1/accounts", [], () => world.all("account")),
  [
    "POST",
    "/v1/account_links",
    ["account", "type", "refresh_url", "return_url", "collection_options"],
    ({ params }) => createLink(world, params),
  ],
  [
    "POST",
    "/v1/accounts/:id/login_links",
    [],
    ({ path }) => {
      const { id, details_submitted } = accountOf(world, path.id);
      if (!details_submitted)
        throw invalid(
          "Cannot create a login link for an account that has not completed onboarding.",
        );
      const url = `${world.origin}/hosted/express/${id}`;
      return { object: "login_link", created: world.now(), url };
    },
  ],
];

const EXPRESS = {
  type: "application",
  is_controller: true,
  fees: { payer: "application" },
  losses: { payments: "application" },
  requirement_collection: "stripe",
  stripe_dashboard: { type: "express" },
} as const;

function createAccount(world: World, params: Params): Account {
  const controller = params.group("controller");
  controller.only(["fees", "losses", "requirement_collection", "stripe_dashboard"]);
  if (
    controller.group("stripe_dashboard").text("type") !== "express" ||
    controller.group("fees").text("payer") !== "application" ||
    controller.group("losses").text("payments") !== "application"
  )
    throw invalid("Only accounts with the Express Dashboard are made here.", {
      param: "controller",
    });
  const wanted = params.group("capabilities");
  wanted.only(["transfers"]);
  const transfers = wanted.group("transfers").flag("requested");
  return world.add<Account>({
    id: world.id("acct").slice(0, 21),
    object: "account",
    created: world.now(),
    business_type: params.text("business_type") as Account["business_type"],
    capabilities: transfers ? { transfers: "inactive" } : {},
    charges_enabled: false,
    controller: EXPRESS,
    country: params.text("country") ?? "GB",
    default_currency: "gbp",
    details_submitted: false,
    email: params.text("email"),
    payouts_enabled: false,
    type: "none",
    requirements: NOTHING_GIVEN,
    metadata: params.metadata(),
  });
}

function createLink(world: World, params: Params) {
  const account = accountOf(world, params.need("account")).id;
  if (params.need("type") !== "account_onboarding")
    throw invalid(
      "You cannot create `account_update` type Account Links for this account. You can only create `account_onboarding` type Account Links for this account.",
      { param: "type" },
    );
  for (const name of ["refresh_url", "return_url"]) if (!params.has(name)) throw missingParam(name);
  const created = world.now();
  const { id, expiresAt } = world.add<Onboarding>({
    id: world.id("onboarding"),
    object: "onboarding",
    created,
    account,
    refreshUrl: params.need("refresh_url"),
    returnUrl: params.need("return_url"),
    expiresAt: created + LINK_SECONDS,
    isVisited: false,
  });
  const url = `${world.origin}/hosted/onboarding/${id}`;
  return { object: "account_link", created, expires_at: expiresAt, url };
}
