import * as build from "virtual:remix/server-build";
import { type AppLoadContext, createRequestHandler } from "@remix-run/cloudflare";
import { sessionCheck } from "~/features/accounts/session.server";
import { mayEnterReview } from "~/features/content/queries.server";
import { mergeWords } from "~/features/discovery/merge.server";
import { DAILY_PARTS } from "~/features/insights/daily.server";
import { CookieJar } from "~/platform/cookies";
import { continueDay, openDay } from "~/platform/daily";
import { dayOf } from "~/platform/dates";
import { readEnv } from "~/platform/env";
import { appErrorIn, unavailable } from "~/platform/errors";
import { passGate } from "~/platform/gate";
import { health } from "~/platform/health";
import { plain, secureHeaders } from "~/platform/http";
import { drainOutbox } from "~/platform/jobs";
import { errorFields, log } from "~/platform/log";
import { type RoomBindings, Rooms } from "~/platform/realtime";
import { answerAppErrors } from "~/platform/remix";
import { readClaims, Session, writeClaims } from "~/platform/session";
import { enterRoom, isRoomPath } from "~/platform/sockets";
import { meteredFetch } from "~/platform/timing";
import { connect, type Database } from "~db/client";

export { Notifications } from "~party/notifications";
export { Review } from "~party/review";

type Bindings = RoomBindings & { MEDIA: R2Bucket; ANONYMOUS_LIMIT: RateLimit };

/** Of the two crons in wrangler.toml, the one that begins a day's work; the other goes on with it. */
const DAILY_CRON = "15 3 * * *";
const DAILY_MS = 30_000;

const remix = createRequestHandler(answerAppErrors(build), "production");

export default {
  async fetch(incoming, bindings, execution) {
    const started = Date.now();
    const context = await contextFor(incoming, bindings, execution);
    const response = await answer(incoming, bindings, context).catch((error) =>
      plainly(error, context),
    );
    if (response.status === 101) return response;
    const headers = new Headers(response.headers);
    secureHeaders(headers, {
      nonce: context.nonce,
      https: context.env.APP_ORIGIN.startsWith("https:"),
    });
    context.cookies.writeTo(headers);
    const { trips, busyMs } = context.meter;
    headers.set("Server-Timing", `db;desc="${trips} round trips";dur=${busyMs}`);
    headers.set("X-Request-Id", context.request.id);
    if (context.meter.wrote) context.waitUntil(drainOutbox(background(bindings)));
    log(response.status >= 500 ? "error" : "info", "request", {
      id: context.request.id,
      method: context.request.method,
      path: context.request.url.pathname,
      status: response.status,
      trips,
      ms: Date.now() - started,
    });
    return new Response(response.body, { status: response.status, headers });
  },

  async scheduled({ cron, scheduledTime }, bindings) {
    const outbox = background(bindings);
    const { db, clock } = background(bindings, DAILY_MS);
    if (cron === DAILY_CRON) await openDay(db, dayOf(scheduledTime), DAILY_PARTS);
    await Promise.all([drainOutbox(outbox), continueDay(db, clock, DAILY_PARTS)]);
    await mergeWords(db);
  },
} satisfies ExportedHandler<Bindings>;

async function answer(incoming: Request, bindings: Bindings, context: AppLoadContext) {
  const probe = await health(context);
  if (probe) return probe;
  if (isRoomPath(context.request.url))
    return enterRoom(incoming, bindings, context, (user, review) =>
      mayEnterReview(context.db, user, review),
    );
  const request = await passGate(incoming, {
    origin: context.env.APP_ORIGIN,
    ip: context.request.ip,
    limit: bindings.ANONYMOUS_LIMIT,
  });
  return request instanceof Response ? request : runRemix(request, context);
}

/** What fails outside Remix, where there is no page to say it on. */
function plainly(error: unknown, { request }: AppLoadContext): Response {
  const known = appErrorIn(error);
  if (known) return plain(known.status, known.message);
  log("error", "unexpected", { id: request.id, ...errorFields(error) });
  return plain(500, "Something went wrong. Try again.");
}

const UNCHECKED = "unchecked" as const;

/** Runs the request; runs it once more when the cookie's claims turn out to be old. */
async function runRemix(request: Request, context: AppLoadContext): Promise<Response> {
  const again = request.clone() as Request;
  const response = await remix(request, context);
  const replacement = await context.session.replacement().catch(() => UNCHECKED);
  // Unverified pages stay here: better no page than one for the wrong person.
  if (replacement === UNCHECKED)
    return response.status >= 500 ? response : plain(503, unavailable().message);
  if (!replacement) return response;
  context.session = replacement;
  await writeClaims(
    context.cookies,
    context.env.SESSION_SECRET,
    replacement.claims,
    context.clock(),
  );
  return remix(again, context);
}

async function contextFor(
  request: Request,
  bindings: Bindings,
  execution: ExecutionContext,
): Promise<AppLoadContext> {
  const env = readEnv(bindings);
  const clock = Date.now;
  const { fetch, meter } = meteredFetch(clock);
  const db = connect({ url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN, fetch });
  const cookies = new CookieJar(request, env.APP_ORIGIN.startsWith("https:"));
  const waitUntil = (work: Promise<unknown>) =>
    execution.waitUntil(
      work.catch((error) => log("error", "background.failed", { ...errorFields(error) })),
    );
  const check = sessionCheck(db, clock(), (work) => waitUntil(work()));
  const context: AppLoadContext = {
    env,
    request: {
      method: request.method,
      url: new URL(request.url),
      id: crypto.randomUUID(),
      ip: request.headers.get("CF-Connecting-IP") ?? "unknown",
      userAgent: (request.headers.get("User-Agent") ?? "unknown").slice(0, 300),
      etag: request.headers.get("If-None-Match")?.replace(/^W\//, "") ?? null,
    },
    nonce: crypto.randomUUID().replaceAll("-", ""),
    clock,
    cookies,
    session: new Session(await readClaims(cookies, env.SESSION_SECRET, clock()), check),
    db,
    meter,
    rooms: new Rooms(bindings),
    storage: bindings.MEDIA,
    waitUntil,
  };
  context.db = waitForCheck(db, context);
  return context;
}

/** Writes wait until the visitor's session has been checked; reads need not, see `runRemix`. */
const waitForCheck = (db: Database, context: AppLoadContext): Database => ({
  ...db,
  async write(statements) {
    await context.session.mustHold();
    const results = await db.write(statements);
    context.meter.wrote = true;
    return results;
  },
});

/** What runs after the answer, or without a request, has its own connection and its own time. */
function background(bindings: Bindings, budgetMs?: number) {
  const env = readEnv(bindings);
  const { fetch } = meteredFetch(Date.now, budgetMs);
  const db = connect({ url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN, fetch });
  return { db, env, rooms: new Rooms(bindings), clock: Date.now };
}
