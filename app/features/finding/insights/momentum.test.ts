import fc from "fast-check";
import { expect, test } from "vitest";
import { byMomentum, momentum, unclippedMomentum } from "./momentum";

const row = fc.record({
  score: fc.integer({ min: 0, max: 100 }),
  growth: fc.option(fc.double({ min: -100, max: 100, noNaN: true })),
});

test("momentum is the score plus ten times the growth, from 0 to 100", () => {
  expect(momentum(70, 2.3)).toBe(93);
  expect(momentum(70, 4)).toBe(100);
  expect(momentum(20, -3)).toBe(0);
});

test("points above 100 decide the order, then the Ambassador Score does", () => {
  const ranked = byMomentum([
    { name: "steady", score: 90, growth: 1 },
    { name: "fast", score: 80, growth: 5 },
    { name: "level", score: 80, growth: 2 },
    { name: "new", score: 95, growth: null },
  ]);
  expect(ranked.map(({ name, momentum, unclipped }) => [name, momentum, unclipped])).toEqual([
    ["fast", 100, 130],
    ["steady", 100, 100],
    ["level", 100, 100],
    ["new", 95, 95],
  ]);
});

test("the order is that of the unclipped scores and never against the shown ones", () => {
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const ranked = byMomentum(rows);
      expect(ranked).toHaveLength(rows.length);
      for (const [i, after] of ranked.slice(1).entries()) {
        const before = ranked[i] as typeof after;
        const [high, low] = [before, after].map(({ score, growth }) =>
          unclippedMomentum(score, growth ?? 0),
        ) as [number, number];
        expect(high).toBeGreaterThanOrEqual(low);
        if (high === low) expect(before.score).toBeGreaterThanOrEqual(after.score);
        expect(before.momentum).toBeGreaterThanOrEqual(after.momentum);
      }
    }),
  );
});
