import fc from "fast-check";
import { expect, it, test } from "vitest";
import { dayOf } from "~/platform/dates";
import { PLATFORMS } from "~db/constants";
import { periodRange } from "./periods";
import {
  computeChange,
  computeMonthTotals,
  computeTotals,
  countClicks,
  filterPostedBetween,
  groupPosts,
  impressionsOf,
  type PostResult,
  selectBestPosts,
} from "./post-totals";

const NOW = Date.UTC(2026, 10, 25);

const figure = fc.option(fc.integer({ min: 0, max: 10_000_000 }));
const post = fc.record<PostResult>({
  id: fc.uuid(),
  title: fc.constant("Reel"),
  campaignId: fc.constantFrom("a", "b", "c"),
  campaign: fc.constant("Autumn"),
  platform: fc.option(fc.constantFrom(...PLATFORMS)),
  url: fc.constant(null),
  postedAt: fc.integer({ min: NOW - 180 * 86_400_000, max: NOW }),
  takenAt: fc.constant(NOW),
  source: fc.constantFrom("typed", "connected"),
  followers: figure,
  impressions: figure,
  reach: figure,
  engagements: figure,
  clicks: figure,
  views: figure,
});
const posts = fc.array(post, { maxLength: 40 });

const sum = (values: (number | null)[]) => values.reduce<number>((all, n) => all + (n ?? 0), 0);

it("counts every post once, by campaign, by platform and by month", () => {
  fc.assert(
    fc.property(posts, (all) => {
      const whole = computeTotals(all);
      const months = periodRange("12m", NOW).months;
      for (const parts of [
        groupPosts(all, ({ campaignId }) => campaignId).map(({ totals }) => totals),
        groupPosts(all, ({ platform }) => platform).map(({ totals }) => totals),
        computeMonthTotals(all, months),
      ]) {
        expect(sum(parts.map(({ posts }) => posts))).toBe(all.length);
        for (const key of ["impressions", "reach", "engagements"] as const) {
          expect(sum(parts.map((part) => part[key].value))).toBe(whole[key].value ?? 0);
          expect(sum(parts.map((part) => part[key].known))).toBe(whole[key].known);
        }
        expect(sum(parts.map(({ byViews }) => byViews))).toBe(whole.byViews);
      }
    }),
  );
});

it("knows no sum where not one post says the figure, and never takes that for 0", () => {
  fc.assert(
    fc.property(posts, (all) => {
      const { reach, impressions } = computeTotals(all.map((one) => ({ ...one, reach: null })));
      expect(reach).toEqual({ value: null, known: 0 });
      expect(impressions.value === null).toBe(all.every((one) => impressionsOf(one) === null));
    }),
  );
});

test("views stand for impressions only where these are not told, also where they are 0", () => {
  expect(impressionsOf({ impressions: 0, views: 9 })).toBe(0);
  expect(impressionsOf({ impressions: null, views: 9 })).toBe(9);
});

test.each([
  [110, 100, 10],
  [50, 100, -50],
  [0, 0, 0],
  [5, 0, "from_zero"],
  [5, null, null],
  [null, 5, null],
])("from %o to the %o before it is %o", (value, before, change) => {
  expect(computeChange(value, before)).toBe(change);
});

it("puts a day in one of two neighbouring periods", () => {
  fc.assert(
    fc.property(posts, (all) => {
      const { from, before } = periodRange("30d", NOW);
      const [now, earlier] = [
        filterPostedBetween(all, from),
        filterPostedBetween(all, before, from),
      ];
      expect(now.filter((one) => earlier.includes(one))).toEqual([]);
      expect(now.length + earlier.length).toBe(
        all.filter(({ postedAt }) => dayOf(postedAt) >= before).length,
      );
    }),
  );
});

test("our link's clicks stand in place of those told of its campaign's posts", () => {
  const [one, two] = fc.sample(post, 2).map((made, i) => ({
    ...made,
    campaignId: i === 0 ? "linked" : "unlinked",
    clicks: 100,
  })) as [PostResult, PostResult];
  expect(countClicks([one, two], [{ campaignId: "linked", clicks: 7 }])).toBe(107);
  expect(countClicks([one, two], [])).toBe(200);
  expect(countClicks([{ ...one, clicks: null }], [])).toBeNull();
  expect(countClicks([], [{ campaignId: "linked", clicks: 0 }])).toBe(0);
});

it("names at most five posts with figures, none better left out", () => {
  fc.assert(
    fc.property(posts, (all) => {
      const best = selectBestPosts(all);
      const rest = all.filter((one) => one.engagements !== null && !best.includes(one));
      expect(best.length).toBeLessThanOrEqual(5);
      expect(best.every(({ engagements }) => engagements !== null)).toBe(true);
      const least = best.at(-1)?.engagements ?? 0;
      expect(rest.every(({ engagements }) => (engagements ?? 0) <= least)).toBe(true);
      expect(rest.length === 0 || best.length === 5).toBe(true);
    }),
  );
});
