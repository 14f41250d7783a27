import { sql } from "drizzle-orm";

/**
 * The pence that are held for the athlete of a dispute and its campaign, as an expression over a row of `disputes`: what can still go
 * back to the brand.
 */
export const paidFor = sql<number>`(select coalesce(sum(held.amount), 0) from payments held
  where held.campaign_id = disputes.campaign_id and held.athlete_id = disputes.athlete_id and held.status = 'held')`;
