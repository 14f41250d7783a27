import { type SQL, sql } from "drizzle-orm";
import type { Events } from "~/events";
import { enqueueEach } from "~/platform/enqueue";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import { PAYMENT_SETTLE } from "./outbox-kinds";

/**
 * Queues a new decision for each deal that has held payments. For the batch that changes a fact on which it depends.
 * @param which a condition over `payment`
 */
export const enqueueSettlement = (which: SQL, now: number): Statement =>
  enqueueEach(
    PAYMENT_SETTLE,
    {
      payload: sql`json_object('dealId', held.deal_id)`,
      key: sql`${`${newId()}:`} || held.deal_id`,
      from: sql`(select distinct payment.deal_id from payments payment where payment.status = 'held' and ${which}) held`,
    },
    now,
  );

export const enqueueDealSettlement = (
  { dealId, when = sql`true` }: Events["deal.ended"],
  now: number,
): Statement => enqueueSettlement(sql`payment.deal_id = ${dealId} and ${when}`, now);

export const enqueueContentSettlement = (
  { contentId }: { contentId: string },
  now: number,
): Statement =>
  enqueueSettlement(
    sql`payment.deal_id = (select deal_id from content_submissions where id = ${contentId})`,
    now,
  );

export const enqueueContractSettlement = (
  { contractId }: { contractId: string },
  now: number,
): Statement =>
  // A cancellation ends the deal, which settles it (`enqueueDealSettlement`).
  enqueueSettlement(
    sql`payment.deal_id = (select deal_id from contracts where id = ${contractId} and kind <> 'cancellation')`,
    now,
  );

export const enqueueDisputeSettlement = (
  { disputeId }: { disputeId: string },
  now: number,
): Statement =>
  enqueueSettlement(
    sql`payment.deal_id = (select deal_id from disputes where id = ${disputeId})`,
    now,
  );

export const enqueueCampaignSettlement = (
  { campaignId }: { campaignId: string },
  now: number,
): Statement => enqueueSettlement(sql`payment.campaign_id = ${campaignId}`, now);
