import { plain, readBody } from "./http";

const LIMIT_BYTES = { form: 64 * 1024, json: 256 * 1024 };

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * What every request passes before Remix sees it: own-site writes only, bodies of a bearable size, no
 * way around the guards of nested routes.
 * @returns an answer that refuses, or the request with its body read (so that it can be run again)
 */
export async function passGate(request: Request, origin: string): Promise<Response | Request> {
  const url = new URL(request.url);
  // Remix's old loader protocol skips parent loaders and its own origin check.
  if (url.searchParams.has("_data")) return plain(400, "This address is not served.");
  if (SAFE.has(request.method)) return request;
  if (!fromOwnSite(request, origin))
    return plain(403, "This form was sent from another site. Open it on ours and send it again.");
  const json = request.headers.get("Content-Type")?.startsWith("application/json");
  const body = await readBody(request, json ? LIMIT_BYTES.json : LIMIT_BYTES.form);
  if (!body) return plain(413, "That is more than this form takes. Shorten it and send it again.");
  return new Request(request.url, { method: request.method, headers: request.headers, body });
}

function fromOwnSite(request: Request, origin: string): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site) return site === "same-origin";
  return request.headers.get("Origin") === origin;
}
