import { and, eq, sql } from "drizzle-orm";
import { forgetSubject } from "~/features/communication/notifications/mark-handled";
import { notifyMany } from "~/features/communication/notifications/notify";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { conflict, notFound, wrapError } from "~/platform/errors";
import { brandProfiles, campaigns } from "~db/schema";
import { campaignNotifications } from "./notifications";
import { isLaunchedCampaign } from "./policy";

/** Deletes a brand's own draft with its invitations, and tells those who were invited or had accepted. */
export async function deleteDraft(ctx: CommandContext, campaignId: string) {
  requireParty(ctx, "brand");
  const { actor, db } = ctx;
  const own = and(eq(campaigns.id, campaignId), eq(campaigns.brandId, actor.brandId));
  const [[campaign]] = await db.read(
    db.orm
      .select({
        title: campaigns.title,
        status: campaigns.status,
        company: brandProfiles.companyName,
      })
      .from(campaigns)
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .where(own),
  );
  if (!campaign) throw notFound();
  if (isLaunchedCampaign(campaign.status)) throw conflict();
  const invited = sql`select athlete_id from campaign_invitations
    where campaign_id = ${campaignId} and status in ('pending', 'accepted')`;
  try {
    await commit(ctx, {
      // The invitations go with the campaign.
      before: [
        forgetSubject(campaignId, invited),
        ...notifyMany(ctx, campaignNotifications.withdrawn, invited, {
          subjectId: campaignId,
          params: { company: campaign.company || "The brand", title: campaign.title },
        }),
      ],
      change: db.orm.delete(campaigns).where(and(own, eq(campaigns.status, "draft"))),
      audit: {
        action: "campaign_deleted",
        resourceType: "campaign",
        resourceId: campaignId,
        detail: { title: campaign.title },
      },
    });
  } catch (error) {
    throw wrapError("delete campaign", error);
  }
}
