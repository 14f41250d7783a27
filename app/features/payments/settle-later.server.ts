import { type SQL, sql } from "drizzle-orm";
import { enqueueEach } from "~/platform/enqueue";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import { PAYMENT_SETTLE } from "./kinds";

/**
 * Has the agreements looked at again for which money is held: what decides about it changes in this batch.
 * @param which a condition over `payment`
 */
export const settleLater = (which: SQL, now: number): Statement =>
  enqueueEach(
    PAYMENT_SETTLE,
    {
      payload: sql`json_object('invitationId', held.invitation_id)`,
      key: sql`${`${newId()}:`} || held.invitation_id`,
      from: sql`(select distinct payment.invitation_id from payments payment where payment.status = 'held' and ${which}) held`,
    },
    now,
  );

/** What follows from a decision about a piece. */
export const afterPiece = (contentId: string, now: number): Statement =>
  settleLater(
    sql`(payment.campaign_id, payment.athlete_id) = (
      select campaign_id, athlete_id from content_submissions where id = ${contentId})`,
    now,
  );

/** What follows from a signature under a contract. */
export const afterSignature = (contractId: string, now: number): Statement =>
  settleLater(
    sql`payment.invitation_id = (select invitation_id from contracts where id = ${contractId})`,
    now,
  );

/** What follows from the end of a dispute. */
export const afterDispute = (disputeId: string, now: number): Statement =>
  settleLater(
    sql`(payment.campaign_id, payment.athlete_id) = (
      select campaign_id, athlete_id from disputes where id = ${disputeId})`,
    now,
  );

/** What follows from the end of a campaign. */
export const afterCampaign = (campaignId: string, now: number): Statement =>
  settleLater(sql`payment.campaign_id = ${campaignId}`, now);
