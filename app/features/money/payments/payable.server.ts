import { and, asc, eq, sql } from "drizzle-orm";
import { isOpen } from "~/features/campaigns/campaigns/policy.server";
import { countsAsDeal } from "~/features/deals/deals/deals.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { campaigns, payments, profiles } from "~db/schema";
import { coveredSum } from "./balance.server";
import { MOST_PARTS, partText } from "./charged-parts";
import { readDeals } from "./deal.server";
import { findRefusal, listPayments } from "./list-payments";
import { brandPlan } from "./start-payment.server";

interface Asked {
  /** Null: all. */
  campaignId: string | null;
  dealIds: readonly string[];
  /** A deal that was paid last, with others. */
  receipt: string | null;
}

/** What a brand can pay now, in one charge, and what it paid last. */
export async function loadPayable(ctx: CommandContext, { campaignId, dealIds, receipt }: Asked) {
  const { actor, db, now } = ctx;
  const unpaid = sql`deals.id in (select deal.id from deals deal
    join campaigns campaign on campaign.id = deal.campaign_id
    where deal.brand_id = ${actor.brandId} and ${countsAsDeal("deal")} and ${isOpen("campaign")}
      and (${campaignId} is null or deal.campaign_id = ${campaignId})
      and (${dealIds.length} = 0 or deal.id in (select value from json_each(${JSON.stringify(dealIds)})))
      and deal.fee > ${coveredSum(sql`deal.id`, ["held", "settled"])}
    order by deal.updated_at, deal.id limit ${MOST_PARTS})`;
  // Side by side: one round trip.
  const [deals, plan, paid] = await Promise.all([
    readDeals(db, unpaid),
    brandPlan(ctx, actor.brandId),
    receipt ? readReceipt(ctx, receipt) : [],
  ]);
  const payable = deals.flatMap((deal) => {
    const refusal = findRefusal(deal, now);
    return listPayments(deal, plan)
      .filter(({ row }) => !row || row.status === "due" || row.status === "paying")
      .map(({ number, name, amount, fee }) => ({
        part: partText({ dealId: deal.id, number, total: amount + fee }),
        ...{ dealId: deal.id, athlete: deal.athlete, campaign: deal.campaign },
        ...{ name, amount, fee, refusal },
      }));
  });
  return { payable: payable.sort(byNames), paid: paid.sort(byNames) };
}

/** 'Ada 2' before 'Ada 10'. */
const { compare } = new Intl.Collator("en-GB", { numeric: true });

interface Names {
  campaign: string;
  athlete: string;
}

const byNames = (a: Names, b: Names) =>
  compare(a.campaign, b.campaign) || compare(a.athlete, b.athlete);

/** The payments of the charge in which a deal was paid last. */
async function readReceipt({ actor, db }: CommandContext, dealId: string) {
  const [rows] = await db.read(
    db.orm
      .select({
        id: payments.id,
        dealId: payments.dealId,
        name: payments.name,
        amount: payments.amount,
        fee: payments.fee,
        fundedAt: payments.fundedAt,
        campaign: campaigns.title,
        athlete: profiles.fullName,
      })
      .from(payments)
      .innerJoin(campaigns, eq(campaigns.id, payments.campaignId))
      .innerJoin(profiles, eq(profiles.id, payments.athleteId))
      .where(
        and(
          eq(payments.brandId, actor.brandId),
          sql`${payments.intentId} = (select last.intent_id from payments last
            where last.deal_id = ${dealId} and last.brand_id = ${actor.brandId} and last.intent_id is not null
            order by last.funded_at desc, last.number desc limit 1)`,
        ),
      )
      .orderBy(asc(profiles.fullName), asc(payments.number)),
  );
  return rows;
}

export type Payable = Awaited<ReturnType<typeof loadPayable>>;
