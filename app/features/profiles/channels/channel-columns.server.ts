import { type SQLWrapper, sql } from "drizzle-orm";
import { type Channel, sortChannels } from "./channel";
import { describeShortSource, type Source } from "./sources";

/** All channels of an athlete, as one value of a row. */
export const channelsColumn = (athleteId: SQLWrapper) =>
  sql<
    Channel[]
  >`(select json_group_array(json_object('platform', platform, 'handle', handle, 'source', source,
      'followers', followers, 'engagementRate', engagement_rate, 'figuresAt', figures_at, 'leftAt', left_at))
    from social_accounts where athlete_id = ${athleteId})`.mapWith((json: string) =>
    sortChannels(JSON.parse(json)),
  );

/** Who says an athlete's figures, for a list (`describeShortSource`). Rows of a raw statement have text: `parseShortSource`. */
export const shortSourceColumn = (athleteId: SQLWrapper) =>
  sql<Source | null>`(select json_group_array(json_object('platform', platform, 'source', source,
      'followers', followers, 'figuresAt', figures_at, 'leftAt', left_at))
    from social_accounts where athlete_id = ${athleteId} and followers > 0)`.mapWith(
    parseShortSource,
  );

export function parseShortSource(json: string): Source | null {
  return describeShortSource(sortChannels(JSON.parse(json)));
}
