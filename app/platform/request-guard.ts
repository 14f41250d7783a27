import { networkOf, readBody, textResponse } from "./http";
import type { BodyKind, RequestPolicy } from "./request-policy";

const MAX_FIELDS = 500;

/**
 * A plain name, an entry of a list, or a field of one: from other names the form library builds structures that no page
 * sends. Do not widen it: turbo-stream 2, which Remix 2 pins, needs seconds and hundreds of megabytes to send back
 * `a[5000000]`, and overflows on deep names (CVE-2026-34077, not fixed for Remix 2; docs/decisions/0015-remix-2.md).
 */
const FIELD = /^[a-z][\w-]{0,63}(\.(?!length\b)[a-z]\w{0,63})?(\[\d{1,3}\](\.[a-z]\w{0,63})?)?$/i;

const FORM = "application/x-www-form-urlencoded";
const TYPES = {
  form: FORM,
  multipart: "multipart/form-data",
  json: "application/json",
  signed: null,
  stream: null,
} as const satisfies Record<BodyKind, string | null>;

export interface GuardOptions {
  policy: RequestPolicy;
  /** The only origin whose forms are taken. */
  origin: string;
  /** The sender's address, as the network says it. */
  ip: string;
  /** The account that the session cookie names. */
  userId: string | null;
  limiters: { network: RateLimit; person: RateLimit };
}

/** A request that may pass. `toRequest` gives it with its body; a stream's only once. */
export interface GuardedRequest {
  toRequest: () => Request;
}

/**
 * What every request passes before an endpoint or Remix sees it: own-site writes only, bodies of the kind
 * and size that the address takes, no way around the guards of nested routes.
 * @returns an answer that refuses, or the request
 */
export async function guardRequest(
  request: Request,
  options: GuardOptions,
): Promise<Response | GuardedRequest> {
  const { policy, origin } = options;
  // Remix's old loader protocol skips parent loaders and its own origin check.
  if (new URL(request.url).searchParams.has("_data"))
    return textResponse(400, "This address is not served.");
  const writes = request.method === "POST";
  if (!writes && request.method !== "GET" && request.method !== "HEAD")
    return textResponse(405, "This type of request isn't allowed here.", {
      Allow: "GET, HEAD, POST",
    });
  if (isUnencrypted(request, origin))
    return writes
      ? textResponse(403, "This form was sent unencrypted. Open it over https and send it again.")
      : new Response(null, { status: 308, headers: { Location: ownAddress(request, origin) } });
  if (writes && !policy.anyOrigin && !fromOwnSite(request, origin))
    return textResponse(
      403,
      "This form was sent from another site. Open it on ours and send it again.",
    );
  if (writes && !hasType(request, policy.body))
    return textResponse(415, `This address only accepts ${BODIES[policy.body]}.`);
  const refusal = await overLimit(request, options);
  if (refusal) return textResponse(429, refusal, { "Retry-After": "60" });
  return writes ? readPolicyBody(request, policy) : { toRequest: () => request };
}

const isUnencrypted = (request: Request, origin: string) =>
  origin.startsWith("https:") && new URL(request.url).protocol === "http:";

/** Put together as text: as an address of its own, a path like '//evil.example' would lead elsewhere. */
function ownAddress(request: Request, origin: string): string {
  const { pathname, search } = new URL(request.url);
  return origin + pathname + search;
}

const BODIES: Record<BodyKind, string> = {
  form: "forms",
  multipart: "forms with a file",
  json: "JSON",
  signed: "signed messages",
  stream: "parts of an upload",
};

function hasType(request: Request, body: BodyKind): boolean {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  return TYPES[body] === null || type === TYPES[body];
}

/** @returns why the request must wait, or null */
async function overLimit(
  request: Request,
  { policy: { limit }, ip, userId, limiters }: GuardOptions,
): Promise<string | null> {
  if (!limit || (limit.method ?? request.method) !== request.method) return null;
  const person = limit.by === "person" ? userId : null;
  const limiter = person ? limiters.person : limiters.network;
  const { success } = await limiter.limit({ key: `${limit.name} ${person ?? networkOf(ip)}` });
  if (success) return null;
  return person
    ? "You've tried this several times in a row. Wait a minute and try again."
    : "Too many attempts from your network. Wait a minute and try again.";
}

async function readPolicyBody(
  request: Request,
  policy: RequestPolicy,
): Promise<Response | GuardedRequest> {
  const { body: kind, maxBytes } = policy;
  if (kind === "stream") {
    const length = request.headers.get("Content-Length");
    if (!length) return textResponse(411, "Say how long the part is.");
    return Number(length) > maxBytes ? tooLong() : { toRequest: () => request };
  }
  const body = await readBody(request, maxBytes).catch(() => "cut off" as const);
  // The sender's connection has ended, so this is no failure of ours.
  if (body === "cut off") return textResponse(400, "Not all of this arrived. Send it again.");
  if (!body) return tooLong();
  if (kind === "form" && !hasValidFieldNames(body))
    return textResponse(400, "We couldn't read this form. Reload the page and try again.");
  const headers = sanitizeHeaders(request, policy);
  return { toRequest: () => new Request(request.url, { method: "POST", headers, body }) };
}

const tooLong = () => textResponse(413, "That's too long for this form. Shorten it and try again.");

/**
 * Removes X-Forwarded-*, because Remix compares Origin with X-Forwarded-Host, which anyone can send. Removes Origin where
 * any origin is allowed, because Remix has no such option. Sets the charset of forms, which the sender must not choose.
 */
function sanitizeHeaders(request: Request, { body: kind, anyOrigin }: RequestPolicy): Headers {
  const headers = new Headers(request.headers);
  for (const name of [...headers.keys()]) if (name.startsWith("x-forwarded-")) headers.delete(name);
  if (anyOrigin) headers.delete("origin");
  if (kind === "form") headers.set("Content-Type", FORM);
  return headers;
}

function hasValidFieldNames(body: Uint8Array): boolean {
  const names = [...new URLSearchParams(new TextDecoder().decode(body)).keys()];
  return names.length <= MAX_FIELDS && names.every((name) => FIELD.test(name));
}

function fromOwnSite(request: Request, origin: string): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site) return site === "same-origin";
  return request.headers.get("Origin") === origin;
}
