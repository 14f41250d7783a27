import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { foldText } from "~db/fold-text";
import { foldedWords, isOfSigns, quoteWord } from "~db/folded-words";

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
