import type { z } from "zod";
import type { Env } from "~/platform/env";
import { readBody } from "~/platform/http";
import type { Answer, Refusal } from "./provider";

/** The hosts of the providers; nothing else names one. */
const HOSTS = {
  instagramConsent: "www.instagram.com",
  instagramCodes: "api.instagram.com",
  instagram: "graph.instagram.com",
  googleConsent: "accounts.google.com",
  google: "oauth2.googleapis.com",
  youtube: "www.googleapis.com",
  tiktokConsent: "www.tiktok.com",
  tiktok: "open.tiktokapis.com",
} as const;

const DEADLINE_MS = 5_000;
const MAX_BYTES = 256 * 1024;
const HOUR = 3_600_000;

export function providerUrl(
  { SOCIAL_RELAY }: Pick<Env, "SOCIAL_RELAY">,
  host: keyof typeof HOSTS,
  path: string,
  query: Record<string, string> = {},
): URL {
  const origin = SOCIAL_RELAY ? `${SOCIAL_RELAY}/${HOSTS[host]}` : `https://${HOSTS[host]}`;
  const url = new URL(`${origin}${path}`);
  url.search = new URLSearchParams(query).toString();
  return url;
}

/** What a provider answered. `body` is parsed JSON, or null if there was none. */
export interface ProviderReply {
  status: number;
  headers: Headers;
  body: unknown;
}

/**
 * Asks a provider, and waits for the whole answer no longer than the deadline.
 * @returns null without an answer that can be read. Why is not told: an address can hold a token, and errors quote addresses.
 */
export async function fetchProvider(
  url: URL,
  init: RequestInit = {},
): Promise<ProviderReply | null> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const response = await fetch(url, { ...init, redirect: "manual", signal });
    const bytes = await readBody(response, MAX_BYTES);
    if (!bytes) return null;
    const text = new TextDecoder().decode(bytes);
    const body: unknown = text === "" ? null : JSON.parse(text);
    return { status: response.status, headers: response.headers, body };
  } catch {
    return null;
  }
}

export const formRequest = (fields: Record<string, string>): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
});

export const bearerHeader = (accessToken: string) => ({ Authorization: `Bearer ${accessToken}` });

/**
 * What the answer says, in the shape that is expected of it.
 * @param faultOf the provider's own errors; null where the answer has none of them
 */
export function parseReply<T>(
  reply: ProviderReply | null,
  schema: z.ZodType<T>,
  faultOf: (reply: ProviderReply) => Refusal | null,
): Answer<T> {
  if (!reply || reply.status >= 500) return { fault: "failing" };
  const refusal = faultOf(reply);
  if (refusal) return refusal;
  if (reply.status >= 400) return { fault: "refused" };
  const { success, data } = schema.safeParse(reply.body);
  return success ? { ok: data } : { fault: "failing" };
}

/** @param seconds how long the provider wants to be left alone; not said: an hour */
export const rateLimited = (now: number, seconds?: number): Refusal => ({
  fault: "limited",
  until: now + (seconds === undefined ? HOUR : seconds * 1_000),
});
