import { and, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { DailyPart } from "~/platform/daily";
import { savedSearches } from "~db/schema";

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const BATCH = 500;

/** Saved searches that were deleted 30 days ago go for good. */
export const purgeSearches: DailyPart = {
  name: "searches",
  async batch({ read, orm }, { now }, cursor) {
    const [due] = await read(
      orm
        .select({ id: savedSearches.id })
        .from(savedSearches)
        .where(and(isNotNull(savedSearches.deletedAt), lt(savedSearches.deletedAt, now - KEPT_MS)))
        .limit(BATCH),
    );
    const ids = due.map(({ id }) => id);
    return {
      writes: [orm.delete(savedSearches).where(inArray(savedSearches.id, ids))],
      next: due.length < BATCH ? null : String(Number(cursor) + 1),
    };
  },
};

/**
 * Counts that are back at 0 go: athletes name their sport in their own words, and each name they leave would
 * stay behind for every search to add up. The triggers of the model make a count anew when it is needed.
 */
export const purgeCounts: DailyPart = {
  name: "counts",
  async batch({ read, orm }, _today, cursor) {
    const empty = sql`select kind, sport, region, verified, bucket from athlete_counts where n = 0 limit ${BATCH}`;
    const [due] = await read(orm.all(empty));
    return {
      writes: [
        sql`delete from athlete_counts
            where n = 0 and (kind, sport, region, verified, bucket) in (${empty})`,
      ],
      next: due.length < BATCH ? null : String(Number(cursor) + 1),
    };
  },
};
