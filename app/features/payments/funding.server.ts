import { and, eq, sql } from "drizzle-orm";
import { campaignInvitations } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { agreedFeeOf } from "../invitations/budget.server";
import type { PaidPart } from "./balance";
import { type Funding, fundingOf } from "./funding";

const agreedFee = agreedFeeOf("campaign_invitations");

/** The payments of an agreement, as a column of a query over `campaign_invitations`. */
export const fundedParts =
  sql`(select json_group_array(json_object('status', payment.status, 'amount', payment.amount,
      'toAthlete', payment.to_athlete, 'settledFor', payment.settled_for))
    from payments payment where payment.invitation_id = campaign_invitations.id)`.mapWith(
    (text: string): PaidPart[] => JSON.parse(text),
  );

/** How an athlete's agreement in a campaign is funded; null without one, or without a fee. */
export async function ownFunding(
  { db, actor }: CommandContext,
  campaignId: string,
): Promise<Funding | null> {
  const [[row]] = await db.read(
    db.orm
      .select({
        fee: sql<
          number | null
        >`iif(${campaignInvitations.status} = 'accepted', ${agreedFee}, null)`,
        parts: fundedParts,
      })
      .from(campaignInvitations)
      .where(
        and(
          eq(campaignInvitations.campaignId, campaignId),
          eq(campaignInvitations.athleteId, actor.userId),
        ),
      ),
  );
  return row ? fundingOf(row.parts, row.fee) : null;
}
