import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { costPerEngagement, estimateCost, estimateReturn, PLANNED_ATHLETES } from "./estimate";

const athletes = fc.record({
  totalFollowers: fc.nat(2_000_000_000),
  avgEngagement: fc.double({ min: 0, max: 100, noNaN: true }),
});
const costs = fc
  .tuple(fc.integer({ min: 1, max: 1e10 }), fc.integer({ min: 0, max: 1e10 }))
  .map(([low, more]) => ({ low, high: low + more }));

const at = (athlete: { totalFollowers: number; avgEngagement: number }, low: number, high = low) =>
  estimateReturn(athlete, { low, high }) ?? { low: Number.NaN, high: Number.NaN };

describe("estimateReturn", () => {
  test("compares the usual engagement, plus or minus a quarter, with the cost", () => {
    // 40,000 x 3.5 % = 1,400 engagements at £0.50: £700.
    const athlete = { totalFollowers: 40_000, avgEngagement: 3.5 };
    expect(estimateReturn(athlete, { low: 70_000, high: 70_000 })).toEqual({ low: -25, high: 25 });
    expect(estimateReturn(athlete, { low: 35_000, high: 70_000 })).toEqual({ low: -25, high: 150 });
  });

  test("is a range, never below a total loss", () => {
    fc.assert(
      fc.property(athletes, costs, (athlete, { low, high }) => {
        const range = at(athlete, low, high);
        expect(range.low).toBeGreaterThanOrEqual(-100);
        expect(range.high).toBeGreaterThanOrEqual(range.low);
        expect(Number.isSafeInteger(range.high)).toBe(true);
      }),
    );
  });

  test("rises with followers and engagement, falls with the cost", () => {
    fc.assert(
      fc.property(athletes, costs, fc.nat(1_000_000), fc.nat(50), (athlete, cost, more, rate) => {
        const range = at(athlete, cost.low, cost.high);
        const better = {
          totalFollowers: athlete.totalFollowers + more,
          avgEngagement: athlete.avgEngagement + rate,
        };
        expect(at(better, cost.low, cost.high).low).toBeGreaterThanOrEqual(range.low);
        expect(at(better, cost.low, cost.high).high).toBeGreaterThanOrEqual(range.high);
        expect(at(athlete, cost.low + more, cost.high + more).high).toBeLessThanOrEqual(range.high);
      }),
    );
  });

  test("is null without a cost", () => {
    const athlete = { totalFollowers: 50_000, avgEngagement: 3.5 };
    expect(estimateReturn(athlete, null)).toBeNull();
    expect(estimateReturn(athlete, { low: 0, high: 0 })).toBeNull();
    expect(estimateReturn(athlete, { low: 0, high: 5 })).toBeNull();
  });
});

describe("costOf", () => {
  const none = { budgetMin: null, budgetMax: null };
  const unpriced = { startingRate: null };

  test("divides the budget by the planned or the actual number of participants", () => {
    const share = (participantCount: number) =>
      estimateCost(unpriced, { budget: 500_000, participantCount }, none);
    expect(share(0)).toEqual({ low: 500_000 / PLANNED_ATHLETES, high: 500_000 / PLANNED_ATHLETES });
    expect(share(10)).toEqual({ low: 50_000, high: 50_000 });
  });

  test("falls back on the brand's budget per athlete", () => {
    const open = { budget: null, participantCount: 0 };
    const cost = (preferences: Parameters<typeof estimateCost>[2]) =>
      estimateCost(unpriced, open, preferences);
    expect(cost({ budgetMin: 10, budgetMax: 20 })).toEqual({ low: 10, high: 20 });
    expect(cost({ budgetMin: null, budgetMax: 20 })).toEqual({ low: 20, high: 20 });
    expect(cost(none)).toBeNull();
    expect(cost(null)).toBeNull();
  });

  test("is the athlete's starting rate when one is stated", () => {
    const priced = { startingRate: 20_000 };
    const rate = { low: 20_000, high: 20_000 };
    expect(estimateCost(priced, { budget: 500_000, participantCount: 0 }, none)).toEqual(rate);
    const open = { budget: null, participantCount: 0 };
    expect(estimateCost(priced, open, { budgetMin: 10, budgetMax: 20 })).toEqual(rate);
    expect(estimateCost(priced, open, null)).toEqual(rate);
  });
});

describe("costPerEngagement", () => {
  test("divides the cost by the usual engagements", () => {
    const athlete = { totalFollowers: 40_000, avgEngagement: 3.5 };
    expect(costPerEngagement(athlete, { low: 70_000, high: 70_000 })).toBe(50);
    expect(costPerEngagement(athlete, { low: 35_000, high: 105_000 })).toBe(50);
  });

  test("is null without a cost or without engagement", () => {
    expect(costPerEngagement({ totalFollowers: 40_000, avgEngagement: 3.5 }, null)).toBeNull();
    const unknown = { totalFollowers: 40_000, avgEngagement: 0 };
    expect(costPerEngagement(unknown, { low: 5, high: 5 })).toBeNull();
  });
});
