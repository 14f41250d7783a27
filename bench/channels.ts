/**
 * Reads connected channels as the cron of each minute does, against the local providers: requests to each provider and to the
 * database, and milliseconds, of a reading; and what follows for 100,000 channels with the quotas. Fails when a minute's run makes more
 * requests than a Worker may. How it is measured: bench/README.md.
 */
import { sql } from "drizzle-orm";
import { createEmulator } from "emulate";
import { PROVIDERS } from "~/features/profiles/channels/providers";
import type { ConnectablePlatform } from "~/features/profiles/channels/providers/provider";
import { finishConsent, startConsent } from "~/features/profiles/connections/consent.server";
import { QUOTAS } from "~/features/profiles/connections/quota";
import {
  MAX_SYNCS,
  syncDueChannels,
} from "~/features/profiles/connections/sync-due-channels.server";
import { DAY_MS, MINUTE_MS } from "~/platform/durations";
import { connect, type Database } from "~db/client";
import { LOCAL_CLIENTS } from "../scripts/social/clients";
import { person } from "../scripts/social/people";
import { localSocial } from "../scripts/social/service";
import { env as testEnv } from "../tests/support/auth-context";
import { commandContext } from "../tests/support/command-context";
import { makeAthlete } from "../tests/support/factories";
import { answerConsent } from "../tests/support/social";
import { amount } from "./short";
import { startDatabase } from "./stack";

const CHANNELS = Number(process.env.BENCH_CHANNELS ?? amount(120, 3));
const EXTRAPOLATED = 100_000;
/** What one run of a Worker may make. */
const MAX_REQUESTS = 1_000;
const PLATFORMS = Object.keys(PROVIDERS) as ConnectablePlatform[];
const idOf = (platform: ConnectablePlatform, i: number) => `${platform}-${i}`;

const { stack, stop } = await startDatabase();
const db = connect({ url: stack.databaseUrl });
const emulator = await createEmulator({
  service: localSocial(LOCAL_CLIENTS, (now) =>
    PLATFORMS.flatMap((platform) =>
      Array.from({ length: CHANNELS }, (_, i) =>
        person(platform, idOf(platform, i), `athlete.${i}`, 1_000 + i, now),
      ),
    ),
  ),
  port: 0,
});
// Loopback only: nothing that this asks leaves the machine.
const env = { ...testEnv, SOCIAL_RELAY: emulator.url };

const asked = { provider: 0, database: 0 };
const ask = globalThis.fetch;
globalThis.fetch = (input, init) => {
  if (String(input instanceof Request ? input.url : input).startsWith(emulator.url))
    asked.provider++;
  return ask(input, init);
};
const counted: Database = {
  ...db,
  read: ((...queries: Parameters<Database["read"]>) => {
    asked.database++;
    return db.read(...queries);
  }) as Database["read"],
  write: (statements) => {
    asked.database++;
    return db.write(statements);
  },
};

for (let i = 0; i < CHANNELS; i++) {
  const athlete = await makeAthlete(db);
  const ctx = commandContext(db, athlete);
  for (const platform of PLATFORMS) {
    const page = new URL(await startConsent(ctx, env, platform));
    const back = await answerConsent(page, { person: idOf(platform, i) });
    await finishConsent(ctx, env, platform, back.searchParams);
  }
}

/** Reads all channels of a platform, a run each minute of a clock that goes as fast as the runs do. */
async function measure(platform: ConnectablePlatform) {
  await db.write([
    sql`delete from provider_buckets`,
    sql`update social_connections set next_sync_at = iif(platform = ${platform}, 0, null)`,
  ]);
  Object.assign(asked, { provider: 0, database: 0 });
  let now = Date.now() + DAY_MS;
  let most = 0;
  let worked = 0;
  const started = performance.now();
  // Within the local quota of a day, however few a minute the bucket gives.
  for (let minute = 0; worked < CHANNELS && minute < CHANNELS; minute++, now += MINUTE_MS) {
    const before = asked.provider + asked.database;
    worked += await syncDueChannels({ db: counted, env, clock: () => now }, now + MINUTE_MS);
    most = Math.max(most, asked.provider + asked.database - before);
  }
  const ms = performance.now() - started;
  const [[row]] = await db.read(
    db.orm.all<{ n: number }>(
      sql`select count(*) as n from social_connections where platform = ${platform} and state = 'working'`,
    ),
  );
  if (worked < CHANNELS || row?.n !== CHANNELS)
    throw new Error(`${platform}: ${worked} read, ${row?.n} work, of ${CHANNELS}`);
  return { ...asked, ms, most };
}

console.log(`${CHANNELS} channels of each platform\n`);
const print = (cells: (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);
print([
  "platform",
  "requests a reading",
  "to the database",
  "ms a reading",
  `requests of ${EXTRAPOLATED}`,
  "hours by the quota",
  "hours by the runs",
]);
print(["---", ...Array(6).fill("--:")]);
let mostOfAll = 0;
for (const platform of PLATFORMS) {
  const { provider, database, ms, most } = await measure(platform);
  mostOfAll = Math.max(mostOfAll, most);
  const cost = PROVIDERS[platform].requestsPerReading;
  const requests = (provider / CHANNELS) * EXTRAPOLATED;
  const byQuota = ((EXTRAPOLATED * cost) / QUOTAS[platform].perDay) * 24;
  const byRuns = EXTRAPOLATED / MAX_SYNCS / 60;
  print([
    platform,
    (provider / CHANNELS).toFixed(2),
    (database / CHANNELS).toFixed(2),
    (ms / CHANNELS).toFixed(1),
    Math.round(requests),
    byQuota.toFixed(1),
    byRuns.toFixed(1),
  ]);
}
console.log(`\nThe most requests of one minute's run: ${mostOfAll}`);
await emulator.close();
db.client.close();
await stop();
process.exit(mostOfAll > MAX_REQUESTS ? 1 : 0);
