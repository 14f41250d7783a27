import inlineStyle from "virtual:inline-styles";
import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { loadParts } from "~/components/later";
import { PageContext } from "~/components/page-context";
import { ImpersonationBanner } from "~/features/backoffice/staff/impersonation-banner";
import { PAGES } from "~/features/site/site/pages";
import { appErrorIn } from "~/platform/errors";
import { contentPolicy, sha256 } from "~/platform/http";
import { StaleSession } from "~/platform/session";
import sprite from "./icons/sprite.svg?raw";
import staffSprite from "./icons/staff.svg?raw";
import { paths } from "./paths";
import { type Page, pageOf, rememberPage } from "./remembered-pages";
import type { RouteHandle } from "./root";

const AUTH_PAGES = [paths.signUp, paths.signUpAs.athlete, paths.signUpAs.brand, paths.login];

/**
 * Speculation Rules of pages without scripts: the browser fetches a page while the pointer rests on its link.
 * Only these are named, which change nothing when asked for; never /logout, never what needs an account.
 */
const PREFETCH_RULES = JSON.stringify({
  prefetch: [
    { where: { href_matches: [...Object.keys(PAGES), ...AUTH_PAGES] }, eagerness: "moderate" },
  ],
});

/** Remix aborts single-fetch streams after this long (ms); every loader is awaited well before. */
export const streamTimeout = 5_000;

/** Renders whole pages: nothing may be sent before the session's check, so a stream would gain no time. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const { matches } = remixContext.staticHandlerContext;
  const { nonce } = context;
  const scripted = !matches.some(
    ({ route }) => (route.handle as RouteHandle | undefined)?.script === "none",
  );
  const style = await inlineStyle(matches.at(-1)?.route.id ?? "root");
  const { sees } = context.session;
  const prefetchRules = scripted || sees ? null : PREFETCH_RULES;
  const hasIcons =
    scripted ||
    (context.session.claims && matches.some(({ route }) => (route.handle as RouteHandle)?.icons));
  const isStaff = context.session.claims?.type === "staff";
  const icons = hasIcons ? sprite + (isStaff ? staffSprite : "") : "";
  const parts = new Set<string>();
  await loadParts();
  const page = (
    <PageContext.Provider
      value={{
        ...{ nonce, style, prefetchRules, icons, parts },
        readOnly: sees && <ImpersonationBanner {...sees} />,
      }}
    >
      {/* Without the stream, which RemixServer could only render in parts: see `loaderData`. */}
      <RemixServer
        context={{ ...remixContext, serverHandoffStream: undefined }}
        url={request.url}
        nonce={nonce}
      />
    </PageContext.Provider>
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const styleHash = await hashOf(style);
  if (sees) {
    headers.set("Content-Security-Policy", `${contentPolicy({ styleHash })}; ${WITHOUT_SCRIPTS}`);
    headers.set("Cache-Control", "private, no-store");
    return new Response(renderWhole(page), { status, headers });
  }
  if (!scripted) {
    const policy = contentPolicy({ styleHash, scriptHash: await hashOf(PREFETCH_RULES) });
    headers.set("Content-Security-Policy", policy);
    const { loaderData, actionData, errors } = remixContext.staticHandlerContext;
    const render = () => `${DOCTYPE}${renderToStaticMarkup(page)}`;
    const rendered =
      status === 200 && !actionData && !errors
        ? await rememberPage(JSON.stringify([request.url, loaderData]), render)
        : await pageOf(render());
    return cacheableHtml(rendered, status, headers, context);
  }
  headers.set("Content-Security-Policy", contentPolicy({ nonce, styleHash }));
  headers.set("Cache-Control", "private, no-store");
  const html = `${renderWhole(page)}${await loaderData(remixContext, nonce, parts)}`;
  return new Response(html, { status, headers });
}

/** The browser runs none, and shows what pages have for that. */
const WITHOUT_SCRIPTS =
  "sandbox allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/**
 * Renders one string: a stream would encode each bit of markup separately, a sixth of the work of a long page. Nothing suspends,
 * because the parts that are loaded lazily are loaded before.
 */
const renderWhole = (page: ReactElement) => `${DOCTYPE}${renderToString(page)}`;

const DOCTYPE = "<!DOCTYPE html>";

const hashes = new Map<string, string>();

/** The hash by which a policy allows a text of the build inline; computed once per isolate. */
async function hashOf(text: string): Promise<string> {
  const hash = hashes.get(text) ?? (await sha256(text));
  hashes.set(text, hash);
  return hash;
}

/** The loaders' data for the browser, as Remix's own `StreamTransfer` writes it, and the parts to load before hydrating. */
async function loaderData(
  { serverHandoffStream }: EntryContext,
  nonce: string,
  parts: ReadonlySet<string>,
): Promise<string> {
  const text = await new Response(serverHandoffStream ?? null).text();
  const literal = JSON.stringify(text).replaceAll("<", "\\u003c");
  const controller = "window.__remixContext.streamController";
  return `<script nonce="${nonce}">window.pageParts=${JSON.stringify([...parts])};${controller}.enqueue(${literal});${controller}.close();</script>`;
}

const SHARED = "public, max-age=0, s-maxage=600, stale-while-revalidate=86400";

/** A page without scripts: what is inline is allowed by hash, so a cache may keep it. */
function cacheableHtml(
  { html, etag }: Page,
  status: number,
  headers: Headers,
  context: AppLoadContext,
) {
  // A page that forbids it (a form with an id of its own, a mailed link) is never kept.
  const hasCacheControl = headers.has("Cache-Control");
  const { method } = context.request;
  if (hasCacheControl || status !== 200 || method !== "GET" || context.session.claims) {
    headers.set("Cache-Control", "private, no-store");
    return new Response(html, { status, headers });
  }
  headers.set("ETag", etag);
  headers.set("Vary", "Cookie");
  headers.set("Cache-Control", context.cookies.empty ? SHARED : "private, no-cache");
  return context.request.etag === etag
    ? new Response(null, { status: 304, headers })
    : new Response(html, { headers });
}

/** Unforeseen errors only: an AppError, or an address without a command, is an answer. server.ts logs them. */
export function handleError(error: unknown, { context }: { context: AppLoadContext }) {
  if (error instanceof StaleSession || appErrorIn(error) || isRouteErrorResponse(error)) return;
  context.failure ??= error;
}
