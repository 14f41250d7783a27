import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast, PAIRS, parseColours, type Theme } from "./contrast";

const colours = parseColours(readFileSync(new URL("../../theme.css", import.meta.url), "utf8"));

test("the contrast formula is WCAG's", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("both themes define the same colours", () => {
  expect(Object.keys(colours.dark).sort()).toEqual(Object.keys(colours.light).sort());
  expect(colours.dark.paper).not.toBe(colours.light.paper);
});

for (const theme of ["light", "dark"] satisfies Theme[])
  test.each(PAIRS)(`$front on $ground, ${theme}: at least $least`, ({ front, ground, least }) => {
    const { [front]: text, [ground]: behind } = colours[theme];
    expect(contrast(text, behind)).toBeGreaterThanOrEqual(least);
  });
