/**
 * Counts, for every screen and every command, how many requests to the database had to wait for another, the statements
 * in them, the rows that the database read and the bytes of the page.
 * Fails above one for a page and two for a command. How it is measured: bench/README.md.
 */
import { startDatabaseProxy } from "../scripts/database-proxy.mjs";
import { serveBundle } from "../scripts/workerd.mjs";
import { answerCost } from "../tests/support/answer-cost";
import { ask, authedClient } from "../tests/support/http";
import { browserPorts } from "../tests/support/ports";
import { fill, type Screen, screens } from "../tests/support/site-map";
import { makeWorld, type Role } from "../tests/support/world";
import { commands } from "./commands";
import { isShort } from "./short";
import { startBench } from "./stack";

const LIMIT = { GET: 1, POST: 2 };
const DELAY_MS = 100;

const MEMBERS: Partial<Record<Screen["group"], Role[]>> = {
  athlete: ["athlete"],
  brand: ["brand"],
  admin: ["moderator", "admin"],
  account: ["athlete", "brand", "admin"],
};

const { stack, dataDir, stop } = await startBench();
const proxyPort = browserPorts.inspector + 1;
const proxy = await startDatabaseProxy({ port: proxyPort, target: browserPorts.database });
const stopWorker = await serveBundle({
  ports: browserPorts,
  dataDir,
  files: stack.workerData,
  databasePort: proxyPort,
});
proxy.delayMs = DELAY_MS;

let exceeded = 0;
const print = (cells: string[]) => console.log(`| ${cells.join(" | ")} |`);

/** Sends one request and counts what it asked of the database until its answer was there. */
async function measure(
  who: string,
  path: string,
  send: () => Promise<Response>,
  method: "GET" | "POST",
  expected?: number,
) {
  proxy.spans.length = 0;
  const started = performance.now();
  const answer = await send();
  const { byteLength } = await answer.arrayBuffer();
  const ms = Math.round(performance.now() - started);
  const { requests, depth, statements, rowsRead } = await answerCost(proxy, answer);
  const over = depth > LIMIT[method];
  // A command that was refused has not shown what its work takes.
  const refused = expected !== undefined && answer.status !== expected;
  if (over || refused) exceeded += 1;
  print([
    method,
    path,
    who,
    String(answer.status) + (refused ? ` ! not ${expected}` : ""),
    String(requests),
    String(depth) + (over ? " !" : ""),
    String(statements),
    String(rowsRead),
    String(byteLength),
    String(ms),
  ]);
  return answer;
}

try {
  const world = await makeWorld();
  print([
    ...["method", "screen", "as", "status", "requests", "in sequence"],
    ...["statements", "rows read", "bytes", "ms"],
  ]);
  print([...Array(4).fill("---"), ...Array(6).fill("--:")]);
  for (const screen of screens) {
    const address = fill(screen.path, world.ids);
    const roles = MEMBERS[screen.group];
    if (!roles) await measure("visitor", address, () => ask(address), "GET");
    for (const role of roles ?? []) {
      const request = await authedClient(world.db, world.people[role]);
      await measure(role, screen.path, () => request(address), "GET");
    }
  }
  for await (const { who, path, send, expected } of commands(world))
    await measure(who, path, send, "POST", expected);
  world.db.client.close();
} finally {
  await stopWorker();
  await stop();
  await proxy.close();
}

if (exceeded > 0)
  console.error(
    `${exceeded} failed or above the limit of ${LIMIT.GET} (GET) or ${LIMIT.POST} (POST)`,
  );
process.exit(exceeded > 0 && !isShort ? 1 : 0);
