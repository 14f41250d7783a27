import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
} from "drizzle-orm/sqlite-core";
import { at, createdAt, id, isOneOf } from "../columns";
import { SEARCH_ALERTS } from "../constants";
import { athleteProfiles } from "./athletes";
import { brandProfiles } from "./brands";

// The search model (athlete_search, athlete_other_sports, athlete_words, athlete_counts, search_terms) is maintained
// by triggers on athlete_profiles: db/sql/search.ts.

export const shortlistedAthletes = sqliteTable(
  "shortlisted_athletes",
  {
    brandId: text("brand_id")
      .notNull()
      .references(() => brandProfiles.id, { onDelete: "cascade" }),
    athleteId: text("athlete_id")
      .notNull()
      .references(() => athleteProfiles.userId, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.brandId, t.athleteId] }),
    index("shortlisted_athletes_athlete").on(t.athleteId),
  ],
);

/** Named discovery filters, stored as a query string ('?sport=Golf'). */
export const savedSearches = sqliteTable(
  "saved_searches",
  {
    id: id(),
    brandId: text("brand_id")
      .notNull()
      .references(() => brandProfiles.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    query: text("query").notNull(),
    alerts: text("alerts", { enum: SEARCH_ALERTS }).notNull().default("never"),
    /** The brand has heard of the athletes who joined before. */
    alertedUntil: at("alerted_until").notNull().default(0),
    createdAt: createdAt(),
    /** Soft-deleted; 'Undo' restores it until the daily job removes the row. */
    deletedAt: at("deleted_at"),
  },
  (t) => [
    index("saved_searches_brand").on(t.brandId, t.createdAt),
    index("saved_searches_alerted").on(t.id).where(sql`alerts <> 'never' and deleted_at is null`),
    check("saved_searches_alerts", isOneOf(t.alerts, SEARCH_ALERTS)),
    index("saved_searches_deleted").on(t.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** Content themes and sports with the figures of their athletes; recomputed daily. */
export const trendingCategories = sqliteTable(
  "trending_categories",
  {
    category: text("category").primaryKey(),
    athleteCount: integer("athlete_count").notNull(),
    /** Percent, like `growthPercentage`. */
    avgEngagement: real("avg_engagement").notNull(),
    growthPercentage: real("growth_percentage").notNull(),
    computedAt: at("computed_at").notNull(),
  },
  (t) => [index("trending_categories_growth").on(t.growthPercentage)],
);

/**
 * The daily job's running sums per category; empty between runs. The key '' stands
 * for all athletes together.
 */
export const trendingSums = sqliteTable("trending_sums", {
  /** The name in lower case. */
  key: text("key").primaryKey(),
  name: text("name").notNull(),
  athletes: integer("athletes").notNull(),
  /** Sum of engagement rates, percent. */
  engagement: real("engagement").notNull(),
  /** Athletes with known growth; `base` and `gain` count only these. */
  measured: integer("measured").notNull(),
  /** Their followers 30 days ago, and the followers gained since. */
  base: real("base").notNull(),
  gain: real("gain").notNull(),
});
