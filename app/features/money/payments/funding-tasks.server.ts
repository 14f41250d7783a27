import { and, asc, count, eq, sql } from "drizzle-orm";
import { isOpen } from "~/features/campaigns/campaigns/policy.server";
import { countsAsDeal } from "~/features/deals/deals/deals.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { ACTIVE_DISPUTES, OPEN_CONTRACT_STATUSES } from "~db/constants";
import { type Placeholders, prepareReads } from "~db/prepare-reads";
import { campaigns, deals, profiles } from "~db/schema";
import { coveredSum } from "./balance.server";

const SHOWN = 3;

/** The deals of a brand whose fee is not paid in full, though it could be: the athletes wait with their work. */
export async function loadFundingTasks({ db, actor }: CommandContext) {
  const [[found], items] = await db.read(...readUnpaid({ brandId: actor.brandId }));
  return { total: found?.n ?? 0, items };
}

const readUnpaid = prepareReads(({ orm }, { brandId }: Placeholders<{ brandId: string }>) => {
  const unpaid = and(
    eq(deals.brandId, brandId),
    isOpen("campaigns"),
    countsAsDeal("deals"),
    sql`${deals.fee} > ${coveredSum(sql`deals.id`, ["held", "settled"])}`,
    sql`not exists (select 1 from contracts contract
      where contract.deal_id = deals.id and contract.status in ${OPEN_CONTRACT_STATUSES})`,
    sql`not exists (select 1 from disputes dispute
      where dispute.deal_id = deals.id and dispute.status in ${ACTIVE_DISPUTES})`,
  );
  return [
    orm
      .select({ n: count() })
      .from(deals)
      .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
      .where(unpaid),
    orm
      .select({
        id: deals.id,
        athlete: profiles.fullName,
        campaign: campaigns.title,
        owed: sql<number>`${deals.fee} - ${coveredSum(sql`deals.id`, ["held", "settled"])}`,
      })
      .from(deals)
      .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
      .innerJoin(profiles, eq(profiles.id, deals.athleteId))
      .where(unpaid)
      .orderBy(asc(deals.updatedAt), asc(deals.id))
      .limit(SHOWN),
  ];
});

export type FundingTasks = Awaited<ReturnType<typeof loadFundingTasks>>;
