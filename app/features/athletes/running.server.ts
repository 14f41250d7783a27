import { and, eq } from "drizzle-orm";
import { campaignInvitations, campaigns } from "~db/schema";

/** What this athlete has accepted and may deliver now: a condition on `campaign_invitations` joined with `campaigns`. */
export const isRunningFor = (athleteId: string) =>
  and(
    eq(campaignInvitations.athleteId, athleteId),
    eq(campaignInvitations.status, "accepted"),
    eq(campaigns.status, "active"),
  );
