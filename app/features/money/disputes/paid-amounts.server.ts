import { type SQL, sql } from "drizzle-orm";

const heldOf = (what: SQL) => sql<number>`(select coalesce(sum(${what}), 0) from payments held
  where held.deal_id = disputes.deal_id and held.status = 'held')`;

/**
 * The pence that are held for the deal of a dispute, as an expression over a row of `disputes`: what can still go
 * back to the brand.
 */
export const paidAmount = heldOf(sql`held.amount`);

/** Our fee, which is held beside it. */
export const heldFee = heldOf(sql`held.fee`);
