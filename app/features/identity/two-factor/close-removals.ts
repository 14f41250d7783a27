import { type SQL, sql } from "drizzle-orm";

/** Cancels what was asked for: the factor stays, or is gone otherwise. */
export const closeRemovals = (userId: string, now: number): SQL =>
  sql`update factor_removals set closed_at = ${now} where user_id = ${userId} and closed_at is null`;
