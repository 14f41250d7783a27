import { check, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, isOneOf } from "../columns";
import { CHANNEL_SOURCES, PLATFORMS } from "../constants";
import { athleteProfiles } from "./athletes";

/** An athlete's channel on a platform: its name there, its figures, and who says so. */
export const socialAccounts = sqliteTable(
  "social_accounts",
  {
    athleteId: text("athlete_id")
      .notNull()
      .references(() => athleteProfiles.userId, { onDelete: "cascade" }),
    platform: text("platform", { enum: PLATFORMS }).notNull(),
    /** Without @, except for YouTube's. */
    handle: text("handle"),
    source: text("source", { enum: CHANNEL_SOURCES }).notNull().default("typed"),
    followers: integer("followers").notNull().default(0),
    /** Percent: 3.5 = 3.5 %. */
    engagementRate: real("engagement_rate").notNull().default(0),
    /** When the figures were typed, or read from the platform. */
    figuresAt: at("figures_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.athleteId, t.platform] }),
    check("social_accounts_platform", isOneOf(t.platform, PLATFORMS)),
    check("social_accounts_source", isOneOf(t.source, CHANNEL_SOURCES)),
  ],
);
