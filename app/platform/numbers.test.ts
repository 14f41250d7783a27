import { expect, test } from "vitest";
import {
  formatChange,
  formatCount,
  formatPercent,
  formatWhole,
  formatWholePercent,
  listNames,
} from "./numbers";

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
  [-2.5, "−2.5%"],
  [-0.04, "0.0%"],
  [0, "0.0%"],
])("a rate of %d reads %s", (rate, text) => {
  expect(formatPercent(rate)).toBe(text);
});

test("a whole number keeps every digit", () => {
  expect([1_204, -1_204].map(formatWhole)).toEqual(["1,204", "−1,204"]);
});

test.each([
  [["Ada"], 1, "Ada"],
  [["Ada", "Ben"], 2, "Ada and Ben"],
  [["Ada", "Ben", "Cy"], 3, "Ada, Ben and Cy"],
  [["Ada", "Ben", "Cy"], 5, "Ada, Ben, Cy and 2 more"],
])("%j of %d are said in words", (names, total, text) => {
  expect(listNames(names, total)).toBe(text);
});

test("a change has its sign, and none when it rounds to nothing", () => {
  expect([12.5, -2, 0.04, -0.04].map((n) => formatChange(n))).toEqual([
    ...["+12.5%", "−2.0%", "0.0%", "0.0%"],
  ]);
  expect([39.6, -30, 0.4, -0.4].map((n) => formatChange(n, formatWholePercent))).toEqual([
    ...["+40%", "−30%", "0%", "0%"],
  ]);
});
