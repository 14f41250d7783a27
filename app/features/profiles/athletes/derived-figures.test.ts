import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { computeContentQuality } from "./content-quality";
import { averageEngagement } from "./figures";
import { growthRate } from "./growth";

const TODAY = "2026-03-31";

describe("growth", () => {
  test("compares with the newest figures at least 28 days old", () => {
    const snapshots = [
      { takenOn: "2026-01-01", totalFollowers: 1 },
      { takenOn: "2026-03-01", totalFollowers: 1_000 },
      { takenOn: "2026-03-20", totalFollowers: 1_090 },
    ];
    expect(growthRate(snapshots, TODAY, 1_100)).toBe(10);
  });

  test("scales a young account's figures to a month", () => {
    const snapshots = [{ takenOn: "2026-03-16", totalFollowers: 1_000 }];
    expect(growthRate(snapshots, TODAY, 1_020)).toBe(4);
  });

  test("is 0 without figures old enough", () => {
    expect(growthRate([], TODAY, 1_000)).toBe(0);
    expect(growthRate([{ takenOn: "2026-03-28", totalFollowers: 10 }], TODAY, 1_000)).toBe(0);
    expect(growthRate([{ takenOn: "2026-03-01", totalFollowers: 0 }], TODAY, 1_000)).toBe(0);
  });

  test("stays between -100 and 100", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (then, now) => {
        const rate = growthRate([{ takenOn: "2026-03-01", totalFollowers: then }], TODAY, now);
        expect(Math.abs(rate)).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe("content quality", () => {
  test("is the mean over what brands decided", () => {
    expect(computeContentQuality([])).toBe(0);
    expect(computeContentQuality([{ status: "draft", version: 1 }])).toBe(0);
    expect(computeContentQuality([{ status: "posted", version: 1 }])).toBe(100);
    const items = [
      { status: "approved", version: 2 },
      { status: "rejected", version: 1 },
      { status: "awaiting_review", version: 5 },
    ] as const;
    expect(computeContentQuality(items)).toBe(50);
    expect(computeContentQuality([{ status: "approved", version: 9 }])).toBe(50);
  });
});

const channel = (followers: number, engagementRate = 0) => ({ followers, engagementRate });

describe("average engagement", () => {
  const followers = fc.integer({ min: 1, max: 2_000_000_000 });
  const rate = fc.double({ min: 0, max: 50, noNaN: true });

  test("of one channel is its rate", () => {
    expect(averageEngagement([channel(52_000, 4.5)])).toBe(4.5);
    expect(averageEngagement([])).toBe(0);
  });

  test("of three channels in use is their mean", () => {
    fc.assert(
      fc.property(followers, rate, rate, rate, (n, a, b, c) => {
        const three = [channel(n, a), channel(n, b), channel(n, c)];
        expect(averageEngagement(three)).toBeCloseTo((a + b + c) / 3, 9);
      }),
    );
  });

  test("lies between the lowest and the highest rate in use, and no unused channel moves it", () => {
    fc.assert(
      fc.property(followers, followers, rate, rate, rate, (n, m, a, b, unused) => {
        const two = [channel(n, a), channel(m, b)];
        const mean = averageEngagement(two);
        expect(mean).toBeGreaterThanOrEqual(Math.min(a, b) - 1e-9);
        expect(mean).toBeLessThanOrEqual(Math.max(a, b) + 1e-9);
        expect(averageEngagement([...two, channel(0, unused)])).toBe(mean);
      }),
    );
  });
});
