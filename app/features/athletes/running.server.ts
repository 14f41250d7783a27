import { and, eq } from "drizzle-orm";
import { campaignInvitations, campaigns } from "~db/schema";

/** A condition on `campaign_invitations` joined with `campaigns`: the athlete has accepted and may deliver now. */
export const isRunningFor = (athleteId: string) =>
  and(
    eq(campaignInvitations.athleteId, athleteId),
    eq(campaignInvitations.status, "accepted"),
    eq(campaigns.status, "active"),
  );
