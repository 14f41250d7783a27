import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, id, isOneOf, textList } from "../columns";
import {
  APPEAL_STATUSES,
  CASE_DECISIONS,
  CASE_STATUSES,
  CONTENT_STATUSES,
  FLAG_REASONS,
  PLATFORMS,
} from "../constants";
import { profiles, suspensions } from "./accounts";
import { athleteProfiles } from "./athletes";
import { campaigns } from "./campaigns";
import { deals } from "./deals";

/** The current version of a content item; earlier versions are in `content_versions`. */
export const contentSubmissions = sqliteTable(
  "content_submissions",
  {
    id: id(),
    campaignId: text("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    athleteId: text("athlete_id")
      .notNull()
      .references(() => athleteProfiles.userId, { onDelete: "cascade" }),
    dealId: text("deal_id")
      .notNull()
      .references(() => deals.id, { onDelete: "cascade" }),
    title: text("title").notNull().default(""),
    description: text("description").notNull().default(""),
    /** Without '#', in the order in which they follow the caption. */
    hashtags: textList("hashtags"),
    mediaUrls: textList("media_urls"),
    platform: text("platform", { enum: PLATFORMS }),
    /** 'YYYY-MM-DD': when the athlete means to post it. */
    plannedOn: text("planned_on"),
    /** Which of the deal's deliverables it is for. */
    deliverable: text("deliverable"),
    /** Why it was sent although its caption fails the disclosure check; on a draft, as far as it is typed. */
    disclosureReason: text("disclosure_reason"),
    status: text("status", { enum: CONTENT_STATUSES }).notNull().default("draft"),
    version: integer("version").notNull().default(1),
    brandFeedback: text("brand_feedback"),
    revisionNotes: text("revision_notes"),
    /** Why staff sent it back from polishing; until it is sent again. */
    staffNote: text("staff_note"),
    /** Where the athlete posted it. */
    postUrl: text("post_url"),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
    /** When its fields were last saved, and in which form: files, comments and decisions leave them alone. */
    editedAt: at("edited_at").notNull().default(0),
    editedIn: text("edited_in"),
    submittedAt: at("submitted_at"),
    approvedAt: at("approved_at"),
    /** When the brand last asked for changes. */
    rejectedAt: at("rejected_at"),
    postedAt: at("posted_at"),
    /** When it ended without an approval: its campaign was cancelled while it was in review, or its deal was ended. */
    closedAt: at("closed_at"),
  },
  (t) => [
    check("content_submissions_status", isOneOf(t.status, CONTENT_STATUSES)),
    check("content_submissions_platform", isOneOf(t.platform, PLATFORMS)),
    index("content_submissions_athlete").on(t.athleteId, t.createdAt),
    index("content_submissions_campaign").on(t.campaignId, t.status),
    index("content_submissions_deal").on(t.dealId),
    index("content_submissions_submitted").on(t.submittedAt),
    index("content_submissions_in_review").on(t.submittedAt).where(sql`status = 'awaiting_review'`),
    index("content_submissions_rejected").on(t.rejectedAt).where(sql`status = 'rejected'`),
    check("content_submissions_version", sql`${t.version} >= 1`),
  ],
);

/** An earlier version, unchanged, with the brand's feedback on it. */
export const contentVersions = sqliteTable(
  "content_versions",
  {
    id: id(),
    contentId: text("content_id")
      .notNull()
      .references(() => contentSubmissions.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    hashtags: textList("hashtags"),
    mediaUrls: textList("media_urls"),
    disclosureReason: text("disclosure_reason"),
    brandFeedback: text("brand_feedback"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("content_versions_once").on(t.contentId, t.version)],
);

/** Opened when a brand flags a content item; closed by staff. At most one open case per item. */
export const moderationCases = sqliteTable(
  "moderation_cases",
  {
    id: id(),
    contentId: text("content_id")
      .notNull()
      .references(() => contentSubmissions.id, { onDelete: "cascade" }),
    openedBy: text("opened_by").references(() => profiles.id, { onDelete: "set null" }),
    reason: text("reason", { enum: FLAG_REASONS }).notNull(),
    feedback: text("feedback").notNull().default(""),
    status: text("status", { enum: CASE_STATUSES }).notNull().default("open"),
    decision: text("decision", { enum: CASE_DECISIONS }),
    /** What the moderator wrote to each side. */
    athleteNote: text("athlete_note").notNull().default(""),
    brandNote: text("brand_note").notNull().default(""),
    /** The moderator who asks an admin to suspend the athlete. */
    suspensionAskedBy: text("suspension_asked_by").references(() => profiles.id, {
      onDelete: "set null",
    }),
    /** What an admin decided beside removing the content. */
    suspensionId: text("suspension_id").references(() => suspensions.id, { onDelete: "set null" }),
    closedBy: text("closed_by").references(() => profiles.id, { onDelete: "set null" }),
    closedAt: at("closed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    check("moderation_cases_status", isOneOf(t.status, CASE_STATUSES)),
    check("moderation_cases_reason", isOneOf(t.reason, FLAG_REASONS)),
    check("moderation_cases_decision", isOneOf(t.decision, CASE_DECISIONS)),
    index("moderation_cases_content").on(t.contentId, t.createdAt),
    uniqueIndex("moderation_cases_one_open").on(t.contentId).where(sql`status = 'open'`),
    index("moderation_cases_status").on(t.status, t.createdAt),
    index("moderation_cases_opened_by").on(t.openedBy),
    index("moderation_cases_closed_by").on(t.closedBy),
    index("moderation_cases_suspension_asked_by").on(t.suspensionAskedBy),
    index("moderation_cases_suspension").on(t.suspensionId),
  ],
);

/** An athlete's objection to a removal or a warning; at most one a case. */
export const moderationAppeals = sqliteTable(
  "moderation_appeals",
  {
    id: id(),
    caseId: text("case_id")
      .notNull()
      .references(() => moderationCases.id, { onDelete: "cascade" }),
    note: text("note").notNull(),
    status: text("status", { enum: APPEAL_STATUSES }).notNull().default("open"),
    /** What the moderator answered. */
    answer: text("answer").notNull().default(""),
    decidedBy: text("decided_by").references(() => profiles.id, { onDelete: "set null" }),
    decidedAt: at("decided_at"),
    createdAt: createdAt(),
  },
  (t) => [
    check("moderation_appeals_status", isOneOf(t.status, APPEAL_STATUSES)),
    uniqueIndex("moderation_appeals_once").on(t.caseId),
    index("moderation_appeals_status").on(t.status, t.createdAt),
    index("moderation_appeals_decided_by").on(t.decidedBy),
  ],
);
