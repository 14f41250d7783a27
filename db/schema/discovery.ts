import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, createdAt, id } from "../columns";
import { athleteProfiles } from "./athletes";
import { brandProfiles } from "./campaigns";

// The search index itself (athlete_search, athlete_words, athlete_counts, search_terms) is kept by the
// database from athlete_profiles: migrations/0002_search.sql.

export const shortlistedAthletes = sqliteTable(
  "shortlisted_athletes",
  {
    brandId: text("brand_id")
      .notNull()
      .references(() => brandProfiles.userId, { onDelete: "cascade" }),
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

/** Discovery filters under a name, as the query of their address ('?sport=Golf'). */
export const savedSearches = sqliteTable(
  "saved_searches",
  {
    id: id(),
    brandId: text("brand_id")
      .notNull()
      .references(() => brandProfiles.userId, { onDelete: "cascade" }),
    name: text("name").notNull(),
    query: text("query").notNull(),
    createdAt: createdAt(),
    /** Deleted, and to be brought back by 'Undo' until the daily job clears it away. */
    deletedAt: at("deleted_at"),
  },
  (t) => [
    index("saved_searches_brand").on(t.brandId, t.createdAt),
    index("saved_searches_deleted").on(t.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** Content themes and sports with what their athletes do; recomputed daily. */
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
 * What the daily job has added up of each category so far; empty between two days' jobs. The key '' stands
 * for all athletes.
 */
export const trendingSums = sqliteTable("trending_sums", {
  /** The name in lower case. */
  key: text("key").primaryKey(),
  name: text("name").notNull(),
  athletes: integer("athletes").notNull(),
  /** Sum of their rates, percent. */
  engagement: real("engagement").notNull(),
  /** Those of them whose growth is known; `base` and `gain` are about these. */
  measured: integer("measured").notNull(),
  /** Followers they had, and what they won in 30 days. */
  base: real("base").notNull(),
  gain: real("gain").notNull(),
});
