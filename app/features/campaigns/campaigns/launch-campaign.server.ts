import { sql } from "drizzle-orm";
import { NeedsPlan } from "~/features/billing/billing/needs-plan";
import { notifyMany } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { dayOf } from "~/platform/dates";
import { conflict } from "~/platform/errors";
import { recordForEach } from "../record/entries.server";
import { findReachedLimit, isBelowLimit } from "./active-limit.server";
import { limitReached } from "./fields";
import { launchRefusal } from "./launch-check";
import { campaignNotifications } from "./notifications";
import { athletesWithDeal, type NamedCampaign } from "./notify-campaign-end.server";
import { pastDates } from "./past-dates";
import { transitionCampaign } from "./transition.server";

/**
 * Launches a brand's own draft, records it for the athletes who accepted and notifies them.
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
  await transitionCampaign(ctx, campaignId, "launch", async (campaign) => {
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
    sql`(select id as subject_id, athlete_id from deals where campaign_id = ${id} and status = 'active') item`,
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
