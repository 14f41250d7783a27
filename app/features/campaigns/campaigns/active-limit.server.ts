import { and, count, eq, type SQL, sql } from "drizzle-orm";
import {
  entitlementSql,
  loadEntitlements,
} from "~/features/billing/subscriptions/load-entitlements.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { campaigns } from "~db/schema";
import { isRunning } from "./policy.server";

/** How many campaigns this brand may have active at once, if it has as many already; null while it may launch one more. */
export async function findReachedLimit(ctx: CommandContext): Promise<number | null> {
  const { db, actor } = ctx;
  // Side by side: one request.
  const [{ activeCampaigns }, [[active]]] = await Promise.all([
    loadEntitlements(ctx, "brand"),
    db.read(
      db.orm
        .select({ n: count() })
        .from(campaigns)
        .where(and(eq(campaigns.brandId, actor.brandId), isRunning("campaigns"))),
    ),
  ]);
  return (active?.n ?? 0) < activeCampaigns ? null : activeCampaigns;
}

/** The same as a condition of the launch itself, so that two at once do not pass together. */
export const isBelowLimit = ({ actor, now }: CommandContext): SQL =>
  sql`(select count(*) from campaigns running
    where running.brand_id = ${actor.brandId} and ${isRunning("running")})
    < ${entitlementSql("brand", "activeCampaigns", actor.brandId, now)}`;
