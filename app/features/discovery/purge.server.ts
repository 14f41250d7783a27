import { and, inArray, isNotNull, lt } from "drizzle-orm";
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
