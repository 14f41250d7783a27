import { sql } from "drizzle-orm";
import { check, index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, id, isOneOf, textList } from "../columns";
import { type Platform, PROOF_KINDS, VERIFICATION_STATUSES, VERIFIED_TYPES } from "../constants";
import { profiles } from "./accounts";
import { brandProfiles } from "./brands";

/** A request of an athlete or of a brand to be verified. Its newest counts, and at most one waits for a decision. */
export const verificationRequests = sqliteTable(
  "verification_requests",
  {
    id: id(),
    /** Who sent it: the athlete, or a member of the brand. */
    userId: text("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** Null for an athlete's. */
    brandId: text("brand_id").references(() => brandProfiles.id, { onDelete: "cascade" }),
    userType: text("user_type", { enum: VERIFIED_TYPES }).notNull(),
    status: text("status", { enum: VERIFICATION_STATUSES }).notNull().default("pending"),
    /** Handles as in the profile: YouTube's begins with @. */
    socialHandles: text("social_handles", { mode: "json" })
      .$type<Partial<Record<Platform, string>>>()
      .notNull()
      .default({}),
    portfolioUrls: textList("portfolio_urls"),
    /** The country where a company is registered, 'GB' or another in words. */
    companyCountry: text("company_country"),
    companyRegistrationNumber: text("company_registration_number"),
    companyWebsite: text("company_website"),
    taxId: text("tax_id"),
    verificationNotes: text("verification_notes").notNull().default(""),
    /** What the applicant publishes to prove that a channel or a website is theirs. Not secret. */
    proofCode: text("proof_code").notNull(),
    /** What staff still need to see. */
    staffQuestion: text("staff_question"),
    /** The applicant's answer to it. */
    answer: text("answer"),
    assignedTo: text("assigned_to").references(() => profiles.id, { onDelete: "set null" }),
    rejectionReason: text("rejection_reason"),
    reviewedAt: at("reviewed_at"),
    reviewedBy: text("reviewed_by").references(() => profiles.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    check("verification_requests_user_type", isOneOf(t.userType, VERIFIED_TYPES)),
    check("verification_requests_status", isOneOf(t.status, VERIFICATION_STATUSES)),
    check("verification_requests_brand", sql`(user_type = 'brand') = (brand_id is not null)`),
    uniqueIndex("verification_requests_one_open_of_athlete")
      .on(t.userId)
      .where(sql`brand_id is null and status in ('pending', 'under_review')`),
    uniqueIndex("verification_requests_one_open_of_brand")
      .on(t.brandId)
      .where(sql`status in ('pending', 'under_review')`),
    index("verification_requests_user").on(t.userId, t.createdAt),
    index("verification_requests_brand").on(t.brandId, t.createdAt),
    index("verification_requests_queue").on(t.status, t.createdAt),
    index("verification_requests_assigned").on(t.assignedTo),
    index("verification_requests_reviewed").on(t.reviewedBy),
  ],
);

/** What was proved without a human: that a channel, a website or a mail domain is the applicant's. */
export const verificationProofs = sqliteTable(
  "verification_proofs",
  {
    requestId: text("request_id")
      .notNull()
      .references(() => verificationRequests.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: PROOF_KINDS }).notNull(),
    /** The channel's or the site's address, or the mail address. */
    target: text("target").notNull(),
    provedAt: at("proved_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.kind, t.target] }),
    check("verification_proofs_kind", isOneOf(t.kind, PROOF_KINDS)),
  ],
);
