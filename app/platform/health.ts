import type { AppLoadContext } from "@remix-run/cloudflare";
import { sql } from "drizzle-orm";
import { connect } from "~db/client";
import { meteredFetch } from "./timing";

/** Anyone may ask: within this time an isolate probes its dependencies once, however many ask. */
const SHARED_MS = 5_000;

interface Readiness {
  parts: { database: boolean; storage: boolean; rooms: boolean };
  /** Why the first part that is down did not answer. */
  failure: unknown;
}

let latest: { at: number; readiness: Promise<Readiness> } | undefined;

/** The Worker runs. */
export const live = () => Response.json({ up: true });

/** What the Worker depends on answers; 503 names the part that does not. */
export async function ready(context: AppLoadContext) {
  const now = context.clock();
  if (!latest || now - latest.at >= SHARED_MS) {
    const started = probe(context);
    latest = { at: now, readiness: started };
    // Others may wait for it when the request that began it is gone.
    context.runInBackground(() => started);
  }
  const { parts, failure } = await latest.readiness;
  context.failure = failure;
  return Response.json(parts, { status: Object.values(parts).every(Boolean) ? 200 : 503 });
}

async function probe({ env, clock, storage, rooms }: AppLoadContext): Promise<Readiness> {
  let failure: unknown;
  const up = (work: Promise<unknown>) =>
    work.then(
      () => true,
      (error) => {
        failure ??= error;
        return false;
      },
    );
  const [database, media, realtime] = await Promise.all([
    up(writeNothing(env, clock)),
    up(storage.head("readyz")),
    up(rooms.ping()),
  ]);
  return { parts: { database, storage: media, rooms: realtime }, failure };
}

/**
 * A write that changes nothing: sqld can answer reads while every write waits for ever. It takes the write lock
 * and, unlike an empty transaction, is refused by a database that allows no writes. The table is always empty.
 */
function writeNothing(
  { DATABASE_URL, DATABASE_AUTH_TOKEN }: AppLoadContext["env"],
  clock: AppLoadContext["clock"],
) {
  const { fetch } = meteredFetch(clock);
  const db = connect({ url: DATABASE_URL, authToken: DATABASE_AUTH_TOKEN, fetch });
  return db.write([sql`delete from write_guard`]);
}
