import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { alertSearches } from "~/features/finding/discovery/alert-searches.server";
import { NO_FILTERS } from "~/features/finding/discovery/filters";
import { selectNewAthletes } from "~/features/finding/discovery/new-athletes.server";
import {
  deleteSearch,
  saveSearch,
  setSearchAlerts,
} from "~/features/finding/discovery/saved-searches.server";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { newId } from "~db/columns";
import type { SearchAlerts } from "~db/constants";
import { profiles, savedSearches } from "~db/schema";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, type Person } from "../support/factories";
import { mailsQueuedFor, notificationsOf } from "../support/notifications";
import { ownDatabase } from "../support/own-database";

/** What brands hear of the new athletes who match their saved searches. */

const db = ownDatabase();

/** The night after so many days. */
const night = (days: number) => dayOf(Date.now() + days * DAY_MS);

async function run(days: number, cursor = ""): Promise<void> {
  const day = night(days);
  const { writes, next } = await alertSearches(db, { day, now: Date.parse(day) }, cursor);
  if (writes.length > 0) await db.write(writes);
  if (next !== null) await run(days, next);
}

/** A brand with a search for a word that no athlete has yet. */
async function searching(alerts: SearchAlerts) {
  const brand = await makeBrand(db);
  const word = `zed${newId().slice(-7)}`;
  const id = newId();
  await saveSearch(commandContext(db, brand), { id, name: "Zeds", query: `?q=${word}`, alerts });
  const join = (name: string) => makeAthlete(db, { name: `${name} ${word}` });
  return { brand, word, id, join };
}

const messages = async ({ userId }: Person) =>
  (await notificationsOf(db, userId)).map(({ title, message }) => `${title}: ${message}`);

it("names up to five of those who joined, in one notification and one mail", async () => {
  const { brand, word, join } = await searching("daily");
  await makeAthlete(db, { name: "Someone Else" });
  for (const name of ["Ada", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus"]) await join(name);
  await run(1);
  const [notice, ...more] = await notificationsOf(db, brand.userId);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({
    title: "7 new athletes for “Zeds”",
    message: `Gus ${word}, Fay ${word}, Eve ${word}, Dan ${word}, Cat ${word} and 2 more have joined Laurel and match your search.`,
  });
  expect(notice?.link).toMatch(new RegExp(`^/brand/discover/new\\?q=${word}&since=\\d+$`));
  expect(await mailsQueuedFor(db, brand.userId)).toHaveLength(1);
});

it("says nothing where none has joined, and not the same twice", async () => {
  const { brand, join } = await searching("daily");
  await run(1);
  expect(await messages(brand)).toEqual([]);
  const { brand: other, join: joinOther, word } = await searching("daily");
  await joinOther("Ada");
  for (const _ of [1, 2]) await run(2);
  await run(3);
  expect(await messages(other)).toEqual([
    `1 new athlete for “Zeds”: Ada ${word} has joined Laurel and matches your search.`,
  ]);
  // The day before was looked at when it was over.
  await join("Ben");
  await run(3);
  expect(await messages(brand)).toEqual([]);
});

it("is one message when two runs read the search at the same moment", async () => {
  const { brand, join } = await searching("daily");
  await join("Ada");
  const day = night(1);
  const look = () => alertSearches(db, { day, now: Date.parse(day) }, "");
  for (const { writes } of [await look(), await look()]) await db.write(writes);
  expect(await messages(brand)).toHaveLength(1);
});

it("is one message for all days on which the job did not run", async () => {
  const { brand, join } = await searching("daily");
  for (const name of ["Ada", "Ben"]) await join(name);
  await run(8);
  await run(8);
  expect(await messages(brand)).toEqual([expect.stringContaining("2 new athletes")]);
});

it("is sent once a week for a weekly search", async () => {
  const { brand, join } = await searching("weekly");
  await join("Ada");
  for (const days of [1, 3, 7]) await run(days);
  expect(await messages(brand)).toEqual([]);
  for (const days of [8, 9, 15, 16]) await run(days);
  expect(await messages(brand)).toHaveLength(1);
});

it("begins with those who join after the choice", async () => {
  const { brand, id, join } = await searching("never");
  await join("Ada");
  await run(1);
  expect(await messages(brand)).toEqual([]);
  const later = Date.now() + 2 * DAY_MS;
  await setSearchAlerts({ ...commandContext(db, brand), now: later }, id, "daily");
  await run(3);
  expect(await messages(brand)).toEqual([]);
});

it("names no athlete who is suspended or whose account is being deleted", async () => {
  const { brand, word, join } = await searching("daily");
  const [suspended, closed] = [await join("Ada"), await join("Ben")];
  await join("Cat");
  await db.write([
    db.orm.update(profiles).set({ status: "suspended" }).where(eq(profiles.id, suspended.userId)),
    db.orm.update(profiles).set({ closedAt: 1 }).where(eq(profiles.id, closed.userId)),
  ]);
  await run(1);
  expect(await messages(brand)).toEqual([
    `1 new athlete for “Zeds”: Cat ${word} has joined Laurel and matches your search.`,
  ]);
});

it("is not sent to a suspended or closed account, nor for a search that is off or deleted", async () => {
  const quiet: Person[] = [];
  for (const values of [{ status: "suspended" as const }, { closedAt: 1 }]) {
    const { brand, join } = await searching("daily");
    await join("Ada");
    await db.write([db.orm.update(profiles).set(values).where(eq(profiles.id, brand.userId))]);
    quiet.push(brand);
  }
  const off = await searching("daily");
  await off.join("Ada");
  await setSearchAlerts(commandContext(db, off.brand), off.id, "never");
  const deleted = await searching("daily");
  await deleted.join("Ada");
  await deleteSearch(commandContext(db, deleted.brand), deleted.id);
  await run(1);
  for (const brand of [...quiet, off.brand, deleted.brand])
    expect(await messages(brand)).toEqual([]);
});

it("is not sent when the brand has chosen otherwise since the job read the search", async () => {
  const { brand, id, join } = await searching("daily");
  await join("Ada");
  const day = night(1);
  const { writes } = await alertSearches(db, { day, now: Date.parse(day) }, "");
  await setSearchAlerts(commandContext(db, brand), id, "never");
  await db.write(writes);
  expect(await messages(brand)).toEqual([]);
});

it("is chosen by the search's brand only", async () => {
  const { id } = await searching("never");
  const other = commandContext(db, await makeBrand(db));
  for (const searchId of [id, newId()])
    await expect(setSearchAlerts(other, searchId, "daily")).rejects.toMatchObject({
      code: "not_found",
    });
  const [[search]] = await db.read(
    db.orm
      .select({ alerts: savedSearches.alerts })
      .from(savedSearches)
      .where(eq(savedSearches.id, id)),
  );
  expect(search).toEqual({ alerts: "never" });
});

it("reads those who joined by their ids, and the searches by their index", async () => {
  const { sql: text, params } = selectNewAthletes(
    db,
    NO_FILTERS,
    { from: 1, until: 2 },
    5,
  ).getQuery();
  const plan = await db.client.execute({
    sql: `explain query plan ${text}`,
    args: params as never,
  });
  expect(plan.rows.map(({ detail }) => detail).join("\n")).toMatch(
    /SEARCH athlete_search USING INDEX sqlite_autoindex_athlete_search_1 \(user_id>\? AND user_id<\?\)/,
  );
  const [due] = await db.read(
    db.orm.all<{ detail: string }>(
      sql`explain query plan select id from saved_searches where alerts <> 'never' and deleted_at is null and id > '' order by id limit 20`,
    ),
  );
  expect(due.map(({ detail }) => detail).join()).toMatch(/INDEX saved_searches_alerted/);
});
