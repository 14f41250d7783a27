import { type SQL, sql } from "drizzle-orm";
import { personOfSide } from "~/features/identity/accounts/brand-members";
import {
  ACTIVE_DISPUTES,
  type DeadlineKind,
  type DeadlineStep,
  OPEN_CONTRACT_STATUSES,
} from "~db/constants";
import { isOpen, wasCancelled } from "../campaigns/policy.server";
import { byLastDay } from "./business-days";
import { type Deadline, type DeadlineInput, deadlineOf } from "./deadlines";

/*
 * Derives pending actions from the states. The columns fit any query that joins `campaigns` with `campaign_invitations` or
 * `content_submissions`, or read `disputes` or `contracts`; `kind` is null if neither side must act.
 */

const storedColumn = <T>(column: SQL, kind: SQL, subject: SQL, since: SQL) => sql<T | null>`(
  select ${column} from deadlines
  where deadlines.kind = ${kind} and deadlines.subject_id = ${subject} and deadlines.since = ${since})`;

const storedDeadline = (kind: SQL, subject: SQL, since: SQL) => ({
  extendedTo: storedColumn<string>(sql`extended_to`, kind, subject, since),
  lastStep: storedColumn<DeadlineStep>(sql`last_step`, kind, subject, since),
});

const zoneOf = (sideId: SQL) =>
  sql<
    string | null
  >`(select actor.time_zone from profiles actor where actor.id = ${personOfSide(sideId)})`;

const invitationKind = sql<"invitation" | "offer" | null>`case
  when campaign_invitations.status = 'pending' and ${isOpen("campaigns")}
  then iif(campaign_invitations.offered_by = 'brand', 'invitation', 'offer') end`;

/** The turn of the side that answers the newest offer of an invitation. */
export const invitationDeadline = {
  kind: invitationKind,
  since: sql<number | null>`campaign_invitations.offered_at`,
  zone: zoneOf(sql`iif(campaign_invitations.offered_by = 'brand', campaign_invitations.athlete_id,
    campaigns.brand_id)`),
  starts: sql<string | null>`campaigns.start_date`,
  ends: sql<string | null>`campaigns.end_date`,
  ...storedDeadline(
    invitationKind,
    sql`campaign_invitations.id`,
    sql`campaign_invitations.offered_at`,
  ),
};

const contentKind = sql<"review" | "changes" | null>`case
  when ${wasCancelled("campaigns")} or content_submissions.closed_at is not null then null
  when content_submissions.status = 'awaiting_review' then 'review'
  when content_submissions.status = 'rejected' then 'changes' end`;

const contentSince = sql<number | null>`case content_submissions.status
  when 'awaiting_review' then content_submissions.submitted_at
  when 'rejected' then content_submissions.rejected_at end`;

/** The turn of the brand that reviews a content item, or of the athlete who changes it. */
export const contentDeadline = {
  kind: contentKind,
  since: contentSince,
  zone: zoneOf(sql`case content_submissions.status
    when 'awaiting_review' then campaigns.brand_id else content_submissions.athlete_id end`),
  starts: sql<string | null>`null`,
  ends: sql<string | null>`null`,
  ...storedDeadline(contentKind, sql`content_submissions.id`, contentSince),
};

/** The respondent has not answered, and there is no ruling yet. */
export const isUnanswered: SQL = sql`(disputes.answered_at is null and disputes.status in ${ACTIVE_DISPUTES}
  and not exists (select 1 from dispute_appeals where dispute_appeals.dispute_id = disputes.id))`;

const disputeKind = sql<"dispute_athlete" | "dispute_brand" | null>`case when ${isUnanswered}
  then iif(disputes.respondent_id = disputes.athlete_id, 'dispute_athlete', 'dispute_brand') end`;

/** The turn of the side that answers a dispute. */
export const disputeDeadline = {
  kind: disputeKind,
  since: sql<number | null>`disputes.created_at`,
  zone: zoneOf(sql`disputes.respondent_id`),
  starts: sql<string | null>`null`,
  ends: sql<string | null>`null`,
  ...storedDeadline(disputeKind, sql`disputes.id`, sql`disputes.created_at`),
};

/** A signature of this side under the newest version of the row's contract. */
const signedBy = (side: string) => sql`exists (select 1 from contract_signatures signature
  where signature.contract_id = contracts.id and signature.number = contracts.version
    and signature.side = ${side})`;

/** The side that has not signed acts, or the one that was sent the newest version. */
export const mustAthleteSign = sql`(${signedBy("brand")} or (contracts.proposed_by = 'brand'
  and not ${signedBy("athlete")}))`;

const contractKind = sql<"contract_athlete" | "contract_brand" | null>`case
  when contracts.status in ${OPEN_CONTRACT_STATUSES}
  then iif(${mustAthleteSign}, 'contract_athlete', 'contract_brand') end`;

/** The turn of the side that signs a contract or changes it. */
export const contractDeadline = {
  kind: contractKind,
  since: sql<number | null>`contracts.offered_at`,
  zone: zoneOf(sql`iif(${mustAthleteSign}, contracts.athlete_id, contracts.brand_id)`),
  starts: sql<string | null>`null`,
  ends: sql<string | null>`null`,
  ...storedDeadline(contractKind, sql`contracts.id`, sql`contracts.offered_at`),
};

/** The columns above, as they were read. */
export type DeadlineColumns = Omit<DeadlineInput, "kind" | "since"> & {
  kind: DeadlineKind | null;
  since: number | null;
};

/** The deadline of a row that was read with the columns above; null if neither side must act. */
export function deadlineIn(
  { kind, since, ...turn }: DeadlineColumns,
  now: number,
): Deadline | null {
  return kind && since !== null ? deadlineOf({ kind, since, ...turn }, now) : null;
}

/** Replaces the turns of rows with their deadlines, and sorts the rows by deadline. */
export const soonestFirst = <R extends { turn: DeadlineColumns }>(rows: R[], now: number) =>
  rows
    .map(({ turn, ...row }) => ({ ...row, deadline: deadlineIn(turn, now) }))
    .sort((a, b) => byLastDay(a.deadline?.lastDay, b.deadline?.lastDay));
