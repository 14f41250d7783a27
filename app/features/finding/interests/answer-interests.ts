import { sql } from "drizzle-orm";
import type { Events } from "~/events";
import { markHandled } from "~/features/communication/notifications/mark-handled";
import type { Statement } from "~db/client";
import { interestsIn } from "./notifications";
import { interestMachine } from "./status";

/** Marks what was said of the interests in a campaign as read, once none of them waits for an answer. */
export const markInterestsHandled = (brandId: string, now: number, campaignId: string) =>
  markHandled(
    brandId,
    now,
    interestsIn(campaignId),
    sql`not exists (select 1 from campaign_interests where campaign_id = ${campaignId} and status = 'open')`,
  );

/** An invitation answers the interest of its athlete. */
export function answerInterests(
  { campaignId, brandId, athleteIds }: Events["invitation.sent"],
  now: number,
): Statement[] {
  const { from, to } = interestMachine.steps.invite;
  return [
    sql`update campaign_interests set status = ${to}, updated_at = ${now}
      where campaign_id = ${campaignId} and status in ${from} and athlete_id in ${athleteIds}`,
    ...markInterestsHandled(brandId, now, campaignId),
  ];
}
