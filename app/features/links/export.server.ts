import { sql } from "drizzle-orm";
import { csvLine, csvStart } from "~/platform/csv";
import { notFound } from "~/platform/errors";
import { plainPounds } from "~/platform/money";
import type { CommandContext } from "../accounts/actor";

interface Line {
  name: string;
  link: string | null;
  code: string | null;
  day: string;
  clicks: number;
  bots: number;
  orders: number;
  revenue: number;
}

const HEADINGS = [
  ...["Athlete", "Link", "Discount code", "Day (UTC)"],
  ...["Clicks", "Programs left out", "Orders less refunds", "Revenue less refunds (£)"],
];

/**
 * What came of the links and codes of the brand's own campaign: a line for each athlete and day with clicks or sales.
 * @param addressOf the whole address of a short link
 * @throws AppError not_found
 */
export async function* linksFile(
  { actor, db }: CommandContext,
  campaignId: string,
  addressOf: (link: string) => string,
): AsyncGenerator<string> {
  const own = sql`campaign_id = ${campaignId}
    and campaign_id in (select id from campaigns where brand_id = ${actor.userId})`;
  const [campaign, lines] = await db.read(
    db.orm.all(
      sql`select 1 from campaigns where id = ${campaignId} and brand_id = ${actor.userId}`,
    ),
    db.orm.all<Line>(sql`
      with figures as (
        select l.athlete_id, k.day, k.clicks, k.bots, 0 as orders, 0 as revenue
        from link_clicks k join campaign_links l on l.code = k.code where ${own}
        union all
        select d.athlete_id, s.day, 0, 0, s.orders, s.revenue
        from code_sales s join discount_codes d on d.id = s.code_id where ${own}
      )
      select p.full_name as name, l.code as link, d.code, f.day, sum(f.clicks) as clicks,
        sum(f.bots) as bots, sum(f.orders) as orders, sum(f.revenue) as revenue
      from figures f
      join profiles p on p.id = f.athlete_id
      left join campaign_links l on l.campaign_id = ${campaignId} and l.athlete_id = f.athlete_id
      left join discount_codes d on d.campaign_id = ${campaignId} and d.athlete_id = f.athlete_id
      group by f.athlete_id, f.day order by p.full_name, f.athlete_id, f.day`),
  );
  if (campaign.length === 0) throw notFound();
  yield csvStart(HEADINGS);
  for (const { name, link, code, day, clicks, bots, orders, revenue } of lines) {
    const figures = [clicks, bots, orders, plainPounds(revenue)];
    yield csvLine([name, link ? addressOf(link) : "", code ?? "", day, ...figures]);
  }
}
