import fc from "fast-check";
import { expect, test } from "vitest";
import { SPORTS } from "./known-sports";
import { canonicalSport, canonicalSports, findSportByWord, parseSports } from "./sports";

test.each([
  ["runNING", "Running"],
  ["Runing", "Running"],
  ["runnning", "Running"],
  ["Rnuning", "Running"],
  ["soccer", "Football"],
  ["Track and field", "Athletics"],
  ["table-tennis", "Table Tennis"],
  ["hurling", "Hurling"],
  ["Curling", "Curling"],
  ["Jockey", "Jockey"],
  ["Gofl", "Gofl"],
  ["Fell running", "Fell running"],
  ["Футбол", "Футбол"],
  ["", ""],
])("takes %j for %j", (typed, sport) => {
  expect(canonicalSport(typed)).toBe(sport);
});

test("knows each sport under its own name alone", () => {
  for (const sport of SPORTS) expect(canonicalSport(sport.toUpperCase())).toBe(sport);
  expect(new Set(SPORTS).size).toBe(SPORTS.length);
  expect([...SPORTS].sort((a, b) => a.localeCompare(b, "en"))).toEqual(SPORTS);
});

test.each([
  ["Climbing, Yoga", ["Climbing", "Yoga"]],
  ["running and cycling", ["Running", "Cycling"]],
  ["Swimming / soccer; swimmers", ["Swimming", "Football"]],
  ["Strength and conditioning", ["Strength and conditioning"]],
  ["Track and field", ["Athletics"]],
  [" , ", []],
])("finds the sports of %j", (typed, sports) => {
  expect(parseSports(typed)).toEqual(sports);
});

test("reads its own spelling again", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (typed) => {
      const sports = parseSports(typed);
      expect(parseSports(sports.join(", "))).toEqual(sports);
    }),
  );
});

test("takes two names of a sport for one", () => {
  expect(canonicalSports(["soccer", "Football", "Fell running"])).toEqual([
    "Football",
    "Fell running",
  ]);
});

test("knows what people are called by a sport", () => {
  expect(findSportByWord("runner")).toBe("Running");
  expect(findSportByWord("running")).toBeUndefined();
  expect(findSportByWord("maya")).toBeUndefined();
});
