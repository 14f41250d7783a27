import { expect, test } from "@playwright/test";
import { localVariables } from "../../scripts/stack.mjs";
import { signature } from "../../scripts/stripe/deliveries";
import { ask, ORIGIN } from "../support/http";
import { browserPorts } from "../support/ports";

const { STRIPE_WEBHOOK_SECRETS, STRIPE_API_URL } = localVariables(browserPorts, {
  appEnv: "test",
});
const [SECRET = ""] = STRIPE_WEBHOOK_SECRETS.split(",");

/** As a server sends it: from no page of ours. */
const send = (body: string, signed = signature(body, SECRET)) =>
  fetch(`${ORIGIN}/webhooks/stripe`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Stripe-Signature": signed },
    body,
  });

test("the webhook needs no origin of ours, but a signature, and takes 256 KB", async () => {
  const event = (text: string) =>
    JSON.stringify({
      id: "evt_http",
      object: "event",
      type: "price.updated",
      data: { object: { text } },
    });
  expect((await send(event(""))).status).toBe(200);
  expect((await send(event(""), "t=1,v1=00")).status).toBe(400);
  const old = Math.floor(Date.now() / 1000) - 301;
  expect((await send(event(""), signature(event(""), SECRET, old))).status).toBe(400);
  expect((await send(event("changed"), signature(event(""), SECRET))).status).toBe(400);
  const frame = event("").length;
  expect((await send(event("x".repeat(256 * 1024 - frame)))).status).toBe(200);
  expect((await send(event("x".repeat(256 * 1024 - frame + 1)))).status).toBe(413);
});

test("forms lead to Stripe from the pages that say so, and from no other", async () => {
  const formAction = async (path: string) =>
    /form-action ([^;]+)/.exec((await ask(path)).headers.get("Content-Security-Policy") ?? "")?.[1];
  expect(await formAction("/pricing")).toBe(`'self' ${STRIPE_API_URL}`);
  expect(await formAction("/billing")).toBe(`'self' ${STRIPE_API_URL}`);
  expect(await formAction("/athlete/payouts")).toBe(`'self' ${STRIPE_API_URL}`);
  expect(await formAction("/help")).toBe("'self'");
});
