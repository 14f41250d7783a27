import { type SQL, sql } from "drizzle-orm";
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

/** The figures of so many athletes are read at once: several years of days of each stay below what the database answers with. */
const ATHLETES_AT_ONCE = 25;

interface Place {
  name: string;
  id: string;
}

/**
 * What came of the links and codes of the brand's own campaign: a line for each athlete and day with clicks or sales.
 * @param addressOf the whole address of a short link
 * @throws AppError not_found
 */
export async function* linksFile(
  { actor, db }: CommandContext,
  campaignId: string,
  addressOf: (link: string) => string,
  atOnce = ATHLETES_AT_ONCE,
): AsyncGenerator<string> {
  const own = sql`campaign_id = ${campaignId}
    and campaign_id in (select id from campaigns where brand_id = ${actor.userId})`;
  let text = csvStart(HEADINGS);
  let after: Place | undefined = { name: "", id: "" };
  while (after) {
    const athletes: SQL = sql`select p.full_name as name, p.id from profiles p
      where p.id in (select athlete_id from campaign_links where ${own} union select athlete_id from discount_codes where ${own})
        and (p.full_name, p.id) > (${after.name}, ${after.id})
      order by p.full_name, p.id limit ${atOnce}`;
    const [campaign, some, lines]: [unknown[], Place[], Line[]] = await db.read(
      db.orm.all(
        sql`select 1 from campaigns where id = ${campaignId} and brand_id = ${actor.userId}`,
      ),
      db.orm.all<Place>(athletes),
      db.orm.all<Line>(sql`
        with athletes as materialized (${athletes}), figures as materialized (
          select l.athlete_id, k.day, k.clicks, k.bots, 0 as orders, 0 as revenue
          from athletes a cross join campaign_links l on l.campaign_id = ${campaignId} and l.athlete_id = a.id
          cross join link_clicks k on k.code = l.code
          union all
          select d.athlete_id, s.day, 0, 0, s.orders, s.revenue
          from athletes a cross join discount_codes d on d.campaign_id = ${campaignId} and d.athlete_id = a.id
          cross join code_sales s on s.code_id = d.id
        )
        select a.name, l.code as link, d.code, f.day, sum(f.clicks) as clicks,
          sum(f.bots) as bots, sum(f.orders) as orders, sum(f.revenue) as revenue
        from figures f
        join athletes a on a.id = f.athlete_id
        left join campaign_links l on l.campaign_id = ${campaignId} and l.athlete_id = f.athlete_id
        left join discount_codes d on d.campaign_id = ${campaignId} and d.athlete_id = f.athlete_id
        group by f.athlete_id, f.day order by a.name, f.athlete_id, f.day`),
    );
    if (campaign.length === 0) throw notFound();
    yield text + lines.map((line) => lineOf(line, addressOf)).join("");
    text = "";
    after = some.length < atOnce ? undefined : some.at(-1);
  }
}

function lineOf(
  { name, link, code, day, clicks, bots, orders, revenue }: Line,
  addressOf: (link: string) => string,
) {
  const figures = [clicks, bots, orders, plainPounds(revenue)];
  return csvLine([name, link ? addressOf(link) : "", code ?? "", day, ...figures]);
}
