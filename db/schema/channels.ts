import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { at, isOneOf, textList } from "../columns";
import { AUDIENCE_ANOMALIES, CHANNEL_SOURCES, CONNECTION_STATES, PLATFORMS } from "../constants";
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
    /** When the channel was disconnected. Its figures are the last ones that the platform sent. */
    leftAt: at("left_at"),
  },
  (t) => [
    primaryKey({ columns: [t.athleteId, t.platform] }),
    check("social_accounts_platform", isOneOf(t.platform, PLATFORMS)),
    check("social_accounts_source", isOneOf(t.source, CHANNEL_SOURCES)),
  ],
);

/** What a platform told of a channel on one day (UTC, 'YYYY-MM-DD'). */
export const channelDays = sqliteTable(
  "channel_days",
  {
    athleteId: text("athlete_id")
      .notNull()
      .references(() => athleteProfiles.userId, { onDelete: "cascade" }),
    platform: text("platform", { enum: PLATFORMS }).notNull(),
    takenOn: text("taken_on").notNull(),
    followers: integer("followers").notNull(),
    /** Percent; null: not known. */
    engagementRate: real("engagement_rate"),
    /** When its newest post was made; null: not known. */
    lastPostAt: at("last_post_at"),
  },
  (t) => [
    primaryKey({ columns: [t.athleteId, t.platform, t.takenOn] }),
    check("channel_days_platform", isOneOf(t.platform, PLATFORMS)),
    index("channel_days_taken_on").on(t.takenOn),
  ],
);

/** Figures of a channel that are far from usual (features/profiles/audience). A row goes when they are usual again. */
export const audienceSigns = sqliteTable(
  "audience_signs",
  {
    athleteId: text("athlete_id")
      .notNull()
      .references(() => athleteProfiles.userId, { onDelete: "cascade" }),
    platform: text("platform", { enum: PLATFORMS }).notNull(),
    kind: text("kind", { enum: AUDIENCE_ANOMALIES }).notNull(),
    /** What would be usual, and what was seen: followers of a jump, percent of a rate. */
    usual: real("usual").notNull(),
    measured: real("measured").notNull(),
    /** The days in which it was seen. */
    firstDay: text("first_day").notNull(),
    lastDay: text("last_day").notNull(),
    foundAt: at("found_at").notNull(),
    /** The athlete's own words about it. */
    explanation: text("explanation"),
    explainedAt: at("explained_at"),
  },
  (t) => [
    primaryKey({ columns: [t.athleteId, t.platform, t.kind] }),
    check("audience_signs_platform", isOneOf(t.platform, PLATFORMS)),
    check("audience_signs_kind", isOneOf(t.kind, AUDIENCE_ANOMALIES)),
  ],
);

/** What lets us ask a platform about a channel, and how that went. */
export const socialConnections = sqliteTable(
  "social_connections",
  {
    athleteId: text("athlete_id").notNull(),
    platform: text("platform", { enum: PLATFORMS }).notNull(),
    /** The platform's id of the account: it stays when the handle changes. */
    providerId: text("provider_id").notNull(),
    state: text("state", { enum: CONNECTION_STATES }).notNull().default("working"),
    scopes: textList("scopes"),
    /** The tokens (features/profiles/channels/providers), encrypted with a key of CHANNEL_KEYS. */
    sealedTokens: text("sealed_tokens").notNull(),
    connectedAt: at("connected_at").notNull(),
    /** When the platform last told us figures. */
    syncedAt: at("synced_at").notNull(),
    /** When it is asked again; null: only the athlete can mend it. */
    nextSyncAt: at("next_sync_at"),
    /** The handle before the platform said another; null once the athlete has seen it. */
    renamedFrom: text("renamed_from"),
    /** How many times in a row it gave no answer. */
    failures: integer("failures").notNull().default(0),
    /** Until when one question refreshes the tokens, and no other may. */
    refreshingUntil: at("refreshing_until"),
  },
  (t) => [
    primaryKey({ columns: [t.athleteId, t.platform] }),
    foreignKey({
      columns: [t.athleteId, t.platform],
      foreignColumns: [socialAccounts.athleteId, socialAccounts.platform],
      name: "social_connections_channel",
    }).onDelete("cascade"),
    check("social_connections_platform", isOneOf(t.platform, PLATFORMS)),
    check("social_connections_state", isOneOf(t.state, CONNECTION_STATES)),
    uniqueIndex("social_connections_account").on(t.platform, t.providerId),
    index("social_connections_due").on(t.platform, t.nextSyncAt),
  ],
);

/** A consent page that was opened. Its answer is taken once, from the person who opened it. */
export const channelConsents = sqliteTable(
  "channel_consents",
  {
    /** SHA-256 of the state in its address. */
    id: text("id").primaryKey(),
    athleteId: text("athlete_id")
      .notNull()
      .references(() => athleteProfiles.userId, { onDelete: "cascade" }),
    platform: text("platform", { enum: PLATFORMS }).notNull(),
    /** PKCE: shows the platform that the code is exchanged by who asked for it. */
    verifier: text("verifier").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (t) => [
    check("channel_consents_platform", isOneOf(t.platform, PLATFORMS)),
    index("channel_consents_athlete").on(t.athleteId),
    index("channel_consents_expires").on(t.expiresAt),
  ],
);

/** How many requests a platform takes from us now: a token bucket. */
export const providerBuckets = sqliteTable(
  "provider_buckets",
  {
    platform: text("platform", { enum: PLATFORMS }).primaryKey(),
    left: real("left").notNull(),
    /** When that was. */
    at: at("at").notNull(),
  },
  (t) => [check("provider_buckets_platform", isOneOf(t.platform, PLATFORMS))],
);
