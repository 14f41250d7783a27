import { sql } from "drizzle-orm";
import type { Statement } from "~db/client";
import type { Agreed } from "../invitations/commands.server";
import { forecastDeal } from "./deal-forecast";

/**
 * Writes down what is expected of an athlete, in the batch of the acceptance. An agreement that is made again after the first one
 * ended has other deliverables, so its forecast replaces the first.
 */
export function keepForecast(agreed: Agreed, now: number): Statement {
  const { followers, engagementRate, reach, engagements } = forecastDeal(agreed);
  return sql`insert into deal_forecasts
      (campaign_id, athlete_id, followers, engagement_rate, reach, engagements, made_at)
    values (${agreed.campaignId}, ${agreed.athleteId}, ${followers}, ${engagementRate}, ${reach},
      ${engagements}, ${now})
    on conflict (campaign_id, athlete_id) do update set followers = excluded.followers,
      engagement_rate = excluded.engagement_rate, reach = excluded.reach,
      engagements = excluded.engagements, made_at = excluded.made_at`;
}
