import { sql } from "drizzle-orm";
import { isRunning } from "~/features/campaigns/campaigns/policy.server";
import type { RunBatch } from "~/platform/daily-jobs";
import { DAY_MS } from "~/platform/durations";
import type { Statement } from "~db/client";
import { EXPIRY_DAYS } from "./fields";
import { interestMachine } from "./status";

const { expire } = interestMachine.steps;

/** The daily job: lapses open interests that were not answered in time, or whose campaign has ended. */
export const expireInterests: RunBatch = async (_, { now }) => ({
  writes: [
    sql`update campaign_interests set status = ${expire.to}, updated_at = ${now} where id in (
        select i.id from campaign_interests i join campaigns c on c.id = i.campaign_id
        where i.status = 'open' and (i.created_at <= ${now - EXPIRY_DAYS * DAY_MS} or not ${isRunning("c")}))`,
  ],
  next: null,
});

/** Stands in the batch that ends a campaign. */
export const expireCampaignInterests = (
  { campaignId }: { campaignId: string },
  now: number,
): Statement =>
  sql`update campaign_interests set status = ${expire.to}, updated_at = ${now}
      where campaign_id = ${campaignId} and status in ${expire.from}`;
