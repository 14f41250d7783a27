import { expect, test } from "@playwright/test";
import { eq } from "drizzle-orm";
import { PERSONAL_TABLES } from "~/server/personal-data";
import { auditLogs } from "~db/schema";
import { ask } from "../support/http";
import { openSession } from "../support/sign-in";
import { FILE_FORMS, fill, type Screen, screens } from "../support/site-map";
import { openSocket } from "../support/socket";
import { makeWorld, type World } from "../support/world";

/** An admin who sees Laurel as a brand and as an athlete: every page can be read, and nothing changes. */

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
    if (name !== "impersonations")
      [found[name]] = await db.read(db.orm.select().from(table).where(about({ id, email })));
  return found;
}

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

async function visit(session: string, { hasAction, path }: Screen, address: string) {
  const page = await ask(address, { session });
  expect(page.status, address).toBeLessThan(500);
  if (page.headers.get("Content-Type")?.startsWith("text/html")) {
    const html = await page.text();
    expect(html.includes("You&#x27;re seeing Laurel as"), address).toBe(true);
    expect(/<script(?! type="application\/ld)/.test(html), `script on ${address}`).toBe(false);
    const policy = page.headers.get("Content-Security-Policy") ?? "";
    expect(/sandbox(?!.*allow-scripts)/.test(policy), `policy of ${address}`).toBe(true);
  }
  if (!hasAction) return;
  const fields = { intent: "save" };
  const sent = FILE_FORMS.includes(path) ? { body: formOf(fields) } : { form: fields };
  const command = await ask(address, { session, ...sent });
  expect(command.status, `POST ${address}`).toBe(403);
}

for (const role of ["brand", "athlete"] as const)
  test(`seeing as ${role}: their pages answer without scripts, commands do not, and no row changes`, async () => {
    const world = await makeWorld();
    const session = await seeAs(world, role);
    const before = await rowsOf(world, role);
    const waiting = screens.filter(
      ({ path, group }) => (group === role || group === "account") && path !== "/see-as",
    );
    expect(waiting.length).toBeGreaterThan(30);
    const walk = async () => {
      for (let screen = waiting.shift(); screen; screen = waiting.shift())
        await visit(session, screen, fill(screen.path, world.ids));
    };
    await Promise.all(Array.from({ length: 8 }, walk));
    expect(await rowsOf(world, role)).toEqual(before);
    world.db.client.close();
  });

test("no socket, no endpoint and no private page; 'Stop' leads back to the person", async () => {
  const world = await makeWorld();
  const { db, people, ids } = world;
  const session = await seeAs(world, "athlete");
  const { userId } = people.athlete;
  expect((await ask("/settings", { session })).status).toBe(200);
  const [logs] = await db.read(
    db.orm.select().from(auditLogs).where(eq(auditLogs.userId, people.admin.userId)),
  );
  const pages = logs.filter(({ action }) => action === "impersonation_page");
  expect(pages.map(({ detail }) => detail)).toEqual([{ path: "/settings" }]);
  expect(await openSocket(`/parties/notifications/${userId}`, { session })).toBe(403);
  for (const path of [
    "/find?q=a",
    `/messages/${ids.conversationId}`,
    "/Messages/",
    "/security/two-factor",
    "/statement.csv",
    "/Statement%2ECSV/",
    "/athlete/analytics.csv",
    "/data-management/exports/x/data.json",
  ])
    expect((await ask(path, { session })).status, path).toBe(403);
  // A script of a page from before: its page comes again, its command is refused.
  expect((await ask("/settings.data", { session })).status).toBeLessThan(400);
  const command = await ask("/settings.data", { session, form: { intent: "save" } });
  expect(command.status).toBe(403);
  const stop = await ask("/see-as", { session, form: {} });
  expect(stop.headers.get("Location")).toBe(`/admin/users/${userId}`);
  const own = await ask(`/admin/users/${userId}`, { session: cookieOf(stop) });
  expect(own.status).toBe(200);
  // The cookie from before is of no use.
  const old = await ask("/athlete/dashboard", { session });
  expect(old.headers.get("Location")).toBe(`/admin/users/${userId}`);
  db.client.close();
});
