import { and, eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { brandProfiles, campaigns } from "~db/schema";
import type { BriefTerms } from "./brief-changes";
import { dealCount } from "./deal-count.server";

/** The columns of a campaign that its brief is made of. */
export const BRIEF = {
  title: campaigns.title,
  description: campaigns.description,
  requirements: campaigns.requirements,
  budget: campaigns.budget,
  startDate: campaigns.startDate,
  endDate: campaigns.endDate,
  targetSports: campaigns.targetSports,
  minFollowers: campaigns.minFollowers,
  minEngagementRate: campaigns.minEngagementRate,
  deliverables: campaigns.deliverables,
  audienceCountries: campaigns.audienceCountries,
  overdueReview: campaigns.overdueReview,
  category: campaigns.category,
} satisfies Record<keyof BriefTerms, unknown>;

/** A brand's own campaign as its form and its commands need it; null when the brand has no such campaign. */
export async function briefOf(db: Database, brandId: string, campaignId: string) {
  const [[found]] = await db.read(
    db.orm
      .select({
        id: campaigns.id,
        status: campaigns.status,
        version: campaigns.version,
        cover: campaigns.cover,
        company: brandProfiles.companyName,
        accepted: dealCount,
        brief: BRIEF,
      })
      .from(campaigns)
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .where(and(eq(campaigns.id, campaignId), eq(campaigns.brandId, brandId))),
  );
  return found ?? null;
}

export type StoredBrief = NonNullable<Awaited<ReturnType<typeof briefOf>>>;
