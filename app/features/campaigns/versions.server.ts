import { and, desc, eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { campaigns, campaignVersions } from "~db/schema";
import type { BriefTerms } from "./brief-changes";

/** Shown of a campaign's history: the newest. */
const SHOWN = 50;

/** The columns of a version of the brief. */
export const VERSION = {
  title: campaignVersions.title,
  description: campaignVersions.description,
  requirements: campaignVersions.requirements,
  budget: campaignVersions.budget,
  startDate: campaignVersions.startDate,
  endDate: campaignVersions.endDate,
  targetSports: campaignVersions.targetSports,
  minFollowers: campaignVersions.minFollowers,
  minEngagementRate: campaignVersions.minEngagementRate,
  deliverables: campaignVersions.deliverables,
  audienceCountries: campaignVersions.audienceCountries,
  overdueReview: campaignVersions.overdueReview,
  category: campaignVersions.category,
} satisfies Record<keyof BriefTerms, unknown>;

/** A brand's campaign as it was before each change, newest first. */
export const versionsOf = ({ orm }: Database, brandId: string, campaignId: string) =>
  orm
    .select({ until: campaignVersions.createdAt, terms: VERSION })
    .from(campaignVersions)
    .innerJoin(campaigns, eq(campaigns.id, campaignVersions.campaignId))
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.brandId, brandId)))
    .orderBy(desc(campaignVersions.version))
    .limit(SHOWN);
