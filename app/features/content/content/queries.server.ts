import { and, desc, eq, sql } from "drizzle-orm";
import { campaignConflicts } from "~/features/deals/rights/conflicts.server";
import { dayOf } from "~/platform/dates";
import type { Database } from "~db/client";
import type { AppealStatus } from "~db/constants";
import { campaigns, contentSubmissions, moderationAppeals, moderationCases } from "~db/schema";
import { appealDeadline } from "./appeal";
import { readContentItem } from "./content-item.server";
import { loadAthleteProgress, loadBrandProgress } from "./deliverables.server";
import { captionStart } from "./disclosure.server";
import { appealableSince, isOwnContent, isReadableByStaff, wasSubmittedTo } from "./policy.server";
import { teamNotices } from "./team-notices";

/** A content item of this athlete's, with its history; null when there is none. */
export async function loadAthleteContent(
  db: Database,
  athleteId: string,
  contentId: string,
  now = Date.now(),
) {
  const [found, progress, [[newestCase]]] = await Promise.all([
    readContentItem(db, and(eq(contentSubmissions.id, contentId), isOwnContent(athleteId)), now),
    loadAthleteProgress(db, athleteId, contentId),
    db.read(
      db.orm
        .select({
          decision: moderationCases.decision,
          note: moderationCases.athleteNote,
          since: appealableSince("moderation_cases"),
          appeal: moderationAppeals.status,
          answer: moderationAppeals.answer,
        })
        .from(moderationCases)
        .innerJoin(contentSubmissions, eq(contentSubmissions.id, moderationCases.contentId))
        .leftJoin(moderationAppeals, eq(moderationAppeals.caseId, moderationCases.id))
        .where(and(eq(contentSubmissions.id, contentId), isOwnContent(athleteId)))
        .orderBy(desc(moderationCases.createdAt), desc(moderationCases.id))
        .limit(1),
    ),
  ]);
  if (!found) return null;
  const moderatorNote = newestCase?.appeal === "overturned" ? newestCase.answer : newestCase?.note;
  const notices = teamNotices({ ...found, moderatorNote: moderatorNote ?? "" });
  const content = {
    ...found,
    notices,
    progress,
    captionStart: captionStart(found.audienceCountries),
  };
  const { decision, since = now, appeal: status = null, answer = null } = newestCase ?? {};
  if (decision !== "removed" && decision !== "warned") return { ...content, appeal: null };
  const until = appealDeadline(since ?? now);
  const appeal: Appeal = { against: decision, status, answer, until: until > now ? until : null };
  return { ...content, ...(found.status === "removed" && withoutFiles(found)), appeal };
}

export interface Appeal {
  against: "removed" | "warned";
  /** Null before the athlete has made one. */
  status: AppealStatus | null;
  answer: string | null;
  /** Null when the time for it has passed. */
  until: number | null;
}

/** Only moderators load the files of what was removed. */
const withoutFiles = (found: NonNullable<Awaited<ReturnType<typeof readContentItem>>>) => ({
  ...found,
  files: [],
  filesInHand: [],
  polished: [],
  beingPolished: [],
  versions: found.versions.map((old) => ({ ...old, files: [] })),
});

export type AthleteContent = NonNullable<Awaited<ReturnType<typeof loadAthleteContent>>>;

/** A content item that staff hold: one to polish, or one that was flagged; null when it is none of their business. */
export const loadStaffContent = (db: Database, contentId: string) =>
  readContentItem(db, and(eq(contentSubmissions.id, contentId), isReadableByStaff()));

/**
 * A content item made for one of this brand's campaigns; null when there is none or it is a draft, "withdrawn"
 * when it is a draft that this brand has had in review.
 */
export async function loadBrandContent(
  db: Database,
  brandId: string,
  contentId: string,
  now = Date.now(),
) {
  const condition = and(eq(contentSubmissions.id, contentId), wasSubmittedTo(brandId));
  const [found, progress, [[work]]] = await Promise.all([
    readContentItem(db, condition, now),
    loadBrandProgress(db, brandId, contentId),
    db.read(
      db.orm
        .select({
          conflicts: campaignConflicts(sql`${contentSubmissions.athleteId}`, dayOf(now)),
        })
        .from(contentSubmissions)
        .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
        .where(condition),
    ),
  ]);
  if (!found) return null;
  if (found.isDraft) return "withdrawn";
  const { filesInHand: _, polished: __, beingPolished: ___, ...sent } = found;
  return { ...sent, progress, conflicts: work?.conflicts ?? [] };
}

export type StaffContent = NonNullable<Awaited<ReturnType<typeof loadStaffContent>>>;

export type ContentDetail = Omit<
  NonNullable<Awaited<ReturnType<typeof readContentItem>>>,
  "filesInHand" | "polished" | "beingPolished"
>;

/** A content item as its brand reviews it. */
export type BrandContent = Exclude<
  NonNullable<Awaited<ReturnType<typeof loadBrandContent>>>,
  "withdrawn"
>;

export type ContentFile = ContentDetail["files"][number];
