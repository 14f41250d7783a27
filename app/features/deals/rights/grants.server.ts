/** The rows of the ledger: what a contract grants is written in the batch that makes it count. */
import { type SQL, sql } from "drizzle-orm";
import { dayOf } from "~/platform/dates";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";

const version = sql`contract_versions version
  on version.contract_id = contracts.id and version.number = contracts.version`;

const term = (name: string) => sql`version.body ->> ${`$.terms.${name}`}`;

/** The same day of a later month, or the last of that month if it is shorter; as `lastDayAfter` has it. */
export const monthsLater = (
  day: SQL,
  months: SQL,
) => sql`min(date(${day}, (${months}) || ' months'),
  date(${day}, 'start of month', ((${months}) + 1) || ' months', '-1 day'))`;

/** A new id for each row of a select, which sorts like all others. */
const newRowId = () => sql`${newId().slice(0, 10)} || lower(hex(randomblob(8)))`;

/** Stands after the statement that may have made the contract count: if it has not, nothing is granted. */
export const insertContractGrants = (contractId: string, now: number): Statement[] => [
  insertExclusivityGrant(contractId, dayOf(now)),
  insertUsageGrants(sql`contracts.id = ${contractId}`),
];

/** Runs after the statement that marks a content item as posted. */
export const insertPostGrants = (contentId: string): Statement =>
  insertUsageGrants(sql`content.id = ${contentId}`);

/** The first day of exclusivity: that of an amendment runs from the signing of the first contract, as its clause says. */
export const exclusiveSince = (today: string) =>
  sql`coalesce(version.body ->> '$.amends.signedOn', ${today})`;

const insertExclusivityGrant = (contractId: string, today: string): Statement => {
  const since = exclusiveSince(today);
  return sql`
  insert into grants (id, contract_id, athlete_id, brand_id, kind, category, territory, paid, first_day, last_day)
  select ${newId()}, contracts.id, contracts.athlete_id, contracts.brand_id, 'exclusivity', ${term("exclusiveIn")},
    ${term("exclusiveTerritory")}, 1, ${since}, ${monthsLater(since, term("exclusiveMonths"))}
  from contracts join ${version}
  where contracts.id = ${contractId} and contracts.status = 'fully_executed' and contracts.kind <> 'cancellation'
    and ${term("exclusiveIn")} is not null`;
};

/** A cancellation may leave the rights to what was approved before it. */
const usageContinues = sql`(version.body ->> '$.ending.delivered' = 'go_on' and content.approved_at <= contracts.closed_at)`;

/** The time of use begins when a content item is posted, but not before there is a contract for it. */
const insertUsageGrants = (condition: SQL): Statement => sql`
  insert into grants (id, contract_id, athlete_id, brand_id, kind, content_id, category, territory, channels, paid,
    first_day, last_day)
  select ${newRowId()}, contracts.id, contracts.athlete_id, contracts.brand_id, 'use', content.id, ${term("category")},
    ${term("useTerritory")}, iif(content.platform is null, '[]', json_array(content.platform)), ${term("use")} = 'paid',
    ${postedDay}, ${monthsLater(postedDay, term("useMonths"))}
  from content_submissions content join contracts
    on contracts.deal_id = content.deal_id
  join ${version}
  where content.status = 'posted' and contracts.status = 'fully_executed' and ${term("use")} <> 'none'
    and (contracts.kind <> 'cancellation' or ${usageContinues}) and ${condition}
  on conflict do nothing`;

const postedDay = sql`date(content.posted_at / 1000, 'unixepoch')`;
