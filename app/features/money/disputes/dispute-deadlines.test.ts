import { expect, test } from "vitest";
import { appealDay, mayStillAppeal, resolutionTarget } from "./dispute-deadlines";

const at = (iso: string) => Date.parse(iso);

test.each([
  ["2026-11-16T10:00Z", "2026-11-23", "2026-11-25", "over a weekend"],
  ["2026-11-21T10:00Z", "2026-11-27", "2026-12-01", "from a Saturday"],
  ["2026-12-21T10:00Z", "2026-12-30", "2027-01-04", "over Christmas and New Year"],
  ["2026-04-01T10:00Z", "2026-04-10", "2026-04-14", "over Easter"],
  ["2026-07-01T23:30Z", "2026-07-09", "2026-07-13", "after midnight in London"],
])("the aim of what was filed at %s is %s to %s, %s", (since, from, to) => {
  expect(resolutionTarget(at(since))).toEqual({ from, to });
});

test("a ruling can be appealed until its seventh day has ended in London", () => {
  const ruled = at("2026-06-01T09:00Z");
  expect(appealDay(ruled)).toBe("2026-06-08");
  expect(mayStillAppeal(ruled, at("2026-06-08T22:59Z"))).toBe(true);
  expect(mayStillAppeal(ruled, at("2026-06-08T23:00Z"))).toBe(false);
});
