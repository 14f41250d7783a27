import { getTableColumns } from "drizzle-orm";
import { athleteProfiles } from "~db/schema";
import { channelsOf } from "../channels/read.server";

/** The columns of a profile with its channels: all that its score follows from. */
export const profileRow = () => ({
  ...getTableColumns(athleteProfiles),
  channels: channelsOf(athleteProfiles.userId),
});
