import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { at, createdAt, id, isOneOf } from "../columns";
import {
  CHARGEBACK_STATES,
  LEDGER_ACCOUNTS,
  LEDGER_KINDS,
  LEDGER_MOVEMENTS,
  PAYMENT_STATUSES,
  SETTLEMENT_REASONS,
} from "../constants";
import { profiles } from "./accounts";
import { brandProfiles } from "./brands";
import { campaigns } from "./campaigns";
import { deals } from "./deals";

/** The deal that money is for, and its two sides. */
const deal = () => ({
  dealId: text("deal_id")
    .notNull()
    .references(() => deals.id),
  campaignId: text("campaign_id")
    .notNull()
    .references(() => campaigns.id),
  brandId: text("brand_id")
    .notNull()
    .references(() => brandProfiles.id),
  athleteId: text("athlete_id")
    .notNull()
    .references(() => profiles.id),
});

/**
 * The payments in which the fee of a deal is paid: copies of the contract's, made when the brand first goes to pay. Amounts are
 * pence.
 */
export const payments = sqliteTable(
  "payments",
  {
    id: id(),
    ...deal(),
    /** 1, 2, … of its deal. */
    number: integer("number").notNull(),
    name: text("name").notNull(),
    /** What releases it: features/deals/contracts/milestones.ts. */
    release: text("release").notNull(),
    /** 'YYYY-MM-DD': not released before this day. */
    due: text("due"),
    /** What the athlete gets. */
    amount: integer("amount").notNull(),
    /** Our fee, which the brand pays on top. */
    fee: integer("fee").notNull(),
    status: text("status", { enum: PAYMENT_STATUSES }).notNull().default("due"),
    /** The provider's ids: of the page and of what was paid there, for one payment or several, of the transfer and of the refund. */
    sessionId: text("session_id"),
    intentId: text("intent_id"),
    transferId: text("transfer_id"),
    refundId: text("refund_id"),
    fundedAt: at("funded_at"),
    /** How it was settled; the three make amount and fee. */
    toAthlete: integer("to_athlete"),
    toFee: integer("to_fee"),
    toBrand: integer("to_brand"),
    settledFor: text("settled_for", { enum: SETTLEMENT_REASONS }),
    settledAt: at("settled_at"),
    /** When the athlete's share reached their account, and the brand's its card. */
    sentAt: at("sent_at"),
    refundedAt: at("refunded_at"),
    version: integer("version").notNull().default(0),
    /** When its deal was last compared with the provider. */
    comparedAt: at("compared_at").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [
    check("payments_status", isOneOf(t.status, PAYMENT_STATUSES)),
    check("payments_settled_for", isOneOf(t.settledFor, SETTLEMENT_REASONS)),
    check("payments_amounts", sql`${t.amount} > 0 and ${t.fee} >= 0`),
    check(
      "payments_shares",
      sql`(${t.status} = 'settled') = (${t.toAthlete} is not null) and (${t.toAthlete} is null
        or (min(${t.toAthlete}, ${t.toFee}, ${t.toBrand}) >= 0 and ${t.toAthlete} + ${t.toFee} + ${t.toBrand} = ${t.amount} + ${t.fee}))`,
    ),
    check("payments_paid", sql`${t.status} in ('due', 'paying') or ${t.intentId} is not null`),
    uniqueIndex("payments_number").on(t.dealId, t.number),
    index("payments_session").on(t.sessionId),
    index("payments_intent").on(t.intentId),
    index("payments_open").on(t.id).where(sql`status in ('paying', 'held')`),
    index("payments_campaign").on(t.campaignId, t.athleteId),
    index("payments_brand").on(t.brandId),
    index("payments_athlete").on(t.athleteId),
    index("payments_compared").on(t.comparedAt, t.dealId),
  ],
);

/**
 * What the provider said last about a card payment that its holder has questioned at their bank. The provider decides; the row is only
 * ever written from its answer.
 */
export const chargebacks = sqliteTable(
  "chargebacks",
  {
    /** The provider's id; it has a row for each payment of its charge. */
    id: text("id").notNull(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    state: text("state", { enum: CHARGEBACK_STATES }).notNull(),
    /** What is questioned of this payment, in pence. */
    amount: integer("amount").notNull(),
    /** The bank's, as one of the provider's words. */
    reason: text("reason").notNull(),
    /** By when evidence can be handed in. */
    dueBy: at("due_by"),
    /** Counts the answers written. */
    version: integer("version").notNull().default(0),
    updatedAt: at("updated_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.paymentId] }),
    check("chargebacks_state", isOneOf(t.state, CHARGEBACK_STATES)),
    index("chargebacks_payment").on(t.paymentId, t.state),
  ],
);

/** What staff take back of a share that was sent to the athlete. Amounts are pence. */
export const takeBacks = sqliteTable(
  "take_backs",
  {
    id: id(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    amount: integer("amount").notNull(),
    /** What of our own fee goes back with it. */
    fee: integer("fee").notNull(),
    reason: text("reason").notNull(),
    takenBy: text("taken_by").references(() => profiles.id, { onDelete: "set null" }),
    /** When the athlete's account held too little last. */
    shortAt: at("short_at"),
    doneAt: at("done_at"),
    /** The provider's id. */
    reversalId: text("reversal_id"),
    createdAt: createdAt(),
  },
  (t) => [
    check("take_backs_amount", sql`${t.amount} > 0 and ${t.fee} >= 0`),
    index("take_backs_payment").on(t.paymentId),
    index("take_backs_taken_by").on(t.takenBy),
  ],
);

/**
 * Every movement of money, from one account to another, so that the accounts always sum to zero. Rows are never changed or deleted,
 * and no account on our balance goes below zero: triggers refuse it. Amounts are pence.
 */
export const ledgerEntries = sqliteTable(
  "ledger_entries",
  {
    id: id(),
    kind: text("kind", { enum: LEDGER_KINDS }).notNull(),
    fromAccount: text("from_account", { enum: LEDGER_ACCOUNTS }).notNull(),
    toAccount: text("to_account", { enum: LEDGER_ACCOUNTS }).notNull(),
    amount: integer("amount").notNull(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    ...deal(),
    /** What made it: the same movement cannot be written twice. */
    reference: text("reference").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check("ledger_entries_kind", isOneOf(t.kind, LEDGER_KINDS)),
    check("ledger_entries_from_account", isOneOf(t.fromAccount, LEDGER_ACCOUNTS)),
    check("ledger_entries_to_account", isOneOf(t.toAccount, LEDGER_ACCOUNTS)),
    check(
      "ledger_entries_way",
      sql`${t.kind} || ':' || ${t.fromAccount} || ':' || ${t.toAccount} in (${sql.raw(
        Object.entries(LEDGER_MOVEMENTS)
          .map(([kind, accounts]) => `'${[kind, ...accounts].join(":")}'`)
          .join(", "),
      )})`,
    ),
    check("ledger_entries_amount", sql`${t.amount} > 0`),
    uniqueIndex("ledger_entries_reference").on(t.reference),
    index("ledger_entries_payment").on(t.paymentId, t.fromAccount, t.toAccount, t.amount),
    index("ledger_entries_deal").on(t.dealId),
    index("ledger_entries_campaign").on(t.campaignId, t.fromAccount, t.toAccount, t.amount),
    index("ledger_entries_brand").on(t.brandId, t.createdAt, t.id),
    index("ledger_entries_athlete").on(t.athleteId, t.createdAt, t.id),
  ],
);
