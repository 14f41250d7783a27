import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { at, createdAt, id, isOneOf } from "../columns";
import { CAMPAIGN_GOALS, PLATFORMS, SALE_SOURCES } from "../constants";
import { profiles } from "./accounts";
import { athleteProfiles } from "./athletes";
import { brandProfiles } from "./brands";
import { campaigns } from "./campaigns";
import { deals } from "./deals";

/** What a campaign is to reach, from where, and how that is measured: written down before its launch, and then unchanged. */
export const campaignGoals = sqliteTable(
  "campaign_goals",
  {
    campaignId: text("campaign_id")
      .primaryKey()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    goal: text("goal", { enum: CAMPAIGN_GOALS }).notNull(),
    /** How many: people, engagements, clicks or sales. Null: no number was named. */
    target: integer("target"),
    /** How many there are in the same time without the campaign; null: not known. */
    baseline: integer("baseline"),
    method: text("method").notNull().default(""),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [
    check("campaign_goals_goal", isOneOf(t.goal, CAMPAIGN_GOALS)),
    check("campaign_goals_target", sql`${t.target} is null or ${t.target} > 0`),
    check("campaign_goals_baseline", sql`${t.baseline} is null or ${t.baseline} >= 0`),
  ],
);

/** What an athlete's content items for a campaign were expected to bring when both agreed. */
export const dealForecasts = sqliteTable("deal_forecasts", {
  dealId: text("deal_id")
    .primaryKey()
    .references(() => deals.id, { onDelete: "cascade" }),
  followers: integer("followers").notNull(),
  /** People, of all content items together: someone who sees two of them counts twice. */
  reachLow: integer("reach_low").notNull(),
  reach: integer("reach").notNull(),
  reachHigh: integer("reach_high").notNull(),
  engagementsLow: integer("engagements_low").notNull(),
  engagements: integer("engagements").notNull(),
  engagementsHigh: integer("engagements_high").notNull(),
  madeAt: at("made_at").notNull(),
  /** What all its posts had brought after a week or more, as their platforms say; null: not known. */
  measuredPosts: integer("measured_posts"),
  measuredReach: integer("measured_reach"),
  measuredEngagements: integer("measured_engagements"),
});

/** Where the links of a campaign lead: each link has a copy, which is all that a click reads. */
export const campaignLandings = sqliteTable("campaign_landings", {
  campaignId: text("campaign_id")
    .primaryKey()
    .references(() => campaigns.id, { onDelete: "cascade" }),
  target: text("target").notNull(),
  updatedAt: at("updated_at").notNull(),
  /** Since when staff have switched the links off; null: they work. */
  stoppedAt: at("stopped_at"),
  /** Why, as the brand reads it. */
  stopReason: text("stop_reason"),
});

/** The short link of an athlete for a campaign. */
export const campaignLinks = sqliteTable(
  "campaign_links",
  {
    /** What its address ends with. */
    code: text("code").primaryKey(),
    campaignId: text("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    athleteId: text("athlete_id")
      .notNull()
      .references(() => athleteProfiles.userId, { onDelete: "cascade" }),
    dealId: text("deal_id")
      .notNull()
      .references(() => deals.id, { onDelete: "cascade" }),
    /** Where it leads, and since when it does not: copies of the landing page's. */
    target: text("target").notNull(),
    stoppedAt: at("stopped_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("campaign_links_deal").on(t.dealId),
    index("campaign_links_campaign").on(t.campaignId),
    index("campaign_links_athlete").on(t.athleteId),
  ],
);

/** Counts, and nothing about who clicked. */
export const linkClicks = sqliteTable(
  "link_clicks",
  {
    code: text("code")
      .notNull()
      .references(() => campaignLinks.code, { onDelete: "cascade" }),
    /** 'YYYY-MM-DD', UTC. */
    day: text("day").notNull(),
    clicks: integer("clicks").notNull().default(0),
    /** What the stated rules take for programs. */
    bots: integer("bots").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.code, t.day] })],
);

/** The discount code of an athlete for a campaign. */
export const discountCodes = sqliteTable(
  "discount_codes",
  {
    id: id(),
    brandId: text("brand_id")
      .notNull()
      .references(() => brandProfiles.id, { onDelete: "cascade" }),
    campaignId: text("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    athleteId: text("athlete_id")
      .notNull()
      .references(() => athleteProfiles.userId, { onDelete: "cascade" }),
    dealId: text("deal_id")
      .notNull()
      .references(() => deals.id, { onDelete: "cascade" }),
    /** In capital letters. */
    code: text("code").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("discount_codes_of_brand").on(t.brandId, t.code),
    uniqueIndex("discount_codes_deal").on(t.dealId),
    index("discount_codes_campaign").on(t.campaignId),
    index("discount_codes_athlete").on(t.athleteId),
  ],
);

/** What was bought with a code, as its brand reports it. */
export const codeSales = sqliteTable(
  "code_sales",
  {
    codeId: text("code_id")
      .notNull()
      .references(() => discountCodes.id, { onDelete: "cascade" }),
    /** The brand's name for the order, or for the line of its file: the same one counts once, and its refund once. */
    reference: text("reference").notNull(),
    /** Money that was given back: its orders and its revenue are negative, so that every sum is of what is left. */
    refund: integer("refund", { mode: "boolean" }).notNull().default(false),
    /** 'YYYY-MM-DD' */
    day: text("day").notNull(),
    orders: integer("orders").notNull().default(1),
    /** Pence. */
    revenue: integer("revenue").notNull(),
    source: text("source", { enum: SALE_SOURCES }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.codeId, t.reference, t.refund] }),
    check("code_sales_source", isOneOf(t.source, SALE_SOURCES)),
    check("code_sales_orders", sql`iif(${t.refund}, ${t.orders} <= 0, ${t.orders} > 0)`),
    check("code_sales_revenue", sql`iif(${t.refund}, ${t.revenue} < 0, ${t.revenue} >= 0)`),
    index("code_sales_day").on(t.codeId, t.day),
  ],
);

/** What a brand's shop signs its reports of sales with. */
export const salesSecrets = sqliteTable("sales_secrets", {
  brandId: text("brand_id")
    .primaryKey()
    .references(() => brandProfiles.id, { onDelete: "cascade" }),
  sealedSecret: text("sealed_secret").notNull(),
  createdAt: createdAt(),
});
/** A link that shows a campaign's report to people without an account. */
export const reportShares = sqliteTable(
  "report_shares",
  {
    id: id(),
    campaignId: text("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    /** SHA-256 of what its address ends with. */
    tokenHash: text("token_hash").notNull().unique(),
    /** Null: the link alone opens the report. */
    passwordHash: text("password_hash"),
    expiresAt: at("expires_at").notNull(),
    revokedAt: at("revoked_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("report_shares_campaign").on(t.campaignId, t.createdAt),
    index("report_shares_expires").on(t.expiresAt),
  ],
);

/** Who gets the report of a running campaign by email every week. */
export const weeklyReports = sqliteTable(
  "weekly_reports",
  {
    campaignId: text("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    personId: text("person_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** 'YYYY-MM-DD' */
    nextOn: text("next_on").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.personId] }),
    index("weekly_reports_person").on(t.personId),
  ],
);

/** What posts of completed campaigns have brought, by platform: middles of many, computed nightly. */
export const resultNorms = sqliteTable(
  "result_norms",
  {
    platform: text("platform", { enum: PLATFORMS }).primaryKey(),
    campaigns: integer("campaigns").notNull(),
    brands: integer("brands").notNull(),
    /** What posts brought as a factor of what was to be expected: the limits of the middle half, and the median; null: not known. */
    reachLow: real("reach_low"),
    reachMedian: real("reach_median"),
    reachHigh: real("reach_high"),
    engagementsLow: real("engagements_low"),
    engagementsMedian: real("engagements_median"),
    engagementsHigh: real("engagements_high"),
    computedAt: at("computed_at").notNull(),
  },
  (t) => [check("result_norms_platform", isOneOf(t.platform, PLATFORMS))],
);
