import { expect, test } from "vitest";
import { sportFit } from "./sport-fit";

test.each([
  ["Cycling", "cycling ", 1],
  ["Trail run", "trail runs", 1],
  ["Gravel cycling", "Cycling", 0.85],
  ["Cycling, gravel", "Gravel cycling", 0.85],
  ["Cycling", "Gravel cycling", 0],
  ["Motorcycling", "Cycling", 0],
  ["Golf", "Cycling", 0],
  ["", "Cycling", 0],
  ["Cycling", "", 0],
])("%j for %j: %d", (sport, asked, fit) => {
  expect(sportFit(sport, asked)).toBe(fit);
});
