import { sql } from "drizzle-orm";
import { countsAsDeal, newestDealOf } from "~/features/deals/deals/deals.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { deals } from "~db/schema";
import type { PaidPart } from "./balance";
import { type Funding, fundingOf } from "./funding";

/** The payments of a deal, as a column of a query over `deals`. */
export const fundedParts =
  sql`(select json_group_array(json_object('status', payment.status, 'amount', payment.amount,
      'toAthlete', payment.to_athlete, 'settledFor', payment.settled_for))
    from payments payment where payment.deal_id = deals.id)`.mapWith((text: string): PaidPart[] =>
    JSON.parse(text),
  );

/** How an athlete's deal in a campaign is funded; null without one, or without a fee. */
export async function ownFunding(
  { db, actor }: CommandContext,
  campaignId: string,
): Promise<Funding | null> {
  const [[row]] = await db.read(
    db.orm
      .select({
        fee: sql<number>`iif(${countsAsDeal("deals")}, ${deals.fee}, 0)`,
        parts: fundedParts,
      })
      .from(deals)
      .where(sql`${deals.id} = ${newestDealOf(campaignId, actor.personId)}`),
  );
  return row ? fundingOf(row.parts, row.fee) : null;
}
