import type { SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { type Filters, NO_FILTERS, SORTS } from "./filters";
import { planList } from "./plan";
import { countOf, pageOf } from "./search.server";
import { marksOf } from "./words";

const textOf = (statement: SQL) => new SQLiteSyncDialect().sqlToQuery(statement).sql;
const filters: Filters = { ...NO_FILTERS, q: "uk", minScore: 90 };
const bounds = (text: string) =>
  text.match(/w\.rowid\s*[<>]=?\s*(cast\(.+? as integer\)|\S+)/g) ?? [];

/** FTS5 takes a fraction for no bound and walks every athlete who has the word: 150 ms of a million. */
const whole = expect.stringMatching(/cast\(.+ as integer\)$/);

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

describe("a search that few pass", () => {
  const elsewhere: Filters = { ...NO_FILTERS, q: "uk", region: "us", verified: true };

  it("says its region in the words where the list has an order of its own", () => {
    expect(marksOf({ ...elsewhere, sort: "growth" })).toContain("\uE000us");
    expect(marksOf(elsewhere)).not.toContain("\uE000us");
  });

  it("says rare engagement in the words beside any other mark", () => {
    const runners: Filters = { ...NO_FILTERS, q: "uk", sport: "Running" };
    expect(marksOf({ ...runners, minEngagement: 8 })).toContain("\uE024");
    expect(marksOf({ ...runners, minEngagement: 4 })).not.toContain("\uE022");
  });

  it("looks at the row before it asks the words for it", () => {
    const text = textOf(pageOf({ ...elsewhere, sort: "growth" }, null, 13));
    const walk = text.slice(text.indexOf("union all"), text.lastIndexOf("and exists"));
    for (const cheap of ["s.region = ?", "s.verified = 1"]) expect(walk).toContain(cheap);
  });

  it("ends at once where a tier and a minimum leave nobody", () => {
    const nobody: Filters = { ...NO_FILTERS, tier: "nano", minFollowers: 10_000 };
    for (const statement of [pageOf(nobody, null, 13), countOf({ ...nobody, q: "uk" })])
      expect(textOf(statement)).toMatch(/ and \? and s\.followers >= /);
  });

  it("is gathered by a score that next to nobody has", () => {
    const best: Filters = { ...NO_FILTERS, minScore: 95, sort: "followers" };
    expect(planList({ ...best, minEngagement: 4.5 })).toBe("score");
    expect(planList({ ...best, minScore: 20 })).toBe("followers");
  });
});
