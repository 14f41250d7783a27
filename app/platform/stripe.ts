import Stripe from "stripe";
import type { Env } from "./env";
import { AppError } from "./errors";

/** Answers and events have the shapes of this version. The local one: scripts/stripe/world.ts. */
const API_VERSION = "2026-10-28.endive";

type Settings = Pick<Env, "STRIPE_SECRET_KEY" | "STRIPE_API_URL">;

/** A person who waits for a page gets an answer within 7 seconds; what runs without a page is tried again by its queue. */
export interface Patience {
  timeoutMs: number;
  retries: number;
}

const FOR_A_PAGE: Patience = { timeoutMs: 3_000, retries: 1 };

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

/** What is known when a call fails that opens a page on which people pay. */
export const NOTHING_CHARGED = "Nothing has been charged.";

/** What is known when a call fails that asks about a payment. */
export const MAY_BE_PAID =
  "If you've paid, your money is safe: we check again by ourselves, so don't pay twice.";

/**
 * Waits for Stripe's answer.
 * @param known what a person whose call fails can rely on, such as `NOTHING_CHARGED`; nothing is claimed without it
 * @throws AppError unavailable, with words for the page and the cause for the log
 */
export async function answerOf<T>(asked: Promise<T>, known = ""): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new AppError(
      "unavailable",
      ["We can't reach our payment provider right now.", known, "Try again in a minute."]
        .filter(Boolean)
        .join(" "),
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
