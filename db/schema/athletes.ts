import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { at, flag, isOneOf, textList } from "../columns";
import { COUNTRIES, REGIONS } from "../constants";
import { profiles } from "./accounts";

/** Rates are percent (3.5 = 3.5 %), counts are people, `avgReach` is people per post. */
export const athleteProfiles = sqliteTable(
  "athlete_profiles",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** The primary sport. */
    sport: text("sport").notNull().default(""),
    otherSports: textList("other_sports"),
    location: text("location").notNull().default(""),
    bio: text("bio").notNull().default(""),
    contentThemes: textList("content_themes"),
    /** Pence for a campaign, as the athlete states it; null: not stated. For brands only. */
    startingRate: integer("starting_rate"),
    /** Whether brands may not offer less. */
    refusesLess: flag("refuses_less"),
    /** The first and the last day of the next time in which no work can be done, 'YYYY-MM-DD'; '' where none is stated. */
    awayFrom: text("away_from").notNull().default(""),
    awayUntil: text("away_until").notNull().default(""),
    /** Where most of the audience lives, and the percent of it there, as the athlete states it; null: not stated. */
    audienceCountry: text("audience_country", { enum: COUNTRIES }),
    audienceShare: integer("audience_share"),
    isVerified: flag("is_verified"),
    /** Assigned by the database; a permanent tie-breaker for equal scores. */
    number: integer("number"),
    /** Whether /athletes/{id} is public; set by the athlete. */
    isPublic: flag("is_public"),
    /** Derived from `location`: what the gazetteer knows of it (features/reference/places). */
    place: text("place").notNull().default(""),
    placeKeys: text("place_keys").notNull().default(""),
    region: text("region", { enum: REGIONS }).notNull().default("other"),
    /** Derived when a profile or a metric changes; see features/profiles/athletes/score.ts. */
    ambassadorScore: integer("ambassador_score").notNull().default(0),
    totalFollowers: integer("total_followers").notNull().default(0),
    avgEngagement: real("avg_engagement").notNull().default(0),
    /** The part of both that platforms have told us, not the athlete. */
    connectedFollowers: integer("connected_followers").notNull().default(0),
    connectedEngagement: real("connected_engagement").notNull().default(0),
    growthRate: real("growth_rate").notNull().default(0),
    /** Whether there were figures to measure growth from. */
    growthKnown: flag("growth_known"),
    avgReach: integer("avg_reach").notNull().default(0),
    contentQualityScore: integer("content_quality_score").notNull().default(0),
    lastUpdated: at("last_updated").notNull(),
    /** Counts the saves of its form: a page that another one has overtaken replaces nothing. */
    version: integer("version").notNull().default(0),
  },
  (t) => [
    check("athlete_profiles_region", isOneOf(t.region, REGIONS)),
    // Gives the next number; without it a sign-up would scan every athlete.
    uniqueIndex("athlete_profiles_number").on(t.number),
    // Public pages by the end of the id that their address carries; and all of them, for the site map.
    index("athlete_profiles_public").on(sql`substr("user_id", -6)`).where(sql`"is_public" = 1`),
    check(
      "athlete_profiles_away",
      sql`${t.awayFrom} <= ${t.awayUntil} and (${t.awayFrom} = '') = (${t.awayUntil} = '')`,
    ),
    check("athlete_profiles_audience_country", isOneOf(t.audienceCountry, COUNTRIES)),
    check(
      "athlete_profiles_audience",
      sql`(${t.audienceCountry} is null) = (${t.audienceShare} is null) and ${t.audienceShare} between 1 and 100`,
    ),
    check("athlete_profiles_score_range", sql`${t.ambassadorScore} between 0 and 100`),
  ],
);

/** An athlete's figures on one day (UTC, 'YYYY-MM-DD'); the source of growth. */
export const metricSnapshots = sqliteTable(
  "metric_snapshots",
  {
    id: text("id").primaryKey(),
    athleteId: text("athlete_id")
      .notNull()
      .references(() => athleteProfiles.userId, { onDelete: "cascade" }),
    takenOn: text("taken_on").notNull(),
    totalFollowers: integer("total_followers").notNull(),
    avgEngagement: real("avg_engagement").notNull(),
  },
  (t) => [uniqueIndex("metric_snapshots_athlete_day").on(t.athleteId, t.takenOn)],
);
