import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LineChart } from "./line-chart";

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
