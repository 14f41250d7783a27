import { sql } from "drizzle-orm";

const feesOf = (status: "accepted" | "pending") =>
  sql<number>`(select coalesce(sum(fees.fee), 0) from campaign_invitations fees
    where fees.campaign_id = campaigns.id and fees.status = ${status})`;

/** Columns of a query over `campaigns`: what its invitations have committed of its budget. */
export const budgetColumns = { accepted: feesOf("accepted"), pending: feesOf("pending") };
