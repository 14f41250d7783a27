import { describe, expect, test } from "vitest";
import { findRefundError, parseAmount } from "./refund-amount";

describe("an amount as typed", () => {
  test.each([
    ["250", 25_000],
    ["99.5", 9_950],
    ["99.50", 9_950],
    ["£1,250.50", 125_050],
    [" £ 1,000,000 ", 100_000_000],
    ["0.01", 1],
    ["0.1", 10],
    // 1.15 * 100 is 114.99999999999999.
    ["1.15", 115],
  ])("%s is %d pence", (typed, pence) => {
    expect(parseAmount(typed)).toBe(pence);
  });

  test.each([
    "",
    "0",
    "0.00",
    "-5",
    "1.234",
    "12,50",
    "1,2345",
    "ten",
    "1e3",
    "99999999",
    "1.2.3",
    "5 5",
  ])("%s is none", (typed) => {
    expect(parseAmount(typed)).toBeNull();
  });
});

describe("a refund", () => {
  test.each([
    [1, 0, /No money is held/],
    [10_001, 10_000, /At most £100 can be refunded/],
  ])("of %d pence of %d is refused", (amount, paid, words) => {
    expect(findRefundError(amount, paid)).toMatch(words);
  });

  test("up to what was paid is not refused", () => {
    expect(findRefundError(10_000, 10_000)).toBeNull();
    expect(findRefundError(1, 10_000)).toBeNull();
  });
});
