import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "./stack.mjs";

/**
 * A prepared query is one for everyone, so nothing of a request may be in it: it is made at the top of its module, where the
 * only values are its placeholders and constants.
 */

const CALL = /\bprepareReads\(/g;
const AT_TOP = /^(?:export )?const \w+ = prepareReads\(/gm;
const CLOCK = /\bDate\.now\b|\bnew Date\b/;

const files = globSync("app/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !file.includes(".test."))
  .map((file) => ({ file, source: readFileSync(root + file, "utf8") }))
  .filter(({ source }) => source.includes("prepareReads("));

const callsElsewhere = (source: string) =>
  (source.match(CALL)?.length ?? 0) - (source.match(AT_TOP)?.length ?? 0);

/** The calls with their builders. A statement at the top of a formatted file ends with the first line that begins so. */
const buildersIn = (source: string) =>
  source.match(/^(?:export )?const \w+ = prepareReads\([\s\S]*?^[)\]}].*;$/gm) ?? [];

test("reads are prepared at the top of a module", () => {
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter(({ source }) => callsElsewhere(source) > 0)).toEqual([]);
});

test("no builder of prepared reads asks for the time", () => {
  const builders = files.flatMap(({ source }) => buildersIn(source));
  expect(builders.length).toBeGreaterThan(10);
  expect(builders.filter((builder) => CLOCK.test(builder))).toEqual([]);
});

test("a call inside a function is found", () => {
  expect(callsElsewhere("export const read = prepareReads((db) => []);")).toBe(0);
  expect(callsElsewhere("const read = (id: string) =>\n  prepareReads((db) => [own(id)]);")).toBe(
    1,
  );
  expect(
    callsElsewhere("function f(id: string) {\n  const read = prepareReads(() => id);\n}"),
  ).toBe(1);
});
