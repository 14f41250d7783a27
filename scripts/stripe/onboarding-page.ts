import type { EmulatorContext } from "emulate";
import { becomes, isOutcome } from "./account-states";
import { accountOf } from "./accounts";
import type { Account } from "./connect-objects";
import { button, escaped, money, page } from "./html";
import type { State, World } from "./world";

type App = EmulatorContext<State>["app"];

const CHOICES = `<form method="post">${[
  button("ready", "Submit"),
  button("review", "Submit, and be checked"),
  button("restricted", "Submit an expired document"),
  button("halfway", "Save for later"),
  button("leave", "Leave"),
].join("")}</form>`;

/** Where a person gives Stripe what it asks for; and the Express dashboard. */
export function serveOnboarding(app: App, world: World, afterwards: () => void): void {
  app.get("/hosted/onboarding/:id", (c) => {
    const link = world.get("onboarding", c.req.param("id"));
    if (link.isVisited || link.expiresAt <= world.now()) return c.redirect(link.refreshUrl, 303);
    link.isVisited = true;
    return c.html(page("Set up payouts", about(accountOf(world, link.account)) + CHOICES));
  });
  app.post("/hosted/onboarding/:id", async (c) => {
    const link = world.get("onboarding", c.req.param("id"));
    const action = String((await c.req.parseBody()).action);
    if (isOutcome(action)) becomes(world, accountOf(world, link.account), action);
    afterwards();
    return c.redirect(link.returnUrl, 303);
  });
  app.get("/hosted/express/:id", (c) => {
    const account = accountOf(world, c.req.param("id"));
    const transfers = world
      .all("transfer")
      .filter(({ destination }) => destination === account.id)
      .map(
        ({ amount, amount_reversed }) =>
          `<li>${money(amount)}${amount_reversed ? `, of which ${money(amount_reversed)} was taken back` : ""}</li>`,
      );
    return c.html(page("Express", `${about(account)}<ul>${transfers.join("")}</ul>`));
  });
}

const about = ({ email, requirements }: Account) =>
  `<p>${escaped(email ?? "No address")}</p><ul>${(requirements.currently_due ?? [])
    .map((field) => `<li>${escaped(field)}</li>`)
    .join("")}</ul>`;
