import fc from "fast-check";
import { expect, it } from "vitest";
import {
  activeFilters,
  filterQuery,
  NO_FILTERS,
  readCursor,
  readFilters,
  writeCursor,
} from "./filters";

const read = (query: string) => readFilters(new URLSearchParams(query));

it("brings every value to the nearest legal one", () => {
  expect(read("minFollowers=14,999&minScore=250&verified=yes")).toEqual({
    ...NO_FILTERS,
    minFollowers: 10_000,
    minScore: 100,
  });
  expect(read("minFollowers=-5&minScore=many")).toEqual(NO_FILTERS);
  expect(read("minFollowers=1e99")).toEqual({ ...NO_FILTERS, minFollowers: 1_000_000 });
  expect(read("q=%20%20maya%20%20okafor%20").q).toBe("maya okafor");
  expect(read(`q=${"a".repeat(500)}`).q).toHaveLength(100);
});

it("keeps legal filters as they are, whatever the address said before", () => {
  const raw = fc.record({
    q: fc.string(),
    sport: fc.string(),
    minFollowers: fc.oneof(fc.integer(), fc.string()),
    minScore: fc.oneof(fc.double(), fc.string()),
    verified: fc.constantFrom("on", "off", ""),
  });
  fc.assert(
    fc.property(raw, (values) => {
      const params = Object.entries(values).map(([key, value]) => [key, String(value)]);
      const filters = readFilters(new URLSearchParams(params));
      expect(read(filterQuery(filters))).toEqual(filters);
      expect(filters.minFollowers % 10_000).toBe(0);
      expect(filters.minFollowers).toBeGreaterThanOrEqual(0);
      expect(filters.minFollowers).toBeLessThanOrEqual(1_000_000);
      expect(filters.minScore).toBeGreaterThanOrEqual(0);
      expect(filters.minScore).toBeLessThanOrEqual(100);
    }),
  );
});

it("takes one filter away and leaves the others", () => {
  const filters = { ...NO_FILTERS, sport: "Golf", minScore: 60, verified: true };
  expect(activeFilters(filters)).toEqual([
    { label: "Golf", without: { ...filters, sport: "" } },
    { label: "Score 60+", without: { ...filters, minScore: 0 } },
    { label: "Verified", without: { ...filters, verified: false } },
  ]);
});

it("reads its own cursors and nothing else", () => {
  const cursor = { score: 82, id: "01jc0000000000000000000000" };
  expect(readCursor(new URLSearchParams({ after: writeCursor(cursor) }))).toEqual(cursor);
  for (const after of ["", "82", "82.", ".x", "8200.a", "82.a b", "82.a'"])
    expect(readCursor(new URLSearchParams({ after }))).toBeNull();
});
