import fc from "fast-check";
import { expect, it } from "vitest";
import { activeFilters, CHIPS, readChip } from "./active-filters";
import { filterQuery, NO_FILTERS, readCursor, writeCursor } from "./filters";
import { readFilters } from "./read-filters";

const read = (query: string) => readFilters(new URLSearchParams(query));

it("clamps every value to its bounds", () => {
  expect(read("minFollowers=14,999&minScore=250&verified=yes")).toEqual({
    ...NO_FILTERS,
    minFollowers: 10_000,
    minScore: 100,
  });
  expect(read("minFollowers=-5&minScore=many")).toEqual(NO_FILTERS);
  expect(read("minEngagement=4.2&theme=a&theme=%20a&theme=&region=mars&tier=giant&sort=x")).toEqual(
    {
      ...NO_FILTERS,
      minEngagement: 4,
      themes: ["a"],
    },
  );
  expect(read("minFollowers=1e99")).toEqual({ ...NO_FILTERS, minFollowers: 1_000_000 });
  expect(read("q=%20%20maya%20%20okafor%20").q).toBe("maya okafor");
  expect(read(`q=${"a".repeat(500)}`).q).toHaveLength(100);
});

it("takes a maximum of followers, and puts it above the minimum", () => {
  expect(read("maxFollowers=52,000")).toEqual({ ...NO_FILTERS, maxFollowers: 50_000 });
  expect(read("maxFollowers=0").maxFollowers).toBe(10_000);
  for (const none of ["", "maxFollowers=", "maxFollowers=many", "maxFollowers=10000000"])
    expect(read(none)).toEqual(NO_FILTERS);
  expect(read("minFollowers=500000&maxFollowers=20000")).toEqual({
    ...NO_FILTERS,
    minFollowers: 20_000,
    maxFollowers: 500_000,
  });
  const filters = { ...NO_FILTERS, maxFollowers: 50_000 };
  expect(filterQuery(filters)).toBe("?maxFollowers=50000");
  expect(activeFilters(filters)).toEqual([{ label: "Up to 50.0K followers", without: NO_FILTERS }]);
});

it("takes a price from and to, in steps", () => {
  expect(read("minPrice=120&maxPrice=£400")).toEqual({ ...NO_FILTERS, minPrice: 100 });
  expect(read("minPrice=400&maxPrice=99")).toEqual({ ...NO_FILTERS, minPrice: 100, maxPrice: 400 });
  expect(read("minPrice=0&maxPrice=10000")).toEqual(NO_FILTERS);
  const filters = { ...NO_FILTERS, minPrice: 100, maxPrice: 1_500 };
  expect(readChip(filters, "Price")).toEqual({
    label: "From £100 · Up to £1,500",
    without: NO_FILTERS,
  });
});

it("takes any of several platforms, and says that followers are those of all", () => {
  const filters = { ...NO_FILTERS, platforms: ["tiktok" as const, "x" as const] };
  expect(read("platform=x&platform=myspace&platform=tiktok&platform=x")).toEqual(filters);
  expect(filterQuery(filters)).toBe("?platform=tiktok&platform=x");
  expect(readChip(filters, "Platform")).toEqual({ label: "TikTok · X", without: NO_FILTERS });
  expect(activeFilters(filters)[0]).toEqual({
    label: "TikTok",
    without: { ...NO_FILTERS, platforms: ["x"] },
  });
  expect(readChip({ ...filters, minFollowers: 50_000 }, "Followers").label).toBe(
    "50.0K+ followers in all",
  );
});

it("takes the days between two dates, in their order; one alone is both", () => {
  const filters = { ...NO_FILTERS, freeFrom: "2030-05-03", freeUntil: "2030-05-17" };
  expect(read("freeFrom=2030-05-17&freeUntil=2030-05-03")).toEqual(filters);
  const oneDay = { ...NO_FILTERS, freeFrom: "2030-05-17", freeUntil: "2030-05-17" };
  for (const one of ["freeFrom", "freeUntil"]) expect(read(`${one}=2030-05-17`)).toEqual(oneDay);
  for (const none of ["2030-13-01", "0002-05-03", "soon", ""])
    expect(read(`freeFrom=${none}`)).toEqual(NO_FILTERS);
  expect(activeFilters(filters)).toEqual([
    { label: "Available 3 to 17 May 2030", without: NO_FILTERS },
  ]);
});

it("takes the country of an audience, and says how much of it is meant", () => {
  const filters = { ...NO_FILTERS, audience: "DE" as const };
  expect(read("audience=DE")).toEqual(filters);
  expect(read("audience=XX")).toEqual(NO_FILTERS);
  expect(activeFilters(filters)).toEqual([
    { label: "30%+ of audience in Germany", without: NO_FILTERS },
  ]);
});

it("takes a distance around a place only", () => {
  expect(read("place=%20Leeds%20&within=50")).toEqual({
    ...NO_FILTERS,
    place: "Leeds",
    within: 50,
  });
  expect(read("place=Leeds&within=51").within).toBe(0);
  expect(read("within=50")).toEqual(NO_FILTERS);
});

it("names a place with its distance, and removes both", () => {
  const filters = { ...NO_FILTERS, place: "Leeds", within: 50 };
  expect(activeFilters(filters)).toEqual([{ label: "Within 50 km of Leeds", without: NO_FILTERS }]);
  expect(activeFilters({ ...filters, within: 0 })).toEqual([
    { label: "Leeds", without: NO_FILTERS },
  ]);
});

it("keeps valid filters unchanged", () => {
  const raw = fc.record({
    q: fc.string(),
    sport: fc.string(),
    minFollowers: fc.oneof(fc.integer(), fc.string()),
    maxFollowers: fc.oneof(fc.integer(), fc.string()),
    minScore: fc.oneof(fc.double(), fc.string()),
    verified: fc.constantFrom("on", "off", ""),
    connected: fc.constantFrom("on", "off", ""),
  });
  fc.assert(
    fc.property(raw, (values) => {
      const params = Object.entries(values).map(([key, value]) => [key, String(value)]);
      const filters = readFilters(new URLSearchParams(params));
      expect(read(filterQuery(filters))).toEqual(filters);
      expect(filters.minFollowers % 10_000).toBe(0);
      expect(filters.minFollowers).toBeGreaterThanOrEqual(0);
      expect(filters.minFollowers).toBeLessThanOrEqual(1_000_000);
      expect(filters.maxFollowers % 10_000).toBe(0);
      expect(filters.maxFollowers).toBeGreaterThanOrEqual(filters.minFollowers);
      expect(filters.maxFollowers).toBeLessThanOrEqual(10_000_000);
      expect(filters.minScore).toBeGreaterThanOrEqual(0);
      expect(filters.minScore).toBeLessThanOrEqual(100);
    }),
  );
});

it("removes one filter and keeps the others", () => {
  const filters = { ...NO_FILTERS, sport: "Golf", minScore: 60, verified: true, connected: true };
  expect(activeFilters(filters)).toEqual([
    { label: "Golf", without: { ...filters, sport: "" } },
    { label: "Score 60+", without: { ...filters, minScore: 0 } },
    { label: "Verified", without: { ...filters, verified: false } },
    { label: "Figures from the platform", without: { ...filters, connected: false } },
  ]);
});

it("sets every filter but the words and the order in exactly one chip, which says and removes its own", () => {
  const { q: _, sort: __, ...others } = NO_FILTERS;
  expect(Object.values(CHIPS).flat().toSorted()).toEqual(Object.keys(others).toSorted());
  const filters = { ...NO_FILTERS, q: "kim", minFollowers: 50_000, maxFollowers: 100_000 };
  expect(readChip(filters, "Followers")).toEqual({
    label: "50.0K+ followers · Up to 100.0K followers",
    without: { ...NO_FILTERS, q: "kim" },
  });
  expect(readChip(filters, "Sport")).toEqual({ label: "", without: filters });
});

it("reads its own cursors only", () => {
  for (const cursor of [
    { value: 82, rank: 352_187_318_273 },
    { value: -5.5, rank: 7 },
    { value: 5.133333333333333, rank: 99 },
  ]) {
    const said = writeCursor(cursor);
    expect(readCursor(new URLSearchParams({ after: said }))).toEqual({ ...cursor, back: false });
    expect(readCursor(new URLSearchParams({ before: said }))).toEqual({ ...cursor, back: true });
  }
  for (const after of ["", "82", "82_", "_7", "8e9_7", "82_a", "82_7'", "9999999999999_1"])
    expect(readCursor(new URLSearchParams({ after }))).toBeNull();
});
