import { getTableColumns } from "drizzle-orm";
import type { PersonalTable } from "~/platform/personal-data";

/*
 * The copy of a person's data as text. It is made in parts, each of which begins where the last one stopped; read in
 * order they are one JSON document.
 */

export type Row = Record<string, unknown>;

/** Moments are stored as milliseconds, which say nothing to a reader. */
const isMoment = (name: string) => /(At|lastActivity|lastUpdated)$/.test(name);

export const shownRow = ({ link }: PersonalTable, row: Row, origin: string): Row => {
  const shown = Object.entries(row).map(([name, value]) => [
    name,
    isMoment(name) && typeof value === "number" ? new Date(value).toISOString() : value,
  ]);
  return { ...Object.fromEntries(shown), ...(link && { link: origin + link(row) }) };
};

export const opening = (madeAt: number) =>
  `{\n"madeAt": "${new Date(madeAt).toISOString()}",\n"data": {\n`;

export const CLOSING = "\n}\n}\n";

/** A table's rows: as its first part, or as one that follows; `isLast` ends it. */
export function rowsText(
  name: string,
  rows: readonly Row[],
  { isFirstTable, goesOn, isLast }: { isFirstTable: boolean; goesOn: boolean; isLast: boolean },
): string {
  const lines = rows.map((row) => JSON.stringify(row)).join(",\n");
  const start = goesOn ? (lines ? ",\n" : "") : `${isFirstTable ? "" : ",\n"}"${name}": [`;
  return start + lines + (isLast ? "]" : "");
}

const typeOf = (table: PersonalTable, field: string): string => {
  if (isMoment(field)) return "time, UTC";
  const { dataType, enumValues } = getTableColumns(table.table)[field] ?? {};
  if (enumValues?.length) return `one of ${enumValues.join(", ")}`;
  const types: Record<string, string> = { boolean: "yes or no", number: "number", json: "list" };
  return types[dataType ?? ""] ?? "text";
};

/** 'createdAt' as 'created at'. */
const inWords = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What stands in the file, for people. */
export const readme = (tables: readonly PersonalTable[], product: string) =>
  `Your data on ${product}

data.json holds everything we know about you, in one JSON document. Each heading below is a list
in it, whose name stands in brackets. Money is in pence, and an id names the same thing wherever it
appears. Files have a link, which works while you're signed in.

${tables.map((table) => section(table)).join("\n")}`;

const section = (table: PersonalTable) =>
  [
    `${table.what} [${table.name}]`,
    ...table.exported.map((field) => `  ${field}: ${inWords(field)} (${typeOf(table, field)})`),
    ...(table.link ? ["  link: where you can download the file"] : []),
    ...Object.entries(table.withheld ?? {}).map(([field, why]) => `  Left out: ${field}, ${why}`),
    "",
  ].join("\n");
