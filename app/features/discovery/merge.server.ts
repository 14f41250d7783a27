import { sql } from "drizzle-orm";
import type { Database } from "~db/client";

/** Maximum index pages (4 KB each) written per run. */
const PAGES = 500;

/**
 * Merges the small FTS5 segments that saves add (migrations/0005_search_upkeep.sql), so
 * that searches read few segments and no save has to merge. Does nothing when there are few.
 */
export const mergeWords = (db: Database) =>
  db.write([sql`insert into athlete_words (athlete_words, rank) values ('merge', ${PAGES})`]);
