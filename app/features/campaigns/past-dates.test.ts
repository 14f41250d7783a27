import { expect, test } from "vitest";
import { changedDates, pastDates } from "./past-dates";

const START = ["Start date can't be in the past"];
const END = ["End date can't be in the past"];

test.each([
  [{}, null],
  [{ startDate: null, endDate: null }, null],
  [{ startDate: "2026-11-22", endDate: "2026-11-22" }, null],
  [{ startDate: "2026-11-21", endDate: "2026-12-01" }, { startDate: START }],
  [{ endDate: "2026-11-21" }, { endDate: END }],
  [
    { startDate: "2026-01-01", endDate: "2026-02-01" },
    { startDate: START, endDate: END },
  ],
])("on 22 November, %o", (dates, expected) => {
  expect(pastDates(dates, "2026-11-22")).toEqual(expected);
});

test("a date counts as changed unless it stays as it was", () => {
  const before = { startDate: "2026-01-01", endDate: null };
  expect(changedDates(before, before)).toEqual({ startDate: null, endDate: null });
  expect(changedDates({}, {})).toEqual({ startDate: null, endDate: null });
  expect(changedDates(before, { startDate: "2026-01-02", endDate: "2026-02-01" })).toEqual({
    startDate: "2026-01-02",
    endDate: "2026-02-01",
  });
});
