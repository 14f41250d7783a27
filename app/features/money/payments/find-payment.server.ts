import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { campaigns, payments, profiles } from "~db/schema";
import { coveredSum } from "./balance.server";

/** A payment with the names that its notifications use. */
export async function findPayment(db: Database, which: SQL | undefined) {
  const [found] = await findPayments(db, which);
  return found;
}

export async function findPayments({ orm, read }: Database, which: SQL | undefined) {
  const [found] = await read(
    orm
      .select({
        id: payments.id,
        dealId: payments.dealId,
        campaignId: payments.campaignId,
        number: payments.number,
        brandId: payments.brandId,
        athleteId: payments.athleteId,
        amount: payments.amount,
        fee: payments.fee,
        status: payments.status,
        intentId: payments.intentId,
        toAthlete: payments.toAthlete,
        toFee: payments.toFee,
        toBrand: payments.toBrand,
        transferId: payments.transferId,
        sentAt: payments.sentAt,
        refundedAt: payments.refundedAt,
        /** A bank looks at it: nothing leaves our balance for it. */
        isQuestioned: sql`exists (select 1 from chargebacks where payment_id = ${payments.id}
          and state = 'open')`.mapWith(Boolean),
        /**
         * The intents of which Stripe has moved more than our ledger says: nothing leaves our balance for them. The other way round, as
         * for a refund that a bank sent back, no money waits, because Stripe never agrees again. An athlete
         * has one share of a payment, whatever charge it was sent from.
         */
        aheadAtStripe:
          sql`(select json_group_array(iif(difference.kind = 'transferred', payments.intent_id, difference.reference)) from payment_differences difference
          where (difference.payment_id = ${payments.id} or difference.reference = ${payments.intentId}) and difference.closed_at is null and difference.explained_at is null
            and difference.at_stripe > difference.in_ledger)`.mapWith((text: string): string[] =>
            JSON.parse(text),
          ),
        /** What of its charge goes back to the brand, for all its payments. */
        chargeToBrand: sql<number>`(select coalesce(sum(charged.to_brand), 0) from payments charged
          where charged.intent_id = ${payments.intentId})`,
        /** What of the fee in force is not paid in, pence; 0 without a deal. */
        owed: sql<number>`max(0, coalesce((select agreed.fee from deals agreed
            where agreed.id = ${payments.dealId}), 0)
          - ${coveredSum(sql`${payments.dealId}`, ["held", "settled"])})`,
        version: payments.version,
        campaign: campaigns.title,
        athlete: profiles.fullName,
        company: sql<string>`(select coalesce(nullif(company_name, ''), 'The brand') from brand_profiles
          where id = ${payments.brandId})`,
      })
      .from(payments)
      .innerJoin(campaigns, eq(campaigns.id, payments.campaignId))
      .innerJoin(profiles, eq(profiles.id, payments.athleteId))
      .where(which)
      .orderBy(asc(payments.dealId), asc(payments.number)),
  );
  return found;
}

export type FoundPayment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;
