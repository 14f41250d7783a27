import { type SQL, sql } from "drizzle-orm";
import { personOfSide } from "~/features/identity/accounts/brand-members";
import { isOneOf } from "~db/columns";
import {
  ACTIVE_DISPUTES,
  type DeadlineStep,
  OPEN_CONTRACT_STATUSES,
  type Side,
} from "~db/constants";
import { contracts } from "~db/schema";
import { isOpen, wasCancelled } from "../campaigns/policy.server";
import { byLastDay } from "./business-days";
import { DEADLINE_KINDS, type DeadlineKind, type DeadlineSubject, RULES } from "./deadline-kinds";
import { type Deadline, type DeadlineInput, deadlineOf } from "./deadlines";

/*
 * Derives pending actions from the states. The columns fit any query that joins `campaigns` with `campaign_invitations` or
 * `content_submissions`, or read `disputes` or `contracts`; `kind` is null if neither side must act.
 */

/** The respondent has not answered, and there is no ruling yet. */
export const isUnanswered: SQL = sql`(disputes.answered_at is null and disputes.status in ${ACTIVE_DISPUTES}
  and not exists (select 1 from dispute_appeals where dispute_appeals.dispute_id = disputes.id))`;

/** Whether a row waits for one of its sides at all. */
const WAITS: Record<DeadlineSubject, SQL> = {
  invitation: sql`(campaign_invitations.status = 'pending' and ${isOpen("campaigns")})`,
  content: sql`(content_submissions.closed_at is null and not ${wasCancelled("campaigns")})`,
  contract: isOneOf(contracts.status, OPEN_CONTRACT_STATUSES),
  dispute: isUnanswered,
};

/** A signature of this side under the newest version of the row's contract. */
const signedBy = (side: Side) => sql`exists (select 1 from contract_signatures signature
  where signature.contract_id = contracts.id and signature.number = contracts.version
    and signature.side = ${sql.raw(`'${side}'`)})`;

/** The side that has not signed acts, or the one that was sent the newest version. */
const mustAthleteSign = sql`(${signedBy("brand")} or (contracts.proposed_by = 'brand'
  and not ${signedBy("athlete")}))`;

/** What a waiting row is in each turn, and the column that says since when. */
const TURNS: Record<DeadlineKind, { when: SQL; since: string }> = {
  invitation: {
    when: sql`campaign_invitations.offered_by = 'brand'`,
    since: "campaign_invitations.offered_at",
  },
  offer: {
    when: sql`campaign_invitations.offered_by = 'athlete'`,
    since: "campaign_invitations.offered_at",
  },
  review: {
    when: sql`content_submissions.status = 'awaiting_review'`,
    since: "content_submissions.submitted_at",
  },
  changes: {
    when: sql`content_submissions.status = 'rejected'`,
    since: "content_submissions.rejected_at",
  },
  contract_athlete: { when: mustAthleteSign, since: "contracts.offered_at" },
  contract_brand: { when: sql`not ${mustAthleteSign}`, since: "contracts.offered_at" },
  dispute_athlete: {
    when: sql`disputes.respondent_id = disputes.athlete_id`,
    since: "disputes.created_at",
  },
  dispute_brand: {
    when: sql`disputes.respondent_id <> disputes.athlete_id`,
    since: "disputes.created_at",
  },
};

const sinceOf = (kind: DeadlineKind) => sql.raw(TURNS[kind].since);

/** The condition under which a row waits in a turn, and since when it does. */
export const turnOf = (kind: DeadlineKind) => ({
  waits: sql`(${WAITS[RULES[kind].subject]} and ${TURNS[kind].when})`,
  since: sinceOf(kind),
});

const NONE = sql<string | null>`null`;

/**
 * The columns of a subject.
 * @param id the column of its rows
 * @param sides the columns of their accounts
 */
function columnsOf(
  subject: DeadlineSubject,
  id: SQL,
  sides: Record<Side, SQL>,
  { starts = NONE, ends = NONE } = {},
) {
  const kinds = DEADLINE_KINDS.filter((kind) => RULES[kind].subject === subject);
  const byTurn = (value: (kind: DeadlineKind) => SQL) =>
    sql`case ${sql.join(
      kinds.map((kind) => sql`when ${TURNS[kind].when} then ${value(kind)}`),
      sql` `,
    )} end`;
  const kind = sql<DeadlineKind | null>`case when ${WAITS[subject]} then ${byTurn((one) => sql.raw(`'${one}'`))} end`;
  const [first] = kinds;
  const hasOneStart = new Set(kinds.map((one) => TURNS[one].since)).size === 1;
  const since = sql<number | null>`${hasOneStart && first ? sinceOf(first) : byTurn(sinceOf)}`;
  const stored = <T>(column: string) => sql<T | null>`(
    select ${sql.raw(column)} from deadlines
    where deadlines.kind = ${kind} and deadlines.subject_id = ${id} and deadlines.since = ${since})`;
  const actor = personOfSide(byTurn((one) => sides[RULES[one].by]));
  return {
    kind,
    since,
    zone: sql<
      string | null
    >`(select actor.time_zone from profiles actor where actor.id = ${actor})`,
    starts,
    ends,
    extendedTo: stored<string>("extended_to"),
    lastStep: stored<DeadlineStep>("last_step"),
  };
}

/** The turn of the side that answers the newest offer of an invitation. */
export const invitationDeadline = columnsOf(
  "invitation",
  sql`campaign_invitations.id`,
  { athlete: sql`campaign_invitations.athlete_id`, brand: sql`campaigns.brand_id` },
  {
    starts: sql<string | null>`campaigns.start_date`,
    ends: sql<string | null>`campaigns.end_date`,
  },
);

/** The turn of the brand that reviews a content item, or of the athlete who changes it. */
export const contentDeadline = columnsOf("content", sql`content_submissions.id`, {
  athlete: sql`content_submissions.athlete_id`,
  brand: sql`campaigns.brand_id`,
});

/** The turn of the side that answers a dispute. */
export const disputeDeadline = columnsOf("dispute", sql`disputes.id`, {
  athlete: sql`disputes.athlete_id`,
  brand: sql`disputes.respondent_id`,
});

/** The turn of the side that signs a contract or changes it. */
export const contractDeadline = columnsOf("contract", sql`contracts.id`, {
  athlete: sql`contracts.athlete_id`,
  brand: sql`contracts.brand_id`,
});

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
