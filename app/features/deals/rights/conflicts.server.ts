/**
 * Finds the exclusivities that work for another brand would break. The overlap of days is one condition on one index
 * (`grants_of_athlete`), which each page takes into a query that it makes anyway.
 */
import { and, eq, type SQL, sql } from "drizzle-orm";
import { takesInvitations } from "~/features/campaigns/campaigns/policy.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { dayOf } from "~/platform/dates";
import { COUNTRIES, type Country, type Territory } from "~db/constants";
import { campaigns } from "~db/schema";
import { describeExclusivity, type HeldExclusivity } from "./right-labels";

/** Later than every day: work whose end is not known. */
export const OPEN_END_DAY = "9999-12-31";

/** The countries of each territory. */
export const COUNTRIES_IN: Record<Territory, readonly Country[]> = {
  uk: ["GB"],
  uk_eu: COUNTRIES.filter((code) => code !== "US"),
  worldwide: COUNTRIES,
};

/** Whether one of the countries, a list as JSON, lies in the territory. */
export const coversCountry = (territory: SQL, countries: SQL) => sql`(${territory} = 'worldwide'
  or exists (select 1 from json_each(${countries}) where value in ${COUNTRIES_IN.uk}
    or (${territory} = 'uk_eu' and value in ${COUNTRIES_IN.uk_eu})))`;

/** What an athlete would do for a brand: in which category, where, and from when until when. */
export interface Claim {
  athleteId: SQL;
  brandId: SQL;
  category: SQL;
  /** 'YYYY-MM-DD', both included. */
  firstDay: SQL;
  lastDay: SQL;
  /** A list as JSON. */
  countries: SQL;
}

/** The exclusivities (`held`) with other brands that a claim would break. */
export const conflictingGrants = (claim: Claim) => sql`grants held
  join contracts signed on ${isSigned} join brand_profiles holder on ${isHolder} where ${overlaps(claim)}`;

const overlaps = (
  claim: Claim,
) => sql`held.athlete_id = ${claim.athleteId} and held.kind = 'exclusivity'
  and held.category = ${claim.category}
  and held.last_day >= ${claim.firstDay} and held.first_day <= ${claim.lastDay}
  and held.brand_id <> ${claim.brandId}
  and ${coversCountry(sql`held.territory`, claim.countries)}`;

const isSigned = sql`signed.id = held.contract_id and signed.status = 'fully_executed'`;

const isHolder = sql`holder.id = held.brand_id`;

/** A `Held` of a row of `conflictingGrants`, as JSON. @param named whether the reader may know the other brand */
export const exclusivityJson = (maySeeBrand: SQL) => sql`json_object('category', held.category,
  'territory', held.territory, 'until', held.last_day, 'company', iif(${maySeeBrand}, holder.company_name, null))`;

/** What work on a row of `campaigns` claims. @param today 'YYYY-MM-DD' */
const campaignClaim = (athleteId: SQL, today: string): Claim => ({
  athleteId,
  brandId: sql`${campaigns.brandId}`,
  category: sql`${campaigns.category}`,
  firstDay: sql`max(coalesce(${campaigns.startDate}, ''), ${today})`,
  lastDay: sql`coalesce(${campaigns.endDate}, ${OPEN_END_DAY})`,
  countries: sql`${campaigns.audienceCountries}`,
});

const selectConflicts = (athleteId: SQL, today: string, maySeeBrand: boolean) =>
  sql<string>`(select json_group_array(distinct ${exclusivityJson(sql`${maySeeBrand}`)})
    from ${conflictingGrants(campaignClaim(athleteId, today))})`.mapWith((json: string) =>
    (JSON.parse(json) as HeldExclusivity[]).map(describeExclusivity),
  );

/** A column beside a row of `campaigns`: in words, what this athlete's work on it would break. For brands. */
export const campaignConflicts = (athleteId: SQL, today: string) =>
  selectConflicts(athleteId, today, false);

/** The same for the athlete, who reads with whom. */
export const ownCampaignConflicts = (athleteId: SQL, today: string) =>
  selectConflicts(athleteId, today, true);

/** What inviting these athletes to the brand's campaigns would break, in words. */
export const selectInvitationConflicts = (
  { actor, db, now }: CommandContext,
  athleteIds: string[],
) =>
  db.orm
    .selectDistinct({
      campaignId: campaigns.id,
      campaign: campaigns.title,
      athleteId: sql<string>`held.athlete_id`,
      text: exclusivityJson(sql`false`).mapWith((json: string) =>
        describeExclusivity(JSON.parse(json)),
      ),
    })
    .from(campaigns)
    // Kept in this order, so that the search uses the whole index.
    .crossJoin(sql`json_each(${JSON.stringify(athleteIds)}) asked`)
    .crossJoin(sql`grants held`)
    .crossJoin(sql`contracts signed`)
    .crossJoin(sql`brand_profiles holder`)
    .where(
      and(
        eq(campaigns.brandId, actor.brandId),
        takesInvitations(dayOf(now)),
        overlaps(campaignClaim(sql`asked.value`, dayOf(now))),
        isSigned,
        isHolder,
      ),
    );
