import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "~db/client";

/** Makes the deal of an invitation, in the batch that accepts it. */
export const createDeal = (invitationId: string, now: number): Statement =>
  sql`insert into deals (id, campaign_id, brand_id, athlete_id, status, fee, deliverables, created_at, updated_at)
    select invitation.id, campaign.id, campaign.brand_id, invitation.athlete_id, 'active', invitation.fee,
      invitation.deliverables, ${now}, ${now}
    from campaign_invitations invitation join campaigns campaign on campaign.id = invitation.campaign_id
    where invitation.id = ${invitationId} and invitation.status = 'accepted'`;

/** Closes the active deals of a campaign, in the batch that ends it. */
export const closeDealsOf = (
  campaignId: string,
  status: "completed" | "cancelled",
  now: number,
): Statement =>
  sql`update deals set status = ${status}, closed_at = ${now}, updated_at = ${now}
    where campaign_id = ${campaignId} and status = 'active'`;

/** Ends a deal, also one of a completed or cancelled campaign, if `when` holds inside the batch. */
export const endDeal = (dealId: string, now: number, when: SQL): Statement =>
  sql`update deals set status = 'ended', closed_at = ${now}, updated_at = ${now}
    where id = ${dealId} and status <> 'ended' and ${when}`;

/** Sets the deal's fee to the fee of a contract that both sides have signed. Runs after the change of the contract's status. */
export const storeAgreedFee = (contractId: string, now: number): Statement =>
  sql`update deals set fee = version.body ->> '$.terms.fee', updated_at = ${now}
    from contracts contract join contract_versions version
      on version.contract_id = contract.id and version.number = contract.version
    where contract.id = ${contractId} and contract.deal_id = deals.id and contract.status = 'fully_executed'
      and contract.kind <> 'cancellation'`;

/** The active deal of an athlete in a campaign, as a subquery. */
export const activeDealOf = (campaignId: string | SQL, athleteId: string | SQL): SQL<string> =>
  sql`(select id from deals where campaign_id = ${campaignId} and athlete_id = ${athleteId} and status = 'active')`;

/** The deal of an athlete's newest invitation to a campaign, as a subquery: it has the invitation's id. */
export const newestDealOf = (campaignId: string | SQL, athleteId: string | SQL): SQL<string> =>
  sql`(select id from campaign_invitations where campaign_id = ${campaignId} and athlete_id = ${athleteId})`;

/** Column of a query over `campaigns`: the number of its deals that have not ended. */
export const dealCount = sql<number>`(select count(*) from deals deal
  where deal.campaign_id = campaigns.id and deal.status <> 'ended')`;

/**
 * The athlete's name in a list of deals. It marks an ended deal, because the athlete may have a new one in the same campaign.
 * @param deal its alias in the query @param athlete the alias of the athlete's row of `profiles`
 */
export const dealName = (deal: string, athlete: string) =>
  sql.raw(`${athlete}.full_name || iif(${deal}.status = 'ended', ' (agreement ended)', '')`);
