import { type SQL, sql } from "drizzle-orm";
import { formatMoney } from "~/platform/money";
import { plural } from "~/platform/numbers";

interface DealFigures {
  /** Pence. */
  fee: number;
  clicks: number;
  orders: number;
  /** Pence. */
  revenue: number;
}

const sales = (figure: SQL) => sql`(select coalesce(sum(${figure}), 0) from discount_codes discount
  join code_sales sale on sale.code_id = discount.id where discount.deal_id = deals.id)`;

/**
 * What was agreed for a deal and what it brought, as a column of a query over `deals`: 'Agreed fee £1,200 · 62 orders, £2,406 sold'.
 * @param isOwn whether the deal is the reader's: null for others, whose fees are confidential
 */
export const dealResult = (isOwn: SQL) =>
  sql<string | null>`iif(${isOwn}, json_object('fee', deals.fee,
    'clicks', (select coalesce(sum(day.clicks), 0) from campaign_links link
      join link_clicks day on day.code = link.code where link.deal_id = deals.id),
    'orders', ${sales(sql`sale.orders`)}, 'revenue', ${sales(sql`sale.revenue`)}), null)`.mapWith(
    (text: string) => describeDeal(JSON.parse(text)),
  );

/** What was sold says more than what was clicked. */
function describeDeal({ fee, clicks, orders, revenue }: DealFigures): string {
  const sold = orders > 0 && `${plural(orders, "order")}, ${formatMoney(revenue)} sold`;
  const clicked = clicks > 0 && plural(clicks, "click");
  return [fee > 0 ? `Agreed fee ${formatMoney(fee)}` : "No fee", sold || clicked]
    .filter(Boolean)
    .join(" · ");
}
