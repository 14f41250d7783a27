import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DELIVERABLE_FORMATS, PLATFORMS } from "~db/constants";
import {
  compareWithNorm,
  type Estimate,
  expectedReach,
  forecastPost,
  forecastPosts,
  type Learned,
  NOTHING_LEARNED,
  spreadOf,
} from "./forecast-posts";

const platform = fc.constantFrom(...PLATFORMS);
const format = fc.constantFrom(...DELIVERABLE_FORMATS);
const followers = fc.nat(2_000_000_000);
const channel = fc.record({
  platform,
  followers,
  engagementRate: fc.double({ min: 0, max: 100, noNaN: true }),
});
const channels = fc.uniqueArray(channel, { selector: ({ platform: name }) => name });
const planned = fc.array(fc.record({ platform, format, count: fc.integer({ min: 1, max: 99 }) }), {
  maxLength: 6,
});
const factor = fc.double({ min: 0, max: 20, noNaN: true });
const spread = fc
  .tuple(factor, factor, factor)
  .map((some) => some.sort((a, b) => a - b))
  .map(([low = 0, median = 0, high = 0]) => ({ low, median, high }));
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const learned: fc.Arbitrary<Learned> = fc.record({
  posts: fc.array(
    fc.record({
      platform,
      format: maybe(format),
      followers: fc.nat(5_000_000),
      reach: maybe(fc.nat(5_000_000)),
      engagements: maybe(fc.nat(5_000_000)),
    }),
    { maxLength: 12 },
  ),
  norms: fc.uniqueArray(fc.record({ platform, reach: maybe(spread), engagements: maybe(spread) }), {
    selector: ({ platform: name }) => name,
  }),
});

const VALUES = ["low", "expected", "high"] as const;
const isAtMost = (a: Estimate, b: Estimate) => {
  for (const value of VALUES) expect(a[value]).toBeLessThanOrEqual(b[value]);
};

describe("a forecast", () => {
  test("has no more engagements than people, and no fewer impressions; its low, middle and high are in order", () => {
    fc.assert(
      fc.property(channels, planned, learned, (own, plan, known) => {
        const made = forecastPosts(own, plan, known);
        if (!made) return;
        isAtMost(made.engagements, made.reach);
        isAtMost(made.reach, made.impressions);
        for (const { low, expected, high } of [made.reach, made.impressions, made.engagements])
          expect([low >= 0, low <= expected, expected <= high]).toEqual([true, true, true]);
      }),
    );
  });

  test("never reaches fewer people, nor engages fewer, with more followers", () => {
    fc.assert(
      fc.property(channel, format, fc.nat(1_000_000), learned, (one, made, more, known) => {
        const larger = { ...one, followers: one.followers + more };
        // What the athlete's posts are compared with does not change with today's followers.
        const [fewer, many] = [forecastPost(one, made, known), forecastPost(larger, made, known)];
        isAtMost(fewer.reach, many.reach);
        isAtMost(fewer.engagements, many.engagements);
      }),
    );
  });

  test("is never lower with one channel more", () => {
    fc.assert(
      fc.property(channels, channel, planned, learned, (own, more, plan, known) => {
        const others = own.filter(({ platform: name }) => name !== more.platform);
        expect(expectedReach([...others, more], known)).toBeGreaterThanOrEqual(
          expectedReach(others, known),
        );
        const [fewer, many] = [others, [...others, more]].map((some) =>
          forecastPosts(some, plan, known),
        );
        // Without a plan it is that of the best channel, whose range may be narrower than another's.
        if (fewer && many && plan.length > 0) isAtMost(fewer.reach, many.reach);
        if (fewer && many) expect(many.reach.expected).toBeGreaterThanOrEqual(fewer.reach.expected);
        expect(fewer !== null && many === null).toBe(false);
      }),
    );
  });

  test("is of one channel, whatever the athlete has elsewhere", () => {
    const instagram = { platform: "instagram", followers: 10_000, engagementRate: 5 } as const;
    const plan = [{ platform: "instagram", format: "post", count: 2 } as const];
    expect(forecastPosts([instagram], plan)).toEqual({
      reach: { low: 3_534, expected: 5_700, high: 9_120 },
      impressions: { low: 4_594, expected: 7_410, high: 11_856 },
      engagements: { low: 620, expected: 1_000, high: 1_600 },
      basis: "published norms",
    });
    const others = [{ platform: "youtube", followers: 10, engagementRate: 0 } as const];
    expect(forecastPosts([...others, instagram], plan)).toEqual(forecastPosts([instagram], plan));
    expect(forecastPosts(others, plan)).toBeNull();
    expect(forecastPosts([], [])).toBeNull();
  });

  test("rests on three own posts, else on completed campaigns, else on published norms", () => {
    const instagram = { platform: "instagram", followers: 10_000, engagementRate: 5 } as const;
    // Half as much again as norms and rate expect.
    const results = { reach: 4_275, engagements: 750 };
    const post = { platform: "instagram", format: "post", followers: 10_000, ...results } as const;
    const half = { low: 0.4, median: 0.5, high: 0.6 };
    const norms = [{ platform: "instagram", reach: half, engagements: half } as const];
    const made = (n: number, known: Learned["norms"]) => {
      const posts = Array.from({ length: n }, () => post);
      const { reach, engagements, basis } = forecastPost(instagram, "post", {
        posts,
        norms: known,
      });
      return [reach.expected, engagements.expected, basis];
    };
    expect(made(3, norms)).toEqual([4_275, 750, "own posts"]);
    expect(made(2, norms)).toEqual([1_425, 250, "completed campaigns"]);
    expect(made(2, [])).toEqual([2_850, 500, "published norms"]);
    expect(forecastPost(instagram, "story", NOTHING_LEARNED).reach.expected).toBe(850);
  });

  test("takes the published rate where a channel's is not known", () => {
    const of = (engagementRate: number, followers = 10_000) =>
      forecastPost({ platform: "tiktok", followers, engagementRate }).engagements.expected;
    expect([of(0), of(3), of(0, 0)]).toEqual([393, 300, 0]);
    expect(of(0, 100_000)).toBeGreaterThan(of(0));
    expect(of(0, 100_000)).toBeLessThan(10 * of(0));
  });

  test("of a post that came as expected is confirmed by it", () => {
    fc.assert(
      fc.property(channel, format, (one, made) => {
        const { reach } = forecastPost(one, made);
        const result = { ...one, format: made, reach: reach.expected, engagements: null };
        const found = compareWithNorm(result, one.engagementRate);
        if (found.reach !== null) expect(found.reach).toBeCloseTo(1, 0);
        expect(found.engagements).toBeNull();
      }),
    );
  });
});

test("quartiles are ordered, lie among the values and do not depend on their order", () => {
  const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(values, (numbers) => {
      const found = spreadOf(numbers);
      expect(found).toEqual(spreadOf(numbers.toReversed()));
      const { low = 0, median = 0, high = 0 } = found ?? {};
      const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
      for (const [a, b] of [
        [least, low],
        [low, median],
        [median, high],
        [high, most],
      ] as const)
        expect(a).toBeLessThanOrEqual(b + 1e-6);
    }),
  );
  expect(spreadOf([])).toBeNull();
  expect(spreadOf([4, 1, 3, 2, 5])).toEqual({ low: 2, median: 3, high: 4 });
});
