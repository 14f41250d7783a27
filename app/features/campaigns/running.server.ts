import { and, eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { campaigns } from "~db/schema";

/** The campaigns that a brand has under way. */
export const runningCampaigns = ({ orm }: Database, userId: string) =>
  orm
    .select({ id: campaigns.id, title: campaigns.title })
    .from(campaigns)
    .where(and(eq(campaigns.brandId, userId), eq(campaigns.status, "active")));
