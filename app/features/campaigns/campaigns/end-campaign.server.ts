import { type SQL, sql } from "drizzle-orm";
import { markHandled } from "~/features/communication/notifications/mark-handled";
import { notifyMany, type Sender } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import type { Statement } from "~db/client";
import { campaignNotifications } from "./notifications";
import { campaignMachine } from "./status";
import { transitionCampaign } from "./transition.server";

export interface NamedCampaign {
  id: string;
  title: string;
  company: string;
}

/** These subqueries find the athletes when the batch runs. */
const athletesInvited = (campaignId: string) =>
  sql`select athlete_id from campaign_invitations
      where campaign_id = ${campaignId} and status = 'pending'`;

export const athletesWithDeal = (campaignId: string) =>
  sql`select athlete_id from deals where campaign_id = ${campaignId} and status = 'active'`;

/**
 * Notifies everyone who was invited or takes part.
 * @param endDate 'YYYY-MM-DD', when the campaign ended by itself
 */
export function notifyCampaignEnd(
  sender: Sender,
  { id, title, company }: NamedCampaign,
  end: "completed" | "cancelled",
  endDate?: string,
): Statement[] {
  const notifyEach = (athletes: SQL, isInvited: boolean) =>
    notifyMany(sender, campaignNotifications.over, athletes, {
      subjectId: id,
      params: { company, title, end, isInvited, ...(endDate && { endDate }) },
    });
  return [...notifyEach(athletesInvited(id), true), ...notifyEach(athletesWithDeal(id), false)];
}

/**
 * Completes or cancels a brand's own campaign, and notifies everyone who was invited or takes part. Done twice, it is
 * done once.
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
  const step = { name: transition, isRepeated: () => true };
  await transitionCampaign(ctx, campaignId, step, (campaign) => {
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
