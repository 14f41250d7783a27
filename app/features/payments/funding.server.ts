import { and, eq, sql } from "drizzle-orm";
import { campaignInvitations } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { type FundedPart, type Funding, fundingOf } from "./funding";

/** The payments of an agreement, as a column of a query over `campaign_invitations`. */
export const fundedParts = sql`(select json_group_array(json_object('status', payment.status,
      'toAthlete', payment.to_athlete))
    from payments payment where payment.invitation_id = campaign_invitations.id)`.mapWith(
  (text: string): FundedPart[] => JSON.parse(text),
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
        >`iif(${campaignInvitations.status} = 'accepted', ${campaignInvitations.fee}, null)`,
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
