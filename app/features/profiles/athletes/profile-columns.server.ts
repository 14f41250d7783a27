import { getTableColumns, sql } from "drizzle-orm";
import { athleteProfiles } from "~db/schema";
import { channelsColumn } from "../channels/channel-columns.server";
import { learnedColumn } from "../reach/learned-column.server";

/**
 * The growth rate of a row of athlete_profiles; null while it is not known (`isGrowthKnown` in growth.ts).
 * @param table its name or alias in the query
 */
export const growthRateColumn = (table = "athlete_profiles") => {
  const row = sql.raw(table);
  return sql<
    number | null
  >`iif(${row}.growth_known or ${row}.growth_rate <> 0, ${row}.growth_rate, null)`;
};

/** The columns of a profile with its channels and what was learned of them: all that its figures follow from. */
export const profileColumns = () => ({
  ...getTableColumns(athleteProfiles),
  channels: channelsColumn(athleteProfiles.userId),
  learned: learnedColumn(athleteProfiles.userId),
});
