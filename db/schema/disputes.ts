import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, flag, id, isOneOf, textList } from "../columns";
import {
  DISPUTE_PRIORITIES,
  DISPUTE_STATUSES,
  DISPUTE_TYPES,
  OFFER_STATUSES,
  RESOLUTION_TYPES,
} from "../constants";
import { profiles } from "./accounts";
import { athleteProfiles } from "./athletes";
import { campaigns } from "./campaigns";
import { deals } from "./deals";

/** A disagreement between a campaign's brand and an athlete who accepted it. Either of them files it. */
export const disputes = sqliteTable(
  "disputes",
  {
    id: id(),
    campaignId: text("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    /** The athlete of the deal that it is about: the filer or the respondent. */
    athleteId: text("athlete_id")
      .notNull()
      .references(() => athleteProfiles.userId, { onDelete: "cascade" }),
    dealId: text("deal_id")
      .notNull()
      .references(() => deals.id, { onDelete: "cascade" }),
    /** A side of the deal: its brand or its athlete. Who acted for the side is in the audit trail. */
    filedBy: text("filed_by").notNull(),
    /** The other side. */
    respondentId: text("respondent_id").notNull(),
    type: text("type", { enum: DISPUTE_TYPES }).notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    desiredOutcome: text("desired_outcome").notNull().default(""),
    evidenceUrls: textList("evidence_urls"),
    priority: text("priority", { enum: DISPUTE_PRIORITIES }).notNull().default("medium"),
    status: text("status", { enum: DISPUTE_STATUSES }).notNull().default("open"),
    /** The member of staff who handles it. */
    assignedTo: text("assigned_to").references(() => profiles.id, { onDelete: "set null" }),
    resolutionType: text("resolution_type", { enum: RESOLUTION_TYPES }),
    resolutionDetails: text("resolution_details"),
    /** Pence. */
    refundAmount: integer("refund_amount"),
    resolvedAt: at("resolved_at"),
    /** The member of staff who ruled, or the side that accepted the other one's offer. */
    resolvedBy: text("resolved_by"),
    /** When the respondent first answered. */
    answeredAt: at("answered_at"),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [
    check("disputes_type", isOneOf(t.type, DISPUTE_TYPES)),
    check("disputes_priority", isOneOf(t.priority, DISPUTE_PRIORITIES)),
    check("disputes_status", isOneOf(t.status, DISPUTE_STATUSES)),
    check("disputes_resolution_type", isOneOf(t.resolutionType, RESOLUTION_TYPES)),
    check("disputes_refund", sql`${t.refundAmount} is null or ${t.refundAmount} > 0`),
    index("disputes_filed").on(t.filedBy, t.createdAt),
    index("disputes_respondent").on(t.respondentId, t.createdAt),
    index("disputes_queue").on(t.status, t.createdAt),
    index("disputes_deal").on(t.dealId),
    index("disputes_campaign").on(t.campaignId),
    index("disputes_athlete").on(t.athleteId),
    index("disputes_assigned").on(t.assignedTo, t.status),
  ],
);

export const disputeMessages = sqliteTable(
  "dispute_messages",
  {
    id: id(),
    disputeId: text("dispute_id")
      .notNull()
      .references(() => disputes.id, { onDelete: "cascade" }),
    senderId: text("sender_id").references(() => profiles.id, { onDelete: "set null" }),
    message: text("message").notNull(),
    /** A note of staff, which the two sides never see. */
    isInternal: flag("is_internal"),
    createdAt: createdAt(),
  },
  (t) => [
    index("dispute_messages_dispute").on(t.disputeId, t.createdAt),
    index("dispute_messages_sender").on(t.senderId),
  ],
);

/** A settlement that one side proposes to the other. At most one of each side is open. */
export const disputeOffers = sqliteTable(
  "dispute_offers",
  {
    id: id(),
    disputeId: text("dispute_id")
      .notNull()
      .references(() => disputes.id, { onDelete: "cascade" }),
    /** A side. */
    madeBy: text("made_by").notNull(),
    type: text("type", { enum: RESOLUTION_TYPES }).notNull(),
    /** Pence, for a refund. */
    amount: integer("amount"),
    terms: text("terms").notNull(),
    status: text("status", { enum: OFFER_STATUSES }).notNull().default("open"),
    createdAt: createdAt(),
    decidedAt: at("decided_at"),
  },
  (t) => [
    check("dispute_offers_type", isOneOf(t.type, RESOLUTION_TYPES)),
    check("dispute_offers_status", isOneOf(t.status, OFFER_STATUSES)),
    check("dispute_offers_amount", sql`${t.amount} is null or ${t.amount} > 0`),
    uniqueIndex("dispute_offers_one_open").on(t.disputeId, t.madeBy).where(sql`status = 'open'`),
    index("dispute_offers_dispute").on(t.disputeId, t.createdAt),
  ],
);

/** An appeal against a ruling, with the ruling as it was; at most one for each dispute. */
export const disputeAppeals = sqliteTable(
  "dispute_appeals",
  {
    id: id(),
    disputeId: text("dispute_id")
      .notNull()
      .references(() => disputes.id, { onDelete: "cascade" }),
    /** A side. */
    appellantId: text("appellant_id").notNull(),
    note: text("note").notNull(),
    /** Who ruled first. Another member of staff rules on the appeal. */
    ruledBy: text("ruled_by").references(() => profiles.id, { onDelete: "set null" }),
    ruledAt: at("ruled_at").notNull(),
    resolutionType: text("resolution_type", { enum: RESOLUTION_TYPES }).notNull(),
    resolutionDetails: text("resolution_details").notNull(),
    /** Pence. */
    refundAmount: integer("refund_amount"),
    createdAt: createdAt(),
  },
  (t) => [
    check("dispute_appeals_resolution_type", isOneOf(t.resolutionType, RESOLUTION_TYPES)),
    uniqueIndex("dispute_appeals_once").on(t.disputeId),
    index("dispute_appeals_ruled_by").on(t.ruledBy),
  ],
);

/** A message of the two sides' conversation as it was when it was attached. */
export interface AttachedMessage {
  seq: number;
  /** The side that sent it. */
  senderId: string;
  body: string;
  createdAt: number;
}

/** Messages of their conversation that one side attached to a dispute. */
export const disputeExcerpts = sqliteTable(
  "dispute_excerpts",
  {
    id: id(),
    disputeId: text("dispute_id")
      .notNull()
      .references(() => disputes.id, { onDelete: "cascade" }),
    /** A side. */
    attachedBy: text("attached_by").notNull(),
    /** Copies, so that unsending a message does not remove it from the dispute. */
    messages: text("messages", { mode: "json" }).$type<AttachedMessage[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("dispute_excerpts_dispute").on(t.disputeId, t.createdAt),
    index("dispute_excerpts_attached_by").on(t.attachedBy),
  ],
);
