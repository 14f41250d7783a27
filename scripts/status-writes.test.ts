import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "./stack.mjs";

/** A literal status in an UPDATE of SQL, and in `.set(…)` of Drizzle. A machine's step or transition names the status instead. */
const LITERALS = [/\bset\b(?:(?!\bwhere\b)[^`])*\bstatus = '/, /\.set\(\{[^{}]*\bstatus: "/];

const writesLiteral = (source: string) => LITERALS.some((literal) => literal.test(source));

test("every write of a status goes through a state machine", () => {
  const files = globSync("app/**/*.ts", { cwd: root }).filter((file) => !file.includes(".test."));
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => writesLiteral(readFileSync(`${root}/${file}`, "utf8")))).toEqual(
    [],
  );
});

test.each([
  "sql`update deals set status = 'ended', closed_at = 1 where id = 1`",
  "sql`update deals set closed_at = 1, status = 'ended'`",
  "insert into a values (1) on conflict do update set status = 'asked'",
  '.set({ status: "held", intentId })',
  '.set({ intentId, status: "held" })',
])("%s is found", (source) => {
  expect(writesLiteral(source)).toBe(true);
});

test("a status in a condition is not a write", () => {
  expect(
    writesLiteral("sql`update deals set closed_at = 1 where status = 'active'` sql`status = 'a'`"),
  ).toBe(false);
});
