import { sql } from "drizzle-orm";
import { countsAsDeal } from "~/features/deals/deals/deals.server";
import type { Statement } from "~db/client";

/** No vowels, so that no words arise, and nothing that looks like something else. */
const ALPHABET = "23456789bcdfghjkmnpqrstvwxz";
const LENGTH = 8;

/** The database draws the code, so that one statement makes the links of many. */
const newCode = sql.raw(
  Array(LENGTH)
    .fill(`substr('${ALPHABET}', 1 + abs(random() % ${ALPHABET.length}), 1)`)
    .join(" || "),
);

/**
 * Makes the links that are missing: of the deals of this campaign, once it has a landing address. Stands in the batch
 * of an acceptance and in that of a landing address, whichever comes later.
 */
export const insertMissingLinks = (
  { campaignId }: { campaignId: string },
  now: number,
): Statement =>
  sql`insert into campaign_links (code, deal_id, campaign_id, athlete_id, target, stopped_at, created_at)
      select ${newCode}, deal.id, deal.campaign_id, deal.athlete_id, landing.target, landing.stopped_at, ${now}
      from campaign_landings landing
      join deals deal on deal.campaign_id = landing.campaign_id
      where landing.campaign_id = ${campaignId} and ${countsAsDeal("deal")}
      on conflict (deal_id) do nothing`;
