import { sql } from "drizzle-orm";
import type { Database } from "~db/client";

/** Pages of the index that one run writes at most; of 4 KB each. */
const PAGES = 500;

/**
 * Merges the small segments that saves have added to the search words (migrations/0005_search_upkeep.sql), so
 * that searches have few to look through and nobody's save has to do it. Does nothing when there is little.
 */
export const mergeWords = (db: Database) =>
  db.write([sql`insert into athlete_words (athlete_words, rank) values ('merge', ${PAGES})`]);
