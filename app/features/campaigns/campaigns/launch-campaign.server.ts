import { and, count, eq, type SQL, sql } from "drizzle-orm";
import {
  entitlementSql,
  loadEntitlements,
  NeedsPlan,
} from "~/features/billing/subscriptions/load-entitlements.server";
import { notifyMany } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { dayOf } from "~/platform/dates";
import { conflict } from "~/platform/errors";
import { campaigns } from "~db/schema";
import { recordForEach } from "../record/entries.server";
import { athletesWithDeal, type NamedCampaign } from "./end-campaign.server";
import { limitReached } from "./fields";
import { launchRefusal } from "./launch-check";
import { campaignNotifications } from "./notifications";
import { pastDates } from "./past-dates";
import { isRunning } from "./policy.server";
import { transitionCampaign } from "./transition.server";

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
const isBelowLimit = ({ actor, now }: CommandContext): SQL =>
  sql`(select count(*) from campaigns running
    where running.brand_id = ${actor.brandId} and ${isRunning("running")})
    < ${entitlementSql("brand", "activeCampaigns", actor.brandId, now)}`;

/**
 * Launches a brand's own draft, records it for the athletes who accepted and notifies them. Done twice, it is done once.
 * @param acceptsGaps launches although something optional is missing
 */
export async function launchCampaign(
  ctx: CommandContext,
  campaignId: string,
  { acceptsGaps = false }: { acceptsGaps?: boolean } = {},
): Promise<void> {
  const { now } = ctx;
  // Read beside the campaign itself: one round trip.
  const reached = findReachedLimit(ctx);
  const step = { name: "launch", isRepeated: () => true } as const;
  await transitionCampaign(ctx, campaignId, step, async (campaign) => {
    const limit = await reached;
    if (pastDates(campaign, dayOf(now))) throw conflict(DATES_HAVE_PASSED);
    if (limit !== null) throw new NeedsPlan(limitReached(limit));
    const refusal = launchRefusal(campaign, acceptsGaps);
    if (refusal) throw conflict(refusal);
    return {
      set: { updatedAt: now },
      onlyIf: isBelowLimit(ctx),
      effects: [
        ...recordLaunched(ctx, campaign),
        ...notifyLaunched(ctx, campaign),
        ...ctx.emit("campaign.launched", { campaignId }, now),
      ],
    };
  });
}

const DATES_HAVE_PASSED = "The campaign's dates have passed. Change them before you launch it.";

const recordLaunched = (
  { now }: CommandContext,
  { id, version }: Pick<NamedCampaign, "id"> & { version: number },
) =>
  recordForEach(
    sql`(select id as deal_id, id as subject_id, athlete_id from deals where campaign_id = ${id} and status = 'active') item`,
    {
      ...{ campaignId: id, kind: "campaign_launched", at: now },
      body: { by: "brand", briefVersion: version },
    },
  );

const notifyLaunched = (ctx: CommandContext, { id, title, company }: NamedCampaign) =>
  notifyMany(ctx, campaignNotifications.launched, athletesWithDeal(id), {
    subjectId: id,
    params: { company: company || "The brand", title },
  });
