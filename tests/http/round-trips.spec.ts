import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { may } from "~/features/identity/accounts/abilities";
import { root } from "../../scripts/stack.mjs";
import { answerCost } from "../support/answer-cost";
import { ask, authedClient } from "../support/http";
import { costPorts } from "../support/ports";
import { startProxiedWorker } from "../support/proxied-worker";
import { fill, type Screen, screens } from "../support/site-map";
import { makeWorld, type Role } from "../support/world";

/**
 * What each screen costs, as one person whom it is for: round trips to the database one after another, statements and
 * bytes that are not compressed. `-u` writes the table. With a database of its own, because lists show what other tests
 * make. Everyone and every command: `npm run bench:roundtrips`.
 */

interface Cost {
  as: Role | "visitor";
  statements: number;
  bytes: number;
}

const TABLE = `${root}tests/http/screen-costs.json`;
/** Requests of the same moment must reach the database within this time, on a busy machine too. */
const DELAY_MS = 100;
/** Names and dates vary in length, and one more link in the frame need not change every line of the table. */
const TOLERANCE = 1.02;

/** Round trips of the screens that wait for the database more than once. */
const TRIPS: Record<string, number> = {
  // The endpoint reads the link, and the page of a stopped link reads it again.
  "/go/:code": 2,
  // It asks Stripe, writes the answer and reads it.
  "/subscription-success": 2,
  // Its audit row names the people that the search found.
  "/admin/users": 2,
  // Its audit row is written before the first row is read.
  "/admin/security.csv": 2,
};

function personOf({ group, path, ability }: Screen): Cost["as"] {
  if (group === "public" || group === "auth" || group === "dev") return "visitor";
  if (group === "brand" || /^\/brand\b/.test(path)) return "brand";
  if (group !== "admin" && !/^\/admin\b/.test(path)) return "athlete";
  return ability && may({ type: "staff", roles: ["moderator"] }, ability) ? "moderator" : "admin";
}

async function measureScreens() {
  const { proxy, origin, stop } = await startProxiedWorker(costPorts);
  proxy.delayMs = DELAY_MS;
  const { db, people, ids } = await makeWorld(costPorts.database);
  const clients = new Map<Cost["as"], typeof ask>([["visitor", ask]]);
  for (const [role, person] of Object.entries(people))
    clients.set(role as Role, await authedClient(db, person));
  const costs: Record<string, Cost & { trips: number }> = {};
  for (const screen of screens) {
    const as = personOf(screen);
    proxy.spans.length = 0;
    const answer = await (clients.get(as) ?? ask)(fill(screen.path, ids), { origin });
    const bytes = (await answer.arrayBuffer()).byteLength;
    const { depth: trips, statements } = await answerCost(proxy, answer);
    costs[screen.path] = { as, trips, statements, bytes };
  }
  db.client.close();
  await stop();
  return costs;
}

const toLine = ([path, { as, statements, bytes }]: [string, Cost]) =>
  `  ${JSON.stringify(path)}: { "as": "${as}", "statements": ${statements}, "bytes": ${bytes} }`;

test("no screen costs more than the table says", async () => {
  test.setTimeout(180_000);
  const costs = await measureScreens();
  if (test.info().config.updateSnapshots === "changed")
    writeFileSync(TABLE, `{\n${Object.entries(costs).map(toLine).join(",\n")}\n}\n`);
  const table: Record<string, Cost> = JSON.parse(readFileSync(TABLE, "utf8"));
  expect(Object.keys(table).toSorted(), "the screens of the table").toEqual(
    Object.keys(costs).toSorted(),
  );
  for (const [path, { as, trips, statements, bytes }] of Object.entries(costs)) {
    const limit = table[path] ?? { as, statements: 0, bytes: 0 };
    const who = `${path} as ${as}`;
    expect.soft(trips, `${who}: round trips`).toBeLessThanOrEqual(TRIPS[path] ?? 1);
    expect.soft(statements, `${who}: statements`).toBeLessThanOrEqual(limit.statements);
    expect.soft(bytes, `${who}: bytes`).toBeLessThanOrEqual(limit.bytes * TOLERANCE);
  }
});
