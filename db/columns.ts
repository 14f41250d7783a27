import { sql } from "drizzle-orm";
import { integer, type SQLiteColumn, text } from "drizzle-orm/sqlite-core";
import { monotonicFactory } from "ulid";

const ulid = monotonicFactory();

/** A new text id; ids sort by creation time. */
export const newId = (): string => ulid().toLowerCase();

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

/** The check of a column that holds an enumeration of constants.ts. */
export const isOneOf = (column: SQLiteColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
