import { expect, test } from "vitest";
import { bestSport, sportFit } from "./sport-fit";

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
  expect(bestSport(athlete, ["Cycling"])).toEqual({ sport: "Gravel cycling", fit: 0.85 });
  expect(bestSport(athlete, ["Cycling", "Yoga"])).toEqual({ sport: "Yoga", fit: 1 });
  expect(bestSport(athlete, ["Yoga", "Climbing"])).toEqual({ sport: "Climbing", fit: 1 });
  expect(bestSport(athlete, ["Golf"])).toBeNull();
  expect(bestSport({ sport: "", otherSports: [] }, ["Golf"])).toBeNull();
});
