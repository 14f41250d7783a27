import { type SQL, sql } from "drizzle-orm";
import { paths } from "~/paths";
import type { Statement } from "~db/client";
import { notifyMany, type Sender } from "../notifications/notify";

/** What the end of a campaign brings with it; the statements stand in the batch that ends it. */

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

const CLOSING = {
  completed: "Thanks for being part of it.",
  cancelled: "You don't need to submit anything else, and anything in review was closed.",
};

/**
 * Tells everyone who was invited or takes part.
 * @param what one sentence: who ended which campaign
 */
export function notifyEnd(
  sender: Sender,
  { id }: NamedCampaign,
  end: "completed" | "cancelled",
  what: string,
): Statement[] {
  const title = end === "completed" ? "Campaign completed" : "Campaign cancelled";
  const notifyEach = (athletes: SQL, closing: string) =>
    notifyMany(sender, athletes, {
      kind: "campaign",
      title,
      message: `${what} ${closing}`,
      link: paths.athlete.campaign(id),
    });
  return [
    ...notifyEach(athletesInvited(id), "Your invitation has expired."),
    ...notifyEach(athletesWithDeal(id), CLOSING[end]),
  ];
}
