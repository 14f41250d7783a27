import { and, eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { campaigns } from "~db/schema";

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
};

/** A brand's own campaign as its form needs it; null when the brand has no such campaign. */
export async function briefOf(db: Database, brandId: string, campaignId: string) {
  const [[brief]] = await db.read(
    db.orm
      .select(BRIEF)
      .from(campaigns)
      .where(and(eq(campaigns.id, campaignId), eq(campaigns.brandId, brandId))),
  );
  return brief ?? null;
}

export type CampaignBrief = NonNullable<Awaited<ReturnType<typeof briefOf>>>;
