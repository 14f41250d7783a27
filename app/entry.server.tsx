import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";
import { appErrorIn } from "~/platform/errors";
import { contentPolicy, sha256 } from "~/platform/http";
import { errorFields, log } from "~/platform/log";
import { StaleSession } from "~/platform/session";
import { PageContext } from "./components/page-context";
import { PREFETCH_RULES } from "./features/site/prefetch";
import { namesIn, readStyle, styleFor } from "./platform/page-style";
import styles from "./public.css?inline";
import type { RouteHandle } from "./root";

/** Remix aborts single-fetch streams after this long (ms); every loader is awaited well before. */
export const streamTimeout = 5_000;

const INLINE = { prefetchRules: PREFETCH_RULES };

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const bare = remixContext.staticHandlerContext.matches.some(
    ({ route }) => (route.handle as RouteHandle | undefined)?.script === "none",
  );
  let failed = false;
  const stream = await renderToReadableStream(
    <PageContext.Provider value={{ nonce: context.nonce, inline: bare ? INLINE : null }}>
      <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
    </PageContext.Provider>,
    {
      nonce: context.nonce,
      onError(error) {
        failed = true;
        log("error", "render.failed", { id: context.request.id, ...errorFields(error) });
      },
    },
  );
  // Whole pages only: the answer waits for the session check anyway.
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (bare && !failed) return barePage(await new Response(stream).text(), status, headers, context);
  headers.set("Cache-Control", "private, no-store");
  return new Response(stream, { status: failed ? 500 : status, headers });
}

const SHARED = "public, max-age=0, s-maxage=600, stale-while-revalidate=86400";
let sheet: ReturnType<typeof readStyle> | undefined;
const dressings = new Map<string, { style: string; policy: string }>();

/** The style a page needs and the policy that allows it: the same for all pages made of the same parts. */
async function dressing(html: string) {
  const names = namesIn(html);
  const key = [...names.tags, ...names.classes].sort().join(" ");
  const known = dressings.get(key);
  if (known) return known;
  sheet ??= readStyle(styles);
  const style = styleFor(names, sheet);
  const hashes = { styleHash: await sha256(style), scriptHash: await sha256(PREFETCH_RULES) };
  const made = { style, policy: contentPolicy(hashes) };
  if (dressings.size < 200) dressings.set(key, made);
  return made;
}

/** A page without scripts: what is inline is allowed by hash, and it may be kept and asked for again. */
async function barePage(bare: string, status: number, headers: Headers, context: AppLoadContext) {
  const { style, policy } = await dressing(bare);
  const html = bare.replace("<style></style>", () => `<style>${style}</style>`);
  headers.set("Content-Security-Policy", policy);
  // A page that forbids it (a form with an id of its own, a mailed link) is never kept.
  const ownWord = headers.has("Cache-Control");
  if (ownWord || status !== 200 || context.request.method !== "GET" || context.session.claims) {
    headers.set("Cache-Control", "private, no-store");
    return new Response(html, { status, headers });
  }
  const etag = `"${(await sha256(html)).slice(0, 22)}"`;
  headers.set("ETag", etag);
  headers.set("Vary", "Cookie");
  headers.set("Cache-Control", context.cookies.empty ? SHARED : "private, no-cache");
  const known = context.request.etag === etag;
  return known ? new Response(null, { status: 304, headers }) : new Response(html, { headers });
}

/** Unforeseen errors only: an AppError, or an address without a command, is an answer. */
export function handleError(error: unknown, { context }: { context: AppLoadContext }) {
  if (error instanceof StaleSession || appErrorIn(error) || isRouteErrorResponse(error)) return;
  log("error", "unexpected", { id: context.request.id, ...errorFields(error) });
}
