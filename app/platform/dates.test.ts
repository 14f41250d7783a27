import { expect, it } from "vitest";
import { formatAge } from "./dates";

const NOW = Date.parse("2026-11-21T00:30:00Z");
const DAY = 24 * 60 * 60 * 1000;

it("formats an age by calendar days", () => {
  const ages = [-1, 0, 1, 3, 13, 14, 60, 61, 729, 731].map((days) =>
    formatAge(NOW - days * DAY, NOW),
  );
  expect(ages).toEqual([
    "today",
    "today",
    "yesterday",
    "3 days ago",
    "13 days ago",
    "2 weeks ago",
    "8 weeks ago",
    "2 months ago",
    "23 months ago",
    "2 years ago",
  ]);
  expect(formatAge(NOW - 60 * 60 * 1000, NOW)).toBe("yesterday");
});
