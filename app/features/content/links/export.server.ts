import { type SQL, sql } from "drizzle-orm";
import { dealName } from "~/features/deals/deals/deals.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { csvLine, csvStart } from "~/platform/csv";
import { notFound } from "~/platform/errors";
import { plainPounds } from "~/platform/money";

interface LinkCsvRow {
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

/** Deals read at once. Several years of daily figures of so many stay below the largest answer of the database. */
const DEALS_AT_ONCE = 25;

interface AthleteCursor {
  name: string;
  id: string;
}

/**
 * What came of the links and codes of the brand's own campaign: a line for each deal and day with clicks or sales.
 * @param addressOf the whole address of a short link
 * @throws AppError not_found
 */
export async function* generateLinksCsv(
  { actor, db }: CommandContext,
  campaignId: string,
  addressOf: (link: string) => string,
  pageSize = DEALS_AT_ONCE,
): AsyncGenerator<string> {
  let text = csvStart(HEADINGS);
  let after: AthleteCursor | undefined = { name: "", id: "" };
  while (after) {
    const athletePage: SQL = sql`select p.full_name as name, ${dealName("deal", "p")} as label, deal.id from deals deal join profiles p on p.id = deal.athlete_id
      where deal.campaign_id = ${campaignId} and deal.brand_id = ${actor.brandId}
        and (p.full_name, deal.id) > (${after.name}, ${after.id})
      order by p.full_name, deal.id limit ${pageSize}`;
    const [campaign, found, lines]: [unknown[], AthleteCursor[], LinkCsvRow[]] = await db.read(
      db.orm.all(
        sql`select 1 from campaigns where id = ${campaignId} and brand_id = ${actor.brandId}`,
      ),
      db.orm.all<AthleteCursor>(athletePage),
      db.orm.all<LinkCsvRow>(sql`
        with some as materialized (${athletePage}), figures as materialized (
          select l.deal_id, k.day, k.clicks, k.bots, 0 as orders, 0 as revenue
          from some cross join campaign_links l on l.deal_id = some.id
          cross join link_clicks k on k.code = l.code
          union all
          select d.deal_id, s.day, 0, 0, s.orders, s.revenue
          from some cross join discount_codes d on d.deal_id = some.id
          cross join code_sales s on s.code_id = d.id
        )
        select some.label as name, l.code as link, d.code, f.day, sum(f.clicks) as clicks,
          sum(f.bots) as bots, sum(f.orders) as orders, sum(f.revenue) as revenue
        from figures f
        join some on some.id = f.deal_id
        left join campaign_links l on l.deal_id = f.deal_id
        left join discount_codes d on d.deal_id = f.deal_id
        group by f.deal_id, f.day order by some.name, f.deal_id, f.day`),
    );
    if (campaign.length === 0) throw notFound();
    yield text + lines.map((line) => toCsvLine(line, addressOf)).join("");
    text = "";
    after = found.length < pageSize ? undefined : found.at(-1);
  }
}

function toCsvLine(
  { name, link, code, day, clicks, bots, orders, revenue }: LinkCsvRow,
  addressOf: (link: string) => string,
) {
  const figures = [clicks, bots, orders, plainPounds(revenue)];
  return csvLine([name, link ? addressOf(link) : "", code ?? "", day, ...figures]);
}
