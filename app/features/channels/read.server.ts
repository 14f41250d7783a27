import { type SQLWrapper, sql } from "drizzle-orm";
import { type Channel, inOrder } from "./channel";
import { type Source, shortSourceOf } from "./sources";

/** All channels of an athlete, as one value of a row. */
export const channelsOf = (athleteId: SQLWrapper) =>
  sql<
    Channel[]
  >`(select json_group_array(json_object('platform', platform, 'handle', handle, 'source', source,
      'followers', followers, 'engagementRate', engagement_rate, 'figuresAt', figures_at, 'leftAt', left_at))
    from social_accounts where athlete_id = ${athleteId})`.mapWith((json: string) =>
    inOrder(JSON.parse(json)),
  );

/** Who says an athlete's figures, for a list (`shortSourceOf`). Rows of a raw statement have text: `readShortSource`. */
export const shortSource = (athleteId: SQLWrapper) =>
  sql<Source | null>`(select json_group_array(json_object('platform', platform, 'source', source,
      'followers', followers, 'figuresAt', figures_at, 'leftAt', left_at))
    from social_accounts where athlete_id = ${athleteId} and followers > 0)`.mapWith(
    readShortSource,
  );

export function readShortSource(json: string): Source | null {
  return shortSourceOf(inOrder(JSON.parse(json)));
}
