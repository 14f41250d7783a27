import fc from "fast-check";
import { expect, test } from "vitest";
import { exactTimeCode, formatTimeCode, parseTimeCode } from "./time-code";

test.each([
  ["0:12", 12_000],
  ["12", 12_000],
  ["0:12.5", 12_500],
  ["0:12,5", 12_500],
  [" 1:02:03 ", 3_723_000],
  ["90", 90_000],
  ["75:00", 4_500_000],
])("%s is a moment", (text, ms) => expect(parseTimeCode(text)).toBe(ms));

test.each(["", "soon", "0:60", "1:2:3:4", "-1", "0:-2", ":12", "0:12.", "NaN", "1e3"])(
  "'%s' is no moment",
  (text) => expect(parseTimeCode(text)).toBeNull(),
);

test("a moment is written in seconds, rounded down", () => {
  expect([0, 12_999, 61_000, 3_723_000].map(formatTimeCode)).toEqual([
    "0:00",
    "0:12",
    "1:01",
    "1:02:03",
  ]);
  expect([12_000, 12_540].map(exactTimeCode)).toEqual(["0:12", "0:12.5"]);
});

test("what is written is read again, to the tenth", () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 35_999_999 }), (ms) => {
      expect(parseTimeCode(exactTimeCode(ms))).toBe(Math.floor(ms / 100) * 100);
    }),
  ));
