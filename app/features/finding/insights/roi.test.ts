import fc from "fast-check";
import { expect, test } from "vitest";
import { forecast, type RoiPlan, roiRange, SWING_PERCENT } from "./roi";

const plan: fc.Arbitrary<RoiPlan> = fc.record({
  budget: fc.integer({ min: 1, max: 10_000_000_000 }),
  athletes: fc.integer({ min: 1, max: 50 }),
  followers: fc.integer({ min: 1, max: 2_000_000 }),
  engagement: fc.double({ min: 0.1, max: 100, noNaN: true }),
});

test("the plan the form begins with", () => {
  const answer = forecast({ budget: 500_000, athletes: 5, followers: 50_000, engagement: 3.5 });
  expect(answer.reach).toBe(200_000);
  expect(answer.engagements).toBeCloseTo(7_000);
  expect(answer.costPerEngagement).toBeCloseTo(71.43, 2);
  expect(answer.roi).toBeCloseTo(-30);
});

test("no figure divides by zero", () => {
  const least = { budget: 0, athletes: 1, followers: 0, engagement: 0 };
  expect(forecast(least)).toEqual({ reach: 0, engagements: 0, costPerEngagement: null, roi: null });
  expect(forecast({ ...least, budget: 100 }).roi).toBe(-100);
});

test("more followers, athletes or engagement never lower the return, and a larger budget never raises it", () => {
  fc.assert(
    fc.property(plan, fc.constantFrom("athletes", "followers", "engagement"), (p, more) => {
      const [before, after] = [forecast(p), forecast({ ...p, [more]: p[more] * 2 })];
      expect(after.engagements).toBeGreaterThanOrEqual(before.engagements);
      expect(after.roi).toBeGreaterThanOrEqual(before.roi as number);
      const dearer = forecast({ ...p, budget: p.budget * 2 });
      expect(dearer.roi).toBeLessThanOrEqual(before.roi as number);
      expect(dearer.costPerEngagement).toBeGreaterThan(before.costPerEngagement as number);
    }),
  );
});

test("the ROI is positive exactly when an engagement costs less than 50p", () => {
  fc.assert(
    fc.property(plan, (p) => {
      const { roi, costPerEngagement } = forecast(p);
      fc.pre(Math.abs((costPerEngagement as number) - 50) > 1e-9);
      expect((roi as number) > 0).toBe((costPerEngagement as number) < 50);
      expect(roi).toBeGreaterThanOrEqual(-100);
    }),
  );
});

test("the range is the forecast with lower and with higher engagement", () => {
  fc.assert(
    fc.property(plan, (p) => {
      const [low, high] = roiRange(forecast(p).roi as number);
      const at = (swing: number) =>
        forecast({ ...p, engagement: p.engagement * (1 + swing / 100) }).roi as number;
      for (const [roi, expected] of [
        [low, at(-SWING_PERCENT)],
        [high, at(SWING_PERCENT)],
      ] as const)
        expect(Math.abs(roi - expected)).toBeLessThanOrEqual(1e-9 * (Math.abs(expected) + 1_000));
    }),
  );
});
