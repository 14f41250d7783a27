import { and, asc, eq, lte } from "drizzle-orm";
import { systemContext } from "~/platform/command";
import type { Background } from "~/platform/context";
import { errorFields, log } from "~/platform/log";
import type { Database } from "~db/client";
import { socialConnections } from "~db/schema";
import { PROVIDERS } from "../channels/providers";
import type { ConnectablePlatform } from "../channels/providers/provider";
import { reserveReadings, selectBucket } from "./reserve-readings.server";
import { syncChannel } from "./sync-channel.server";

/** How many are read at once: most of a sync is waiting for the platform. */
const SIDE_BY_SIDE = 8;
/** The most readings in one run: each takes up to 9 requests, and a run of a Worker may make 1,000 (`npm run bench:channels`). */
export const MAX_SYNCS = 80;

/** The cheapest reading first. */
const PLATFORMS = (Object.keys(PROVIDERS) as ConnectablePlatform[]).sort(
  (a, b) => PROVIDERS[a].requestsPerReading - PROVIDERS[b].requestsPerReading,
);

type Running = Pick<Background, "db" | "env" | "clock">;

/** Syncs what is due, the longest waiting first, as fast as each platform's quota allows; run every minute. */
export async function syncDueChannels(background: Running, deadline: number): Promise<number> {
  let done = 0;
  for (const platform of PLATFORMS)
    done += await syncPlatform(background, platform, MAX_SYNCS - done, deadline);
  return done;
}

async function syncPlatform(
  { db, env, clock }: Running,
  platform: ConnectablePlatform,
  limit: number,
  deadline: number,
): Promise<number> {
  if (limit === 0) return 0;
  const due = await takeDue(db, platform, limit, clock());
  const ctx = { ...systemContext(db, `sync:${platform}`, clock()), env, clock };
  let done = 0;
  while (done < due.length && clock() < deadline) {
    const some = due.slice(done, done + SIDE_BY_SIDE);
    await Promise.all(
      some.map((athleteId) =>
        syncChannel(ctx, { athleteId, platform }).catch((error) =>
          log("error", "channel.failed", { platform, ...errorFields(error) }),
        ),
      ),
    );
    done += some.length;
  }
  return done;
}

/** Those to ask about now, with their requests taken from the bucket; none if another run takes at the same time. */
async function takeDue(
  db: Database,
  platform: ConnectablePlatform,
  limit: number,
  now: number,
): Promise<string[]> {
  const [due, [bucket]] = await db.read(
    db.orm
      .select({ athleteId: socialConnections.athleteId })
      .from(socialConnections)
      .where(and(eq(socialConnections.platform, platform), lte(socialConnections.nextSyncAt, now)))
      .orderBy(asc(socialConnections.nextSyncAt))
      .limit(limit),
    selectBucket(db, platform),
  );
  if (due.length === 0) return [];
  const granted = await reserveReadings(db, platform, bucket, { requested: due.length }, now);
  return due.slice(0, granted).map(({ athleteId }) => athleteId);
}
