import { and, desc, eq } from "drizzle-orm";
import { type DealPage, loadDealPage } from "~/features/workspace/deal-page/load-deal-page.server";
import type { Database } from "~db/client";
import { deals } from "~db/schema";
import { commandContext } from "./command-context";
import type { Person } from "./factories";

/** The page of an athlete's newest deal in a campaign, as the athlete reads it; null without a deal. */
export async function athleteDeal(
  db: Database,
  athlete: Person,
  campaignId: string,
): Promise<DealPage | null> {
  const [[deal]] = await db.read(
    db.orm
      .select({ id: deals.id })
      .from(deals)
      .where(and(eq(deals.campaignId, campaignId), eq(deals.athleteId, athlete.userId)))
      .orderBy(desc(deals.createdAt))
      .limit(1),
  );
  return deal ? loadDealPage(commandContext(db, athlete), deal.id) : null;
}
