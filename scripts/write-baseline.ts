import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { handWrittenSql } from "~db/sql";
import { root } from "./stack.mjs";

/**
 * Writes the one migration of a product that is not deployed yet: what drizzle-kit makes of the schema, and what is written by
 * hand in db/sql. From the first deployment on, a landed migration is not changed any more, and this script goes.
 */

const folder = `${root}migrations`;
const BREAK = "\n--> statement-breakpoint\n";

/** drizzle-kit takes the comma of a call in an index for one between two columns. */
const fixIndexes = (sql: string) =>
  sql.replace(/\(`(\w+\("\w+")`,` ([^`]+\))`\)/g, (_, call, rest) => `(${call}, ${rest})`);

rmSync(folder, { recursive: true, force: true });
execFileSync("npx", ["drizzle-kit", "generate", "--name", "baseline"], {
  cwd: root,
  stdio: "inherit",
});
const file = `${folder}/0000_baseline.sql`;
const sections = Object.entries(handWrittenSql).map(
  ([subject, statements]) => `-- ${subject}\n${statements.map((one) => `${one};`).join(BREAK)}`,
);
writeFileSync(
  file,
  `${[fixIndexes(readFileSync(file, "utf8")).trimEnd(), ...sections].join(BREAK)}\n`,
);
