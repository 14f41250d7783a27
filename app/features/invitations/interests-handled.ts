import { sql } from "drizzle-orm";
import { paths, withQuery } from "~/paths";
import { markHandled } from "../notifications/handled";
import type { Sender } from "../notifications/notify";

/** Where a brand answers the interests in a campaign. */
export const interestsPage = (campaignId: string) =>
  withQuery(paths.brand.interests, { campaign: campaignId });

/** Once no interest in the campaign waits for an answer, what was said of them is read. */
export const interestsHandled = (sender: Sender, campaignId: string) =>
  markHandled(
    sender,
    interestsPage(campaignId),
    sql`not exists (select 1 from campaign_interests where campaign_id = ${campaignId} and status = 'open')`,
  );
