import { expect, test } from "@playwright/test";
import { PLATFORMS } from "~db/constants";
import { makeAthlete } from "../support/factories";
import { authedClient, toastOf } from "../support/http";
import { makeWorld, type World } from "../support/world";

/** Requests over HTTP; documents with R2. The world's brand has an open request. */

const PDF = "%PDF-1.7 Extract";

let world: World;

test.beforeAll(async () => {
  world = await makeWorld();
});

test.afterAll(() => world.db.client.close());

test("a document that is sent with a form is saved by staff and by no one else", async () => {
  const { db, people, ids } = world;
  const body = new FormData();
  body.append("file", new Blob([PDF]), "extract.pdf");
  const brand = await authedClient(db, people.brand);
  const answer = await brand("/brand/verification/files", { body });
  expect([answer.status, toastOf(answer)]).toEqual([
    303,
    expect.stringContaining("Document added"),
  ]);
  expect(await (await brand("/brand/verification")).text()).toContain("extract.pdf");

  const staff = await authedClient(db, people.moderator);
  const html = await (await staff(`/admin/verification/${ids.requestId}`)).text();
  const [, path = ""] =
    /href="(\/admin\/verification\/\w+\/files\/\w+\/document\.pdf)"/.exec(html) ?? [];
  const saved = await staff(path);
  expect([saved.status, await saved.text()]).toEqual([200, PDF]);
  expect(saved.headers.get("Cache-Control")).toBe("private, no-store");
  expect(saved.headers.get("Content-Disposition")).toMatch(/^attachment;/);
  for (const role of ["brand", "otherBrand", "athlete"] as const) {
    const refused = await (await authedClient(db, people[role]))(path);
    expect([refused.status, refused.headers.get("Location")], role).toEqual([
      302,
      `/${people[role].type}/dashboard`,
    ]);
  }
  const none = await authedClient(db, people.otherBrand);
  const other = new FormData();
  other.append("file", new Blob([PDF]), "extract.pdf");
  const lost = await none("/brand/verification/files", { body: other });
  expect(toastOf(lost)).toContain("already been decided");
});

test("an athlete names a channel of every platform, and staff read each", async () => {
  const { db, people } = world;
  const person = await makeAthlete(db);
  const athlete = await authedClient(db, person);
  const form = await (await athlete("/athlete/verification")).text();
  for (const platform of PLATFORMS) expect(form).toContain(`name="${platform}"`);
  for (const label of ["Instagram username", "YouTube channel", "Twitter/X username"])
    expect(form).toContain(label);
  const handles = Object.fromEntries(PLATFORMS.map((platform) => [platform, `maya.${platform}`]));
  const sent = await athlete("/athlete/verification", { form: { intent: "send", ...handles } });
  expect(sent.status).toBe(303);

  const staff = await authedClient(db, people.moderator);
  const queue = await (await staff("/admin/verification")).text();
  const links = [...queue.matchAll(/\/admin\/verification\/\w+/g)].map(([link]) => link);
  const pages = await Promise.all(
    [...new Set(links)].map(async (link) => (await staff(link)).text()),
  );
  const page = pages.find((html) => html.includes(person.email));
  for (const platform of PLATFORMS) expect(page).toContain(`maya.${platform}`);
});
