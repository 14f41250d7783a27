import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "~db/client";
import { type DeadlineKind, type DeadlineStep, OPEN_CONTRACT_STATUSES } from "~db/constants";
import { isUnanswered } from "./deadline-columns.server";
import type { PendingAction } from "./open-deadlines.server";

type DeadlineRow = Pick<PendingAction, "kind" | "subjectId" | "since" | "extendedTo" | "lastStep">;

const unansweredDispute = (id: string, since: number) => sql`select 1 from disputes
    where id = ${id} and created_at = ${since} and ${isUnanswered}`;

const openContract = (id: string, since: number) => sql`select 1 from contracts
    where id = ${id} and status in ${OPEN_CONTRACT_STATUSES} and offered_at = ${since}`;

const unansweredOffer = (id: string, since: number) => sql`select 1 from campaign_invitations
    where id = ${id} and status = 'pending' and offered_at = ${since}`;

/** Whether the stored state is still the same turn. */
const STILL_OPEN: Record<DeadlineKind, (id: string, since: number) => SQL> = {
  invitation: unansweredOffer,
  offer: unansweredOffer,
  review: (id, since) => sql`select 1 from content_submissions
    where id = ${id} and status = 'awaiting_review' and submitted_at = ${since}`,
  contract_athlete: openContract,
  contract_brand: openContract,
  changes: (id, since) => sql`select 1 from content_submissions
    where id = ${id} and status = 'rejected' and closed_at is null and rejected_at = ${since}`,
  dispute_athlete: unansweredDispute,
  dispute_brand: unansweredDispute,
};

/**
 * Stores the last step of a pending action or its extension; `assertRowChanged()` follows it. It changes no row if the
 * pending action was decided, extended or had a step taken since it was read.
 */
export const recordDeadlineEntry = (
  { kind, subjectId, since, extendedTo = null, lastStep = null }: DeadlineRow,
  next: { lastStep: DeadlineStep; extendedTo?: string },
): Statement =>
  sql`insert into deadlines (kind, subject_id, since, last_step, extended_to)
      select ${kind}, ${subjectId}, ${since}, ${next.lastStep}, ${next.extendedTo ?? extendedTo}
      where exists (${STILL_OPEN[kind](subjectId, since)})
      on conflict (kind, subject_id, since) do update
      set last_step = excluded.last_step, extended_to = excluded.extended_to
      where deadlines.last_step is ${lastStep} and deadlines.extended_to is ${extendedTo}`;
