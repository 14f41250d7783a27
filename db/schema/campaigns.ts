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
import { at, createdAt, id, isOneOf, textList } from "../columns";
import {
  CAMPAIGN_STATUSES,
  type Country,
  DECLINE_REASONS,
  INVITATION_STATUSES,
  OVERDUE_REVIEWS,
  PRODUCT_CATEGORIES,
  SIDES,
} from "../constants";
import {
  type CampaignTerms,
  type Deliverable,
  type StandardTerms,
  USUAL_CAMPAIGN_TERMS,
  USUAL_TERMS,
} from "../terms";
import { athleteProfiles } from "./athletes";
import { brandProfiles } from "./brands";

const deliverables = () =>
  text("deliverables", { mode: "json" }).$type<Deliverable[]>().notNull().default([]);

/** What a brief consists of, in a campaign and in its earlier versions. */
const brief = () => ({
  title: text("title").notNull(),
  description: text("description").notNull().default(""),
  requirements: text("requirements").notNull().default(""),
  /** Pence. */
  budget: integer("budget"),
  /** 'YYYY-MM-DD' */
  startDate: text("start_date"),
  endDate: text("end_date"),
  targetSports: textList("target_sports"),
  minFollowers: integer("min_followers"),
  /** Percent. */
  minEngagementRate: real("min_engagement_rate"),
  deliverables: deliverables(),
  terms: text("terms", { mode: "json" })
    .$type<CampaignTerms>()
    .notNull()
    .default(USUAL_CAMPAIGN_TERMS),
  /** Whose rules for ad labels apply to the campaign's content. */
  audienceCountries: text("audience_countries", { mode: "json" })
    .$type<Country[]>()
    .notNull()
    .default(["GB"]),
  /** What happens to content that is not reviewed in time. */
  overdueReview: text("overdue_review", { enum: OVERDUE_REVIEWS }).notNull().default("remind"),
  /** What kind of product it promotes; null when the brand has not said. */
  category: text("category", { enum: PRODUCT_CATEGORIES }),
});

export type BriefField = keyof ReturnType<typeof brief>;

export const BRIEF_FIELDS = Object.keys(brief()) as BriefField[];

export const campaigns = sqliteTable(
  "campaigns",
  {
    id: id(),
    brandId: text("brand_id")
      .notNull()
      .references(() => brandProfiles.id, { onDelete: "cascade" }),
    ...brief(),
    /** The title as searches compare it; a trigger keeps it. */
    foldedTitle: text("folded_title").notNull().default(""),
    /** The public name of a picture. */
    cover: text("cover"),
    status: text("status", { enum: CAMPAIGN_STATUSES }).notNull().default("draft"),
    /** Of the brief; earlier versions are in `campaign_versions`. */
    version: integer("version").notNull().default(1),
    /** When the brand was asked to complete a campaign whose end date has passed. */
    completionAskedAt: at("completion_asked_at"),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [
    check("campaigns_status", isOneOf(t.status, CAMPAIGN_STATUSES)),
    check("campaigns_overdue_review", isOneOf(t.overdueReview, OVERDUE_REVIEWS)),
    check("campaigns_category", isOneOf(t.category, PRODUCT_CATEGORIES)),
    index("campaigns_brand").on(t.brandId, t.createdAt),
    index("campaigns_created").on(t.createdAt),
    index("campaigns_active").on(t.createdAt, t.id).where(sql`status = 'active'`),
    index("campaigns_end").on(t.endDate).where(sql`status = 'active'`),
    check("campaigns_budget", sql`${t.budget} is null or ${t.budget} >= 0`),
    check(
      "campaigns_dates",
      sql`${t.startDate} is null or ${t.endDate} is null or ${t.startDate} <= ${t.endDate}`,
    ),
  ],
);

/** An earlier version of a brief, as it was until `created_at`, for those who were invited to it. */
export const campaignVersions = sqliteTable(
  "campaign_versions",
  {
    id: id(),
    campaignId: text("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    ...brief(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("campaign_versions_once").on(t.campaignId, t.version),
    check("campaign_versions_overdue_review", isOneOf(t.overdueReview, OVERDUE_REVIEWS)),
    check("campaign_versions_category", isOneOf(t.category, PRODUCT_CATEGORIES)),
  ],
);

/** What an invitation carries, in its row and in its versions: an athlete accepts this, whatever its campaign says later. */
const offer = () => ({
  /** Pence. */
  fee: integer("fee").notNull(),
  /** What this athlete is asked to make: rows of the campaign, or of an offer. */
  deliverables: deliverables(),
  /** Those of the campaign as they were when the invitation was sent, or of an offer. */
  terms: text("terms", { mode: "json" }).$type<StandardTerms>().notNull().default(USUAL_TERMS),
});

/** An offer of a campaign to one athlete. A new invitation replaces one that lapsed, was withdrawn, or whose deal has ended. */
export const campaignInvitations = sqliteTable(
  "campaign_invitations",
  {
    id: id(),
    campaignId: text("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    athleteId: text("athlete_id")
      .notNull()
      .references(() => athleteProfiles.userId, { onDelete: "cascade" }),
    status: text("status", { enum: INVITATION_STATUSES }).notNull().default("pending"),
    message: text("message"),
    /** Of an athlete who declined; null: not said. */
    declineReason: text("decline_reason", { enum: DECLINE_REASONS }),
    ...offer(),
    /** The number of the newest offer, whose terms the columns above hold. */
    offer: integer("offer").notNull().default(1),
    /** The side that made it; the other one answers. */
    offeredBy: text("offered_by", { enum: SIDES }).notNull().default("brand"),
    offeredAt: at("offered_at").notNull(),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [
    check("campaign_invitations_status", isOneOf(t.status, INVITATION_STATUSES)),
    check("campaign_invitations_decline_reason", isOneOf(t.declineReason, DECLINE_REASONS)),
    check("campaign_invitations_fee", sql`${t.fee} >= 0`),
    check("campaign_invitations_offer", sql`${t.offer} >= 1`),
    check("campaign_invitations_offered_by", isOneOf(t.offeredBy, SIDES)),
    uniqueIndex("campaign_invitations_once").on(t.campaignId, t.athleteId),
    index("campaign_invitations_campaign").on(t.campaignId, t.status),
    index("campaign_invitations_athlete").on(t.athleteId, t.status),
    index("campaign_invitations_pending").on(t.offeredAt).where(sql`status = 'pending'`),
  ],
);

/** The versions of an invitation: what each side has offered, the newest included. */
export const invitationOffers = sqliteTable(
  "invitation_offers",
  {
    invitationId: text("invitation_id")
      .notNull()
      .references(() => campaignInvitations.id, { onDelete: "cascade" }),
    /** From 1, the invitation as it was sent. */
    number: integer("number").notNull(),
    by: text("by_side", { enum: SIDES }).notNull(),
    ...offer(),
    note: text("note"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.invitationId, t.number] }),
    check("invitation_offers_by_side", isOneOf(t.by, SIDES)),
    check("invitation_offers_fee", sql`${t.fee} >= 0`),
  ],
);

/** A brand's general preferences; an empty list or null means no preference. */
export const brandPreferences = sqliteTable("brand_preferences", {
  brandId: text("brand_id")
    .primaryKey()
    .references(() => brandProfiles.id, { onDelete: "cascade" }),
  targetSports: textList("target_sports"),
  targetLocations: textList("target_locations"),
  targetFollowerMin: integer("target_follower_min"),
  targetFollowerMax: integer("target_follower_max"),
  /** Percent. */
  targetEngagementMin: real("target_engagement_min"),
  /** Pence. */
  budgetMin: integer("budget_min"),
  budgetMax: integer("budget_max"),
  /** Pence: for all campaigns of a year. */
  yearBudget: integer("year_budget"),
  preferredContentThemes: textList("preferred_content_themes"),
  updatedAt: at("updated_at").notNull(),
  /** Counts the saves of its form: a page that another one has overtaken replaces nothing. */
  version: integer("version").notNull().default(0),
});
