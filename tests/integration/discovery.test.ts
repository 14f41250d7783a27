import { beforeAll, expect, it } from "vitest";
import { NO_FILTERS, readCursor } from "~/features/discovery/filters";
import { discoverAthletes } from "~/features/discovery/queries.server";
import { newId } from "~db/columns";
import { database } from "../support/acting";
import { makeAthlete } from "../support/factories";

const db = database();
/** A word of this run's own, so that other tests' athletes stay out of its searches. */
const club = newId().slice(-10);

beforeAll(async () => {
  for (let i = 0; i < 30; i++)
    await makeAthlete(db, {
      name: `Runner ${i} ${club}`,
      figures: {
        sport: i % 2 ? "Rowing" : "100% Golf",
        location: "Perth, UK",
        ambassadorScore: 40 + (i % 5),
        totalFollowers: i * 10_000,
        isVerified: i < 3,
      },
    });
});

const find = (filters: Partial<typeof NO_FILTERS>, after: string | null = null) =>
  discoverAthletes(
    db,
    { ...NO_FILTERS, q: club, ...filters },
    after ? readCursor(new URLSearchParams({ after })) : null,
  );

it("pages by score, every athlete once", async () => {
  const first = await find({});
  expect(first.athletes).toHaveLength(24);
  expect(first.matching).toBe(30);
  expect(first.total).toBeGreaterThanOrEqual(30);
  const second = await find({}, first.next);
  expect(second.athletes).toHaveLength(6);
  expect(second.next).toBeNull();
  const all = [...first.athletes, ...second.athletes];
  expect(new Set(all.map(({ id }) => id)).size).toBe(30);
  const scores = all.map(({ ambassadorScore }) => ambassadorScore);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});

it("filters by every filter", async () => {
  expect((await find({ sport: "Rowing" })).matching).toBe(15);
  expect((await find({ minFollowers: 280_000 })).matching).toBe(2);
  expect((await find({ minScore: 44 })).matching).toBe(6);
  expect((await find({ verified: true })).matching).toBe(3);
  expect((await find({ verified: true, sport: "Rowing" })).matching).toBe(1);
});

it("searches names, sports and locations, each word for itself and literally", async () => {
  expect((await find({ q: `${club} rowing PERTH` })).matching).toBe(15);
  expect((await find({ q: `${club} 100%` })).matching).toBe(15);
  expect((await find({ q: `${club} 1_0` })).matching).toBe(0);
  expect((await find({ q: `${club} '; drop` })).matching).toBe(0);
});

it("offers the sports there are", async () => {
  const { sports } = await find({});
  expect(sports).toContain("Rowing");
  expect(sports).toEqual([...new Set(sports)].sort());
});
