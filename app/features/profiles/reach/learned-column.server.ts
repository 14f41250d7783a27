import { type SQLWrapper, sql } from "drizzle-orm";
import type { Learned } from "./forecast-posts";

/** The newest posts say most about the next one. */
const MOST_POSTS = 12;

/**
 * What is known of an athlete's earlier posts, and the norms of completed campaigns, as one value of a row. Figures that an
 * athlete types are left out, and those of the first days, after which a post still grows; of '30d' and '7d' the first is less as text.
 */
export const learnedColumn = (athleteId: SQLWrapper) =>
  sql<Learned>`json_object(
    'posts', (select json_group_array(json_object('platform', p.platform, 'format', (select format from deal_deliverables d
          where d.deal_id = s.deal_id and d.text = s.deliverable limit 1),
        'followers', coalesce(p.followers, h.followers), 'reach', f.reach, 'engagements', f.engagements))
      from (select content_id, platform, followers, athlete_id from posts
        where athlete_id = ${athleteId} order by posted_at desc limit ${sql.raw(String(MOST_POSTS))}) p
      join social_accounts h on h.athlete_id = p.athlete_id and h.platform = p.platform
      join post_figures f on f.content_id = p.content_id and f.source = 'connected'
        and f.span = (select min(span) from post_figures grown
          where grown.content_id = p.content_id and grown.source = 'connected' and grown.span in ('7d', '30d'))
      join content_submissions s on s.id = p.content_id),
    'norms', (select json_group_array(json_object('platform', platform,
        'reach', json(iif(reach_median is null, 'null', json_object('low', reach_low, 'median', reach_median, 'high', reach_high))),
        'engagements', json(iif(engagements_median is null, 'null',
          json_object('low', engagements_low, 'median', engagements_median, 'high', engagements_high)))))
      from result_norms))`.mapWith(parseLearned);

const parseLearned = (json: string): Learned => JSON.parse(json) as Learned;
