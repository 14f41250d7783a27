import { sql } from "drizzle-orm";

/**
 * The growth rate of a row of athlete_profiles; null while it is not known (`isGrowthKnown` in growth.ts).
 * @param table its name or alias in the query
 */
export const knownGrowth = (table = "athlete_profiles") => {
  const row = sql.raw(table);
  return sql<
    number | null
  >`iif(${row}.growth_known or ${row}.growth_rate <> 0, ${row}.growth_rate, null)`;
};
