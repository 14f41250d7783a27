import { expect, it } from "vitest";
import { isBelowRate } from "./starting-rate";

it.each([
  [25_000, 24_999, true],
  [25_000, 0, true],
  [25_000, 25_000, false],
  [25_000, 30_000, false],
  [null, 0, false],
])("with a rate of %s pence, a fee of %d is below: %s", (rate, fee, below) => {
  expect(isBelowRate(rate, fee)).toBe(below);
});
