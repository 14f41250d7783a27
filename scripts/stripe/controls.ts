import type { EmulatorContext } from "emulate";
import { becomes, isOutcome, OUTCOMES } from "./account-states";
import { accountOf } from "./accounts";
import { expireDue } from "./checkout";
import type { Deliveries } from "./deliveries";
import { DISPUTE_STEPS, disputes } from "./disputes";
import { invalid, StripeFault } from "./errors";
import { button, escaped, money, page } from "./html";
import { Params } from "./params";
import { advance } from "./subscriptions";
import { balanceOf } from "./transfers";
import { DAY, type State, type World } from "./world";

type App = EmulatorContext<State>["app"];

/**
 * What Stripe has not: a clock to put forward, failures to ask for, deliveries to hold and to disorder. Each takes a form:
 * - `/_stripe/webhook` url, secret, connectSecret
 * - `/_stripe/clock` days; keys are forgotten after one
 * - `/_stripe/account` id, to (ready, halfway, review, due, restricted, rejected): what becomes of a connected account
 * - `/_stripe/payout` id: all that a connected account has goes to its bank
 * - `/_stripe/dispute` intent, to (inquiry, open, review, won, lost, closed), amount, reason: a cardholder questions a charge
 * - `/_stripe/fail` status (500, 429, or none: only slow), slowMs, times, path, after (carried out, the answer late or lost)
 * - `/_stripe/recover`: no further call fails. `GET /_stripe/failures` lists those that would
 * - `/_stripe/hold`; `/_stripe/release` order (created, reversed, shuffled), copies, drop (types)
 * - `/_stripe/redeliver` type or id, copies
 * - `/_stripe/settle`
 *
 * The answer comes when the webhook has been told of everything.
 */
export function serveControls(app: App, world: World, deliveries: Deliveries): void {
  const { state } = world;
  const controls: Record<string, (params: Params) => void> = {
    webhook: (params) => {
      state.webhook = {
        url: params.need("url"),
        secret: params.need("secret"),
        connectSecret: params.need("connectSecret"),
      };
    },
    clock: (params) => {
      const days = params.int("days") ?? 1;
      advance(world, days * DAY);
      expireDue(world);
      if (days > 0) state.answers = {};
    },
    account: (params) => {
      const outcome = params.need("to");
      if (!isOutcome(outcome)) throw new Error(`An account cannot be ${outcome}`);
      becomes(world, accountOf(world, params.need("id")), outcome);
    },
    payout: (params) => {
      const id = params.need("id");
      state.paidOut[id] = (state.paidOut[id] ?? 0) + balanceOf(world, id);
    },
    dispute: (params) => disputes(world, params),
    fail: (params) => {
      const times = params.int("times") ?? 1;
      if (times < 1)
        throw invalid("times must be at least 1. To end failures, use /_stripe/recover.", {
          param: "times",
        });
      state.failures.push({
        path: params.text("path") ?? "/v1/",
        times,
        status: params.int("status") ?? 0,
        slowMs: params.int("slowMs") ?? 0,
        after: params.flag("after") ?? false,
      });
    },
    recover: () => {
      state.failures = [];
    },
    hold: () => {
      state.held = true;
    },
    release: (params) => {
      const dropped = params.strings("drop");
      const ids = state.waiting
        .splice(0)
        .filter((id) => !dropped.includes(state.events.find((one) => one.id === id)?.type ?? ""));
      state.held = false;
      deliveries.send(inOrder(copiesOf(ids, params), params.text("order")));
    },
    redeliver: (params) => {
      const ids = state.events
        .filter(
          ({ id, type }) =>
            (!params.has("id") || id === params.text("id")) &&
            (!params.has("type") || type === params.text("type")),
        )
        .map(({ id }) => id);
      deliveries.send(copiesOf(ids, params));
    },
    settle: () => {},
  };
  for (const [name, control] of Object.entries(controls))
    app.post(`/_stripe/${name}`, async (c) => {
      try {
        control(Params.from(new URLSearchParams(await c.req.text())));
      } catch (error) {
        if (error instanceof StripeFault) return c.text(error.message, 400);
        throw error;
      }
      deliveries.flush();
      await deliveries.settled();
      return c.req.header("Accept")?.includes("text/html")
        ? c.redirect("/_stripe", 303)
        : c.json({ now: world.now() });
    });
  app.get("/_stripe/failures", (c) => c.json(state.failures));
  app.get("/_stripe/events", (c) => c.json(state.events));
  app.get("/", (c) => c.redirect("/_stripe", 302));
  app.get("/_stripe", (c) => c.html(controlPage(world)));
}

const copiesOf = (ids: string[], params: Params) =>
  Array.from({ length: params.int("copies") ?? 1 }, () => ids).flat();

function inOrder(ids: string[], order: string | null): string[] {
  if (order === "reversed") return ids.reverse();
  if (order === "shuffled")
    return ids
      .map((id) => ({ id, at: Math.random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ id }) => id);
  return ids;
}

function controlPage(world: World): string {
  const { now, state } = world;
  const form = (name: string, fields: string, label: string) =>
    `<form method="post" action="/_stripe/${name}">${fields}${button(name, label)}</form>`;
  const field = (name: string, label: string, value: string) =>
    `<label>${label} <input name="${name}" value="${value}" size="6"></label>`;
  const outcomes = Object.keys(OUTCOMES).map((name) => `<option>${name}</option>`);
  const accounts = world
    .all("account")
    .map(({ id, email }) =>
      form(
        "account",
        `<input type="hidden" name="id" value="${id}"><label>${escaped(email ?? id)} <select name="to">${outcomes.join("")}</select></label>`,
        "Change the account",
      ),
    );
  const steps = DISPUTE_STEPS.map((name) => `<option>${name}</option>`);
  const charges = world
    .all("charge")
    .slice(-10)
    .flatMap(({ amount, description, id, payment_intent }) =>
      payment_intent
        ? form(
            "dispute",
            `<input type="hidden" name="intent" value="${payment_intent}"><label>${money(amount)}, ${escaped(description ?? id)} <select name="to">${steps.join("")}</select></label>`,
            "Question the charge",
          )
        : [],
    );
  const failures = state.failures.map(
    ({ after, path, slowMs, status, times }) =>
      `<li>${times} × ${escaped(path)}: ${status || "slow"}${slowMs ? `, after ${slowMs} ms` : ""}${after ? ", once it is carried out" : ""}</li>`,
  );
  const events = state.events
    .slice(-20)
    .reverse()
    .map(({ type, id }) => `<li>${escaped(type)} <span class="local">${id}</span></li>`);
  return page(
    "Controls",
    `<p>It is ${new Date(now() * 1000).toUTCString()} here. Events go to ${escaped(state.webhook.url)}${
      state.held ? ", and are held" : ""
    }.</p>
     ${form("clock", field("days", "Days", "31"), "Put the clock forward")}
     ${form("fail", field("status", "Status", "500") + field("times", "Calls", "1"), "Fail the next calls")}
     ${failures.length ? `<p>These calls fail:</p><ul>${failures.join("")}</ul>${form("recover", "", "End the failures")}` : ""}
     ${state.held ? form("release", field("order", "Order", "shuffled"), "Release events") : form("hold", "", "Hold events")}
     ${accounts.length ? `<h2>Connected accounts</h2>${accounts.join("")}` : ""}
     ${charges.length ? `<h2>Charges</h2>${charges.join("")}` : ""}
     <h2>Events</h2><ul>${events.join("")}</ul><p><a href="/_emulate">Everything there is</a></p>`,
  );
}
