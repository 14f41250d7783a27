import { type SQL, sql } from "drizzle-orm";
import { campaignsWithWords } from "~/features/campaigns/campaigns/policy.server";
import { pageOfPeople } from "~/features/identity/accounts/find-people.server";
import type { contracts, payments } from "~db/schema";

/**
 * The rows that a search by staff finds: the title of their campaign has the typed words, or the name, address or company of a
 * side begins with them.
 */
export function matchesSearch(rows: typeof contracts | typeof payments, q: string): SQL {
  const people = sql`(select id from (${pageOfPeople(q, null)}))`;
  return sql`(${rows.campaignId} in ${campaignsWithWords("title", q)}
    or ${rows.brandId} in (select brand_id from brand_members where person_id in ${people}) or ${rows.athleteId} in ${people})`;
}
