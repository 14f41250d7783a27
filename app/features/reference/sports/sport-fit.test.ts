import { expect, test } from "vitest";
import { findBestSport, sportFit } from "./sport-fit";

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

test("the best of several sports counts, the primary one first", () => {
  const athlete = { sport: "Climbing", otherSports: ["Gravel cycling", "Yoga"] };
  expect(findBestSport(athlete, ["Cycling"])).toEqual({ sport: "Gravel cycling", fit: 0.85 });
  expect(findBestSport(athlete, ["Cycling", "Yoga"])).toEqual({ sport: "Yoga", fit: 1 });
  expect(findBestSport(athlete, ["Yoga", "Climbing"])).toEqual({ sport: "Climbing", fit: 1 });
  expect(findBestSport(athlete, ["Golf"])).toBeNull();
  expect(findBestSport({ sport: "", otherSports: [] }, ["Golf"])).toBeNull();
});
