import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "./durations";
import {
  dayIn,
  formatClockTime,
  minuteIn,
  momentIn,
  nextMoment,
  parseClockTime,
} from "./zone-clock";

const at = (text: string) => Date.parse(text);
const iso = (when: number) => new Date(when).toISOString();

test("a clock time is parsed and formatted as minutes since midnight", () => {
  expect(parseClockTime("22:30")).toBe(1350);
  expect(formatClockTime(1350)).toBe("22:30");
  expect(formatClockTime(5)).toBe("00:05");
});

test("the local time of a zone includes summer time", () => {
  expect(minuteIn("Europe/London", at("2026-01-10T12:00Z"))).toBe(720);
  expect(minuteIn("Europe/London", at("2026-07-10T12:00Z"))).toBe(780);
  expect(minuteIn("Asia/Kolkata", at("2026-07-10T12:00Z"))).toBe(1050);
});

test.each([
  ["later the same day", "2026-01-10T06:00Z", 480, "2026-01-10T08:00:00.000Z"],
  ["the next day when it has passed", "2026-01-10T09:00Z", 480, "2026-01-11T08:00:00.000Z"],
  ["the next day when it is now", "2026-01-10T08:00Z", 480, "2026-01-11T08:00:00.000Z"],
  ["over the change to summer time", "2026-03-28T20:00Z", 480, "2026-03-29T07:00:00.000Z"],
  ["over the change to winter time", "2026-10-24T20:00Z", 480, "2026-10-25T08:00:00.000Z"],
  ["the next day, also from a day of 25 hours", "2026-10-24T23:30Z", 0, "2026-10-26T00:00:00.000Z"],
  ["an hour later when the clock skips it", "2026-03-28T20:00Z", 90, "2026-03-29T01:30:00.000Z"],
])("the next time in London is %s", (_, now, minute, expected) => {
  expect(iso(nextMoment("Europe/London", minute, at(now)))).toBe(expected);
});

const zone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"), "UTC");
const day = fc
  .integer({ min: at("2026-01-01T00:00Z"), max: at("2029-12-31T00:00Z") })
  .map((when) => iso(when).slice(0, 10));
const before = (date: string) => iso(at(date) - DAY_MS).slice(0, 10);

describe("a day in a time zone", () => {
  test.each([
    ["Europe/London", "2026-07-01", "2026-06-30T23:00:00Z", "in summer"],
    ["Europe/London", "2026-03-30", "2026-03-29T23:00:00Z", "after the clocks went forward"],
    ["Europe/London", "2026-10-26", "2026-10-26T00:00:00Z", "after the clocks went back"],
    ["America/New_York", "2026-11-24", "2026-11-24T05:00:00Z", "west of London"],
    ["Pacific/Kiritimati", "2026-11-24", "2026-11-23T10:00:00Z", "far in the east"],
    ["Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00Z", "whose midnight is skipped"],
    ["Mars/Olympus", "2026-11-24", "2026-11-24T00:00:00Z", "which is not known: London's"],
  ])("of %s: %s begins at %s (%s)", (name, date, begins) => {
    expect(new Date(momentIn(name, date)).toISOString()).toBe(new Date(begins).toISOString());
  });

  test("begins when the calendar date changes, in every zone", () => {
    fc.assert(
      fc.property(zone, day, (name, date) => {
        const begins = momentIn(name, date);
        // Samoa and others have skipped whole days, but not in these years.
        expect(dayIn(name, begins)).toBe(date);
        expect(dayIn(name, begins - 1)).toBe(before(date));
      }),
      { numRuns: 500 },
    );
  });
});
