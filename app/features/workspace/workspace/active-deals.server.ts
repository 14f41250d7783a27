import { and, desc, eq, sql } from "drizzle-orm";
import {
  computeRowProgress,
  progressColumns,
} from "~/features/content/content/deliverables.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { fundingOf } from "~/features/money/payments/funding";
import { fundedParts } from "~/features/money/payments/funding.server";
import { type Placeholders, prepareReads } from "~db/prepare-reads";
import { brandProfiles, campaigns, deals } from "~db/schema";

const SHOWN = 6;

/** An athlete's deals that go on, the newest first, each with its money and its work. */
export async function listActiveDeals({ db, actor, now }: CommandContext) {
  const [rows] = await db.read(...readDeals({ athleteId: actor.personId }));
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ deliverables, contentItems, parts, total: _, ...deal }) => ({
      ...deal,
      funding: fundingOf(parts, deal.fee, now),
      progress: computeRowProgress({ deliverables, contentItems })?.text ?? null,
    })),
  };
}

export type ActiveDealList = Awaited<ReturnType<typeof listActiveDeals>>;

const readDeals = prepareReads(({ orm }, { athleteId }: Placeholders<{ athleteId: string }>) => [
  orm
    .select({
      id: deals.id,
      fee: deals.fee,
      campaign: campaigns.title,
      company: sql<string>`coalesce(nullif(${brandProfiles.companyName}, ''), 'A brand')`,
      logo: brandProfiles.logo,
      parts: fundedParts,
      ...progressColumns("with drafts"),
      total: sql<number>`count(*) over ()`,
    })
    .from(deals)
    .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .innerJoin(brandProfiles, eq(brandProfiles.id, deals.brandId))
    .where(and(eq(deals.athleteId, athleteId), eq(deals.status, "active")))
    .orderBy(desc(deals.createdAt), desc(deals.id))
    .limit(SHOWN),
]);
