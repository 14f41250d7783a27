import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isRunning } from "~/features/campaigns/campaigns/policy.server";
import { deliverableName } from "~/features/campaigns/terms/deliverables";
import type { Statement } from "~db/client";
import { deals } from "~db/schema";
import type { Deliverable } from "~db/terms";
import { dealMachine } from "./status";

/** A condition on `deals` joined with `campaigns`: the athlete may deliver now. */
export const isDeliverableBy = (athleteId: string | SQLWrapper) =>
  and(eq(deals.athleteId, athleteId), eq(deals.status, "active"), isRunning("campaigns"));

/** Makes the deal of an invitation, in the batch that accepts it. */
export const createDeal = (invitationId: string, now: number): Statement =>
  sql`insert into deals (id, campaign_id, brand_id, athlete_id, status, fee, created_at, updated_at)
    select invitation.id, campaign.id, campaign.brand_id, invitation.athlete_id, 'active', invitation.fee,
      ${now}, ${now}
    from campaign_invitations invitation join campaigns campaign on campaign.id = invitation.campaign_id
    where invitation.id = ${invitationId} and invitation.status = 'accepted'`;

/** Sets what a deal asks for, in place of what it asked for before, if `when` holds inside the batch. */
export function storeDeliverables(
  dealId: string,
  deliverables: readonly Deliverable[],
  when = sql`true`,
): Statement[] {
  const rows = JSON.stringify(deliverables.map((one) => ({ ...one, text: deliverableName(one) })));
  return [
    sql`delete from deal_deliverables where deal_id = ${dealId} and ${when}`,
    sql`insert into deal_deliverables (deal_id, number, text, platform, format, count, due)
    select deals.id, asked.key + 1, asked.value ->> 'text', asked.value ->> 'platform', asked.value ->> 'format',
      asked.value ->> 'count', asked.value ->> 'due'
    from deals join json_each(${rows}) asked where deals.id = ${dealId} and ${when}`,
  ];
}

const closeDeals = (
  step: "completeCampaign" | "cancelCampaign",
  campaignId: string,
  now: number,
): Statement => {
  const { from, to } = dealMachine.steps[step];
  return sql`update deals set status = ${to}, closed_at = ${now}, updated_at = ${now}
    where campaign_id = ${campaignId} and status in ${from}`;
};

/** Completes the active deals of a campaign, in the batch that completes it. */
export const completeDeals = ({ campaignId }: { campaignId: string }, now: number): Statement =>
  closeDeals("completeCampaign", campaignId, now);

/** Cancels the active deals of a campaign, in the batch that cancels it. */
export const cancelDeals = ({ campaignId }: { campaignId: string }, now: number): Statement =>
  closeDeals("cancelCampaign", campaignId, now);

/** Ends a deal because its contract was cancelled, if `when` holds inside the batch. */
export function endDeal(dealId: string, now: number, when: SQL): Statement {
  const { from, to } = dealMachine.steps.cancelContract;
  return sql`update deals set status = ${to}, closed_at = ${now}, updated_at = ${now}
    where id = ${dealId} and status in ${from} and ${when}`;
}

/** Sets the deal's fee to the fee of a contract that both sides have signed. Runs after the change of the contract's status. */
export const storeAgreedFee = (contractId: string, now: number): Statement =>
  sql`update deals set fee = version.body ->> '$.terms.fee', updated_at = ${now}
    from contracts contract join contract_versions version
      on version.contract_id = contract.id and version.number = contract.version
    where contract.id = ${contractId} and contract.deal_id = deals.id and contract.status = 'fully_executed'
      and contract.kind <> 'cancellation'`;

/**
 * Whether a deal counts for its campaign, with its fee and its work: one that has ended does not.
 * @param deal `deals` or its alias in the query
 */
export const countsAsDeal = (deal: string) => sql.raw(`${deal}.status <> 'ended'`);

/**
 * The athlete's name in a list of deals. It marks an ended deal, because the athlete may have a new one in the same campaign.
 * @param deal its alias in the query @param athlete the alias of the athlete's row of `profiles`
 */
export const dealName = (deal: string, athlete: string) =>
  sql.raw(`${athlete}.full_name || iif(${deal}.status = 'ended', ' (deal ended)', '')`);
