import { sql } from "drizzle-orm";
import { integer, type SQLiteColumn, text } from "drizzle-orm/sqlite-core";
import { encodeTime, monotonicFactory } from "ulid";

const ulid = monotonicFactory();

/** A new text id; ids sort by creation time. */
export const newId = (): string => ulid().toLowerCase();

/** No id of this moment (ms) or later sorts before it. */
export const firstIdAt = (ms: number): string => encodeTime(ms, 10).toLowerCase();

/** The format of `newId`; forms carry such an id as the key of the row they create. */
export const ID_PATTERN = /^[0-9a-hjkmnp-tv-z]{26}$/;

export const id = () => text("id").primaryKey();

/** Milliseconds since 1970, UTC. */
export const at = (name: string) => integer(name, { mode: "number" });

export const createdAt = () => at("created_at").notNull();

export const flag = (name: string) => integer(name, { mode: "boolean" }).notNull().default(false);

/** A list of text as JSON. */
export const textList = (name: string) =>
  text(name, { mode: "json" }).$type<string[]>().notNull().default([]);

/** With the values in its text: for checks, and for queries that a partial index serves, which takes no parameters. */
export function isOneOf(column: SQLiteColumn, values: readonly string[]) {
  const quoted = values.map((value) => `'${value}'`);
  // A list of one is not taken for the condition of an index that says "=".
  return sql`${column} ${sql.raw(quoted.length === 1 ? `= ${quoted[0]}` : `in (${quoted.join(", ")})`)}`;
}
