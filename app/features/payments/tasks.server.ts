import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import { ACTIVE_DISPUTES, OPEN_CAMPAIGN_STATUSES, OPEN_CONTRACT_STATUSES } from "~db/constants";
import { campaignInvitations, campaigns, profiles } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { agreedFeeOf } from "../invitations/budget.server";
import { coveredSum } from "./balance.server";

const SHOWN = 3;
const agreedFee = agreedFeeOf("campaign_invitations");

/** The agreements of a brand whose fee is not paid in full, though it could be: the athletes wait with their work. */
export async function fundingTasks({ db, actor }: CommandContext) {
  const { orm, read } = db;
  const unpaid = and(
    eq(campaigns.brandId, actor.userId),
    inArray(campaigns.status, [...OPEN_CAMPAIGN_STATUSES]),
    eq(campaignInvitations.status, "accepted"),
    sql`${agreedFee} > ${coveredSum(sql`campaign_invitations.id`, ["held", "settled"])}`,
    sql`not exists (select 1 from contracts contract
      where contract.invitation_id = campaign_invitations.id and contract.status in ${OPEN_CONTRACT_STATUSES})`,
    sql`not exists (select 1 from disputes dispute
      where dispute.campaign_id = campaign_invitations.campaign_id
        and dispute.athlete_id = campaign_invitations.athlete_id and dispute.status in ${ACTIVE_DISPUTES})`,
  );
  const [[found], items] = await read(
    orm
      .select({ n: count() })
      .from(campaignInvitations)
      .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
      .where(unpaid),
    orm
      .select({
        id: campaignInvitations.id,
        athlete: profiles.fullName,
        campaign: campaigns.title,
        owed: sql<number>`${agreedFee} - ${coveredSum(sql`campaign_invitations.id`, ["held", "settled"])}`,
      })
      .from(campaignInvitations)
      .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
      .innerJoin(profiles, eq(profiles.id, campaignInvitations.athleteId))
      .where(unpaid)
      .orderBy(asc(campaignInvitations.updatedAt), asc(campaignInvitations.id))
      .limit(SHOWN),
  );
  return { total: found?.n ?? 0, items };
}

export type FundingTasks = Awaited<ReturnType<typeof fundingTasks>>;
