import { and, eq } from "drizzle-orm";
import { isVisibleTo } from "~/features/campaigns/campaigns/policy.server";
import type { Database } from "~db/client";
import { brandProfiles, campaigns } from "~db/schema";

const brandProfileColumns = {
  companyName: brandProfiles.companyName,
  logo: brandProfiles.logo,
  website: brandProfiles.website,
  industry: brandProfiles.industry,
  bio: brandProfiles.bio,
  targetSports: brandProfiles.targetSports,
  campaignGoals: brandProfiles.campaignGoals,
  isVerified: brandProfiles.isVerified,
};

export type BrandProfile = NonNullable<Awaited<ReturnType<typeof loadCampaignBrand>>>;
export type OwnBrandProfile = NonNullable<Awaited<ReturnType<typeof loadOwnBrandProfile>>>;

/** The brand's own profile, for its form; null when there is none. */
export async function loadOwnBrandProfile(db: Database, brandId: string) {
  const [[row]] = await db.read(
    db.orm
      .select({ ...brandProfileColumns, version: brandProfiles.version })
      .from(brandProfiles)
      .where(eq(brandProfiles.id, brandId)),
  );
  return row ?? null;
}

/** The brand behind a campaign that this athlete may see: one open to all, or one they were invited to. */
export async function loadCampaignBrand(db: Database, athleteId: string, campaignId: string) {
  const [[row]] = await db.read(
    db.orm
      .select(brandProfileColumns)
      .from(campaigns)
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .where(and(eq(campaigns.id, campaignId), isVisibleTo(athleteId))),
  );
  return row ?? null;
}
