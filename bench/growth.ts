/**
 * What every screen costs as the market grows: rows that the database reads and milliseconds, with 200, 2,000 and 20,000
 * campaigns, as those with the most work and with the usual amount. How it is measured: bench/README.md.
 */
import { connect } from "~db/client";
import { startDatabaseProxy } from "../scripts/database-proxy.mjs";
import { fillLoadTestData } from "../scripts/scale/fill";
import { fillMarket } from "../scripts/scale/market";
import { build } from "../scripts/stack.mjs";
import { serveBundle } from "../scripts/workerd.mjs";
import { answerCost } from "../tests/support/answer-cost";
import { ask, authedClient } from "../tests/support/http";
import { marketVisits, screensOf } from "../tests/support/market-visits";
import { browserPorts } from "../tests/support/ports";
import { fill } from "../tests/support/site-map";
import { isShort } from "./short";
import { startDatabase } from "./stack";

const SIZES = isShort ? [200, 400] : [200, 2_000, 20_000];
const ATHLETES_PER_CAMPAIGN = 5;
const MOST_ROWS = 20_000;
/** Of the largest market to the one before it, a tenth of its size. */
const MOST_GROWTH = 1.2;
/** Of the largest market to the smallest. */
const MOST_SLOWDOWN = 3;
/** Below these a ratio says nothing. */
const FEW_ROWS = 500;
const FEW_MS = 30;

interface Cost {
  rows: number;
  ms: number;
}

/** What each screen costs as each person, by "who path". */
async function measure(campaigns: number): Promise<Map<string, Cost>> {
  const { stack, dataDir, stop } = await startDatabase();
  const db = connect({ url: stack.databaseUrl });
  const athletes = campaigns * ATHLETES_PER_CAMPAIGN;
  const started = Date.now();
  await fillLoadTestData(db.client, athletes, () => {});
  await fillMarket(db.client, { athletes, campaigns }, () => {});
  console.error(`${campaigns} campaigns: filled in ${Math.round((Date.now() - started) / 1000)} s`);

  const proxyPort = browserPorts.inspector + 1;
  const proxy = await startDatabaseProxy({ port: proxyPort, target: browserPorts.database });
  const stopWorker = await serveBundle({ ports: browserPorts, dataDir, databasePort: proxyPort });
  const costs = new Map<string, Cost>();
  for (const { who, person, ids } of await marketVisits(db)) {
    const request = person ? await authedClient(db, person) : ask;
    for (const { path } of screensOf(person)) {
      const cost = { rows: 0, ms: Number.POSITIVE_INFINITY };
      // The first request also loads what the Worker has not used yet.
      for (let i = 0; i < 2; i++) {
        proxy.spans.length = 0;
        const asked = performance.now();
        const answer = await request(fill(path, ids));
        await answer.arrayBuffer();
        cost.ms = Math.min(cost.ms, performance.now() - asked);
        if (answer.status >= 500) throw new Error(`${path} as ${who}: ${answer.status}`);
        cost.rows = Math.max(cost.rows, (await answerCost(proxy, answer)).rowsRead);
      }
      costs.set(`${who} ${path}`, cost);
    }
  }
  await proxy.close();
  await stopWorker();
  db.client.close();
  await stop();
  return costs;
}

if (!process.env.LAUREL_BUILT) await build();
const measured: Map<string, Cost>[] = [];
for (const size of SIZES) measured.push(await measure(size));
const [smallest, largest, before] = [measured[0], measured.at(-1), measured.at(-2)];
if (!smallest || !largest || !before) throw new Error("there are fewer than two sizes");

const print = (cells: (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);
const ofSizes = (unit: string) => SIZES.map((size) => `${unit}, ${size}`);
print(["screen", ...ofSizes("rows"), "growth", ...ofSizes("ms"), "slower"]);
print(["---", ...Array(2 * SIZES.length + 2).fill("--:")]);
let exceeded = 0;
for (const [visit, { rows, ms }] of largest) {
  const growth = rows / (before.get(visit)?.rows || rows || 1);
  const slowdown = ms / (smallest.get(visit)?.ms || ms);
  const faults = [
    rows > MOST_ROWS && "rows",
    rows > FEW_ROWS && growth > MOST_GROWTH && "growth",
    ms > FEW_MS && slowdown > MOST_SLOWDOWN && "slower",
  ].filter(Boolean);
  if (faults.length > 0) exceeded += 1;
  const mark = faults.length > 0 ? ` ! ${faults.join(", ")}` : "";
  print([
    visit + mark,
    ...measured.map((costs) => costs.get(visit)?.rows ?? ""),
    growth.toFixed(1),
    ...measured.map((costs) => costs.get(visit)?.ms.toFixed(0) ?? ""),
    slowdown.toFixed(1),
  ]);
}
if (exceeded > 0) console.error(`${exceeded} screens grow with the market`);
process.exit(exceeded > 0 && !isShort ? 1 : 0);
