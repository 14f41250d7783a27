import { DAY_MS } from "~/platform/durations";
import type { Env } from "~/platform/env";
import { stripeOf } from "~/platform/stripe";
import { setUpPortal } from "../stripe/portal-setup";
import { makePrices } from "../stripe/prices";
import { serveStripe } from "../stripe/serve";

/** How many days ago the first of the demo data's money moved. */
const DAYS = 190;

/**
 * The local Stripe while the demo data is made, with a clock that begins weeks ago. It tells nobody of anything: the Worker is not
 * there yet.
 * @param file where it keeps what it holds, for the local Stripe that follows
 */
export async function demoStripe(env: Env, file: string) {
  const emulator = await serveStripe({
    port: Number(new URL(env.STRIPE_API_URL ?? "").port),
    file,
    webhook: { url: "", secret: "", connectSecret: "" },
    ahead: (-DAYS * DAY_MS) / 1000,
  });
  const client = stripeOf(env);
  await makePrices(client);
  await setUpPortal(client);
  const post = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  let today = DAYS;
  return {
    env,
    /** Puts the clock to so many days before now. @returns that moment */
    async to(daysAgo: number): Promise<number> {
      await post(`${emulator.url}/_stripe/clock`, { days: String(today - daysAgo) });
      today = daysAgo;
      return Date.now() - daysAgo * DAY_MS;
    },
    /** Presses a button of one of Stripe's pages. */
    press: (page: string, action: string, fields: Record<string, string> = {}) =>
      post(page, { action, card: "4242", ...fields }),
    stop: () => emulator.close(),
  };
}

export type DemoStripe = Awaited<ReturnType<typeof demoStripe>>;
