import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { connect, type Database } from "~db/client";
import { notifications } from "~db/schema";
import { startDatabaseProxy } from "../../scripts/database-proxy.mjs";
import { Stack } from "../../scripts/stack.mjs";
import { makeAthlete, type Person } from "../support/factories";
import { asker } from "../support/http";
import { browserPorts, outagePorts } from "../support/ports";
import { openSession } from "../support/sign-in";
import { knock } from "../support/socket";

/** A second Worker, whose way to the database can be broken. */
interface Shaky {
  origin: string;
  proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
  db: Database;
  athlete: Person;
}

const test = base.extend<object, { shaky: Shaky }>({
  shaky: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "laurel-outage-"));
      const stack = new Stack({
        ports: outagePorts,
        dataDir,
        appEnv: "test",
        onDeath: (error: Error) => {
          throw error;
        },
      });
      const proxy = await startDatabaseProxy({
        port: outagePorts.database,
        target: browserPorts.database,
      });
      const db = connect({ url: `http://127.0.0.1:${browserPorts.database}` });
      await stack.startWorker();
      await use({ origin: stack.origin, proxy, db, athlete: await makeAthlete(db) });
      await stack.stop();
      await proxy.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

test.describe.configure({ mode: "serial" });

test.afterEach(({ shaky }) => {
  shaky.proxy.mode = "forward";
  shaky.proxy.delayMs = 0;
});

for (const mode of ["hang", "refuse", "stall"] as const)
  test(`a database that will ${mode}: an honest page within five seconds`, async ({ shaky }) => {
    const request = await asker(shaky.db, shaky.athlete);
    shaky.proxy.mode = mode;
    const started = performance.now();
    const answer = await request("/notifications?page=2", { origin: shaky.origin });
    const html = await answer.text();
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(answer.status).toBe(503);
    expect(html).toContain("We cannot reach our records right now");
    expect(html, "the way to try again").toMatch(/href="\/notifications\?page=2"[^>]*>Try Again/);
  });

test("the dashboard says so within five seconds, and its way back to sign-in works", async ({
  shaky,
}) => {
  const { db, athlete, proxy, origin } = shaky;
  const request = await asker(db, athlete);
  proxy.mode = "hang";
  const started = performance.now();
  const answer = await request("/dashboard", { origin });
  const html = await answer.text();
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(answer.status).toBe(503);
  expect(html).toContain("Unable to Load Dashboard");
  expect(html).toContain("Refresh Page");
  expect(html).toContain("Back to Login");

  proxy.mode = "refuse";
  const left = await request("/dashboard", { origin, form: {} });
  expect(left.status).toBe(302);
  expect(left.headers.get("Location")).toBe("/login");
  expect(left.headers.get("Set-Cookie")).toMatch(/^session=;.*Max-Age=0/);
  expect((await fetch(`${origin}/login`)).status).toBe(200);
});

test("public pages do not need the database", async ({ shaky }) => {
  shaky.proxy.mode = "hang";
  const request = await asker(shaky.db, shaky.athlete);
  expect((await request("/features", { origin: shaky.origin })).status).toBe(200);
});

test("a database that takes three seconds: a page within five", async ({ shaky }) => {
  const request = await asker(shaky.db, shaky.athlete);
  shaky.proxy.delayMs = 3_000;
  const started = performance.now();
  const answer = await request("/notifications", { origin: shaky.origin });
  await answer.text();
  expect(answer.status).toBe(200);
  expect(performance.now() - started).toBeLessThan(5_000);
});

test("a command that cannot reach the database changes nothing", async ({ shaky }) => {
  const { db, athlete, proxy, origin } = shaky;
  const id = `n-${athlete.userId}`;
  await db.write([
    db.orm.insert(notifications).values({
      id,
      userId: athlete.userId,
      title: "Invitation",
      message: "From Northlight",
      link: "/notifications",
      createdAt: Date.now(),
    }),
  ]);
  const request = await asker(db, athlete);
  proxy.mode = "refuse";
  const answer = await request("/notifications", { origin, form: { open: id } });
  expect(answer.status).toBe(503);
  proxy.mode = "forward";
  const [rows] = await db.read(
    db.orm.select({ read: notifications.read }).from(notifications).where(eq(notifications.id, id)),
  );
  expect(rows).toEqual([{ read: false }]);
  expect((await request("/notifications", { origin, form: { open: id } })).status).toBe(303);
});

test("a socket that cannot be checked is refused", async ({ shaky }) => {
  const { db, athlete, proxy, origin } = shaky;
  const session = await openSession(db, athlete);
  proxy.mode = "refuse";
  const room = `/parties/notifications/${athlete.userId}`;
  expect(await knock(room, { session, at: origin })).toBe(503);
});

test("readiness says which part is down", async ({ shaky }) => {
  shaky.proxy.mode = "refuse";
  const answer = await fetch(`${shaky.origin}/readyz`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ database: false, storage: true, rooms: true });
});
