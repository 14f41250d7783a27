import { plain, readBody } from "./http";

const LIMIT_BYTES = { form: 64 * 1024, json: 256 * 1024 };

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

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
 * What every request passes before Remix sees it: own-site writes only, bodies of a bearable size, no
 * way around the guards of nested routes.
 * @returns an answer that refuses, or the request with its body read (so that it can be run again)
 */
export async function passGate(
  request: Request,
  { origin, ip, limit }: Gate,
): Promise<Response | Request> {
  const url = new URL(request.url);
  // Remix's old loader protocol skips parent loaders and its own origin check.
  if (url.searchParams.has("_data")) return plain(400, "This address is not served.");
  if (SAFE.has(request.method)) return request;
  if (!fromOwnSite(request, origin))
    return plain(403, "This form was sent from another site. Open it on ours and send it again.");
  const path = url.pathname.replace(/\.data$/, "");
  if (ANONYMOUS.has(path) && !(await limit.limit({ key: `${path} ${ip}` })).success)
    return plain(429, "Too many attempts from your network. Wait a minute and try again.", {
      "Retry-After": "60",
    });
  const json = request.headers.get("Content-Type")?.startsWith("application/json");
  const body = await readBody(request, json ? LIMIT_BYTES.json : LIMIT_BYTES.form);
  if (!body) return plain(413, "That is more than this form takes. Shorten it and send it again.");
  return new Request(request.url, { method: request.method, headers: believable(request), body });
}

/** Remix compares Origin with X-Forwarded-Host, which anyone can send. */
function believable(request: Request): Headers {
  const headers = new Headers(request.headers);
  for (const name of [...headers.keys()]) if (name.startsWith("x-forwarded-")) headers.delete(name);
  return headers;
}

function fromOwnSite(request: Request, origin: string): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site) return site === "same-origin";
  return request.headers.get("Origin") === origin;
}
