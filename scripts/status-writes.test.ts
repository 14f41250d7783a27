import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "./stack.mjs";

/** The status that a step or a transition of a machine leads to. */
const TO = String.raw`(?:\w+\.)*to`;
/** One of two, or else what it was. */
const EITHER = String.raw`sql.iif\([^']*\$\{${TO}\}, \$\{(?:${TO}|\w+\.status)\}\).`;

/** Any other status, literal or bound, in an UPDATE of SQL, and in what Drizzle sets. */
const FOREIGN = [
  new RegExp(String.raw`\bset\b(?:(?!\bwhere\b)[^\x60])*\bstatus = (?:'|\$\{(?!${TO}\}))`),
  new RegExp(String.raw`\bset(?:\(|: )\{(?:[^{}]*,)?\s*status\b(?!: (?:${TO}|${EITHER})[,\s}])`),
];

const writesForeign = (source: string) => FOREIGN.some((foreign) => foreign.test(source));

test("every write of a status goes through a state machine", () => {
  const files = globSync("app/**/*.ts", { cwd: root }).filter((file) => !file.includes(".test."));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => writesForeign(readFileSync(`${root}/${file}`, "utf8")))).toEqual(
    [],
  );
});

test.each([
  "sql`update deals set status = 'ended', closed_at = 1 where id = 1`",
  "sql`update deals set closed_at = 1, status = 'ended'`",
  `sql\`update deals set closed_at = 1, status = \${status} where id = 1\``,
  `sql\`update deals set status = \${row.from}\``,
  "insert into a values (1) on conflict do update set status = 'asked'",
  '.set({ status: "held", intentId })',
  '.set({ intentId, status: "held" })',
  ".set({ status, intentId })",
  ".set({ intentId, status })",
  ".set({\n  intentId,\n  status: next,\n})",
  `.set({ status: sql\`iif(\${both}, \${signLast.to}, \${before})\` })`,
  "onConflictDoUpdate({ target: a.id, set: { status: asked } })",
])("%s is found", (source) => {
  expect(writesForeign(source)).toBe(true);
});

test.each([
  `sql\`update deals set closed_at = 1 where status = 'active'\` sql\`status = \${status}\``,
  `sql\`update deals set status = \${to}, closed_at = 1\``,
  `sql\`update deals set status = \${dealMachine.steps.end.to} where status = \${status}\``,
  ".set({ status: to, intentId }).where(eq(payments.status, status))",
  ".set({ intentId, status: paymentMachine.steps.fund.to })",
  `.set({ status: sql\`iif(\${both}, \${signLast.to}, \${sign.to})\` })`,
])("%s is a machine's step, or no write", (source) => {
  expect(writesForeign(source)).toBe(false);
});
