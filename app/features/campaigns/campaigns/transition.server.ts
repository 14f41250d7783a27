import { and, eq, sql } from "drizzle-orm";
import { actsAs, type CommandContext } from "~/features/identity/accounts/actor";
import { workflow } from "~/platform/command";
import { brandProfiles, campaigns } from "~db/schema";
import { campaignMachine } from "./status";

/** Takes a brand's own campaign to another state. */
export const transitionCampaign = workflow({
  machine: campaignMachine,
  table: campaigns,
  resource: "campaign",
  actsAs,
  read: readOwnCampaign,
  // The version: what a launch checks is what is launched.
  unchanged: ({ actor }: CommandContext, { version }: OwnCampaign) =>
    and(eq(campaigns.brandId, actor.brandId), eq(campaigns.version, version)),
});

type OwnCampaign = NonNullable<Awaited<ReturnType<typeof readOwnCampaign>>>;

async function readOwnCampaign({ actor, db }: CommandContext, campaignId: string) {
  const [[campaign]] = await db.read(
    db.orm
      .select({
        id: campaigns.id,
        title: campaigns.title,
        status: campaigns.status,
        startDate: campaigns.startDate,
        endDate: campaigns.endDate,
        budget: campaigns.budget,
        version: campaigns.version,
        company: brandProfiles.companyName,
        pendingInvitations: sql<number>`(select count(*) from campaign_invitations
          where campaign_id = campaigns.id and status = 'pending')`,
      })
      .from(campaigns)
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .where(and(eq(campaigns.id, campaignId), eq(campaigns.brandId, actor.brandId))),
  );
  return campaign;
}
