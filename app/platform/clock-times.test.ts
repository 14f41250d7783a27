import { expect, test } from "vitest";
import { formatClockTime, minuteOfDay, nextTime, parseClockTime } from "./clock-times";

const at = (text: string) => Date.parse(text);
const iso = (when: number) => new Date(when).toISOString();

test("a clock time is parsed and formatted as minutes since midnight", () => {
  expect(parseClockTime("22:30")).toBe(1350);
  expect(formatClockTime(1350)).toBe("22:30");
  expect(formatClockTime(5)).toBe("00:05");
});

test("the local time of a zone includes summer time", () => {
  expect(minuteOfDay(at("2026-01-10T12:00Z"), "Europe/London")).toBe(720);
  expect(minuteOfDay(at("2026-07-10T12:00Z"), "Europe/London")).toBe(780);
  expect(minuteOfDay(at("2026-07-10T12:00Z"), "Asia/Kolkata")).toBe(1050);
});

test.each([
  ["later the same day", "2026-01-10T06:00Z", 480, "2026-01-10T08:00:00.000Z"],
  ["the next day when it has passed", "2026-01-10T09:00Z", 480, "2026-01-11T08:00:00.000Z"],
  ["the next day when it is now", "2026-01-10T08:00Z", 480, "2026-01-11T08:00:00.000Z"],
  ["over the change to summer time", "2026-03-28T20:00Z", 480, "2026-03-29T07:00:00.000Z"],
  ["over the change to winter time", "2026-10-24T20:00Z", 480, "2026-10-25T08:00:00.000Z"],
  ["an hour later when the clock skips it", "2026-03-28T20:00Z", 90, "2026-03-29T01:30:00.000Z"],
])("the next time in London is %s", (_, now, minute, expected) => {
  expect(iso(nextTime(at(now), minute, "Europe/London"))).toBe(expected);
});
