import { readdirSync, readFileSync } from "node:fs";
import { createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";
import { expect, test } from "vitest";
import { handWrittenSql } from "~db/sql";
import { root } from "./stack.mjs";

/**
 * A new schema is in place before the Worker that was written for it, and stays there when that Worker is taken back. So a migration
 * takes away only what no Worker of the release before names: the code stops using it first, and a later migration, which is named
 * here with the release that stopped, drops it.
 */

/** The only migration that may still change, until the first deployment. */
const BASELINE = "0000";

const TAKES_AWAY = /\bdrop\s+(table|column)\b|\brename\s+(to|column)\b/gi;

const takenAwayIn = (sql: string) => [...sql.matchAll(TAKES_AWAY)].map(([what]) => what);

test("what takes something away is found", () => {
  expect(takenAwayIn("alter table profiles\n  drop column tier;")).toEqual(["drop column"]);
  expect(takenAwayIn("ALTER TABLE `__new_a` RENAME TO `a`;")).toEqual(["RENAME TO"]);
  expect(takenAwayIn("drop index a; create table b (id text); drop trigger c")).toEqual([]);
});

test("no migration takes away what the Worker before it still names", () => {
  const folder = `${root}migrations/`;
  const added = readdirSync(folder).filter(
    (name) => name.endsWith(".sql") && name.slice(0, 4) > BASELINE,
  );
  const found = added.filter((name) => takenAwayIn(readFileSync(folder + name, "utf8")).length > 0);
  expect(found).toEqual([]);
});

const plain = (sql: string) => sql.replaceAll(/\s+/g, " ").trim();

test("a migrated database has the hand-written SQL as db/sql has it, with the numbers that the app uses", async () => {
  const client = createClient({ url: ":memory:" });
  await migrate(drizzle(client), { migrationsFolder: `${root}migrations` });
  const { rows } = await client.execute(
    "select type, sql from sqlite_master where type in ('trigger', 'view') or sql like '%athlete_search_%'",
  );
  client.close();
  const written = Object.values(handWrittenSql).flat().map(plain);
  const made = rows.map(({ sql }) => plain(String(sql)));
  for (const sql of made) expect(written).toContain(sql);
  expect(written.filter((sql) => /^CREATE (TRIGGER|VIEW)/.test(sql)).toSorted()).toEqual(
    made.filter((sql) => /^CREATE (TRIGGER|VIEW)/.test(sql)).toSorted(),
  );
});
