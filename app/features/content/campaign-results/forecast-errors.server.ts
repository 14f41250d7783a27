import { sql } from "drizzle-orm";
import type { Database } from "~db/client";
import type { ForecastError } from "./forecast-errors";

/**
 * Stores what the posts of deals have brought, beside what was expected of them. Only of deals whose posts all have figures of
 * their platform after a week or more: a forecast is of all posts together. Of two such figures the one after 30 days counts.
 * @param contentId one of the deal's content items; left out: all deals
 */
export const measureForecasts = (contentId?: string) => sql`
  update deal_forecasts set measured_posts = found.posts, measured_reach = found.reach,
    measured_engagements = found.engagements
  from (select s.deal_id, count(*) as posts,
      iif(count(f.reach) = count(*), sum(f.reach), null) as reach,
      iif(count(f.engagements) = count(*), sum(f.engagements), null) as engagements
    from content_submissions s
    join post_figures f on f.content_id = s.id and f.source = 'connected'
      and f.span = (select span from post_figures grown
        where grown.content_id = s.id and grown.source = 'connected' and grown.span in ('7d', '30d')
        order by span = '30d' desc limit 1)
    where ${contentId === undefined ? sql`true` : sql`s.deal_id = (select deal_id from content_submissions where id = ${contentId})`}
    group by s.deal_id) found
  where deal_forecasts.deal_id = found.deal_id and found.posts = (
    select coalesce(sum(count), 1) from deal_deliverables where deal_id = found.deal_id)`;

/** The newest say most about the next forecast. */
const MOST_DEALS = 200;

/** What was forecast of the measured posts of a brand's completed campaigns, and what they brought. */
export const selectForecastErrors = ({ orm }: Database, brandId: string) =>
  orm.all<ForecastError>(sql`
    with measured as (select f.* from (select id from deals where brand_id = ${brandId} and status = 'completed'
        order by closed_at desc limit ${MOST_DEALS}) deal
      join deal_forecasts f on f.deal_id = deal.id and f.measured_posts is not null)
    select 'people reached' as metric, total(measured_posts) as posts, total(reach) as expected,
        total(measured_reach) as measured from measured where measured_reach is not null
    union all select 'engagements', total(measured_posts), total(engagements), total(measured_engagements)
      from measured where measured_engagements is not null`);
