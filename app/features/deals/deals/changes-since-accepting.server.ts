import { and, asc, eq, gte } from "drizzle-orm";
import { BRIEF, VERSION } from "~/features/campaigns/campaigns/brief.server";
import {
  type BriefChange,
  changedForAthletes,
  describeChange,
} from "~/features/campaigns/campaigns/brief-changes";
import type { Database } from "~db/client";
import { campaigns, campaignVersions, deals } from "~db/schema";
import { countsAsDeal } from "./deals.server";

/** What has changed in a deal's brief since its athlete accepted it; nothing for anybody else. */
export async function listChangesSinceAccepting(
  db: Database,
  athleteId: string,
  dealId: string,
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
      .where(and(eq(deals.id, dealId), eq(deals.athleteId, athleteId), countsAsDeal("deals")))
      .orderBy(asc(campaignVersions.version))
      .limit(1),
  );
  return found ? changedForAthletes(found.agreed, found.now).flatMap(describeChange) : [];
}
