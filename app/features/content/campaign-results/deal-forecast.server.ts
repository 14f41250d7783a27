import { sql } from "drizzle-orm";
import type { AcceptedTerms } from "~/events";
import type { Statement } from "~db/client";
import { forecastDeal } from "./deal-forecast";

/** Stores what is expected of a deal, in the batch that makes it. */
export function storeForecast(agreed: AcceptedTerms, now: number): Statement {
  const { followers, engagementRate, reach, engagements } = forecastDeal(agreed);
  return sql`insert into deal_forecasts (deal_id, followers, engagement_rate, reach, engagements, made_at)
    values (${agreed.dealId}, ${followers}, ${engagementRate}, ${reach}, ${engagements}, ${now})`;
}
