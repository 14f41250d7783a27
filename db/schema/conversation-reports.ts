import { sql } from "drizzle-orm";
import { check, index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, id, isOneOf } from "../columns";
import { CASE_STATUSES, REPORT_DECISIONS, REPORT_REASONS } from "../constants";
import { profiles } from "./accounts";
import { conversations } from "./conversations";

/** A message as it was when it was reported. */
export interface ReportedMessage {
  seq: number;
  body: string;
  createdAt: number;
  /** The file of the message. Absent in reports that were made before staff could open files. */
  mediaId?: string | null;
}

/** A participant's report of the other one, decided by staff. At most one is open for each reporter and conversation. */
export const conversationReports = sqliteTable(
  "conversation_reports",
  {
    id: id(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    reporterId: text("reporter_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    reportedId: text("reported_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    reason: text("reason", { enum: REPORT_REASONS }).notNull(),
    details: text("details").notNull().default(""),
    /** Copies, so that unsending a message does not remove it from the report. */
    messages: text("messages", { mode: "json" }).$type<ReportedMessage[]>().notNull(),
    status: text("status", { enum: CASE_STATUSES }).notNull().default("open"),
    decision: text("decision", { enum: REPORT_DECISIONS }),
    /** What the moderator wrote to each side. */
    reporterNote: text("reporter_note").notNull().default(""),
    reportedNote: text("reported_note").notNull().default(""),
    closedBy: text("closed_by").references(() => profiles.id, { onDelete: "set null" }),
    closedAt: at("closed_at"),
    /** The one objection of the person warned, and what a moderator answered. */
    appeal: text("appeal").notNull().default(""),
    appealedAt: at("appealed_at"),
    appealAnswer: text("appeal_answer").notNull().default(""),
    appealAnsweredBy: text("appeal_answered_by").references(() => profiles.id, {
      onDelete: "set null",
    }),
    appealAnsweredAt: at("appeal_answered_at"),
    createdAt: createdAt(),
  },
  (t) => [
    check("conversation_reports_status", isOneOf(t.status, CASE_STATUSES)),
    check("conversation_reports_reason", isOneOf(t.reason, REPORT_REASONS)),
    check("conversation_reports_decision", isOneOf(t.decision, REPORT_DECISIONS)),
    uniqueIndex("conversation_reports_one_open")
      .on(t.conversationId, t.reporterId)
      .where(sql`status = 'open'`),
    index("conversation_reports_status").on(t.status, t.createdAt),
    index("conversation_reports_conversation").on(t.conversationId),
    index("conversation_reports_reporter").on(t.reporterId),
    index("conversation_reports_reported").on(t.reportedId, t.createdAt),
    index("conversation_reports_closed").on(t.closedAt),
    index("conversation_reports_closed_by").on(t.closedBy),
    index("conversation_reports_appealed")
      .on(t.appealedAt)
      .where(sql`appealed_at is not null and appeal_answered_at is null`),
    index("conversation_reports_appeal_answered_by").on(t.appealAnsweredBy),
  ],
);
