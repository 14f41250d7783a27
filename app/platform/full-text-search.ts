import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "~db/client";
import { foldText } from "~db/fold-text";
import { foldedWords, isOfSigns, quoteWord } from "~db/folded-words";
import { commit } from "./command";

const MAX_WORDS = 6;

/** Whether a folded column has the typed text anywhere. It reads each row: for a person's own rows. */
export const hasText = (folded: SQLiteColumn, typed: string): SQL =>
  sql`instr(${folded}, ${foldText(typed)}) > 0`;

/** A token that no text has. */
const NO_WORD = "\uE0FF";

/** The FTS5 expression for texts that have all typed words or their beginnings. @param columns apart by spaces */
export function matchWords(columns: string, typed: string): string {
  const words = foldedWords(typed).slice(0, MAX_WORDS);
  const beginnings = words.map((word) => quoteWord(word) + (isOfSigns(word) ? "" : "*"));
  return `{${columns}} : (${beginnings.join(" AND ") || quoteWord(NO_WORD)})`;
}

/** Maximum index pages (4 KB each) written per run. */
const PAGES = 500;

/**
 * Makes the job that merges the small FTS5 segments that saves add (db/sql/search.ts), so
 * that searches read few segments and no save has to merge. It does nothing when there are few.
 */
export const mergeSegments = (table: string) => (db: Database) => {
  const index = sql.identifier(table);
  const merge = sql`insert into ${index} (${index}, rank) values ('merge', ${PAGES})`;
  return commit({ db }, { effects: [merge] });
};
