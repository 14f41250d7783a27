import Stripe from "stripe";
import type { Env } from "./env";
import { AppError } from "./errors";

/** Answers and events have the shapes of this version. The local one: scripts/stripe/world.ts. */
const API_VERSION = "2026-10-28.endive";

type Settings = Pick<Env, "STRIPE_SECRET_KEY" | "STRIPE_API_URL">;

/** Who waits for a page gives up before a browser does; what runs without a page is tried again by its queue. */
export interface Patience {
  timeoutMs: number;
  retries: number;
}

const FOR_A_PAGE: Patience = { timeoutMs: 6_000, retries: 1 };

/** Stripe's client. @throws AppError unavailable where this deployment has no key */
export function stripeOf(
  { STRIPE_SECRET_KEY: key, STRIPE_API_URL: url }: Settings,
  { timeoutMs, retries }: Patience = FOR_A_PAGE,
): Stripe {
  if (!key) throw new AppError("unavailable", "Payments aren't open yet.");
  return new Stripe(key, {
    apiVersion: API_VERSION,
    httpClient: Stripe.createFetchHttpClient(),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(url && addressOf(url)),
  });
}

function addressOf(url: string) {
  const { hostname, port, protocol } = new URL(url);
  return { host: hostname, port, protocol: protocol === "https:" ? "https" : "http" } as const;
}

/** Waits for Stripe's answer. What it fails over is told in words for the page; the log has the cause. */
export async function answerOf<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new AppError(
      "unavailable",
      "We can't reach our payment provider right now, and nothing has been charged. Try again in a minute.",
      undefined,
      error,
    );
  }
}

/** The event of a webhook, or null if it was not signed by Stripe in the last five minutes. */
export async function signedEvent(
  env: Env,
  body: string,
  signature: string,
): Promise<Stripe.Event | null> {
  const { webhooks } = stripeOf(env);
  const crypto = Stripe.createSubtleCryptoProvider();
  for (const secret of env.STRIPE_WEBHOOK_SECRETS) {
    const verified = webhooks.constructEventAsync(body, signature, secret, undefined, crypto);
    const event = await verified.catch(() => null);
    if (event) return event;
  }
  return null;
}

/** Where Stripe's own pages are. @param names of its hosts, such as 'checkout' */
export const stripePages = ({ STRIPE_API_URL }: Env, names: readonly string[]): string[] =>
  STRIPE_API_URL
    ? [new URL(STRIPE_API_URL).origin]
    : names.map((name) => `https://${name}.stripe.com`);
