import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "~db/client";
import { type HandOverKind, type HandOverStep, OPEN_CONTRACT_STATUSES } from "~db/constants";
import type { HandOver } from "./open-deadlines.server";
import { isUnanswered } from "./turns.server";

type DeadlineRow = Pick<HandOver, "kind" | "subjectId" | "since" | "extendedTo" | "told">;

const unansweredDispute = (id: string, since: number) => sql`select 1 from disputes
    where id = ${id} and created_at = ${since} and ${isUnanswered}`;

const openContract = (id: string, since: number) => sql`select 1 from contracts
    where id = ${id} and status in ${OPEN_CONTRACT_STATUSES} and offered_at = ${since}`;

/** Whether the stored state is still the same turn. */
const STILL_OPEN: Record<HandOverKind, (id: string, since: number) => SQL> = {
  invitation: (id, since) => sql`select 1 from campaign_invitations
    where id = ${id} and status = 'pending' and created_at = ${since}`,
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
 * Stores the last step of a hand-over or its extension; `assertRowChanged()` follows it. It changes no row if the
 * hand-over was decided, extended or had a step taken since it was read.
 */
export const recordDeadlineEntry = (
  { kind, subjectId, since, extendedTo = null, told = null }: DeadlineRow,
  next: { told: HandOverStep; extendedTo?: string },
): Statement =>
  sql`insert into hand_overs (kind, subject_id, since, told, extended_to)
      select ${kind}, ${subjectId}, ${since}, ${next.told}, ${next.extendedTo ?? extendedTo}
      where exists (${STILL_OPEN[kind](subjectId, since)})
      on conflict (kind, subject_id, since) do update
      set told = excluded.told, extended_to = excluded.extended_to
      where hand_overs.told is ${told} and hand_overs.extended_to is ${extendedTo}`;
