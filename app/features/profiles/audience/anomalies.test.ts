import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { ENGAGEMENT_NORM, tierOf } from "../athletes/figures";
import {
  type Anomaly,
  ATHLETE_FIRST_DAYS,
  type ChannelDay,
  describeAnomaly,
  findAnomalies,
  JUMP,
  RATE,
  visibleFrom,
} from "./anomalies";

const TODAY = "2026-11-25";
const ago = (days: number) => dayOf(Date.parse(TODAY) - days * DAY_MS);
const LONG_AGO = Date.parse(TODAY) - 90 * DAY_MS;

/** Followers of the days up to today, the oldest first. */
const series = (followers: readonly number[], more: Partial<ChannelDay> = {}): ChannelDay[] =>
  followers.map((count, i) => ({
    takenOn: ago(followers.length - 1 - i),
    followers: count,
    engagementRate: ENGAGEMENT_NORM[tierOf(count)],
    lastPostAt: LONG_AGO,
    ...more,
  }));

const kinds = (signs: Anomaly[]) => signs.map(({ kind }) => kind);

test("a jump without a post is a sign, with its figures and days", () => {
  const days = series([10_000, 10_050, 14_000, 14_100]);
  expect(findAnomalies(days, TODAY)).toEqual([
    { kind: "jump", usual: 10_000, measured: 14_100, firstDay: ago(3), lastDay: ago(0) },
  ]);
});

test("a jump is none with a post in its days or the week before, or one that is not known", () => {
  const jump = [10_000, 14_000];
  for (const lastPostAt of [Date.parse(ago(1)), Date.parse(ago(1 + JUMP.quietDays)), null])
    expect(findAnomalies(series(jump, { lastPostAt }), TODAY)).toEqual([]);
});

test("a jump ends when the followers leave again, and after its time", () => {
  expect(findAnomalies(series([10_000, 14_000, 10_100]), TODAY)).toEqual([]);
  const days = (askedDays: number) => series([10_000, ...Array(askedDays).fill(14_000)]);
  expect(kinds(findAnomalies(days(JUMP.askedDays), TODAY))).toEqual(["jump"]);
  expect(findAnomalies(days(JUMP.askedDays + 1), TODAY)).toEqual([]);
});

test("no gain below the limits is a jump, in whatever order the days are read", () => {
  const counts = fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(counts, (followers) => {
      const days = series(followers);
      const signs = findAnomalies(days, TODAY);
      expect(findAnomalies(days.toReversed(), TODAY)).toEqual(signs);
      const jump = signs.find(({ kind }) => kind === "jump");
      const can = days.some((from, i) =>
        days
          .slice(i + 1, i + 1 + JUMP.days)
          .some(
            (to) =>
              to.followers - from.followers >= JUMP.followers &&
              to.followers >= from.followers * (1 + JUMP.percent / 100),
          ),
      );
      if (!can) expect(jump).toBeUndefined();
      if (!jump) return;
      expect(jump.measured - jump.usual).toBeGreaterThanOrEqual(JUMP.followers);
      expect(jump.measured / jump.usual).toBeGreaterThanOrEqual(1 + JUMP.percent / 100);
      expect(Date.parse(jump.lastDay) - Date.parse(jump.firstDay)).toBeLessThanOrEqual(
        JUMP.days * DAY_MS,
      );
    }),
  );
});

test("a rate is a sign exactly when it is far off the norm of the size", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: RATE.followers, max: 5_000_000 }),
      fc.integer({ min: 0, max: 400 }),
      (followers, tenths) => {
        const rate = tenths / 10;
        const norm = ENGAGEMENT_NORM[tierOf(followers)];
        const days = series(Array(RATE.readings).fill(followers), { engagementRate: rate });
        // The mean of equal rates may differ from them in its last binary digit.
        const isFar = rate < norm * RATE.lowest - 1e-9 || rate > norm * RATE.highest + 1e-9;
        const isNear = rate > norm * RATE.lowest + 1e-9 && rate < norm * RATE.highest - 1e-9;
        const found = kinds(findAnomalies(days, TODAY)).includes("rate");
        if (isFar) expect(found).toBe(true);
        if (isNear) expect(found).toBe(false);
      },
    ),
  );
});

test("a rate is none of a small channel, of fewer days than needed, or while it is not known", () => {
  const far = { engagementRate: 0.01 };
  const [enough, few] = [Array(RATE.readings).fill(5_000), Array(RATE.readings - 1).fill(5_000)];
  expect(kinds(findAnomalies(series(enough, far), TODAY))).toEqual(["rate"]);
  expect(findAnomalies(series(few, far), TODAY)).toEqual([]);
  expect(findAnomalies(series(Array(9).fill(RATE.followers - 1), far), TODAY)).toEqual([]);
  expect(findAnomalies(series(enough, { engagementRate: null }), TODAY)).toEqual([]);
  const past = series(enough, far).map((day, i) => ({ ...day, takenOn: ago(RATE.days + i) }));
  expect(findAnomalies(past, TODAY)).toEqual([]);
});

test("the athlete knows first, until the week is over or it is explained", () => {
  expect(visibleFrom({ foundAt: 1_000, explainedAt: null })).toBe(
    1_000 + ATHLETE_FIRST_DAYS * DAY_MS,
  );
  expect(visibleFrom({ foundAt: 1_000, explainedAt: 5_000 })).toBe(5_000);
});

test("a sign is told as what was seen", () => {
  const days = { firstDay: ago(6), lastDay: ago(0) };
  expect(
    describeAnomaly({ platform: "tiktok", kind: "rate", usual: 4.4, measured: 0.3, ...days }),
  ).toBe(
    "TikTok engagement was 0.3%, measured up to 25 November 2026. Channels of that size usually have about 4.4%.",
  );
});
