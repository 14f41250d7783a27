import { expect, test } from "vitest";
import { everyMonth, filterQuery, firstDay, readResultsFilter } from "./results-filter";

const NOW = Date.parse("2026-02-15T12:00:00Z");
const read = (query: string) => readResultsFilter(new URLSearchParams(query));

test("what an address does not say, or says wrongly, is everything", () => {
  for (const query of ["", "time=&campaign=", "time=2d"])
    expect(read(query)).toEqual({ time: "all", campaign: null });
  const chosen = read("time=30d&campaign=abc");
  expect(chosen).toEqual({ time: "30d", campaign: "abc" });
  expect(read(String(new URLSearchParams(filterQuery(chosen))))).toEqual(chosen);
});

test("a time begins on its first day, and today is one of its days", () => {
  expect(firstDay(read("time=30d"), NOW)).toBe("2026-01-17");
  expect(firstDay(read(""), NOW)).toBeNull();
});

test("months without a payment stand between those with one, up to this month", () => {
  const paid = (month: string) => ({ month, paid: 5, refunded: 1 });
  const nothing = (month: string) => ({ month, paid: 0, refunded: 0 });
  expect(everyMonth([paid("2025-11"), paid("2026-01")], NOW)).toEqual([
    ...[paid("2025-11"), nothing("2025-12"), paid("2026-01"), nothing("2026-02")],
  ]);
  expect(everyMonth([], NOW)).toEqual([]);
});
