import { type SQLWrapper, sql } from "drizzle-orm";
import { type Channel, inOrder } from "./channel";

/** All channels of an athlete, as one value of a row. */
export const channelsOf = (athleteId: SQLWrapper) =>
  sql<
    Channel[]
  >`(select json_group_array(json_object('platform', platform, 'handle', handle, 'source', source,
      'followers', followers, 'engagementRate', engagement_rate, 'figuresAt', figures_at))
    from social_accounts where athlete_id = ${athleteId})`.mapWith((json: string) =>
    inOrder(JSON.parse(json)),
  );
