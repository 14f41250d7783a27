import { getTableColumns, getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { isPersonal, KEPT_YEARS, type PersonalTable } from "~/platform/personal-data";
import { PERSONAL_TABLES, TABLES } from "~/server/personal-data";
import { RETENTION } from "~/server/retention";
import * as schema from "~db/schema";

const tables = Object.values(schema).filter((value) => is(value, SQLiteTable)) as SQLiteTable[];

const columnsOf = (table: SQLiteTable) => Object.keys(getTableColumns(table));

test("every table is declared, and every column of a personal one is exported or left out for a reason", () => {
  for (const table of tables) {
    const declared = TABLES.filter((entry) => entry.table === table);
    expect(
      declared.length,
      `${getTableName(table)} is not in app/server/personal-data.ts`,
    ).toBeGreaterThan(0);
    const personal = declared.filter(isPersonal);
    if (personal.length === 0) continue;
    const named = personal.flatMap(({ exported, withheld = {} }) => [
      ...exported,
      ...Object.keys(withheld),
    ]);
    expect([...new Set(named)].sort(), `columns of ${getTableName(table)}`).toEqual(
      columnsOf(table).sort(),
    );
  }
});

test("the names in the export differ, and the account comes last", () => {
  const names = PERSONAL_TABLES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.at(-1)).toBe("profiles");
});

const WHY: Record<PersonalTable["why"], string> = {
  contract: "to run the marketplace for you",
  security: "to keep it secure",
  dispute: "to settle disputes",
  reply: "to reply to you",
};

/** As the formatter writes one. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text, i) => text.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  return [
    line(head),
    `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`,
    ...rows.map(line),
  ].join("\n");
}

function howLong({ table, erasure }: PersonalTable): string {
  const purged = RETENTION.filter(({ since }) => since.table === table).map(
    ({ days, since }) => `${days} days after \`${since.name}\``,
  );
  const atDeletion = {
    deleted: "deleted with the account",
    blanked: "with the account; then without what is personal",
    kept: `${KEPT_YEARS} years after the account: ${erasure.how === "kept" ? erasure.because : ""}`,
  }[erasure.how];
  return [...purged, atDeletion].join("; ");
}

const leftOut = ({ withheld = {} }: PersonalTable) =>
  Object.entries(withheld)
    .map(([column, why]) => `\`${column}\`: ${why}`)
    .join("; ");

/** docs/privacy.md, from the declarations. */
const document = () => `# Personal data

What the product knows about people. Made from the declarations that the features make in their personal-data.ts, by
tests/integration/personal-data.test.ts, which fails when the two differ: \`npx vitest run
tests/integration/personal-data.test.ts --update\` writes it again. Why an account is blanked and what is kept:
[decision 57](decisions/0057-erasure.md); how it is declared and exported: [decision 58](decisions/0058-personal-data.md).

A new table or column is declared beside its feature: in \`exported\`, or in \`withheld\` with a reason. What a deletion does
with it is \`erasure\`.

${table(
  ["what", "table", "why", "who sees it", "how long", "not in the export"],
  PERSONAL_TABLES.map((one) => [
    one.what,
    `\`${getTableName(one.table)}\``,
    WHY[one.why],
    one.visibleTo,
    howLong(one),
    leftOut(one),
  ]),
)}

Files are kept in R2 under the id of their row, and go with it. The search model is made of profiles: a closed account is in no
search. Words of its full-text indexes go when their segments are merged, within the hour.

## Tables without personal data

${table(
  ["table", "holds"],
  TABLES.flatMap((entry) =>
    isPersonal(entry) ? [] : [[`\`${getTableName(entry.table)}\``, entry.holds]],
  ),
)}
`;

test("docs/privacy.md says what the declarations say", async () => {
  await expect(document()).toMatchFileSnapshot("../../docs/privacy.md");
});
