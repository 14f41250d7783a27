import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import {
  type HandOverKind,
  type HandOverStep,
  OPEN_CAMPAIGN_STATUSES,
  type OverdueReview,
} from "~db/constants";
import {
  brandProfiles,
  campaignInvitations,
  campaigns,
  contentSubmissions,
  profiles,
} from "~db/schema";
import { type Deadline, deadlineOf, type Turn } from "./deadlines";

/*
 * Derives hand-overs from the states. The columns fit any query that joins `campaigns` with `campaign_invitations` or
 * `content_submissions`; `kind` is null if neither side must act.
 */

const isOpen = sql`campaigns.status in ${OPEN_CAMPAIGN_STATUSES}`;

const kept = <T>(column: SQL, kind: SQL, subject: SQL, since: SQL) => sql<T | null>`(
  select ${column} from hand_overs
  where hand_overs.kind = ${kind} and hand_overs.subject_id = ${subject} and hand_overs.since = ${since})`;

const keptOf = (kind: SQL, subject: SQL, since: SQL) => ({
  extendedTo: kept<string>(sql`extended_to`, kind, subject, since),
  told: kept<HandOverStep>(sql`told`, kind, subject, since),
});

const zoneOf = (person: SQL) =>
  sql<string | null>`(select actor.time_zone from profiles actor where actor.id = ${person})`;

/** The turn of an invited athlete. */
export const invitationTurn = {
  kind: sql<"invitation" | null>`case when campaign_invitations.status = 'pending' and ${isOpen}
    then 'invitation' end`,
  since: sql<number | null>`campaign_invitations.created_at`,
  zone: zoneOf(sql`campaign_invitations.athlete_id`),
  starts: sql<string | null>`campaigns.start_date`,
  ...keptOf(sql`'invitation'`, sql`campaign_invitations.id`, sql`campaign_invitations.created_at`),
};

const pieceKind = sql<"review" | "changes" | null>`case
  when campaigns.status = 'cancelled' or content_submissions.closed_at is not null then null
  when content_submissions.status = 'awaiting_review' then 'review'
  when content_submissions.status = 'rejected' then 'changes' end`;

const pieceSince = sql<number | null>`case content_submissions.status
  when 'awaiting_review' then content_submissions.submitted_at
  when 'rejected' then content_submissions.rejected_at end`;

/** The turn of the brand that reviews a piece, or of the athlete who changes it. */
export const pieceTurn = {
  kind: pieceKind,
  since: pieceSince,
  zone: zoneOf(sql`case content_submissions.status
    when 'awaiting_review' then campaigns.brand_id else content_submissions.athlete_id end`),
  starts: sql<string | null>`null`,
  ...keptOf(pieceKind, sql`content_submissions.id`, pieceSince),
};

type TurnColumns = Omit<Turn, "kind" | "since"> & {
  kind: HandOverKind | null;
  since: number | null;
};

/** The deadline of a row that was read with the columns above; null if neither side must act. */
export function deadlineIn({ kind, since, ...turn }: TurnColumns, now: number): Deadline | null {
  return kind && since !== null ? deadlineOf({ kind, since, ...turn }, now) : null;
}

/** Replaces the turns of rows with their deadlines, and sorts the rows by deadline. */
export const soonestFirst = <R extends { turn: TurnColumns }>(rows: R[], now: number) =>
  rows
    .map(({ turn, ...row }) => ({ ...row, deadline: deadlineIn(turn, now) }))
    .sort((a, b) => (a.deadline?.lastDay ?? "~").localeCompare(b.deadline?.lastDay ?? "~"));

/** An open hand-over, with the names that its texts need. */
export interface HandOver extends Turn {
  /** The id of the invitation or piece. */
  subjectId: string;
  campaignId: string;
  campaign: string;
  /** For a piece. */
  title: string;
  athleteId: string;
  athleteName: string;
  brandId: string;
  company: string;
  overdueReview: OverdueReview;
}

/** Which hand-overs to read. */
export interface Which {
  athleteId?: string;
  brandId?: string;
  subjectId?: string;
  /** The hand-overs after this one, by their start. Those whose deadline step was taken are left out. */
  after?: { since: number; subjectId: string } | "start";
  limit: number;
}

/** The open hand-overs of a kind, the oldest first. */
export const openHandOvers = (db: Database, kind: HandOverKind, which: Which) =>
  kind === "invitation" ? openInvitations(db, which) : openPieces(db, kind, which);

const PARTIES = {
  campaignId: campaigns.id,
  campaign: campaigns.title,
  athleteId: profiles.id,
  athleteName: profiles.fullName,
  brandId: campaigns.brandId,
  company: sql<string>`coalesce(nullif(${brandProfiles.companyName}, ''), 'The brand')`,
  overdueReview: campaigns.overdueReview,
};

const openInvitations = ({ orm }: Database, { athleteId, brandId, subjectId, ...which }: Which) =>
  orm
    .select({
      subjectId: campaignInvitations.id,
      title: sql<string>`''`,
      ...PARTIES,
      turn: invitationTurn,
    })
    .from(campaignInvitations)
    .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
    .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
    .innerJoin(profiles, eq(profiles.id, campaignInvitations.athleteId))
    .where(
      and(
        eq(campaignInvitations.status, "pending"),
        inArray(campaigns.status, OPEN_CAMPAIGN_STATUSES),
        athleteId === undefined ? undefined : eq(campaignInvitations.athleteId, athleteId),
        brandId === undefined ? undefined : eq(campaigns.brandId, brandId),
        subjectId === undefined ? undefined : eq(campaignInvitations.id, subjectId),
        following(
          which.after,
          invitationTurn.told,
          campaignInvitations.createdAt,
          campaignInvitations.id,
        ),
      ),
    )
    .orderBy(asc(campaignInvitations.createdAt), asc(campaignInvitations.id))
    .limit(which.limit);

const PIECES = {
  review: { status: "awaiting_review", since: contentSubmissions.submittedAt },
  changes: { status: "rejected", since: contentSubmissions.rejectedAt },
} as const;

const openPieces = (
  { orm }: Database,
  kind: keyof typeof PIECES,
  { athleteId, brandId, subjectId, ...which }: Which,
) =>
  orm
    .select({
      subjectId: contentSubmissions.id,
      title: sql<string>`coalesce(nullif(${contentSubmissions.title}, ''), 'Untitled Content')`,
      ...PARTIES,
      turn: pieceTurn,
    })
    .from(contentSubmissions)
    .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
    .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
    .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
    .where(
      and(
        eq(contentSubmissions.status, PIECES[kind].status),
        isNotNull(PIECES[kind].since),
        isNull(contentSubmissions.closedAt),
        ne(campaigns.status, "cancelled"),
        athleteId === undefined ? undefined : eq(contentSubmissions.athleteId, athleteId),
        brandId === undefined ? undefined : eq(campaigns.brandId, brandId),
        subjectId === undefined ? undefined : eq(contentSubmissions.id, subjectId),
        following(which.after, pieceTurn.told, PIECES[kind].since, contentSubmissions.id),
      ),
    )
    .orderBy(asc(PIECES[kind].since), asc(contentSubmissions.id))
    .limit(which.limit);

function following(
  after: Which["after"],
  told: SQL,
  since: typeof campaignInvitations.createdAt | (typeof PIECES)["review" | "changes"]["since"],
  id: typeof campaignInvitations.id | typeof contentSubmissions.id,
) {
  if (after === undefined) return undefined;
  const isLater =
    after === "start"
      ? undefined
      : or(gt(since, after.since), and(eq(since, after.since), gt(id, after.subjectId)));
  return and(sql`${told} is not 'due'`, isLater);
}

/** The hand-overs that have a start. */
export const readHandOvers = (
  rows: (Omit<HandOver, keyof Turn> & { turn: TurnColumns })[],
): HandOver[] =>
  rows.flatMap(({ turn: { kind, since, ...turn }, ...row }) =>
    kind && since !== null ? [{ ...row, ...turn, kind, since }] : [],
  );
