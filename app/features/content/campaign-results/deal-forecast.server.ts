import { sql } from "drizzle-orm";
import type { AcceptedTerms } from "~/events";
import type { Statement } from "~db/client";

/** Stores what is expected of a deal, in the batch that makes it. */
export const storeForecast = (
  { dealId, followers, expected }: AcceptedTerms,
  now: number,
): Statement[] =>
  expected
    ? [
        sql`insert into deal_forecasts (deal_id, followers, reach_low, reach, reach_high,
            engagements_low, engagements, engagements_high, made_at)
          values (${dealId}, ${followers}, ${expected.reach.low}, ${expected.reach.expected},
            ${expected.reach.high}, ${expected.engagements.low}, ${expected.engagements.expected},
            ${expected.engagements.high}, ${now})`,
      ]
    : [];
