import { sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { commit } from "./command";

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
