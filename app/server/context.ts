import { randomBytes } from "node:crypto";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { assertOpen, sessionCheck } from "~/features/identity/accounts/session-check.server";
import { CookieJar } from "~/platform/cookies";
import { type Env, readEnv } from "~/platform/env";
import { readOnly } from "~/platform/errors";
import { errorFields, log } from "~/platform/log";
import { Rooms } from "~/platform/realtime";
import { readClaims, Session, StaleSession } from "~/platform/session";
import { meteredFetch } from "~/platform/timing";
import { ConcurrencyError, connect, type Database, type Statement } from "~db/client";
import { type Bindings, createBackground } from "./background";
import { emit } from "./events";
import { JOB_PLANS } from "./jobs";
import { describeNotification } from "./notifications";
import { PERSON_ROOM, ROOMS } from "./rooms";

/** Everything one request may use. */
export async function contextFor(
  request: Request,
  bindings: Bindings,
  execution: ExecutionContext,
): Promise<AppLoadContext> {
  const env = readEnv(bindings);
  const clock = Date.now;
  const { fetch, meter } = meteredFetch(clock);
  const db = connect({
    url: env.DATABASE_URL,
    authToken: env.DATABASE_AUTH_TOKEN,
    fetch,
    keepsStream: true,
  });
  const cookies = new CookieJar(request, env.APP_ORIGIN.startsWith("https:"));
  const id = crypto.randomUUID();
  const waitUntil = (work: Promise<unknown>) =>
    execution.waitUntil(
      work.catch((error) => log("error", "background.failed", { id, ...errorFields(error) })),
    );
  const check = sessionCheck(db, clock(), (work) => waitUntil(work()));
  const context: AppLoadContext = {
    env,
    request: {
      method: request.method,
      url: new URL(request.url),
      id,
      ip: request.headers.get("CF-Connecting-IP") ?? "unknown",
      userAgent: (request.headers.get("User-Agent") ?? "unknown").slice(0, 300),
      country: countryOf(request),
      etag: request.headers.get("If-None-Match")?.replace(/^W\//, "") ?? null,
    },
    nonce: randomBytes(16).toString("hex"),
    clock,
    cookies,
    session: new Session(await readClaims(cookies, env.SESSION_SECRETS, clock()), check),
    db,
    emit,
    describeNotification,
    auditDb: db,
    meter,
    rooms: new Rooms(bindings, ROOMS, PERSON_ROOM),
    storage: bindings.MEDIA,
    images: bindings.IMAGES,
    assets: bindings.ASSETS,
    jobs: JOB_PLANS,
    deployedAt: deployedAt(bindings, env),
    runInBackground(work) {
      if (!context.session.sees) waitUntil(work(createBackground(bindings)));
    },
  };
  context.auditDb = waitForCheck(db, context);
  context.db = refuseIfReadOnly(context.auditDb, context);
  return context;
}

/** Elsewhere the version is made up when the Worker starts. */
function deployedAt({ VERSION }: Bindings, { APP_ENV }: Env): number | null {
  return APP_ENV === "production" ? Date.parse(VERSION?.timestamp ?? "") || null : null;
}

/** The edge writes XX for an unknown place and T1 for Tor. */
function countryOf(request: Request): string | null {
  const code = request.headers.get("CF-IPCountry") ?? "";
  return /^[A-Z]{2}$/.test(code) && code !== "XX" ? code : null;
}

/** Writes wait until the visitor's session has been checked; reads do not, see `runRemix`. */
function waitForCheck(db: Database, context: AppLoadContext): Database {
  const { orm, read, write } = db;
  return {
    orm,
    read,
    async write(statements) {
      await context.session.mustHold();
      const results = await write(statements);
      context.meter.wrote = true;
      return results;
    },
    logAccess: (row) => logIfOpen(db, context, row),
  };
}

/** Who sees as someone else changes nothing, whatever a page or a command tries. */
const refuseIfReadOnly = (
  { orm, read, write, logAccess }: Database,
  context: AppLoadContext,
): Database => ({
  orm,
  read,
  async write(statements) {
    if (context.session.sees) throw readOnly();
    return write(statements);
  },
  logAccess,
});

/**
 * The batch makes the check of the session again: a look is recorded side by side with what it reads, and for a session
 * that is over neither leaves the Worker.
 */
async function logIfOpen({ write }: Database, { session, clock }: AppLoadContext, row: Statement) {
  if (session.sees) throw readOnly();
  if (!session.carried) throw new StaleSession();
  try {
    await write([assertOpen(session.carried, clock()), row]);
  } catch (error) {
    throw error instanceof ConcurrencyError ? new StaleSession() : error;
  }
}
