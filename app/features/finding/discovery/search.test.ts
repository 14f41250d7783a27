import type { SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { countMatches } from "./count-matches.server";
import { type Filters, NO_FILTERS, SORTS } from "./filters";
import { selectMatchPage } from "./match-page.server";
import { planListIndex } from "./query-plan";
import { buildFilterQuery } from "./search-terms";

const textOf = (statement: SQL) => new SQLiteSyncDialect().sqlToQuery(statement).sql;
const filters: Filters = { ...NO_FILTERS, q: "uk", minScore: 90 };
const bounds = (text: string) =>
  text.match(/w\.rowid\s*[<>](?![<>])=?\s*(cast\(.+? as integer\)|\S+)/g) ?? [];

/** FTS5 takes a fraction for no bound and walks every athlete who has the word: 150 ms of a million. */
const whole = expect.stringMatching(/cast\(.+ as integer\)$/);

describe("the search words", () => {
  it.each(SORTS)("are walked from the least score up, by %s", (sort) => {
    const text = textOf(selectMatchPage({ ...filters, sort }, null, 13));
    const found = bounds(text);
    expect(found).toContainEqual(expect.stringContaining(">="));
    for (const bound of found) expect(bound).toEqual(whole);
  });

  it("start at the cursor of the page", () => {
    for (const back of [false, true]) {
      const cursor = { value: 5, rank: 5, back };
      const [bound] = bounds(textOf(selectMatchPage({ ...NO_FILTERS, q: "uk" }, cursor, 13)));
      expect(bound).toEqual(whole);
      expect(bound).toContain(back ? ">" : "<");
    }
  });

  it.each([{}, { region: "uk", sport: "Running" }] as const)("are counted so: %o", (more) => {
    expect(bounds(textOf(countMatches({ ...filters, ...more })))).toEqual([whole]);
  });
});

describe("a search that few pass", () => {
  const elsewhere: Filters = { ...NO_FILTERS, q: "uk", region: "us", verified: true };

  it("uses the region token when sorted by another figure", () => {
    expect(buildFilterQuery({ ...elsewhere, sort: "growth" })).toContain("\uE000us");
    expect(buildFilterQuery(elsewhere)).not.toContain("\uE000us");
  });

  it("uses the token of a rare engagement rate beside any other", () => {
    const runners: Filters = { ...NO_FILTERS, q: "uk", sport: "Running" };
    expect(buildFilterQuery({ ...runners, minEngagement: 8 })).toContain("\uE024");
    expect(buildFilterQuery({ ...runners, minEngagement: 4 })).not.toContain("\uE022");
  });

  it("reads the row before the FTS lookup", () => {
    const text = textOf(selectMatchPage({ ...elsewhere, sort: "growth" }, null, 13));
    const scan = text.slice(text.indexOf("union all"), text.lastIndexOf("and exists"));
    for (const cheap of ["s.region = ?", "s.verified = 1"]) expect(scan).toContain(cheap);
  });

  it("returns at once when tier and minimum exclude each other", () => {
    const nobody: Filters = { ...NO_FILTERS, tier: "nano", minFollowers: 10_000 };
    for (const statement of [
      selectMatchPage(nobody, null, 13),
      countMatches({ ...nobody, q: "uk" }),
    ])
      expect(textOf(statement)).toMatch(/ and \? and s\.followers >= /);
  });

  it("reads hits of all filters where few pass them together", () => {
    const few: Filters = {
      ...{ ...NO_FILTERS, region: "eu", minFollowers: 100_000 },
      ...{ maxPrice: 200, audience: "ES" },
    };
    expect(buildFilterQuery(few)).toBe(
      '"\uE013" AND "\uE008ES" AND ("\uE00A0" OR "\uE00A50" OR "\uE00A100" OR "\uE00A150" OR "\uE00A200")',
    );
    expect(textOf(selectMatchPage(few, null, 13))).toContain("athlete_words match");
    const one: Filters = { ...NO_FILTERS, audience: "ES" };
    expect(textOf(selectMatchPage(one, null, 13))).not.toContain("athlete_words match");
  });

  it("is driven by the score index for a very high score", () => {
    const best: Filters = { ...NO_FILTERS, minScore: 95, sort: "followers" };
    expect(planListIndex({ ...best, minEngagement: 4.5 })).toBe("score");
    expect(planListIndex({ ...best, minScore: 20 })).toBe("followers");
  });
});
