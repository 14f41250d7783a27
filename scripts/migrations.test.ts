import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "./stack.mjs";

/**
 * A new schema is in place before the Worker that was written for it, and stays there when that Worker is taken back. So a migration
 * takes away only what no Worker of the release before names: the code stops using it first, and a later migration, which is named
 * here with the release that stopped, drops it.
 */

/** The newest migration when this rule began. */
const BEFORE = "0088";

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
    (name) => name.endsWith(".sql") && name.slice(0, 4) > BEFORE,
  );
  const found = added.filter((name) => takenAwayIn(readFileSync(folder + name, "utf8")).length > 0);
  expect(found).toEqual([]);
});
