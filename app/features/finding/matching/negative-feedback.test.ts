import { expect, test } from "vitest";
import type { Candidate } from "./candidate";
import { type Dismissal, summarizeDismissals } from "./negative-feedback";

const someone: Candidate = {
  userId: "s",
  sport: "Golf",
  otherSports: [],
  location: "",
  totalFollowers: 20_000,
  avgEngagement: 5,
  growthRate: 0,
  contentThemes: ["Travel"],
  isVerified: false,
  startingRate: null,
};
const dismissed = (reason: Dismissal["reason"], ...changes: Partial<Candidate>[]): Dismissal[] =>
  changes.map((change, i) => ({ ...someone, userId: `d${i}`, ...change, reason }));
const fits = (given: Dismissal[], change: Partial<Candidate> = {}) =>
  summarizeDismissals(given).some((lesson) => lesson.fits({ ...someone, ...change }));

test("a reason given once has no effect on others, and some reasons never have", () => {
  for (const reason of ["too_small", "too_expensive", "wrong_sport", "wrong_audience"] as const)
    expect(summarizeDismissals(dismissed(reason, {}))).toEqual([]);
  for (const reason of ["worked_together", "other"] as const)
    expect(summarizeDismissals(dismissed(reason, {}, {}, {}))).toEqual([]);
});

test("too small, given twice, raises the wanted followers above both", () => {
  const small = dismissed("too_small", { totalFollowers: 5_000 }, { totalFollowers: 30_000 });
  expect(fits(small, { totalFollowers: 30_000 })).toBe(true);
  expect(fits(small, { totalFollowers: 30_001 })).toBe(false);
});

test("too expensive, given twice, lowers the wanted price below both that are stated", () => {
  const dear = dismissed("too_expensive", { startingRate: 90_000 }, { startingRate: 60_000 }, {});
  expect(fits(dear, { startingRate: 60_000 })).toBe(true);
  expect(fits(dear, { startingRate: 59_999 })).toBe(false);
  expect(fits(dear)).toBe(false);
  expect(summarizeDismissals(dear.slice(1))).toEqual([]);
});

test("a sport or theme counts when two dismissals share it", () => {
  expect(fits(dismissed("wrong_sport", {}, { sport: "golf" }))).toBe(true);
  expect(fits(dismissed("wrong_sport", {}, { sport: "Tennis" }))).toBe(false);
  expect(fits(dismissed("wrong_sport", { sport: "" }, { sport: "" }), { sport: "" })).toBe(false);
  expect(fits(dismissed("wrong_audience", {}, { contentThemes: ["Food", "travel"] }))).toBe(true);
  expect(fits(dismissed("wrong_audience", {}, { contentThemes: ["Food"] }))).toBe(false);
});
