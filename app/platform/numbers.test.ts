import { expect, test } from "vitest";
import { bytesText, formatCount, formatPercent, formatWhole, parseNumber } from "./numbers";

test.each([
  ["2500", 2500],
  ["2,500", 2500],
  ["£2,500.50", 2500.5],
  ["£ 1,000,000", 1_000_000],
  [" 3.5 ", 3.5],
  [".5", 0.5],
  ["007", 7],
  ["-5", -5],
  ["−£5", -5],
  ["２５００", 2500],
])("%s is %d", (typed, number) => {
  expect(parseNumber(typed)).toBe(number);
});

test.each([
  "2.500,50",
  "2.500.000",
  "2,50",
  "25,00",
  "1,2345",
  ",500",
  "0x10",
  "1e3",
  "Infinity",
  "2500-",
  "5%",
  "2 500",
  "5 or 6",
  "1.",
  "£",
  "€50",
  "9".repeat(16),
])("%s is no number", (typed) => {
  expect(parseNumber(typed)).toBeNaN();
});

test.each([
  [0, "0 KB"],
  [1, "1 KB"],
  [840 * 1024, "840 KB"],
  [1024 ** 2 - 1, "1 MB"],
  [3.2 * 1024 ** 2, "3.2 MB"],
  [411.6 * 1024 ** 2, "412 MB"],
  [1024 ** 3 - 1, "1 GB"],
  [1.4 * 1024 ** 3, "1.4 GB"],
  [5 * 1024 ** 3, "5 GB"],
])("%i bytes are %s", (bytes, text) => expect(bytesText(bytes)).toBe(text));

test.each([
  [0, "0"],
  [999, "999"],
  [1_000, "1.0K"],
  [44_900, "44.9K"],
  [999_949, "999.9K"],
  // Rounded to one decimal it is a million.
  [999_950, "1.0M"],
  [1_200_000, "1.2M"],
  [999_949_999, "999.9M"],
  [999_950_000, "1.0B"],
  [1_200_000_000, "1.2B"],
])("a count of %d reads %s", (count, text) => {
  expect(formatCount(count)).toBe(text);
});

test.each([
  [5.84, "5.8%"],
  [-2.5, "-2.5%"],
  [-0.04, "0.0%"],
  [0, "0.0%"],
])("a rate of %d reads %s", (rate, text) => {
  expect(formatPercent(rate)).toBe(text);
});

test("a whole number keeps every digit", () => {
  expect(formatWhole(1_204)).toBe("1,204");
});
