import { and, asc, desc, eq, gte, ne, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { campaigns, campaignVersions, deals } from "~db/schema";
import { newestDealOf } from "../deals/deals.server";
import { BRIEF } from "./brief.server";
import { type BriefChange, type BriefTerms, changesForAthletes } from "./brief-changes";

/** Shown of a campaign's history: the newest. */
const SHOWN = 50;

const VERSION = {
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

/** What has changed in a brief since an athlete accepted it; nothing for anybody else. */
export async function changesSinceAccepting(
  db: Database,
  athleteId: string,
  campaignId: string,
): Promise<BriefChange[]> {
  const [[found]] = await db.read(
    db.orm
      .select({ agreed: VERSION, now: BRIEF })
      .from(deals)
      .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
      .innerJoin(
        campaignVersions,
        and(
          eq(campaignVersions.campaignId, campaigns.id),
          // The first change after the answer.
          gte(campaignVersions.createdAt, deals.createdAt),
        ),
      )
      .where(
        and(sql`${deals.id} = ${newestDealOf(campaignId, athleteId)}`, ne(deals.status, "ended")),
      )
      .orderBy(asc(campaignVersions.version))
      .limit(1),
  );
  return found ? changesForAthletes(found.agreed, found.now) : [];
}
