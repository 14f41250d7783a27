import { and, count, eq, ne, type SQL, sql } from "drizzle-orm";
import {
  entitlementSql,
  loadEntitlements,
} from "~/features/billing/subscriptions/load-entitlements.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { campaigns } from "~db/schema";

/**
 * Whether the plan of a campaign's brand has matches for it: it is among the first that the brand made.
 * @param campaign the table's name in the statement
 */
export const planIncludesMatching = (campaign: string, now: number): SQL<boolean> => {
  const columnOf = (column: string) => sql.raw(`${campaign}.${column}`);
  return sql<boolean>`((select count(*) from campaigns earlier where earlier.brand_id = ${columnOf("brand_id")}
      and (earlier.created_at, earlier.id) < (${columnOf("created_at")}, ${columnOf("id")}))
    < ${entitlementSql("brand", "matchedCampaigns", columnOf("brand_id"), now)})`.mapWith(Boolean);
};

/**
 * Whether the next campaign that this brand makes gets matches.
 * @param campaignId of that campaign: not counted, because the same form may have made it already
 */
export async function nextCampaignIncludesMatching(
  ctx: CommandContext,
  campaignId: string,
): Promise<boolean> {
  const { db, actor } = ctx;
  // Side by side: one request.
  const [{ matchedCampaigns }, [[campaignCount]]] = await Promise.all([
    loadEntitlements(ctx, "brand"),
    db.read(
      db.orm
        .select({ n: count() })
        .from(campaigns)
        .where(and(eq(campaigns.brandId, actor.brandId), ne(campaigns.id, campaignId))),
    ),
  ]);
  return (campaignCount?.n ?? 0) < matchedCampaigns;
}
