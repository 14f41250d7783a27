import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { budgetLine, isBelowRate, overBudget, remainingBudget } from "./budget";

it.each([
  [25_000, 24_999, true],
  [25_000, 0, true],
  [25_000, 25_000, false],
  [25_000, 30_000, false],
  [null, 0, false],
])("with a rate of %s pence, a fee of %d is below: %s", (rate, fee, below) => {
  expect(isBelowRate(rate, fee)).toBe(below);
});

const pence = fc.nat(10_000_000);
const sums = fc.record({ budget: fc.option(pence), accepted: pence, pending: pence });

describe("sums against the budget", () => {
  test("what is committed and what is left make the budget", () => {
    fc.assert(
      fc.property(sums, (one) => {
        const left = remainingBudget(one);
        if (one.budget === null) expect(left).toBeNull();
        else expect(one.accepted + one.pending + (left ?? 0)).toBe(one.budget);
      }),
    );
  });

  test("offers exceed the budget by exactly what is missing, in any order", () => {
    fc.assert(
      fc.property(sums, fc.array(pence, { maxLength: 30 }), (one, fees) => {
        const over = overBudget(one, fees);
        const total = fees.reduce((sum, fee) => sum + fee, 0);
        const left = remainingBudget(one);
        expect(over).toBe(left === null ? 0 : Math.max(0, total - left));
        expect(overBudget(one, fees.toReversed())).toBe(over);
      }),
    );
  });

  test("accepting a pending offer changes nothing of what is left", () => {
    fc.assert(
      fc.property(sums, fc.nat(), (one, part) => {
        const fee = Math.min(part, one.pending);
        const after = { ...one, accepted: one.accepted + fee, pending: one.pending - fee };
        expect(remainingBudget(after)).toBe(remainingBudget(one));
      }),
    );
  });

  test.each([
    [
      { budget: 500_000, accepted: 120_000, pending: 60_000 },
      "£5,000 budget · £1,800 promised · £3,200 left",
    ],
    [
      { budget: 100_000, accepted: 120_000, pending: 50 },
      "£1,000 budget · £1,200.50 promised · £200.50 over budget",
    ],
    [{ budget: null, accepted: 0, pending: 90_000 }, "No budget set · £900 promised"],
  ])("%j reads %s", (one, line) => {
    expect(budgetLine(one)).toBe(line);
  });
});
