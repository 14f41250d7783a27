import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ambassadorScore, explainScore, type ScoreInput } from "./score";

const text = fc.constantFrom("", "Leeds, UK");
const handle = fc.constantFrom(null, "maya.runs");
const scoreInput: fc.Arbitrary<ScoreInput> = fc.record({
  totalFollowers: fc.oneof(
    fc.nat(2_000),
    fc.nat(600_000),
    fc.integer({ min: 0, max: 6_000_000_000 }),
  ),
  avgEngagement: fc.double({ min: 0, max: 100, noNaN: true }),
  connectedFollowers: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 6_000_000_000 })),
  connectedEngagement: fc.double({ min: 0, max: 100, noNaN: true }),
  growthRate: fc.double({ min: -100, max: 100, noNaN: true }),
  growthKnown: fc.boolean(),
  contentQualityScore: fc.integer({ min: 0, max: 100 }),
  isVerified: fc.boolean(),
  sport: text,
  location: text,
  bio: text,
  contentThemes: fc.constantFrom([], ["Kit tests"]),
  channels: fc.array(fc.record({ handle })),
});

const NOTHING: ScoreInput = {
  totalFollowers: 0,
  avgEngagement: 0,
  connectedFollowers: 0,
  connectedEngagement: 0,
  growthRate: 0,
  growthKnown: false,
  contentQualityScore: 0,
  isVerified: false,
  sport: "",
  location: "",
  bio: "",
  contentThemes: [],
  channels: [],
};

const EVERYTHING: ScoreInput = {
  totalFollowers: 1_000_000,
  avgEngagement: 6,
  connectedFollowers: 1_000_000,
  connectedEngagement: 6,
  growthRate: 5,
  growthKnown: true,
  contentQualityScore: 100,
  isVerified: true,
  sport: "Running",
  location: "Leeds, UK",
  bio: "Runs.",
  contentThemes: ["Trails"],
  channels: [{ handle: "maya.runs" }],
};

describe("the Ambassador Score", () => {
  test("is a whole number from 0 to 100", () => {
    fc.assert(
      fc.property(scoreInput, (s) => {
        const score = ambassadorScore(s);
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });

  test("reaches both ends", () => {
    expect(ambassadorScore(NOTHING)).toBe(0);
    expect(ambassadorScore(EVERYTHING)).toBe(100);
    expect(explainScore(EVERYTHING).advice).toBeNull();
  });

  test("is the sum of its parts, and no part is over its weight; the weights sum to 100", () => {
    fc.assert(
      fc.property(scoreInput, (s) => {
        const { score, factors } = explainScore(s);
        expect(score).toBe(ambassadorScore(s));
        expect(factors.reduce((sum, factor) => sum + factor.points, 0)).toBe(score);
        expect(factors.reduce((sum, factor) => sum + factor.weight, 0)).toBe(100);
        for (const factor of factors) {
          expect(factor.points).toBeGreaterThanOrEqual(0);
          expect(factor.points).toBeLessThanOrEqual(factor.weight);
        }
      }),
    );
  });

  const more: [string, (s: ScoreInput, by: number) => ScoreInput][] = [
    ["followers", (s, by) => ({ ...s, totalFollowers: s.totalFollowers + by * 1_000 })],
    [
      "followers that a platform told us",
      (s, by) => ({ ...s, connectedFollowers: s.connectedFollowers + by * 1_000 }),
    ],
    [
      "engagement that a platform told us",
      (s, by) => ({ ...s, connectedEngagement: s.connectedEngagement + by / 10 }),
    ],
    ["engagement", (s, by) => ({ ...s, avgEngagement: s.avgEngagement + by / 10 })],
    ["growth", (s, by) => ({ ...s, growthRate: s.growthRate + by / 10 })],
    [
      "quality",
      (s, by) => ({ ...s, contentQualityScore: Math.min(100, s.contentQualityScore + by) }),
    ],
    ["verification", (s) => ({ ...s, isVerified: true })],
    ["a bio", (s) => ({ ...s, bio: "Runs." })],
    ["themes", (s) => ({ ...s, contentThemes: ["Trails"] })],
    ["a handle", (s) => ({ ...s, channels: [...s.channels, { handle: "maya.runs" }] })],
  ];
  test.each(more)("never falls with more %s", (_, raise) => {
    fc.assert(
      fc.property(scoreInput, fc.nat(500), (s, by) => {
        expect(ambassadorScore(raise(s, by))).toBeGreaterThanOrEqual(ambassadorScore(s));
      }),
    );
  });

  test("counts four fifths of what is typed, and the rest once a platform has told us", () => {
    const typed = { ...EVERYTHING, connectedFollowers: 0, connectedEngagement: 0 };
    const points = (s: ScoreInput) =>
      explainScore(s)
        .factors.slice(0, 2)
        .map((f) => f.points);
    expect(points(typed)).toEqual([20, 20]);
    expect(explainScore(typed).advice).toBe("Next: connect your channels (+10 points).");
    expect(points({ ...typed, connectedFollowers: 10_000, connectedEngagement: 2.6 })).toEqual([
      23, 23,
    ]);
  });

  test("says what is not known yet, and says it no longer once it is", () => {
    const unknown = (s: ScoreInput) =>
      explainScore(s).factors.flatMap(({ key, unknown }) => (unknown ? [key] : []));
    expect(unknown(NOTHING)).toEqual(["growth", "quality"]);
    expect(unknown({ ...NOTHING, growthKnown: true, contentQualityScore: 25 })).toEqual([]);
    expect(unknown({ ...NOTHING, growthRate: -1 })).toEqual(["quality"]);
  });

  test("names the step with most points, and the step gives them", () => {
    const unverified = { ...EVERYTHING, isVerified: false };
    expect(explainScore(unverified).advice).toBe("Next: get verified (+10 points).");
    const bare = { ...EVERYTHING, location: "", bio: "" };
    expect(explainScore(bare).advice).toBe("Next: add your location and a bio (+4 points).");
    const quiet = { ...EVERYTHING, avgEngagement: 1.3, connectedEngagement: 1.3 };
    expect(explainScore(quiet).advice).toBe("Next: raise engagement to 2.6% (+7 points).");
    expect(
      ambassadorScore({ ...quiet, avgEngagement: 2.6, connectedEngagement: 2.6 }) -
        ambassadorScore(quiet),
    ).toBe(7);
  });
});
