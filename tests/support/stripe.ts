import { createEmulator } from "emulate";
import { stripeOf } from "~/platform/stripe";
import { setUpPortal } from "../../scripts/stripe/portal-setup";
import { makePrices } from "../../scripts/stripe/prices";
import { localStripe } from "../../scripts/stripe/service";
import { env as testEnv } from "./auth-context";

/** A Stripe of one file of tests, with the prices of the plans. Its events are kept, and told to nobody. */
export async function startStripe() {
  const [secret = "", connectSecret = ""] = testEnv.STRIPE_WEBHOOK_SECRETS;
  const service = localStripe({ url: "", secret, connectSecret });
  const emulator = await createEmulator({ service, port: 0 });
  const env = { ...testEnv, STRIPE_API_URL: emulator.url };
  const client = stripeOf(env);
  await makePrices(client);
  await setUpPortal(client);
  return {
    env,
    client,
    stop: () => emulator.close(),
    /** Failures that no call has met yet. */
    unmet: () => emulator.snapshot().state.failures.length,
    /** Uses a control: scripts/stripe/controls.ts. */
    control: (name: string, fields: Record<string, string> = {}) =>
      fetch(`${emulator.url}/_stripe/${name}`, {
        method: "POST",
        body: new URLSearchParams(fields),
      }),
  };
}

/** Presses a button of one of Stripe's pages. */
export const press = (page: string, action: string, card = "4242") =>
  fetch(page, {
    method: "POST",
    body: new URLSearchParams({ action, card }),
    redirect: "manual",
  });
