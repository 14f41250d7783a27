import { expect, test } from "vitest";
import { parseNumber } from "./parse-number";

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
