import { type Column, type SQL, sql } from "drizzle-orm";
import { CONNECTED_BIT, PREMIUM_BIT, PREMIUM_RANK } from "~db/sql/search-model";

/**
 * A category is a sport when at least half of its athletes play it, so one athlete whose sport
 * has the name of a theme changes nothing.
 */
export const isSport = (category: SQL | Column, athletes: SQL | Column): SQL<number> =>
  sql`((select coalesce(sum(n), 0) from athlete_counts where kind = 'all' and sport = ${category}) * 2 >= ${athletes})`;

/**
 * The rank of a row of the search model is the order by score: the score, and a number that no other athlete has. Athlete
 * Premium raises it by its points and by a bit that says so (docs/decisions/0073), another bit says that all figures come from
 * connected channels (docs/decisions/0078).
 */

/** 1 where the plan raised the rank, else 0. */
export const isRaisedByPremium = (rank: SQL): SQL<number> =>
  sql<number>`(${rank} >> ${sql.raw(String(PREMIUM_BIT))} & 1)`;

/** 1 where platforms have told all of the athlete's figures, else 0. The index of these rows asks for it in the same words. */
export const isConnected = (rank: SQL): SQL<number> =>
  sql<number>`${rank} >> ${sql.raw(String(CONNECTED_BIT))} & 1`;

/** The rank as the athlete's score alone makes it. */
export const rankWithoutPremium = (rank: SQL): SQL =>
  sql`(${rank} - ${sql.raw(String(PREMIUM_RANK))} * ${isRaisedByPremium(rank)})`;

/** The rows with the highest scores, whatever their plan: these stand among those that are raised by no more than a plan is. */
export const selectHighestScores = (limit: number): SQL => sql`select * from athlete_search
  where rank >= coalesce((select rank from athlete_search where rank >= 0 order by rank desc limit 1 offset ${limit - 1}), 0)
    - ${sql.raw(String(PREMIUM_RANK))}
  order by ${rankWithoutPremium(sql`rank`)} desc limit ${limit}`;
