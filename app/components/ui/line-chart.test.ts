import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { formatCount, formatPercent } from "~/platform/numbers";
import { LineChart, runs, SIZE, ticks } from "./line-chart";

const amount = fc.integer({ min: 0, max: 2_000_000_000 });

it("places even, distinct ticks around every range", () => {
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      const found = ticks(low, high, formatCount);
      expect(found.length).toBeGreaterThan(1);
      expect(found.length).toBeLessThan(7);
      expect(found[0]).toBeLessThanOrEqual(low);
      expect(found[0]).toBeGreaterThanOrEqual(0);
      expect(found.at(-1)).toBeGreaterThanOrEqual(high);
      expect(new Set(found.map(formatCount)).size).toBe(found.length);
    }),
  );
});

it("reads well", () => {
  expect(ticks(96_400, 101_000, formatCount)).toEqual([96_000, 98_000, 100_000, 102_000]);
  expect(ticks(0, 0, formatCount)).toEqual([0, 1]);
  expect(ticks(1_000_001, 1_000_009, formatCount).map(formatCount)).toEqual(["1.0M", "1.1M"]);
  expect(ticks(0, 0, formatPercent)).toEqual([0, 1]);
});

it("keeps every point inside the viewBox, sorted by x", () => {
  const point = fc.record({
    x: fc.integer({ min: 0, max: 2_000_000_000_000 }),
    y: fc.option(fc.double({ min: 0, max: 1e9, noNaN: true })),
  });
  fc.assert(
    fc.property(fc.array(point, { minLength: 1 }), (unordered) => {
      const points = unordered.sort((a, b) => a.x - b.x);
      const ys = points.flatMap(({ y }) => (y === null ? [] : [y]));
      if (ys.length === 0) return;
      const marks = ticks(Math.min(...ys), Math.max(...ys), formatCount);
      const bounds = {
        left: points[0]?.x ?? 0,
        right: points.at(-1)?.x ?? 0,
        bottom: marks[0] ?? 0,
        top: marks.at(-1) ?? 0,
      };
      const drawn = runs(points, bounds).flat();
      expect(drawn).toHaveLength(ys.length);
      for (const [i, [x, y]] of drawn.entries()) {
        expect(x).toBeGreaterThanOrEqual(drawn[i - 1]?.[0] ?? 0);
        expect(Math.max(x, y)).toBeLessThanOrEqual(SIZE);
        expect(y).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

it("breaks the line at a gap, and puts a single point in the middle", () => {
  const bounds = { left: 0, right: 4, bottom: 0, top: 10 };
  const points = [0, 5, null, 10].map((y, x) => ({ x, y }));
  expect(runs(points, bounds)).toEqual([
    [
      [0, 1000],
      [250, 500],
    ],
    [[750, 0]],
  ]);
  expect(runs([{ x: 7, y: 5 }], { left: 7, right: 7, bottom: 0, top: 10 })).toEqual([[[500, 500]]]);
});

it("draws nothing without points, and a year of days with gaps in as many runs as there are", () => {
  const bounds = { left: 0, right: 364, bottom: 0, top: 100 };
  expect(runs([], bounds)).toEqual([]);
  expect(runs([{ x: 0, y: null }], bounds)).toEqual([]);
  const days = Array.from({ length: 365 }, (_, x) => ({ x, y: x % 30 === 0 ? null : x % 100 }));
  const drawn = runs(days, bounds);
  expect(drawn).toHaveLength(13);
  expect(drawn.flat()).toHaveLength(365 - 13);
});

const drawn = (ys: (number | null)[]) =>
  renderToStaticMarkup(
    createElement(LineChart, {
      lines: [{ points: ys.map((y, x) => ({ x, y })), tone: "leaf" }],
      formatX: String,
      formatY: String,
      reads: ys.map((y, x) => `Day ${x}: ${y ?? "none"}`),
    }),
  );

const radios = (html: string) => [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input);

it.each([
  ["no points", []],
  ["gaps alone", [null, null]],
])("draws nothing for %s", (_, ys) => {
  expect(drawn(ys)).toBe("");
});

it("reads out every point, also gaps, as one group of which the last is chosen", () => {
  const found = radios(drawn([3, null, 5]));
  expect(found).toHaveLength(3);
  expect(found[1]).toContain('aria-label="Day 1: none"');
  expect(new Set(found.map((input) => /name="([^"]+)"/.exec(input)?.[1])).size).toBe(1);
  expect(found.map((input) => /\schecked=/.test(input))).toEqual([false, false, true]);
});

it.each([1, 365])("puts each of %i points in the middle of its column", (n) => {
  const html = drawn(Array.from({ length: n }, (_, i) => i));
  expect(radios(html)).toHaveLength(n);
  const [, last = ""] = /M([\d.]+) [\d.]+h0/.exec(html) ?? [];
  expect(Number(last)).toBeCloseTo(1000 - 500 / n, 0);
});

it.each([
  [6, "0 1 2 3 4 5"],
  [12, "1 3 5 7 9 11"],
])("names columns below their points, the last of %i always", (n, names) => {
  const html = drawn(Array.from({ length: n }, () => 1));
  const [, list = ""] =
    /<ol aria-hidden="true" class="col-start-2 flex">(.*?)<\/ol>/.exec(html) ?? [];
  expect(list.match(/<li/g)).toHaveLength(n);
  expect(
    list
      .replaceAll(/<[^>]+>/g, " ")
      .trim()
      .split(/\s+/)
      .join(" "),
  ).toBe(names);
});
