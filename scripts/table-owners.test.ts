import { globSync, readFileSync } from "node:fs";
import { getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "~db/schema";
import { root } from "./stack.mjs";

/**
 * Only the feature that owns a table writes it. The owner is the feature whose personal-data.ts declares the table, but for
 * those that are declared with the rows they belong to.
 */
const DECLARED_ELSEWHERE: Record<string, string> = {
  channel_days: "channels",
  ledger_entries: "ledger",
  saved_campaigns: "interests",
  impersonations: "staff",
  suspensions: "staff",
  trending_categories: "insights",
  trending_sums: "insights",
  trusted_devices: "accounts",
  user_roles: "staff",
};

/** Who calls `write` of a database, and why. All others use `commit` (app/platform/command.ts). The list may only become shorter. */
const WRITERS: Record<string, string> = {
  "app/features/media/media/inspect.server.ts": "a stream, no database",
  "app/platform/command.ts": "commit itself",
  "app/platform/health.ts": "a write that changes nothing",
  "app/platform/outbox.ts":
    "the lease of its rows, and the limit of time for what a handler writes",
  "app/server/context.ts": "lets the writes of a request wait for the check of its session",
};

/** Also a `write` that is taken out of its database. */
const callsWrite = (text: string) => /\.write\(|[{,]\s*write\s*[,}]/.test(text);

const nameOf = new Map(
  Object.entries(schema).flatMap(([name, table]) =>
    is(table, SQLiteTable) ? [[name, getTableName(table as SQLiteTable)] as const] : [],
  ),
);

const read = (file: string) => readFileSync(root + file, "utf8");
const featureOf = (file: string) => file.split("/")[3] ?? "";

const owners = new Map<string, string>();
for (const file of globSync("app/features/*/*/personal-data.ts", { cwd: root }))
  for (const [, name = ""] of read(file).matchAll(/\b(?:personal|notPersonal)\((\w+)/g))
    owners.set(nameOf.get(name) ?? name, featureOf(file));
for (const [table, feature] of Object.entries(DECLARED_ELSEWHERE)) owners.set(table, feature);

const WRITES = [
  /\b(?:insert\s+(?:or\s+\w+\s+)?into|delete\s+from)\s+(\w+)/gi,
  /\bupdate\s+(\w+)\s+set\b/gi,
];
/** Also the table that a state machine's command changes. */
const BUILT = /(?:\.(?:insert|update|delete)\(|^\s+table: )(?:schema\.)?(\w+)\b/gm;

/** A write whose table a variable names, so that this test cannot tell it. */
const UNNAMED =
  /\b(?:update|insert\s+into|delete\s+from) \$\{|\.(?:insert|update|delete)\((?:table|profile)\)/i;

function writesIn(text: string): string[] {
  const raw = WRITES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, table = ""]) => table),
  );
  const built = [...text.matchAll(BUILT)].map(([, name = ""]) => nameOf.get(name) ?? "");
  return [...raw, ...built].filter((table) => owners.has(table));
}

const foreignWrites = () =>
  [
    ...new Set(
      globSync("app/features/**/*.ts", { cwd: root })
        .filter((file) => !file.endsWith(".test.ts"))
        .flatMap((file) =>
          writesIn(read(file))
            .filter((table) => owners.get(table) !== featureOf(file))
            .map((table) => `${featureOf(file)} writes ${table}`),
        ),
    ),
  ].sort();

test("a write of any kind is found", () => {
  expect(
    writesIn(
      "sql`insert or ignore into deals (id)`; sql`update deals set fee = 1`; db.orm.delete(deals)",
    ),
  ).toEqual(["deals", "deals", "deals"]);
  expect(writesIn("select deals.id from deals")).toEqual([]);
});

test("a feature names the tables it writes", () => {
  const unnamed = globSync("app/features/**/*.ts", { cwd: root }).filter((file) =>
    UNNAMED.test(read(file)),
  );
  expect(unnamed.sort()).toEqual([
    // The tables that each feature's personal-data.ts declares.
    "app/features/backoffice/own-data/erase-accounts.server.ts",
    // Search indexes of its own.
    "app/features/finding/discovery/rebuild.server.ts",
  ]);
});

test("only the feature that owns a table writes it", () => {
  expect(foreignWrites()).toEqual([]);
});

test("all writes go through commit", () => {
  const files = globSync("app/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !file.includes(".test."),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => callsWrite(read(file))).sort()).toEqual(Object.keys(WRITERS));
});

test.each([
  "await db.write([statement])",
  "await ctx.db\n  .write([statement])",
  "({ orm, write }: Database) => write([])",
  "const { write } = ctx.db;",
])("%s is found", (source) => {
  expect(callsWrite(source)).toBe(true);
});
