import { expect, it } from "vitest";
import { formatCount } from "~/platform/numbers";
import { type DayFigures, trend, trendSentence } from "./history";

const day = (takenOn: string, totalFollowers: number): DayFigures => ({
  takenOn,
  totalFollowers,
  avgEngagement: 3,
});
const followers = ({ totalFollowers }: DayFigures) => totalFollowers;
const notifications = (...days: DayFigures[]) =>
  trendSentence("Followers", days, followers, formatCount);

it("states the first and the last figure", () => {
  const first = day("2026-09-01", 96_400);
  expect(notifications(first, day("2026-10-01", 99_000), day("2026-11-24", 101_000))).toBe(
    "Followers grew from 96.4K to 101.0K in 12 weeks.",
  );
  expect(notifications(first, day("2026-09-06", 90_000))).toBe(
    "Followers fell from 96.4K to 90.0K in 5 days.",
  );
  expect(notifications(first, day("2026-09-02", 96_401))).toBe(
    "Followers stayed at 96.4K for 1 day.",
  );
  expect(notifications(first)).toBe("Followers: 96.4K, only one figure so far.");
  expect(notifications()).toBe("");
});

it("breaks the line at missing days, not between weekly snapshots", () => {
  const weekly = [day("2026-09-01", 1), day("2026-09-08", 2), day("2026-09-22", 3)];
  expect(trend(weekly, followers).map(({ y }) => y)).toEqual([1, 2, 3]);
  const late = [...weekly, day("2026-10-07", 4)];
  expect(trend(late, followers).map(({ y }) => y)).toEqual([1, 2, 3, null, 4]);
});
