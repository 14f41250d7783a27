import { expect, test } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { auditLogs } from "~db/schema";
import { makeDispute } from "../support/factories";
import { ask, authedClient, toastOf } from "../support/http";
import { makeMedia } from "../support/media-rows";
import { makeWorld, type World } from "../support/world";

/** Access to evidence over HTTP, with R2. The world's brand and athlete have a dispute. */

const PDF = "%PDF-1.7 Invoice";

let world: World;
let page: string;

test.beforeAll(async () => {
  world = await makeWorld();
  page = `/disputes/${world.ids.disputeId}`;
});

test.afterAll(() => world.db.client.close());

const formWith = (...texts: string[]) => {
  const body = new FormData();
  for (const text of texts) body.append("file", new Blob([text]), "invoice.pdf");
  return { body };
};

/** Adds evidence as the athlete. @returns the path of its file behind the page's */
async function addPdf() {
  const request = await authedClient(world.db, world.people.athlete);
  const answer = await request(`${page}/files`, formWith(PDF));
  expect([answer.status, toastOf(answer)]).toEqual([
    303,
    expect.stringContaining("Evidence added"),
  ]);
  const html = await (await request(page)).text();
  const [, file = ""] = /href="\/disputes\/\w+(\/files\/\w+\/document\.pdf)"/.exec(html) ?? [];
  return file;
}

test("evidence is saved by its two sides and by staff, whose look is audited, and by no one else", async () => {
  const { db, people, ids } = world;
  const file = await addPdf();
  const asStaff = `/admin${page}${file}`;
  for (const [role, path] of [
    ["brand", page + file],
    ["athlete", page + file],
    ["moderator", asStaff],
  ] as const) {
    const answer = await (await authedClient(db, people[role]))(path);
    expect([answer.status, await answer.text()], role).toEqual([200, PDF]);
    const header = (name: string) => answer.headers.get(name);
    expect(header("Cache-Control"), role).toBe("private, no-store");
    expect(header("Content-Type")).toBe("application/pdf");
    expect(header("Content-Disposition")).toMatch(/^attachment;/);
    expect(header("X-Content-Type-Options")).toBe("nosniff");
    expect(header("Content-Security-Policy")).toMatch(/^default-src 'none'; sandbox/);
  }
  const [, , mediaId = ""] = file.split("/");
  const [looks] = await db.read(
    db.orm
      .select({ userId: auditLogs.userId })
      .from(auditLogs)
      .where(and(eq(auditLogs.action, "dispute_file_opened"), eq(auditLogs.resourceId, mediaId))),
  );
  expect(looks).toEqual([{ userId: people.moderator.userId }]);

  const { otherBrand: brand, otherAthlete: athlete } = people;
  const elsewhere = await makeDispute(db, { brand, athlete, campaignId: ids.campaignId });
  for (const role of ["otherBrand", "otherAthlete"] as const) {
    const request = await authedClient(db, people[role]);
    for (const path of [page + file, `/disputes/${elsewhere}${file}`])
      expect((await request(path)).status, role).toBe(404);
    expect((await request(asStaff)).headers.get("Location")).toBe(
      `/${people[role].type}/dashboard`,
    );
  }
  const staff = await authedClient(db, people.admin);
  expect((await staff(`/admin/disputes/${elsewhere}${file}`)).status).toBe(404);
  expect((await staff(page + file)).headers.get("Location")).toBe("/admin");
  for (const path of [page + file, asStaff])
    expect((await ask(path)).headers.get("Location")).toMatch(/^\/login/);
});

test("strangers cannot send or finish evidence, and staff send none", async () => {
  const { db, people } = world;
  const announced = { name: "a.pdf", bytes: "10", modifiedAt: "1" };
  const owner = await authedClient(db, people.athlete);
  const { id } = (await (await owner(`${page}/uploads`, { form: announced })).json()) as {
    id: string;
  };
  const finish = { form: { intent: "finish" } };
  const part = { body: "0123456789" };
  for (const [role, status] of [
    ["otherBrand", 404],
    ["otherAthlete", 404],
    ["moderator", 403],
  ] as const) {
    const request = await authedClient(db, people[role]);
    for (const [path, sent] of [
      [`${page}/uploads`, { form: announced }],
      [`${page}/uploads/${id}`, finish],
      [`${page}/uploads/${id}/parts/1`, part],
      [`${page}/files`, formWith(PDF)],
    ] as const)
      expect((await request(path, sent)).status, `${role} ${path}`).toBe(status);
  }
  // The other side of the same dispute has its own uploads.
  const other = await authedClient(db, people.brand);
  expect((await other(`${page}/uploads/${id}`, finish)).status).toBe(404);
  expect((await other(`${page}/uploads/${id}/parts/1`, part)).status).toBe(404);
});

test("a file that is no PDF, an empty one and an eleventh are refused, and those before are kept", async () => {
  const { db, people, ids } = world;
  const request = await authedClient(db, people.brand);
  const add = async (...texts: string[]) =>
    toastOf(await request(`${page}/files`, formWith(...texts)));
  const named = new FormData();
  named.append("file", new Blob([PDF]), `${"a".repeat(5_000)}.pdf`);
  await request(`${page}/files`, { body: named });
  expect(await (await request(page)).text()).not.toContain("a".repeat(201));
  expect(await add("<svg onload=alert(1)>")).toContain("Choose a PNG, JPG, PDF or MP4");
  expect(await add("")).toContain("empty");
  expect(await add()).toContain("Choose a file first");
  const file = { purpose: "dispute", kind: "document", disputeId: ids.disputeId } as const;
  for (let i = 0; i < 8; i++) await makeMedia(db, null, people.brand.userId, file);
  expect(await add(PDF, PDF)).toContain("You've added 10 files");
  const html = await (await request(page)).text();
  expect(html.match(/which is the maximum/g)).toHaveLength(1);
});
