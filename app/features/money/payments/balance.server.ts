import { type SQL, sql } from "drizzle-orm";
import { sumToAthletes } from "~/features/billing/ledger/balances.server";
import { PAYMENT_STATUSES, type PaymentStatus } from "~db/constants";
import { RELEASES } from "./balance";

/** `coveredBy` of balance.ts, over a row of `payment`. */
const covered = sql`case when payment.status = 'due' then 0
    when payment.status = 'settled' and payment.settled_for in ${RELEASES} then payment.to_athlete
    else payment.amount end`;

/**
 * The sum of what the payments of an invitation take off its fee.
 * @param invitation its id, in the query
 */
export const coveredSum = (
  invitation: SQL,
  statuses: readonly PaymentStatus[] = PAYMENT_STATUSES,
) =>
  sql<number>`(select coalesce(sum(${covered}), 0) from payments payment
    where payment.deal_id = ${invitation} and payment.status in ${statuses})`;

/**
 * Columns of a query over `campaigns`, in pence and without our fee, as its budget is: what is held for its athletes, what has gone
 * to them, and what of the fees of its active deals is not paid in. Nothing can be paid in for a deal that is over.
 */
export const moneyColumns = {
  held: sql<number>`(select coalesce(sum(payment.amount), 0) from payments payment
    where payment.campaign_id = campaigns.id and payment.status = 'held')`,
  paid: sql<number>`(select ${sumToAthletes("entry")} from ledger_entries entry
    where entry.campaign_id = campaigns.id)`,
  owed: sql<number>`(select coalesce(sum(max(0, owing.fee
      - ${coveredSum(sql`owing.id`, ["held", "settled"])})), 0)
    from deals owing
    where owing.campaign_id = campaigns.id and owing.status = 'active')`,
  /** What was never paid in, or was sent back, of the fees of deals that are over. */
  unpaid: sql<number>`(select coalesce(sum(max(0, done.fee - (select coalesce(sum(case payment.status
        when 'held' then payment.amount when 'settled' then payment.to_athlete else 0 end), 0)
      from payments payment where payment.deal_id = done.id))), 0)
    from deals done
    where done.campaign_id = campaigns.id and done.status not in ('active', 'ended'))`,
};

/** Of a row of `payments`: with this much more for the athlete, no more than the fee in force is released. */
export const isWithinFee = (toAthlete: number) =>
  sql`(select coalesce(sum(other.to_athlete), 0) + ${toAthlete} from payments other
      where other.deal_id = payments.deal_id)
    <= (select agreed.fee from deals agreed
      where agreed.id = payments.deal_id)`;

/** Of the fee in force of an invitation, at least this much is not paid and not being paid. */
export const isOwed = (amount: number, dealId: string) =>
  sql`${amount} + ${coveredSum(sql`${dealId}`)}
    <= (select agreed.fee from deals agreed
      where agreed.id = ${dealId})`;
