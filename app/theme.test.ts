import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../scripts/stack.mjs";

/** A width, a size of text or a weight that is no token of theme.css. Widths relative to the window or the parent are allowed. */
const OWN_MEASURE = /\b(?:max-w|min-w)-\[[\d.]+(?:px|rem|em|ch)\]|\b(?:text|font)-\[[\d.]+\w*\]/g;

const measuresOf = (source: string) => source.match(OWN_MEASURE) ?? [];

test("classes take widths, sizes of text and weights from the theme", () => {
  const found = globSync("app/**/*.{ts,tsx}", { cwd: root }).flatMap((path) =>
    path.endsWith(".test.ts")
      ? []
      : measuresOf(readFileSync(`${root}${path}`, "utf8")).map((measure) => `${path}: ${measure}`),
  );
  expect(found).toEqual([]);
});

test.each(["max-w-[46rem]", "md:max-w-[30em]", "max-w-[70ch]", "font-[650]", "text-[11px]"])(
  "%s is refused",
  (name) => expect(measuresOf(name)).toHaveLength(1),
);

test.each(["max-w-text", "max-w-[85%]", "max-w-[calc(100vw-2rem)]", "text-[HighlightText]"])(
  "%s is allowed",
  (name) => expect(measuresOf(name)).toEqual([]),
);

test("a background is a colour of the theme", () => {
  const colours = new Set(
    [...readFileSync(`${root}app/theme.css`, "utf8").matchAll(/--color-([a-z-]+):/g)].map(
      ([, name]) => name,
    ),
  );
  const found = globSync("app/**/*.tsx", { cwd: root }).flatMap((path) =>
    [
      ...readFileSync(`${root}${path}`, "utf8").matchAll(/[\s"`:!]bg-([a-z]+(?:-[a-z]+)*)/g),
    ].flatMap(([, name = ""]) => (colours.has(name) ? [] : `${path}: bg-${name}`)),
  );
  expect(found).toEqual([]);
});
