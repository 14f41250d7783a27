import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { personal, STAFF } from "~/platform/personal-data";
import { conversationReports, moderationAppeals, moderationCases } from "~db/schema";

export const moderationData = [
  personal(conversationReports, {
    what: "Reports of messages",
    why: "security",
    visibleTo: "our team",
    about: ({ id }) => eq(conversationReports.reporterId, id),
    exported: [
      "id",
      "conversationId",
      "reporterId",
      "reportedId",
      "reason",
      "details",
      "messages",
      "status",
      "decision",
      "reporterNote",
      "closedAt",
      "createdAt",
    ],
    withheld: {
      reportedNote: "was written to another person",
      closedBy: STAFF,
      appeal: "another person's words",
      appealedAt: "is about another person",
      appealAnswer: "was written to another person",
      appealAnsweredBy: STAFF,
      appealAnsweredAt: "is about another person",
    },
    erasure: {
      how: "kept",
      because: "others are protected from people who come back under another name",
    },
  }),
  personal(conversationReports, {
    name: "message_warnings",
    what: "Warnings about your messages, and your appeals",
    why: "security",
    visibleTo: "our team",
    about: ({ id }) =>
      and(
        eq(conversationReports.reportedId, id),
        or(eq(conversationReports.decision, "warned"), isNotNull(conversationReports.appealedAt)),
      ),
    exported: [
      "id",
      "reportedId",
      "decision",
      "reportedNote",
      "closedAt",
      "appeal",
      "appealedAt",
      "appealAnswer",
      "appealAnsweredAt",
    ],
    withheld: {
      conversationId: "would tell who reported",
      reporterId: "is another person",
      reason: "another person's words",
      details: "another person's words",
      messages: "would tell who reported; they are in your messages",
      status: "is always closed",
      reporterNote: "was written to another person",
      closedBy: STAFF,
      appealAnsweredBy: STAFF,
      createdAt: "is about another person",
    },
    erasure: {
      how: "kept",
      because: "others are protected from people who come back under another name",
    },
  }),
  personal(moderationAppeals, {
    what: "Appeals against a removal or a warning",
    why: "dispute",
    visibleTo: "our team",
    about: ({ id }) =>
      sql`${moderationAppeals.caseId} in (select c.id from moderation_cases c
        join content_submissions content on content.id = c.content_id where content.athlete_id = ${id})`,
    exported: ["id", "caseId", "note", "status", "answer", "decidedAt", "createdAt"],
    withheld: { decidedBy: STAFF },
    erasure: { how: "blanked", set: { note: "" } },
  }),
  personal(moderationCases, {
    what: "Cases about content",
    why: "dispute",
    visibleTo: "our team",
    about: ({ id }) =>
      or(
        eq(moderationCases.openedBy, id),
        sql`${moderationCases.contentId} in (select id from content_submissions where athlete_id = ${id})`,
      ),
    exported: ["id", "contentId", "reason", "status", "decision", "closedAt", "createdAt"],
    withheld: {
      openedBy: "may be another person",
      feedback: "may be another person's words",
      athleteNote: "is in your notifications, if it was written to you",
      brandNote: "is in your notifications, if it was written to you",
      suspensionAskedBy: STAFF,
      suspensionId: "is in your suspensions, if it is yours",
      closedBy: STAFF,
    },
    erasure: {
      how: "blanked",
      rows: ({ id }) => eq(moderationCases.openedBy, id),
      set: { feedback: "" },
    },
  }),
];
