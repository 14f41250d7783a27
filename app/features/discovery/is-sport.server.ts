import { type Column, type SQL, sql } from "drizzle-orm";

/**
 * A category is a sport when at least half of its athletes play it, so one athlete whose sport
 * has the name of a theme changes nothing.
 */
export const isSport = (category: SQL | Column, athletes: SQL | Column): SQL<number> =>
  sql`((select coalesce(sum(n), 0) from athlete_counts where kind = 'all' and sport = ${category}) * 2 >= ${athletes})`;
