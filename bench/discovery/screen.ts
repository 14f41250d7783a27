import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Filters, filterQuery, NO_FILTERS } from "~/features/finding/discovery/filters";
import { startDatabaseProxy } from "../../scripts/database-proxy.mjs";
import { build } from "../../scripts/stack.mjs";
import { serveBundle } from "../../scripts/workerd.mjs";
import { authedClient } from "../../tests/support/http";
import { browserPorts } from "../../tests/support/ports";
import { readThrough } from "./databases";
import { quantile } from "./measure";
import type { Place } from "./questions";
import { RUNS, WARM_UP } from "./runs";
import { print, printHead } from "./table";

const QUIET_MS = 200;

const SCREENS: Record<string, Partial<Filters>> = {
  "no filter": {},
  "sport, 50K, 4 %": { sport: "Running", minFollowers: 50_000, minEngagement: 4 },
  "verified runners in Scotland, 50K, 4 %": {
    q: "scotland",
    sport: "Running",
    verified: true,
    minFollowers: 50_000,
    minEngagement: 4,
  },
  "a common word, by followers": { q: "london", sort: "followers" },
};

/** The whole screen, on the Worker as it is deployed. @returns what does not hold */
export async function measureScreen(place: Place): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "laurel-bench-"));
  const port = browserPorts.inspector + 1;
  const proxy = await startDatabaseProxy({ port, target: browserPorts.database });
  if (!process.env.LAUREL_BUILT) await build();
  const stopWorker = await serveBundle({ ports: { ...browserPorts, database: port }, dataDir });
  const wrong: string[] = [];
  try {
    const request = await authedClient(place.db, place.brand);
    printHead(["/brand/discover", "status", "KB", "ms, median", "ms, p95", "in sequence"]);
    for (const [name, filters] of Object.entries(SCREENS)) {
      const address = `/brand/discover${filterQuery({ ...NO_FILTERS, ...filters })}`;
      await readThrough(place.file);
      const waits: number[] = [];
      let status = 0;
      let bytes = 0;
      for (let i = -WARM_UP; i < RUNS; i++) {
        const started = performance.now();
        const answer = await request(address);
        bytes = (await answer.arrayBuffer()).byteLength;
        status = answer.status;
        if (i >= 0) waits.push(performance.now() - started);
      }
      await proxy.settled(QUIET_MS);
      proxy.spans.length = 0;
      await (await request(address)).arrayBuffer();
      const depth = proxy.depth();
      const [median, p95] = [quantile(waits, 0.5), quantile(waits, 0.95)];
      print([name, status, Math.round(bytes / 1024), median.toFixed(1), p95.toFixed(1), depth]);
      if (status !== 200) wrong.push(`/brand/discover, ${name}: status ${status}`);
      if (depth > 1) wrong.push(`/brand/discover, ${name}: ${depth} round trips`);
    }
  } finally {
    await stopWorker();
    await proxy.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return wrong;
}
