import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { exportAthletes } from "~/features/finding/discovery/export.server";
import { NO_FILTERS } from "~/features/finding/discovery/filters";
import { discoverAthletes } from "~/features/finding/discovery/queries.server";
import {
  deleteSearch,
  restoreSearch,
  SEARCHES_LIMIT,
  saveSearch,
  selectSavedSearches,
} from "~/features/finding/discovery/saved-searches.server";
import {
  loadShortlist,
  SHORTLIST_LIMIT,
  setShortlisted,
  shortlistResults,
} from "~/features/finding/discovery/shortlist.server";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { profiles, savedSearches, shortlistedAthletes } from "~db/schema";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, type Person } from "../support/factories";
import { database } from "../support/own-database";

/** What a brand keeps of its discovery: the shortlist and its saved searches. */

const db = database();
let brand: Person;
let otherBrand: Person;

beforeAll(async () => {
  otherBrand = await makeBrand(db);
});

const newBrand = async () => {
  brand = await makeBrand(db);
  return commandContext(db, brand);
};

describe("the shortlist", () => {
  it("belongs to the brand, and adding twice changes nothing", async () => {
    const ctx = await newBrand();
    const athlete = await makeAthlete(db, { name: "Maya Okafor" });
    for (const _ of [1, 2]) await setShortlisted(ctx, athlete.userId, true);
    await Promise.all([1, 2, 3].map(() => setShortlisted(ctx, athlete.userId, true)));
    expect(await loadShortlist(ctx)).toMatchObject([{ id: athlete.userId, shortlisted: true }]);

    const other = commandContext(db, otherBrand);
    expect(await loadShortlist(other)).toEqual([]);
    await setShortlisted(other, athlete.userId, false);
    expect(await loadShortlist(ctx)).toHaveLength(1);

    for (const _ of [1, 2]) await setShortlisted(ctx, athlete.userId, false);
    expect(await loadShortlist(ctx)).toEqual([]);
  });

  it("does not add an account deleted at that moment", async () => {
    const { db: own, ...ctx } = await newBrand();
    const athlete = await makeAthlete(db);
    const leaving: Database = {
      ...own,
      async write(statements) {
        await db.write([db.orm.delete(profiles).where(eq(profiles.id, athlete.userId))]);
        return own.write(statements);
      },
    };
    await setShortlisted({ ...ctx, db: leaving }, athlete.userId, true);
    expect(await loadShortlist({ ...ctx, db })).toEqual([]);
  });

  it("shows in the brand's own results only", async () => {
    const ctx = await newBrand();
    const club = newId().slice(-10);
    const athlete = await makeAthlete(db, {
      name: `Ada ${club}`,
      figures: { startingRate: 25_000 },
    });
    await setShortlisted(ctx, athlete.userId, true);
    expect(await loadShortlist(ctx)).toMatchObject([{ from: "From\u00a0£250" }]);
    const find = (person: Person) =>
      discoverAthletes(db, person.brandId, { ...NO_FILTERS, q: club }, null);
    expect(await find(brand)).toMatchObject({
      shortlistSize: 1,
      athletes: [{ shortlisted: true, from: "From\u00a0£250" }],
    });
    expect(await find(otherBrand)).toMatchObject({
      shortlistSize: 0,
      athletes: [expect.not.objectContaining({ shortlisted: true })],
    });
  });

  it("takes the results of a search in their order, those listed before stay, and no more than fit", async () => {
    const ctx = await newBrand();
    const club = newId().slice(-10);
    const ids: string[] = [];
    for (const ambassadorScore of [40, 60, 50])
      ids.push(
        (await makeAthlete(db, { name: `Bo ${club}`, figures: { ambassadorScore } })).userId,
      );
    const [low = "", high = "", middle = ""] = ids;
    const filters = { ...NO_FILTERS, q: club };
    await setShortlisted({ ...ctx, now: 5 }, middle, true);
    expect(await shortlistResults(ctx, filters)).toEqual({ added: 2, left: 0 });
    const listed = async () => (await loadShortlist(ctx)).map(({ id }) => id);
    expect(await listed()).toEqual([high, low, middle]);
    expect(await shortlistResults(ctx, filters)).toEqual({ added: 0, left: 0 });
    expect(await loadShortlist(commandContext(db, otherBrand))).toEqual([]);

    const others: string[] = [];
    while (others.length < SHORTLIST_LIMIT - 2) others.push((await makeAthlete(db)).userId);
    await db.write([
      db.orm.delete(shortlistedAthletes).where(eq(shortlistedAthletes.brandId, brand.brandId)),
      db.orm
        .insert(shortlistedAthletes)
        .values(others.map((athleteId) => ({ brandId: brand.brandId, athleteId, createdAt: 1 }))),
    ]);
    expect(await shortlistResults(ctx, filters)).toEqual({ added: 2, left: 1 });
    expect((await listed()).slice(0, 2)).toEqual([high, middle]);
  });

  it("refuses an unknown athlete and a full list", async () => {
    const ctx = await newBrand();
    for (const id of [newId(), otherBrand.userId])
      await expect(setShortlisted(ctx, id, true)).rejects.toMatchObject({ code: "not_found" });
    const athlete = await makeAthlete(db);
    // One after the other: two hundred writers at once wait longer for each other than they may.
    const stored: string[] = [];
    while (stored.length < SHORTLIST_LIMIT) stored.push((await makeAthlete(db)).userId);
    await db.write([
      db.orm
        .insert(shortlistedAthletes)
        .values(stored.map((athleteId) => ({ brandId: brand.brandId, athleteId, createdAt: 1 }))),
    ]);
    await expect(setShortlisted(ctx, athlete.userId, true)).rejects.toMatchObject({
      code: "limit",
    });
    expect(await loadShortlist(ctx)).toHaveLength(SHORTLIST_LIMIT);
  });
});

describe("saved searches", () => {
  const names = async (person: Person) => {
    const [rows] = await db.read(selectSavedSearches(db, person.brandId));
    return rows.map(({ name }) => name);
  };

  it("stores valid filters only, once per form", async () => {
    const ctx = await newBrand();
    const search = {
      id: newId(),
      name: "Runners",
      query: "?sport=Running&minFollowers=54999&after=1_1&view=list&evil=%22",
    };
    await saveSearch(ctx, search);
    await Promise.all([saveSearch(ctx, search), saveSearch(ctx, search)]);
    const [rows] = await db.read(selectSavedSearches(db, brand.brandId));
    expect(rows).toEqual([
      {
        id: search.id,
        name: "Runners",
        query: "?sport=Running&minFollowers=50000",
        alerts: "never",
      },
    ]);
  });

  it("stores another search when its form is changed and sent again", async () => {
    const ctx = await newBrand();
    const id = newId();
    await saveSearch(ctx, { id, name: "Runners", query: "?sport=Running" });
    await saveSearch(ctx, { id, name: "Golfers", query: "?sport=Golf" });
    expect((await names(brand)).toSorted()).toEqual(["Golfers", "Runners"]);
  });

  it("is deleted and restored by its brand only", async () => {
    const ctx = await newBrand();
    const other = commandContext(db, otherBrand);
    const id = newId();
    await saveSearch(ctx, { id, name: "Golfers", query: "?sport=Golf" });
    for (const command of [deleteSearch, restoreSearch]) {
      const foreign = await command(other, id).catch((error) => error);
      const unknown = await command(other, newId()).catch((error) => error);
      expect(foreign).toMatchObject({ code: "not_found", message: unknown.message });
    }
    // Nor can it be taken over by sending the form with its id.
    await expect(saveSearch(other, { id, name: "Mine now", query: "" })).rejects.toMatchObject({
      code: "conflict",
    });

    for (const _ of [1, 2]) expect(await deleteSearch(ctx, id)).toBe("Golfers");
    expect(await names(brand)).toEqual([]);
    for (const _ of [1, 2]) expect(await restoreSearch(ctx, id)).toBe("Golfers");
    expect(await names(brand)).toEqual(["Golfers"]);
  });

  it("refuses more than the maximum, also when undoing", async () => {
    const ctx = await newBrand();
    const ids = Array.from({ length: SEARCHES_LIMIT }, newId);
    await db.write([
      db.orm
        .insert(savedSearches)
        .values(
          ids.map((id) => ({ id, brandId: brand.brandId, name: id, query: "", createdAt: 1 })),
        ),
    ]);
    const extra = { id: newId(), name: "One more", query: "" };
    await expect(saveSearch(ctx, extra)).rejects.toMatchObject({ code: "limit" });
    const [first = ""] = ids;
    await deleteSearch(ctx, first);
    await saveSearch(ctx, extra);
    await expect(restoreSearch(ctx, first)).rejects.toMatchObject({ code: "limit" });
    expect(await names(brand)).toHaveLength(SEARCHES_LIMIT);
  });
});

it("exports every athlete of the result once, batch after batch, in its order", async () => {
  const ctx = await newBrand();
  const club = newId().slice(-10);
  for (const n of [1, 2, 3, 4, 5])
    await makeAthlete(db, {
      name: `Ada ${n} ${club}`,
      figures: { ambassadorScore: 50, totalFollowers: 1_000 * n },
    });
  for (const batch of [1, 2, 5, 6]) {
    const filters = { ...NO_FILTERS, q: club, sort: "followers" as const };
    let text = "";
    for await (const part of exportAthletes(ctx, filters, "https://laurel.test", batch))
      text += part;
    const [head, ...rows] = text.trimEnd().split("\r\n");
    expect(head).toMatch(/^\ufeff"Name"/);
    expect(rows.map((row) => row.slice(0, 7))).toEqual([5, 4, 3, 2, 1].map((n) => `"Ada ${n} `));
  }
});
