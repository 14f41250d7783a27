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

/** A part that needs longer is as good as down for those who wait for it. */
const PART_MS = 2_000;

/** The Worker runs. */
export const live = () => Response.json({ up: true });

/** What the Worker depends on answers; 503 names the part that does not. */
export async function ready(context: AppLoadContext) {
  const { parts, failure } = await sharedProbe(context);
  context.failure = failure;
  return Response.json(parts, { status: Object.values(parts).every(Boolean) ? 200 : 503 });
}

/** Which parts the Worker depends on answer now, for a page. */
export const probeParts = async (context: ProbeContext) => (await sharedProbe(context)).parts;

type ProbeContext = Pick<AppLoadContext, "env" | "clock" | "storage" | "rooms" | "runInBackground">;

async function sharedProbe(context: ProbeContext): Promise<Readiness> {
  const now = context.clock();
  if (!latest || now - latest.at >= SHARED_MS) {
    const started = probe(context);
    latest = { at: now, readiness: started };
    // Others may wait for it when the request that began it is gone.
    context.runInBackground(() => started);
  }
  return latest.readiness;
}

async function probe({ env, clock, storage, rooms }: ProbeContext): Promise<Readiness> {
  let failure: unknown;
  const up = (work: Promise<unknown>) =>
    Promise.race([work, tooLate()]).then(
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

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("no answer in time")), PART_MS);
  });

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
