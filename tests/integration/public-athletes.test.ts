import { eq } from "drizzle-orm";
import { beforeAll, expect, it, vi } from "vitest";
import { NO_FILTERS, PAGE, readCursor } from "~/features/finding/discovery/filters";
import { listPublicAthletes } from "~/features/finding/public-athletes/queries.server";
import { locate } from "~/features/reference/places/places.server";
import { athleteProfiles, profiles } from "~db/schema";
import { makeAthlete } from "../support/factories";
import { ownDatabase } from "../support/own-database";

const db = ownDatabase();

const list = async (searched: { q?: string; place?: string } = {}, after = "") =>
  listPublicAthletes(db, { ...NO_FILTERS, ...searched }, readCursor(new URLSearchParams(after)));
const names = async (...args: Parameters<typeof list>) =>
  (await list(...args)).athletes.map(({ name }) => name);

const make = (name: string, sport: string, location: string, ambassadorScore: number) =>
  makeAthlete(db, {
    name,
    figures: {
      ...{ sport, ambassadorScore, isPublic: true },
      ...locate(location),
      ...{ location, startingRate: 12_345, totalFollowers: 20_000 },
    },
    channels: { instagram: { handle: "maya.runs", followers: 20_000 } },
  });

let maya: Awaited<ReturnType<typeof make>>;

beforeAll(async () => {
  maya = await make("Maya Okafor", "Running", "Leeds, UK", 90);
  await make("Tom Lindqvist, 07700 900123", "Running", "Inverness, Scotland", 80);
  await make("Zoë O'Brien", "Climbing", "Leeds, UK", 70);
  await makeAthlete(db, { name: "Private Runner" });
});

it("lists the athletes who made their page public, the highest score first, without contacts and fees", async () => {
  const batch = vi.spyOn(db.client, "batch");
  const { athletes } = await list();
  expect(batch).toHaveBeenCalledTimes(1);
  expect(athletes.map(({ name }) => name)).toEqual([
    "Maya Okafor",
    "Tom Lindqvist, [hidden]",
    "Zoë O'Brien",
  ]);
  const shown = JSON.stringify(athletes);
  for (const secret of [maya.email, "maya.runs", "07700", "12345"])
    expect(shown).not.toContain(secret);
});

it("finds them by sport and place", async () => {
  expect(await names({ q: "running" })).toEqual(["Maya Okafor", "Tom Lindqvist, [hidden]"]);
  expect(await names({ q: "runner", place: "Scotland" })).toEqual(["Tom Lindqvist, [hidden]"]);
  expect(await names({ place: "Leeds" })).toEqual(["Maya Okafor", "Zoë O'Brien"]);
  expect(await names({ q: "climbing", place: "Inverness" })).toEqual([]);
  expect(await list({ q: "climbng" })).toMatchObject({
    near: "climbing",
    athletes: [{ name: "Zoë O'Brien" }],
  });
});

it("leaves out an athlete at once who takes the page back, is suspended or leaves", async () => {
  const show = { isPublic: true };
  for (const [table, id, changed, back] of [
    [athleteProfiles, athleteProfiles.userId, { isPublic: false }, show],
    [profiles, profiles.id, { status: "suspended" }, { status: "active" }],
    [profiles, profiles.id, { closedAt: 1 }, { closedAt: null }],
  ] as const) {
    const set = (values: object) =>
      db.write([db.orm.update(table).set(values).where(eq(id, maya.userId))]);
    await set(changed);
    expect(await names({ place: "Leeds" }), JSON.stringify(changed)).toEqual(["Zoë O'Brien"]);
    await set(back);
    expect(await names({ place: "Leeds" })).toEqual(["Maya Okafor", "Zoë O'Brien"]);
  }
});

it("pages forward and back in the order of the words' index", async () => {
  for (let score = 1; score <= PAGE; score++)
    await make(`Fencer ${score}`, "Fencing", "Cardiff, Wales", score);
  await make("Fencer last", "Fencing", "Cardiff, Wales", 0);
  const first = await list({ q: "fencing" });
  expect(first.athletes).toHaveLength(PAGE);
  expect(first.previous).toBeNull();
  const second = await list({ q: "fencing" }, `after=${first.next}`);
  expect(second.athletes.map(({ name }) => name)).toEqual(["Fencer last"]);
  expect(second.next).toBeNull();
  const again = await list({ q: "fencing" }, `before=${second.previous}`);
  expect(again.athletes).toEqual(first.athletes);
  expect(again.previous).toBeNull();

  const batch = vi.spyOn(db.client, "batch");
  await list({ q: "fencing", place: "Cardiff" });
  const [statements] = batch.mock.calls.at(-1) ?? [];
  const page = statements?.[0] as { sql: string; args: [] };
  const { rows } = await db.client.execute({ ...page, sql: `explain query plan ${page.sql}` });
  const steps = rows.filter(({ parent }) => parent === 0).map(({ detail }) => String(detail));
  expect(steps.filter((step) => /^(SCAN|SEARCH|USE)/.test(step)).map(firstWords)).toEqual([
    ...["SCAN w", "SEARCH s", "SEARCH a", "SEARCH p"],
  ]);
});

const firstWords = (step: string) => step.split(" ").slice(0, 2).join(" ");
