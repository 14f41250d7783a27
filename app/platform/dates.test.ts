import { expect, it } from "vitest";
import {
  formatAge,
  formatDay,
  formatFreshness,
  formatInFull,
  formatInMonth,
  formatMoment,
} from "./dates";

const NOW = Date.parse("2026-11-21T00:30:00Z");
const DAY = 24 * 60 * 60 * 1000;
const view = (timeZone: string) => ({ now: NOW, timeZone });

it("formats an age by calendar days", () => {
  const ages = [-1, 0, 1, 3, 13, 14, 60, 61, 729, 731].map((days) =>
    formatAge(NOW - days * DAY, { now: NOW }),
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
  expect(formatAge(NOW - 60 * 60 * 1000, { now: NOW })).toBe("yesterday");
});

it("formats an age of less than a day by minutes and hours", () => {
  const ages = [-5, 0, 1, 59, 60, 119, 180, 1439, 1440, 3 * 1440].map((minutes) =>
    formatFreshness(NOW - minutes * 60_000, { now: NOW }),
  );
  expect(ages).toEqual([
    ...["just now", "just now", "1 minute ago", "59 minutes ago", "1 hour ago", "1 hour ago"],
    ...["3 hours ago", "23 hours ago", "yesterday", "3 days ago"],
  ]);
});

it("names a month, with the year when it is not this year", () => {
  const months = ["2026-05-31T23:30:00Z", "2025-11-30T00:00:00Z"].map((when) =>
    formatInMonth(Date.parse(when), view("UTC")),
  );
  expect(months).toEqual(["in May", "in November 2025"]);
  expect(formatInMonth(Date.parse("2026-05-31T23:30:00Z"), view("Europe/Paris"))).toBe("in June");
});

it("counts days by the viewer's calendar", () => {
  const anHourAgo = NOW - 60 * 60 * 1000;
  expect(formatAge(anHourAgo, view("Europe/London"))).toBe("yesterday");
  expect(formatAge(anHourAgo, view("Europe/Paris"))).toBe("today");
  expect(formatAge(anHourAgo, view("America/New_York"))).toBe("today");
});

it("names the year only when it is not this year", () => {
  expect(formatDay("2026-09-01", view("UTC"))).toBe("1 Sep");
  expect(formatDay("2027-01-12", view("UTC"))).toBe("12 Jan 2027");
  const newYear = Date.parse("2027-01-01T00:30:00Z");
  expect(formatDay(newYear, view("America/New_York"))).toBe("31 Dec");
});

it("formats a moment by the viewer's clock, summer time included", () => {
  const july = Date.parse("2026-07-18T22:05:00Z");
  expect(formatMoment(july, view("Europe/London"))).toBe("18 Jul, 23:05");
  expect(formatMoment(july, view("Asia/Tokyo"))).toBe("19 Jul, 07:05");
  expect(formatMoment(Date.parse("2026-01-02T00:00:00Z"), view("UTC"))).toBe("2 Jan, 00:00");
});

it("formats in full, with the time zone where there is a time", () => {
  const moment = Date.parse("2026-11-18T16:00:00Z");
  expect(formatInFull(moment, "Europe/London")).toBe("Wednesday 18 November 2026, 16:00 GMT");
  expect(formatInFull("2026-11-18", "UTC")).toBe("Wednesday 18 November 2026");
});

it("formats by London's clock where the time zone is not known", () => {
  const july = Date.parse("2026-07-18T22:05:00Z");
  expect(formatMoment(july, view("Mars/Olympus"))).toBe("18 Jul, 23:05");
});
