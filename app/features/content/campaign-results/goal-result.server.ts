import { type SQL, sql } from "drizzle-orm";
import type { CampaignGoal } from "~db/constants";
import { isPosted } from "../content/content-stages.server";
import { latestSpan } from "../posts/queries.server";
import { type Range, TYPED_PERCENT } from "./range";

/** What a campaign is to reach, and what its athletes brought of it. */
export interface GoalResult {
  goal: CampaignGoal;
  target: number | null;
  baseline: number | null;
  /** Null: nothing is known yet. */
  range: Range | null;
}

const posts = sql`content_submissions post join post_figures figures on figures.content_id = post.id
  and figures.span = ${latestSpan(sql`post.id`)}`;

/** Not as parameters, which would make the division one of fractions. */
const LOW = sql.raw(String(100 - TYPED_PERCENT));
const HIGH = sql.raw(String(100 + TYPED_PERCENT));

const lowest = (figure: SQL) =>
  sql`iif(figures.source = 'typed', ${figure} * ${LOW} / 100, ${figure})`;
const highest = (figure: SQL) =>
  sql`iif(figures.source = 'typed', (${figure} * ${HIGH} + 99) / 100, ${figure})`;

/** Of all posts of a campaign. */
const figureOf = (
  figure: SQL,
) => sql`(select json_array(sum(${lowest(figure)}), sum(${highest(figure)}))
  from ${posts} where post.campaign_id = campaigns.id and ${isPosted("post")})`;

const hasPosted = sql`exists (select 1 from content_submissions post
  where post.deal_id = deal.id and ${isPosted("post")})`;

const linkClicks = sql`(select coalesce(sum(day.clicks), 0) from link_clicks day where day.code = link.code)`;

const postClicks = (bound: (figure: SQL) => SQL) =>
  sql`(select sum(${bound(sql`figures.clicks`)}) from ${posts} where post.deal_id = deal.id and ${isPosted("post")})`;

const clicks = (bound: (figure: SQL) => SQL) =>
  sql`sum(iif(link.code is null, ${postClicks(bound)}, iif(${linkClicks} > 0 or ${hasPosted}, ${linkClicks}, null)))`;

/** Of each deal what its short link counted; without one what the platforms report. */
const clicksResult = sql`(select json_array(${clicks(lowest)}, ${clicks(highest)}) from deals deal
  left join campaign_links link on link.deal_id = deal.id where deal.campaign_id = campaigns.id)`;

const orders = sql`(select max(sum(sale.orders), 0) from code_sales sale where sale.code_id = discount.id)`;

const known = sql`iif(${orders} > 0 or ${hasPosted}, ${orders}, null)`;

/** With the discount codes, as the brand reports them. */
const ordersResult = sql`(select json_array(sum(${known}), sum(${known})) from deals deal
  join discount_codes discount on discount.deal_id = deal.id where deal.campaign_id = campaigns.id)`;

const result = sql`case goal.goal when 'reach' then ${figureOf(sql`figures.reach`)}
  when 'engagement' then ${figureOf(sql`figures.engagements`)}
  when 'clicks' then ${clicksResult} else ${ordersResult} end`;

/**
 * That, as a column of a query over `campaigns`: the total of the goal's measure in its report (`buildReport`), summed in the
 * database. Null without a goal.
 */
export const goalResult =
  sql<GoalResult | null>`(select json_object('goal', goal.goal, 'target', goal.target,
    'baseline', goal.baseline, 'range', json(${result}))
  from campaign_goals goal where goal.campaign_id = campaigns.id)`.mapWith(
    (text: string): GoalResult => {
      const { range, ...goal } = JSON.parse(text);
      const [low, high] = range;
      return { ...goal, range: low === null ? null : { low, high } };
    },
  );
