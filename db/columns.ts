import { integer, text } from "drizzle-orm/sqlite-core";
import { monotonicFactory } from "ulid";

const ulid = monotonicFactory();

/** A new text id; ids sort by the moment they were made. */
export const newId = (): string => ulid().toLowerCase();

/** What `newId` makes; forms carry such ids as the key of the row they are about to make. */
export const ID_PATTERN = /^[0-9a-hjkmnp-tv-z]{26}$/;

export const id = () => text("id").primaryKey();

/** Milliseconds since 1970, UTC. */
export const at = (name: string) => integer(name, { mode: "number" });

export const createdAt = () => at("created_at").notNull();

export const flag = (name: string) => integer(name, { mode: "boolean" }).notNull().default(false);

/** A list of text as JSON. */
export const textList = (name: string) =>
  text(name, { mode: "json" }).$type<string[]>().notNull().default([]);
