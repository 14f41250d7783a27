import { test as base, expect } from "@playwright/test";
import { PERSONAL_TABLES } from "~/server/personal-data";
import { ask } from "../support/http";
import { sharedWorld } from "../support/shared-world";
import { openSession } from "../support/sign-in";
import { fill, type Screen, screens } from "../support/site-map";
import { openSocket } from "../support/socket";
import type { World } from "../support/world";

/** An admin who sees Laurel as a brand and as an athlete: every page can be read, and nothing changes. */

const test = base.extend<object, { world: World }>(sharedWorld);

const cookieOf = (answer: Response) =>
  /session=([^;]*)/.exec(answer.headers.getSetCookie().join("\n"))?.[1] ?? "";

async function seeAs({ db, people }: World, role: "brand" | "athlete") {
  const { userId } = people[role];
  const start = await ask(`/admin/users/${userId}`, {
    session: await openSession(db, people.admin),
    form: { intent: "see-as", reason: "They asked why a page is empty" },
  });
  expect([start.status, start.headers.get("Location")]).toEqual([303, "/dashboard"]);
  return cookieOf(start);
}

/** All rows about this person. What is told when it is over belongs to them too, so the row of the look itself is left out. */
async function rowsOf({ db, people }: World, role: "brand" | "athlete") {
  const { userId: id, email } = people[role];
  const found: Record<string, unknown> = {};
  for (const { name, table, about } of PERSONAL_TABLES)
    if (name !== "seen_as")
      [found[name]] = await db.read(db.orm.select().from(table).where(about({ id, email })));
  return found;
}

async function visit(session: string, { path, group, hasAction }: Screen, address: string) {
  const page = await ask(address, { session });
  expect(page.status, address).toBeLessThan(500);
  const html = await page.text();
  if (page.headers.get("Content-Type")?.startsWith("text/html")) {
    expect(html.includes("You&#x27;re seeing Laurel as"), address).toBe(true);
    expect(/<script(?! type="application\/ld)/.test(html), `script on ${address}`).toBe(false);
  }
  expect((await ask(`${address}.data`, { session })).status, `${address}.data`).toBeLessThan(500);
  // Forms for visitors have limits that other tests count on.
  if (!hasAction || group === "public" || group === "auth") return;
  if (path === "/see-as" || path === "/logout") return;
  for (const suffix of ["", ".data"]) {
    const command = await ask(address + suffix, { session, form: { intent: "save" } });
    expect(command.status, `POST ${address}${suffix}`).toBe(403);
  }
}

for (const role of ["brand", "athlete"] as const)
  test(`seeing as ${role}: every address answers, and no row changes`, async ({ world }) => {
    const session = await seeAs(world, role);
    const before = await rowsOf(world, role);
    const waiting = [...screens];
    const walk = async () => {
      for (let screen = waiting.shift(); screen; screen = waiting.shift())
        await visit(session, screen, fill(screen.path, world.ids));
    };
    await Promise.all(Array.from({ length: 8 }, walk));
    expect(await rowsOf(world, role)).toEqual(before);
  });

test("no socket, no endpoint and no private page; 'Stop' leads back to the person", async ({
  world,
}) => {
  const { people, ids } = world;
  const session = await seeAs(world, "athlete");
  const { userId } = people.athlete;
  expect(await openSocket(`/parties/notifications/${userId}`, { session })).toBe(403);
  for (const path of [
    "/find?q=a",
    `/messages/${ids.conversationId}`,
    "/Messages/",
    "/security/two-factor",
    "/data-management/exports/x/data.json",
  ])
    expect((await ask(path, { session })).status, path).toBe(403);
  const stop = await ask("/see-as", { session, form: {} });
  expect(stop.headers.get("Location")).toBe(`/admin/users/${userId}`);
  const own = await ask(`/admin/users/${userId}`, { session: cookieOf(stop) });
  expect(own.status).toBe(200);
  // The cookie from before is of no use.
  const old = await ask("/athlete/dashboard", { session });
  expect(old.headers.get("Location")).toBe(`/admin/users/${userId}`);
});
