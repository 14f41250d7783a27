import { sql } from "drizzle-orm";

/** Column of a query over `campaigns`: the number of its deals that have not ended. */
export const dealCount = sql<number>`(select count(*) from deals deal
  where deal.campaign_id = campaigns.id and deal.status <> 'ended')`;
