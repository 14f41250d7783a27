import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, isOneOf, textList } from "../columns";
import { DEAL_STATUSES } from "../constants";
import { athleteProfiles } from "./athletes";
import { brandProfiles, campaigns } from "./campaigns";

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
      .references(() => brandProfiles.userId, { onDelete: "cascade" }),
    athleteId: text("athlete_id")
      .notNull()
      .references(() => athleteProfiles.userId, { onDelete: "cascade" }),
    status: text("status", { enum: DEAL_STATUSES }).notNull().default("active"),
    /** Pence: what both sides agreed last; null: to be agreed. */
    fee: integer("fee").notNull(),
    /** What the athlete makes: words of the brief as they were when the invitation was sent. */
    deliverables: textList("deliverables"),
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
