import { expect, test } from "vitest";
import { pastDates } from "./past-dates";

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
