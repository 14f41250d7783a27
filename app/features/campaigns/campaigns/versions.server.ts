import { and, desc, eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { campaigns, campaignVersions } from "~db/schema";
import { VERSION } from "./brief.server";

/** Shown of a campaign's history: the newest. */
const SHOWN = 50;

/** A brand's campaign as it was before each change, newest first. */
export const listCampaignVersions = ({ orm }: Database, brandId: string, campaignId: string) =>
  orm
    .select({ until: campaignVersions.createdAt, terms: VERSION })
    .from(campaignVersions)
    .innerJoin(campaigns, eq(campaigns.id, campaignVersions.campaignId))
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.brandId, brandId)))
    .orderBy(desc(campaignVersions.version))
    .limit(SHOWN);
