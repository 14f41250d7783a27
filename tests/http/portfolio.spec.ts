import { expect, test } from "@playwright/test";
import { publicName } from "~/features/profiles/athletes/public-view";
import { connect, type Database } from "~db/client";
import { clipFile } from "../support/clip-file";
import { makeActiveDeal, makeAthlete, makeBrand, makeContent } from "../support/factories";
import { ask, authedClient, type RequestOptions, toastOf } from "../support/http";
import { phonePicture } from "../support/media";
import { browserPorts } from "../support/ports";

/** An athlete's portfolio, asked for by hand. */

let db: Database & { client: { close(): void } };
test.beforeAll(() => {
  db = connect({ url: `http://127.0.0.1:${browserPorts.database}` });
});
test.afterAll(() => db.client.close());

type Client = (path: string, asked?: RequestOptions) => Promise<Response>;

const PAGE = "/athlete/portfolio";

/** @returns what the toast says */
async function add(client: Client, ...names: string[]) {
  const picture = await phonePicture();
  const body = new FormData();
  for (const name of names) body.append("file", new Blob([new Uint8Array(picture)]), name);
  const answer = await client(`${PAGE}/files`, { body });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, PAGE]);
  return toastOf(answer);
}

/** The names and ids of the portfolio items, in order. One with a description is called by that. */
async function itemsOf(client: Client) {
  const html = await (await client(PAGE)).text();
  const tiles = html.matchAll(
    /<summary[^>]*><(?:img[^>]* alt="([^"]*)"|video.*?"sr-only">([^<]*)<)/g,
  );
  const names = [...tiles].map(([, picture, clip]) => picture ?? clip);
  const ids = [...html.matchAll(/name="itemId" value="(\w+)"/g)].map(([, id = ""]) => id);
  return { names, ids: [...new Set(ids)] };
}

const publicPictures = async (client: Client, path: string) => {
  const html = await (await client(path)).text();
  return [...new Set(html.match(/\/media\/public\/[\w-]+\/800\.webp/g) ?? [])];
};

test("portfolio items are put in order, described and removed, up to six", async () => {
  const client = await authedClient(db, await makeAthlete(db));
  expect(await add(client, "a.jpg", "b.jpg", "c.jpg")).toContain("3 items added");
  const { ids } = await itemsOf(client);
  const [a = "", , c = ""] = ids;
  await client(PAGE, { form: { itemId: c, intent: "up" } });
  expect((await itemsOf(client)).names).toEqual(["a.jpg", "c.jpg", "b.jpg"]);
  await client(PAGE, { form: { itemId: a, intent: "down" } });
  expect((await itemsOf(client)).names).toEqual(["c.jpg", "a.jpg", "b.jpg"]);
  // The first has nowhere to go.
  expect((await client(PAGE, { form: { itemId: c, intent: "up" } })).status).toBe(303);
  await client(PAGE, { form: { itemId: c, intent: "describe", alt: "The start line" } });
  expect((await itemsOf(client)).names).toEqual(["The start line", "a.jpg", "b.jpg"]);
  const described = await (await client(PAGE)).text();
  expect(described, "a description stands for the file's name").not.toContain(">c.jpg<");
  expect(described.match(/No description/g)).toHaveLength(2);
  expect(described, "there is room").not.toContain("Athlete Premium");
  expect(await add(client, "d.jpg", "e.jpg", "f.jpg", "g.jpg")).toContain("Your portfolio is full");
  expect((await itemsOf(client)).names).toHaveLength(6);
  expect(await add(client, "h.jpg")).toContain("Your portfolio is full");
  const [first = ""] = await publicPictures(client, PAGE);
  await client(PAGE, { form: { itemId: c, intent: "remove" } });
  expect((await ask(first)).status).toBe(404);
  expect((await itemsOf(client)).names).toHaveLength(5);
  expect(await (await client(PAGE)).text()).toContain("Show up to <!-- -->24<!-- --> with Athlete");
});

test("only the owner uploads a clip to the portfolio in parts, and only to the portfolio", async () => {
  const { athlete, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft");
  const owner = await authedClient(db, athlete);
  const other = await authedClient(db, await makeAthlete(db));
  const file = clipFile();
  const form = { name: "run.mp4", bytes: String(file.length), modifiedAt: "1" };
  const start = async (page: string) => {
    const answer = await owner(`${page}/uploads`, { form });
    return { status: answer.status, ...((await answer.json()) as { id: string; error: string }) };
  };
  const finish = async (client: Client, page: string, id: string) =>
    (await client(`${page}/uploads/${id}`, { form: { intent: "finish" } })).status;
  const ofContent = await start(`/athlete/content/${contentId}`);
  const { id } = await start(PAGE);
  expect(id).not.toBe(ofContent.id);
  expect(await start(PAGE)).toMatchObject({ id, parts: [] });
  const part = { body: file as BodyInit };
  expect((await other(`/athlete/uploads/${id}/parts/1`, part)).status).toBe(404);
  expect((await owner(`/athlete/uploads/${id}/parts/1`, part)).status).toBe(204);
  expect(await finish(other, PAGE, id)).toBe(404);
  expect(await finish(owner, `/athlete/content/${contentId}`, id)).toBe(404);
  expect(await finish(owner, PAGE, ofContent.id)).toBe(404);
  const both = await Promise.all([finish(owner, PAGE, id), finish(owner, PAGE, id)]);
  expect(both).toEqual([200, 200]);
  expect((await itemsOf(owner)).names).toEqual(["run.mp4"]);
  expect(await add(owner, "b.jpg", "c.jpg", "d.jpg", "e.jpg", "f.jpg")).toContain("5 items added");
  expect(await start(PAGE)).toMatchObject({
    status: 400,
    error: expect.stringContaining("Your portfolio is full"),
  });
});

test("another athlete's portfolio items are neither moved, described nor removed", async () => {
  const owner = await authedClient(db, await makeAthlete(db));
  const other = await authedClient(db, await makeAthlete(db));
  await add(owner, "a.jpg", "b.jpg");
  const [, b = ""] = (await itemsOf(owner)).ids;
  for (const intent of ["up", "down", "remove", "describe"])
    expect((await other(PAGE, { form: { itemId: b, intent, alt: "Mine" } })).status, intent).toBe(
      404,
    );
  expect((await itemsOf(owner)).names).toEqual(["a.jpg", "b.jpg"]);
  const brand = await authedClient(db, await makeBrand(db));
  expect((await brand(`${PAGE}/files`, { body: new FormData() })).status).toBe(403);
});

test("a portfolio shows on the profile for brands, and on the public page of an athlete who has one", async () => {
  const person = await makeAthlete(db, { name: "Ines Marr", figures: { isPublic: true } });
  const athlete = await authedClient(db, person);
  const hidden = await makeAthlete(db, { name: "Ines Marr" });
  await add(athlete, "a.jpg");
  await add(await authedClient(db, hidden), "hidden.jpg");
  const own = await publicPictures(athlete, PAGE);
  expect(own).toHaveLength(1);
  const brand = await authedClient(db, await makeBrand(db));
  expect(await publicPictures(brand, `/brand/athletes/${person.userId}`)).toEqual(own);
  const address = `/athletes/${publicName({ id: person.userId, name: "Ines Marr" })}`;
  expect(await publicPictures(ask, address)).toEqual(own);
  expect((await ask(own[0] ?? "")).status).toBe(200);
});
