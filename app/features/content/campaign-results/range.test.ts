import fc from "fast-check";
import { expect, test } from "vitest";
import {
  costOfEach,
  estimatedRange,
  exactRange,
  offBy,
  type Range,
  sumOf,
  verdictOn,
} from "./range";

const range = fc
  .tuple(fc.nat(2_000_000_000), fc.nat(2_000_000_000))
  .map(([a, b]): Range => ({ low: Math.min(a, b), high: Math.max(a, b) }));
const pence = fc.integer({ min: 1, max: 100_000_000_00 });

const isOrdered = ({ low, high }: Range) => expect(low).toBeLessThanOrEqual(high);

test("every range is ordered and holds what it was made of", () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), (n) => {
      for (const made of [estimatedRange(n), exactRange(n)]) {
        isOrdered(made);
        expect(made.low).toBeGreaterThanOrEqual(0);
        expect(n).toBeGreaterThanOrEqual(made.low);
        expect(n).toBeLessThanOrEqual(made.high);
      }
    }),
  );
});

test("a typed thousand counts as 750 to 1,250", () => {
  expect(estimatedRange(1_000)).toEqual({ low: 750, high: 1_250 });
  expect(estimatedRange(0)).toEqual(exactRange(0));
});

test("a sum is ordered, and the sum of measured numbers is one number", () => {
  fc.assert(
    fc.property(fc.array(range), (ranges) => {
      isOrdered(sumOf(ranges));
      expect(sumOf(ranges.map(({ low }) => exactRange(low)))).toEqual(
        exactRange(sumOf(ranges).low),
      );
    }),
  );
});

test("the cost of each is ordered, finite and never a division by zero", () => {
  fc.assert(
    fc.property(pence, range, (cost, counted) => {
      const each = costOfEach(cost, counted);
      if (counted.high === 0) {
        expect(each).toBeNull();
        return;
      }
      expect(each?.low).toBeGreaterThan(0);
      expect(Number.isFinite(each?.low)).toBe(true);
      if (counted.low === 0) expect(each?.high).toBeNull();
      else {
        isOrdered(each as Range);
        expect(((each?.high ?? 0) * counted.low) / cost).toBeCloseTo(1);
        expect(((each?.low ?? 0) * counted.high) / cost).toBeCloseTo(1);
      }
    }),
  );
});

test("what is measured has one cost, and what was free has none", () => {
  expect(costOfEach(50_000, exactRange(1_000))).toEqual({ low: 50, high: 50 });
  expect(costOfEach(50_000, estimatedRange(1_000))).toEqual({ low: 40, high: 50_000 / 750 });
  expect(costOfEach(0, exactRange(1_000))).toBeNull();
});

test("a distance from a forecast is ordered; without a forecast there is none", () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), range, (expected, result) => {
      const off = offBy(expected, result);
      if (expected === 0) expect(off).toBeNull();
      else isOrdered(off as Range);
    }),
  );
  expect(offBy(200, exactRange(150))).toEqual(exactRange(-25));
});

test.each([
  [{ low: 100, high: 120 }, "reached"],
  [{ low: 80, high: 99 }, "missed"],
  [{ low: 80, high: 100 }, "unclear"],
] as const)("%j of a target of 100 is %s", (result, verdict) => {
  expect(verdictOn(100, result)).toBe(verdict);
});
