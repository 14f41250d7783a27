import { and, eq, gt, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import { wasCancelled } from "~/features/campaigns/campaigns/policy.server";
import type { Actor } from "~/features/identity/accounts/actor";
import type { CaseDecision, CaseStatus } from "~db/constants";
import { campaigns, contentSubmissions } from "~db/schema";
import { wasApproved } from "./content-stages.server";
import type { ShownStatus } from "./status";

/**
 * Who may see a content item. Each function is a condition on `content_submissions` joined with
 * `campaigns`; all queries, commands and the review room use these.
 */

export const isOwnContent = (athleteId: string): SQL => eq(contentSubmissions.athleteId, athleteId);

/** What a brand sees of the content for its campaigns: a draft belongs to the athlete alone. */
export const isSubmittedTo = (brandId: string) =>
  and(eq(campaigns.brandId, brandId), ne(contentSubmissions.status, "draft")) as SQL;

/** The same, with the drafts it once had in review: it may learn that they are no longer there, not what they say. */
export const wasSubmittedTo = (brandId: string) =>
  and(
    eq(campaigns.brandId, brandId),
    or(
      ne(contentSubmissions.status, "draft"),
      isNotNull(contentSubmissions.brandFeedback),
      isNotNull(contentSubmissions.submittedAt),
      gt(contentSubmissions.version, 1),
    ),
  ) as SQL;

/** A draft that its brand flagged, and that was not sent again. */
export const isFlagged: SQL = sql`(content_submissions.status = 'draft'
  and content_submissions.brand_feedback like 'FLAGGED: %')`;

/** The content of a brand's lists: what was sent to it, and the drafts that it flagged. */
export const isListedFor = (brandId: string) =>
  and(eq(campaigns.brandId, brandId), or(ne(contentSubmissions.status, "draft"), isFlagged)) as SQL;

/** The content a command of this person may name; undefined for staff, who may name any. */
export function addressableContent({
  type,
  personId,
  brandId,
}: Pick<Actor, "type" | "personId" | "brandId">) {
  if (type === "athlete") return isOwnContent(personId);
  return type === "brand" ? wasSubmittedTo(brandId) : undefined;
}

export type ModerationState = CaseDecision | CaseStatus;

/** The newest moderation case of a content item: 'open', what was decided, or null without any case. */
export const moderationState = sql<ModerationState | null>`(
  select coalesce(found.decision, found.status) from moderation_cases found
  where found.content_id = content_submissions.id order by found.created_at desc, found.id desc limit 1)`;

/**
 * When the time to appeal against a case's decision began, from the table's name in the query. While the athlete is
 * suspended for it, it has not begun.
 */
export const appealableSince = (cases: "found" | "moderation_cases") =>
  sql<
    number | null
  >`coalesce((select coalesce(restored_at, ${Number.MAX_SAFE_INTEGER}) from suspensions
    where id = ${sql.raw(cases)}.suspension_id), ${sql.raw(cases)}.closed_at)`;

/** Files of content that moderators have removed are opened by staff alone. */
export const isNotRemoved: SQL = sql`${moderationState} is not 'removed'`;

/** The state as screens show it; needs `campaigns` in the query. */
export const shownStatus = sql<ShownStatus>`case
  when content_submissions.status = 'draft' and ${moderationState} = 'removed' then 'removed'
  when ${wasCancelled("campaigns")} and not ${wasApproved("content_submissions")} then 'closed'
  when content_submissions.closed_at is not null then 'closed'
  else content_submissions.status end`;

/** Of the flagged version. Once the athlete has changed the draft, that is a stored version. */
const flaggedVersion = (column: "title" | "version") =>
  sql.raw(`(select flagged.${column} from content_versions flagged
    where flagged.content_id = content_submissions.id and content_submissions.submitted_at is null
    order by flagged.version desc limit 1)`);

/** Columns of content that both sides may see. Of a flagged draft: the version that was sent, not the athlete's later changes. */
export const sentColumns = {
  status: sql<ShownStatus>`iif(${isFlagged}, 'flagged', ${shownStatus})`,
  title: sql<string>`coalesce(${flaggedVersion("title")}, content_submissions.title)`,
  version: sql<number>`coalesce(${flaggedVersion("version")}, content_submissions.version)`,
};

/** A review whose deadline has passed, of which staff were notified (overdue.server.ts). */
export const isLateReview: SQL = sql`(content_submissions.status = 'awaiting_review' and exists (
  select 1 from deadlines late where late.kind = 'review' and late.subject_id = content_submissions.id
    and late.since = content_submissions.submitted_at and late.last_step = 'due'))`;

/** What staff may read: what waits for polishing, what a brand has flagged, and what it reviews late. */
export const isReadableByStaff = (): SQL =>
  sql`(content_submissions.status = 'polishing' or ${isLateReview} or exists (
    select 1 from moderation_cases held where held.content_id = content_submissions.id))`;
