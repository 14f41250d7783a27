import { sql } from "drizzle-orm";

/**
 * The pence paid through the product to the athlete of a dispute for its campaign, as an expression over a row of
 * `disputes`. There are no payments yet.
 */
export const paidFor = sql<number>`0`;
