import { sql } from "drizzle-orm";
import type { RunBatch } from "~/platform/daily-jobs";
import { mergeSegments } from "~/platform/full-text-search";

export const mergeSearchSegments = mergeSegments("athlete_words");

const BATCH = 500;

/**
 * Removes counts that are back at 0. Sports are free text, and every abandoned name would otherwise
 * stay as a row that every search sums. The triggers insert a count again when it is needed.
 */
export const purgeEmptyCounts: RunBatch = async ({ read, orm }, _today, cursor) => {
  const empty = sql`select kind, sport, region, verified, bucket from athlete_counts where n = 0 limit ${BATCH}`;
  const [due] = await read(orm.all(empty));
  return {
    writes: [
      sql`delete from athlete_counts
            where n = 0 and (kind, sport, region, verified, bucket) in (${empty})`,
    ],
    next: due.length < BATCH ? null : String(Number(cursor) + 1),
  };
};
