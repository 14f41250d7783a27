import { sql } from "drizzle-orm";
import { check, index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, flag, id, isOneOf, textList } from "../columns";
import { GRANT_KINDS, PRODUCT_CATEGORIES, TERRITORIES } from "../constants";
import { profiles } from "./accounts";
import { brandProfiles } from "./brands";
import { contentSubmissions } from "./content";
import { contracts } from "./contracts";

/**
 * What signed contracts grant, with dates. A row counts while its contract is `fully_executed`: the query asks, so a contract that
 * is replaced or cancelled needs no change here.
 */
export const grants = sqliteTable(
  "grants",
  {
    id: id(),
    contractId: text("contract_id")
      .notNull()
      .references(() => contracts.id),
    athleteId: text("athlete_id")
      .notNull()
      .references(() => profiles.id),
    brandId: text("brand_id")
      .notNull()
      .references(() => brandProfiles.id),
    kind: text("kind", { enum: GRANT_KINDS }).notNull(),
    /** The content item that may be used; null for exclusivity. */
    contentId: text("content_id").references(() => contentSubmissions.id, { onDelete: "cascade" }),
    /** Of the products. Exclusivity always has one. */
    category: text("category", { enum: PRODUCT_CATEGORIES }),
    territory: text("territory", { enum: TERRITORIES }).notNull(),
    /** Where the content item was posted; exclusivity holds on every platform. */
    channels: textList("channels"),
    /** Whether paid ads are included. Exclusivity is about paid work. */
    paid: flag("paid"),
    /** 'YYYY-MM-DD', both days included. */
    firstDay: text("first_day").notNull(),
    lastDay: text("last_day").notNull(),
    /** When the brand was told that it ends soon. */
    endNotifiedAt: at("end_notified_at"),
  },
  (t) => [
    check("grants_kind", isOneOf(t.kind, GRANT_KINDS)),
    check("grants_category", isOneOf(t.category, PRODUCT_CATEGORIES)),
    check("grants_territory", isOneOf(t.territory, TERRITORIES)),
    check("grants_days", sql`${t.firstDay} <= ${t.lastDay}`),
    uniqueIndex("grants_use_once").on(t.contractId, t.contentId),
    uniqueIndex("grants_exclusivity_once").on(t.contractId).where(sql`kind = 'exclusivity'`),
    index("grants_of_athlete").on(t.athleteId, t.kind, t.category, t.lastDay, t.firstDay),
    index("grants_of_brand").on(t.brandId, t.lastDay),
    index("grants_ending").on(t.lastDay).where(sql`end_notified_at is null`),
  ],
);
