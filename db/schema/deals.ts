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
import { at, createdAt, isOneOf } from "../columns";
import { DEAL_STATUSES, DELIVERABLE_FORMATS, PLATFORMS } from "../constants";
import { athleteProfiles } from "./athletes";
import { brandProfiles } from "./brands";
import { campaigns } from "./campaigns";

/**
 * What an accepted invitation becomes: contract, payments, content, links, posts, disputes and results belong to it. It has
 * the id of its invitation, which a later invitation of the same athlete may replace (docs/decisions/0094).
 */
export const deals = sqliteTable(
  "deals",
  {
    id: text("id").primaryKey(),
    campaignId: text("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    brandId: text("brand_id")
      .notNull()
      .references(() => brandProfiles.id, { onDelete: "cascade" }),
    athleteId: text("athlete_id")
      .notNull()
      .references(() => athleteProfiles.userId, { onDelete: "cascade" }),
    status: text("status", { enum: DEAL_STATUSES }).notNull().default("active"),
    /** Pence: what both sides agreed last. */
    fee: integer("fee").notNull(),
    /** When the invitation was accepted. */
    createdAt: createdAt(),
    /** When it was completed, ended or cancelled. */
    closedAt: at("closed_at"),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [
    check("deals_status", isOneOf(t.status, DEAL_STATUSES)),
    check("deals_fee", sql`${t.fee} >= 0`),
    check("deals_closed", sql`(${t.status} = 'active') = (${t.closedAt} is null)`),
    uniqueIndex("deals_active").on(t.campaignId, t.athleteId).where(sql`status = 'active'`),
    index("deals_campaign").on(t.campaignId, t.athleteId, t.status),
    index("deals_brand").on(t.brandId, t.status),
    index("deals_athlete").on(t.athleteId, t.status),
  ],
);

/** What a deal asks the athlete to make: the work of the invitation, or of the contract in force. */
export const dealDeliverables = sqliteTable(
  "deal_deliverables",
  {
    dealId: text("deal_id")
      .notNull()
      .references(() => deals.id, { onDelete: "cascade" }),
    /** 1, 2, … as in the contract. */
    number: integer("number").notNull(),
    /** The words by which content names it. */
    text: text("text").notNull(),
    platform: text("platform", { enum: PLATFORMS }).notNull(),
    format: text("format", { enum: DELIVERABLE_FORMATS }).notNull(),
    count: integer("count").notNull(),
    /** 'YYYY-MM-DD': the last day to send it for review. */
    due: text("due"),
  },
  (t) => [
    primaryKey({ columns: [t.dealId, t.number] }),
    check("deal_deliverables_count", sql`${t.count} >= 1`),
    check("deal_deliverables_platform", isOneOf(t.platform, PLATFORMS)),
    check("deal_deliverables_format", isOneOf(t.format, DELIVERABLE_FORMATS)),
  ],
);
