import { sql } from "drizzle-orm";

/**
 * The pence that are held for the deal of a dispute, as an expression over a row of `disputes`: what can still go
 * back to the brand.
 */
export const paidFor = sql<number>`(select coalesce(sum(held.amount), 0) from payments held
  where held.deal_id = disputes.deal_id and held.status = 'held')`;
