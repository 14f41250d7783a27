import { plain, readBody } from "./http";

const LIMIT_BYTES = 64 * 1024;
const MOST_FIELDS = 500;

/** A plain name, or an entry of a list: from other names the form library builds what nobody typed. */
const FIELD = /^[a-z][\w-]{0,63}(\[\d{1,3}\])?$/i;

const FORM = "application/x-www-form-urlencoded";

/** Forms that anyone may send without an account, each costly or a mail to somebody. */
const ANONYMOUS = new Set([
  "/signup",
  "/athlete-signup",
  "/brand-signup",
  "/login",
  "/forgot-password",
  "/reset-password",
  "/contact",
]);

export interface Gate {
  /** The only origin whose forms are taken. */
  origin: string;
  /** The sender's address, as the network says it. */
  ip: string;
  limit: RateLimit;
}

/**
 * What every request passes before Remix sees it: own-site writes only, forms as our pages send them and
 * of a bearable size, no way around the guards of nested routes.
 * @returns an answer that refuses, or the request with its body read (so that it can be run again)
 */
export async function passGate(
  request: Request,
  { origin, ip, limit }: Gate,
): Promise<Response | Request> {
  const url = new URL(request.url);
  // Remix's old loader protocol skips parent loaders and its own origin check.
  if (url.searchParams.has("_data")) return plain(400, "This address is not served.");
  if (request.method === "GET" || request.method === "HEAD") return request;
  if (request.method !== "POST")
    return plain(405, "This address takes no such request.", { Allow: "GET, HEAD, POST" });
  if (!fromOwnSite(request, origin))
    return plain(403, "This form was sent from another site. Open it on ours and send it again.");
  if (!request.headers.get("Content-Type")?.toLowerCase().startsWith(FORM))
    return plain(415, "This address takes forms only.");
  const path = routePath(url);
  if (ANONYMOUS.has(path) && !(await limit.limit({ key: `${path} ${ip}` })).success)
    return plain(429, "Too many attempts from your network. Wait a minute and try again.", {
      "Retry-After": "60",
    });
  const body = await readBody(request, LIMIT_BYTES);
  if (!body) return plain(413, "That is more than this form takes. Shorten it and send it again.");
  if (!plainFields(body))
    return plain(400, "This is not a form of ours. Open the page again and send it from there.");
  return new Request(request.url, { method: request.method, headers: believable(request), body });
}

/** Remix compares Origin with X-Forwarded-Host, which anyone can send; a charset is none of the sender's choice. */
function believable(request: Request): Headers {
  const headers = new Headers(request.headers);
  for (const name of [...headers.keys()]) if (name.startsWith("x-forwarded-")) headers.delete(name);
  headers.set("Content-Type", FORM);
  return headers;
}

function plainFields(body: Uint8Array): boolean {
  const names = [...new URLSearchParams(new TextDecoder().decode(body)).keys()];
  return names.length <= MOST_FIELDS && names.every((name) => FIELD.test(name));
}

/** An address as routes are matched: capitals, escapes and slashes at the end make no difference. */
function routePath({ pathname }: URL): string {
  const path = pathname.replace(/\.data$/, "").replace(/\/+$/, "");
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path;
  }
}

function fromOwnSite(request: Request, origin: string): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site) return site === "same-origin";
  return request.headers.get("Origin") === origin;
}
