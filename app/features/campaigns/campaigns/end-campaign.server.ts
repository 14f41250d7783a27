import { markHandled } from "~/features/communication/notifications/mark-handled";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { notifyCampaignEnd } from "./notify-campaign-end.server";
import { campaignMachine } from "./status";
import { transitionCampaign } from "./transition.server";

/**
 * Completes or cancels a brand's own campaign, and notifies everyone who was invited or takes part.
 * @returns the number of pending invitations, which expire
 */
export async function endCampaign(
  ctx: CommandContext,
  campaignId: string,
  transition: "complete" | "cancel",
): Promise<{ lapsed: number }> {
  const { now } = ctx;
  const { to } = campaignMachine.transitions[transition];
  let lapsed = 0;
  await transitionCampaign(ctx, campaignId, transition, (campaign) => {
    lapsed = campaign.pendingInvitations;
    return {
      set: { updatedAt: now },
      effects: [
        ...markHandled(ctx.actor.brandId, ctx.now, campaignId),
        // Before the consequences, because it finds the athletes by their pending invitations and active deals.
        ...notifyCampaignEnd(ctx, campaign, to),
        ...ctx.emit(`campaign.${to}`, { campaignId }, now),
      ],
    };
  });
  return { lapsed };
}
