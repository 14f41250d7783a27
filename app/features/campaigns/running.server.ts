import { and, eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { campaigns } from "~db/schema";
import { brandOfPerson } from "../accounts/brand-members";
import { isRunning } from "./policy.server";

/** The campaigns that a person's brand has under way. */
export const runningCampaigns = ({ orm }: Database, userId: string) =>
  orm
    .select({ id: campaigns.id, title: campaigns.title })
    .from(campaigns)
    .where(and(eq(campaigns.brandId, brandOfPerson(userId)), isRunning("campaigns")));
