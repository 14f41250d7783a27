import { expect, test } from "vitest";
import { budgetFromChoice, matchesBudgetChoice } from "./budget-choice";

test.each([
  [{ package: "small" }, 25_000],
  [{ package: "medium" }, 100_000],
  [{ package: "large" }, 500_000],
  [{ package: "enterprise" }, 1_000_000],
  [{ package: "own", budget: 1200.5 }, 120_050],
  [{ budget: 300 }, 30_000],
  [{ package: "own" }, null],
  [{}, null],
] as const)("%o is a budget of %s pence", (chosen, pence) => {
  expect(budgetFromChoice(chosen)).toBe(pence);
});

test("an amount beside a package is a slip, unless it is the same", () => {
  expect(matchesBudgetChoice({ package: "medium", budget: 1_500 })).toBe(false);
  expect(matchesBudgetChoice({ package: "medium", budget: 1_000 })).toBe(true);
  expect(matchesBudgetChoice({ package: "own", budget: 1_500 })).toBe(true);
});
