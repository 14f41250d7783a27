/** Every enumeration that a column stores. Types, zod schemas and check constraints derive from these. */

export const USER_TYPES = ["athlete", "brand", "staff"] as const;
export type UserType = (typeof USER_TYPES)[number];

export const ROLES = ["admin", "moderator", "user"] as const;
export type Role = (typeof ROLES)[number];

export const SUBSCRIPTION_TIERS = ["free", "premium"] as const;

export const TOKEN_PURPOSES = ["confirm_email", "reset_password"] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

export const CAMPAIGN_STATUSES = ["draft", "active", "completed", "cancelled"] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** `lapsed`: the campaign ended before the athlete answered. */
export const INVITATION_STATUSES = ["pending", "accepted", "declined", "lapsed"] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

export const CONTENT_STATUSES = [
  "draft",
  "polishing",
  "awaiting_review",
  "approved",
  "rejected",
  "posted",
] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/** Where an athlete lives, as discovery asks for it. */
export const REGIONS = ["uk", "us", "eu", "other"] as const;
export type Region = (typeof REGIONS)[number];

/** Why a brand wants no more of a recommended athlete. */
export const DISMISS_REASONS = [
  "wrong_audience",
  "wrong_sport",
  "too_small",
  "too_expensive",
  "worked_together",
  "other",
] as const;
export type DismissReason = (typeof DISMISS_REASONS)[number];

export const FLAG_REASONS = [
  "inappropriate_content",
  "brand_guideline_violation",
  "copyright_concern",
  "quality_issues",
  "misleading_information",
  "other",
] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

export const CASE_STATUSES = ["open", "closed"] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

export const OUTBOX_KINDS = ["mail", "push"] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];
