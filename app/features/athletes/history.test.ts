import { expect, it } from "vitest";
import { formatCount } from "~/platform/numbers";
import { course, courseSentence, type DayFigures } from "./history";

const day = (takenOn: string, totalFollowers: number): DayFigures => ({
  takenOn,
  totalFollowers,
  avgEngagement: 3,
});
const followers = ({ totalFollowers }: DayFigures) => totalFollowers;
const told = (...days: DayFigures[]) => courseSentence("Followers", days, followers, formatCount);

it("tells where the figures came from and went to", () => {
  const first = day("2026-09-01", 96_400);
  expect(told(first, day("2026-10-01", 99_000), day("2026-11-24", 101_000))).toBe(
    "Followers grew from 96.4K to 101.0K in 12 weeks.",
  );
  expect(told(first, day("2026-09-06", 90_000))).toBe(
    "Followers fell from 96.4K to 90.0K in 5 days.",
  );
  expect(told(first, day("2026-09-02", 96_401))).toBe("Followers stayed at 96.4K for a day.");
  expect(told(first)).toBe("Followers: 96.4K, the only figure so far.");
  expect(told()).toBe("");
});

it("breaks the line where days are missing, and not from week to week", () => {
  const weekly = [day("2026-09-01", 1), day("2026-09-08", 2), day("2026-09-22", 3)];
  expect(course(weekly, followers).map(({ y }) => y)).toEqual([1, 2, 3]);
  const late = [...weekly, day("2026-10-07", 4)];
  expect(course(late, followers).map(({ y }) => y)).toEqual([1, 2, 3, null, 4]);
});
