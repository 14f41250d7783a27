import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./stack.mjs";

const read = (name: string) => readFileSync(join(root, "docs", name), "utf8");
const text = read("asvs.md");

/** The cells of every table row whose first cell fits. */
const rowsLike = (first: RegExp) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) =>
      line
        .slice(2, -2)
        .split(" | ")
        .map((cell) => cell.trim()),
    )
    .filter(([cell = ""]) => first.test(cell));

const rows = rowsLike(/^\d+\.\d+\.\d+$/).filter(({ length }) => length === 5);

const countOf = (of: string[][], verdict: string) =>
  of.filter(([, cell]) => cell === verdict).length;

test("each of the 253 requirements has one row with a verdict, and a reason or a place", () => {
  expect(new Set(rows.map(([number]) => number)).size).toBe(253);
  expect(rows).toHaveLength(253);
  for (const [number, verdict = "", what, where] of rows) {
    expect(["pass", "n/a", "fail"], number).toContain(verdict);
    expect(what, number).not.toBe("");
    if (verdict !== "n/a") expect(where, number).toMatch(/^`/);
  }
});

test("the counts at the top are those of the rows", () => {
  const chapters = rowsLike(/^(\d+ \D|all$)/);
  expect(chapters).toHaveLength(18);
  for (const [name = "", ...counts] of chapters) {
    const own =
      name === "all"
        ? rows
        : rows.filter(([number]) => number?.startsWith(`${name.split(" ")[0]}.`));
    const expected = [
      ...["pass", "n/a", "fail"].map((verdict) => countOf(own, verdict)),
      own.length,
    ];
    expect(counts.map(Number), name).toEqual(expected);
  }
});

test("every row that fails says what would mend it, and no other does", () => {
  const failing = rows.filter(([, verdict]) => verdict === "fail").map(([number]) => number);
  const mended = rowsLike(/^\d+\.\d+\.\d+(, \d+\.\d+\.\d+)*$/)
    .filter(({ length }) => length === 3)
    .flatMap(([numbers = ""]) => numbers.split(", "));
  expect(mended.sort()).toEqual(failing.sort());
});

test.each(["asvs.md", "threat-model.md"])("every path that %s names exists", (name) => {
  const named = [
    ...read(name).matchAll(/`((?:app|db|docs|migrations|party|public|scripts|tests)\/[^`\s]+)`/g),
  ];
  expect(named.length).toBeGreaterThan(30);
  for (const [, path = ""] of named) expect(existsSync(join(root, path)), path).toBe(true);
});
