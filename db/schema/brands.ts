import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, id, isOneOf, textList } from "../columns";
import { BRAND_ROLES } from "../constants";
import { profiles } from "./accounts";

export const brandProfiles = sqliteTable(
  "brand_profiles",
  {
    id: id(),
    companyName: text("company_name").notNull().default(""),
    /** As searches compare it; a trigger keeps it. */
    foldedCompany: text("folded_company").notNull().default(""),
    /** The public name of a picture. */
    logo: text("logo"),
    website: text("website").notNull().default(""),
    industry: text("industry").notNull().default(""),
    bio: text("bio").notNull().default(""),
    targetSports: textList("target_sports"),
    campaignGoals: text("campaign_goals").notNull().default(""),
    isVerified: flag("is_verified"),
    /** Counts the saves of its form: a page that another one has overtaken replaces nothing. */
    version: integer("version").notNull().default(0),
  },
  (t) => [index("brand_profiles_company").on(t.foldedCompany, t.id)],
);

/** Who acts for a brand. A person acts for one. */
export const brandMembers = sqliteTable(
  "brand_members",
  {
    brandId: text("brand_id")
      .notNull()
      .references(() => brandProfiles.id, { onDelete: "cascade" }),
    personId: text("person_id")
      .primaryKey()
      .references(() => profiles.id, { onDelete: "cascade" }),
    role: text("role", { enum: BRAND_ROLES }).notNull(),
  },
  (t) => [
    index("brand_members_brand").on(t.brandId),
    check("brand_members_role", isOneOf(t.role, BRAND_ROLES)),
  ],
);
