import type { SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { type Filters, NO_FILTERS, SORTS } from "./filters";
import { countOf, pageOf } from "./search.server";

const textOf = (statement: SQL) => new SQLiteSyncDialect().sqlToQuery(statement).sql;
const filters: Filters = { ...NO_FILTERS, q: "uk", minScore: 90 };
const bounds = (text: string) =>
  text.match(/w\.rowid\s*[<>]=?\s*(cast\(\? as integer\)|\S+)/g) ?? [];

/** FTS5 takes a fraction for no bound and walks every athlete who has the word: 150 ms of a million. */
const whole = expect.stringMatching(/cast\(\? as integer\)$/);

describe("the search words", () => {
  it.each(SORTS)("are walked from the least score up, by %s", (sort) => {
    const text = textOf(pageOf({ ...filters, sort }, null, 13));
    const found = bounds(text);
    expect(found).toContainEqual(expect.stringContaining(">="));
    for (const bound of found) expect(bound).toEqual(whole);
  });

  it("begin where the page does", () => {
    for (const back of [false, true]) {
      const cursor = { value: 5, rank: 5, back };
      const [bound] = bounds(textOf(pageOf({ ...NO_FILTERS, q: "uk" }, cursor, 13)));
      expect(bound).toEqual(whole);
      expect(bound).toContain(back ? ">" : "<");
    }
  });

  it.each([{}, { region: "uk", sport: "Running" }] as const)("are counted so: %o", (more) => {
    expect(bounds(textOf(countOf({ ...filters, ...more })))).toEqual([whole]);
  });
});
