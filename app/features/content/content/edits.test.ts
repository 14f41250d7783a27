import { expect, test } from "vitest";
import { findPlannedDateError } from "./edits.server";

const now = Date.parse("2026-11-20T18:00:00Z");

test.each([
  ["no day", undefined, "2026-11-30", null],
  ["today", "2026-11-20", "2026-11-30", null],
  ["yesterday", "2026-11-19", "2026-11-30", /has passed/],
  ["the last day", "2026-11-30", "2026-11-30", null],
  ["the day after", "2026-12-01", "2026-11-30", /ends on 30 Nov/],
  ["any day without a last one", "2027-05-01", null, null],
  ["any day once the campaign is over", "2026-11-25", "2026-11-10", null],
])("%s", (_, day, lastDay, expected) => {
  const found = findPlannedDateError(day, { lastDay, now });
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatch(expected);
});

test("a day counts as today until it has ended everywhere", () => {
  const early = Date.parse("2026-11-20T08:00:00Z");
  expect(findPlannedDateError("2026-11-19", { lastDay: null, now: early })).toBeNull();
  expect(findPlannedDateError("2026-11-18", { lastDay: null, now: early })).toMatch(/has passed/);
});
