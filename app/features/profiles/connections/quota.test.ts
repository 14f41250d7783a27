import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "~/platform/durations";
import { type Bucket, takeRequests } from "./quota";

const quota = { perDay: 9_000, burst: 100 };

test("a day's readings are at most the day's quota and one burst, however they are asked for", () => {
  const asked = fc.record({
    after: fc.integer({ min: 0, max: 3_600_000 }),
    wanted: fc.integer({ min: 0, max: 500 }),
    cost: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(fc.array(asked, { minLength: 1, maxLength: 60 }), (moments) => {
      let bucket: Bucket | null = null;
      let now = 0;
      let spent = 0;
      for (const { after, wanted, cost } of moments) {
        now += after;
        const taken = takeRequests(quota, bucket, { requested: wanted, cost }, now);
        expect(taken.granted).toBeLessThanOrEqual(wanted);
        expect(taken.bucket.left).toBeGreaterThanOrEqual(0);
        spent += taken.granted * cost;
        bucket = taken.bucket;
      }
      expect(spent).toBeLessThanOrEqual(quota.burst + (now / DAY_MS) * quota.perDay + 1e-6);
    }),
  );
});

test("an empty bucket fills evenly, up to one burst", () => {
  const empty = { left: 0, at: 0 };
  const readings = (now: number) =>
    takeRequests(quota, empty, { requested: 1_000, cost: 3 }, now).granted;
  expect(readings(0)).toBe(0);
  expect(readings(60_000)).toBe(2);
  expect(readings(DAY_MS)).toBe(33);
});

test("a clock that went back takes nothing away and gives nothing", () => {
  expect(takeRequests(quota, { left: 5, at: 1_000 }, { requested: 9, cost: 1 }, 0).granted).toBe(5);
});
