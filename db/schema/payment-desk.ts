import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, id, isOneOf } from "../columns";
import { DIFFERENCE_KINDS, PROPOSAL_STATUSES } from "../constants";
import { profiles } from "./accounts";
import { payments } from "./payments";

/** What an admin proposes to do with more held money than one admin may move. Amounts are pence. */
export const paymentProposals = sqliteTable(
  "payment_proposals",
  {
    id: id(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    /** Of the payment, as the proposer saw it. */
    paymentVersion: integer("payment_version").notNull(),
    toAthlete: integer("to_athlete").notNull(),
    toFee: integer("to_fee").notNull(),
    toBrand: integer("to_brand").notNull(),
    reason: text("reason").notNull(),
    status: text("status", { enum: PROPOSAL_STATUSES }).notNull().default("open"),
    proposedBy: text("proposed_by").references(() => profiles.id, { onDelete: "set null" }),
    decidedBy: text("decided_by").references(() => profiles.id, { onDelete: "set null" }),
    decidedAt: at("decided_at"),
    createdAt: createdAt(),
  },
  (t) => [
    check("payment_proposals_status", isOneOf(t.status, PROPOSAL_STATUSES)),
    check("payment_proposals_shares", sql`min(${t.toAthlete}, ${t.toFee}, ${t.toBrand}) >= 0`),
    index("payment_proposals_payment").on(t.paymentId, t.id),
    uniqueIndex("payment_proposals_open").on(t.paymentId).where(sql`status = 'open'`),
    index("payment_proposals_proposed_by").on(t.proposedBy),
    index("payment_proposals_decided_by").on(t.decidedBy),
  ],
);

/** What the ledger says otherwise than Stripe does. A later comparison that agrees closes the row. Amounts are pence. */
export const paymentDifferences = sqliteTable(
  "payment_differences",
  {
    id: id(),
    /** Has no foreign key: Stripe may name a deal that we know nothing of. */
    dealId: text("deal_id").notNull(),
    paymentId: text("payment_id").references(() => payments.id),
    kind: text("kind", { enum: DIFFERENCE_KINDS }).notNull(),
    /** The provider's id of what differs: a payment intent, or a transfer. */
    reference: text("reference").notNull(),
    inLedger: integer("in_ledger").notNull(),
    atStripe: integer("at_stripe").notNull(),
    /** When it was found, and last found again. */
    createdAt: createdAt(),
    seenAt: at("seen_at").notNull(),
    closedAt: at("closed_at"),
    /** When an admin closed it with a reason, which the audit log has. It counts again if its sums change. */
    explainedAt: at("explained_at"),
  },
  (t) => [
    check("payment_differences_kind", isOneOf(t.kind, DIFFERENCE_KINDS)),
    uniqueIndex("payment_differences_open")
      .on(t.reference, t.kind, t.dealId)
      .where(sql`closed_at is null`),
    index("payment_differences_deal").on(t.dealId, t.id),
    index("payment_differences_payment").on(t.paymentId),
    index("payment_differences_closed").on(t.closedAt).where(sql`closed_at is not null`),
  ],
);
