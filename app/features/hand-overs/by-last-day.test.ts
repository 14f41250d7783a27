import { expect, test } from "vitest";
import { byLastDay } from "./by-last-day";

test("the soonest day comes first, and what has no deadline last", () => {
  const days = [null, "2026-12-01", "2026-11-30", undefined, "2027-01-01"];
  // `sort` would put `undefined` last by itself.
  const sorted = days.map((day) => ({ day })).sort((a, b) => byLastDay(a.day, b.day));
  expect(sorted.map(({ day }) => day)).toEqual([
    "2026-11-30",
    "2026-12-01",
    "2027-01-01",
    null,
    undefined,
  ]);
});
