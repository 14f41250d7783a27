import { expect, test } from "vitest";
import { launchRefusal, missingFor } from "./launch-check";

const whole = {
  budget: 100_000,
  startDate: "2099-01-01",
  endDate: "2099-02-01",
};

test("a whole brief is ready", () => {
  expect(missingFor(whole)).toEqual([]);
  expect(launchRefusal(whole, false)).toBeNull();
});

test("a budget and dates may be left out knowingly", () => {
  const plan = { ...whole, budget: null, endDate: null };
  expect(missingFor(plan).map(({ name }) => name)).toEqual(["budget", "dates"]);
  expect(launchRefusal(plan, false)).toBe(
    "This campaign has no budget and no dates. Add them, or launch without them.",
  );
  expect(launchRefusal(plan, true)).toBeNull();
  expect(launchRefusal({ ...whole, startDate: null }, false)).toContain("has no dates");
});

test("a budget of nothing is a budget", () => {
  expect(missingFor({ ...whole, budget: 0 })).toEqual([]);
});
