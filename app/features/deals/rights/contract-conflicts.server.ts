import { type SQL, sql } from "drizzle-orm";
import { isOpen } from "~/features/campaigns/campaigns/policy.server";
import { type CommandContext, sideIdOf } from "~/features/identity/accounts/actor";
import { dayOf } from "~/platform/dates";
import type { CarriedTerms } from "../invitations/offer";
import {
  COUNTRIES_IN,
  conflictingGrants,
  coversCountry,
  exclusivityJson,
  OPEN_END_DAY,
} from "./conflicts.server";
import { exclusiveSince, monthsLater } from "./grants.server";
import {
  type AgreedWork,
  describeAgreedWork,
  describeExclusivity,
  type HeldExclusivity,
} from "./right-labels";

/**
 * What signing the newest version of a contract would break, as its reader may know it:
 * - exclusivities with other brands that its work or its own exclusivity would break, whose brand the athlete alone is told;
 * - for the athlete, work agreed with other brands that its exclusivity would forbid.
 */
export const listContractConflicts = (ctx: CommandContext, contractId: string) =>
  listConflicts(ctx, newestVersion(contractId, sideIdOf(ctx.actor)));

/** What accepting an offer that the other side has signed would break; likewise. */
export const listOfferConflicts = (
  ctx: CommandContext,
  invitation: Parameters<typeof signedOffer>[1],
) => listConflicts(ctx, signedOffer(ctx, invitation));

/**
 * What signing other terms for an invitation would break, for the athlete who offers them.
 * @param terms as a contract names them
 */
export const listCounterOfferConflicts = (
  ctx: CommandContext,
  invitationId: string,
  { deliverables, terms }: Pick<CarriedTerms, "deliverables" | "terms">,
) =>
  listConflicts(
    ctx,
    sql`(select athlete_id, brand_id, json_object(
        'campaign', json_object('startDate', start_date, 'endDate', end_date),
        'audience', json(audience_countries),
        'terms', json_set(${JSON.stringify({ ...terms, deliverables })}, '$.category', category)) as body
      from campaign_invitations join campaigns on campaigns.id = campaign_id
      where campaign_invitations.id = ${invitationId} and athlete_id = ${ctx.actor.personId}) version
      where true`,
  );

async function listConflicts({ db, actor, now }: CommandContext, own: SQL): Promise<string[]> {
  const [rows] = await db.read(
    db.orm.all<{ held: string | null; agreed: string | null }>(
      conflictsSql(own, sideIdOf(actor), dayOf(now)),
    ),
  );
  const texts = rows.map(({ held, agreed }) =>
    held
      ? describeExclusivity(JSON.parse(held) as HeldExclusivity)
      : describeAgreedWork(JSON.parse(String(agreed)) as AgreedWork),
  );
  return [...new Set(texts)];
}

const term = (name: string) => sql`version.body ->> ${`$.terms.${name}`}`;

const countriesIn = sql`case ${term("exclusiveTerritory")}
  when 'uk' then ${JSON.stringify(COUNTRIES_IN.uk)}
  when 'uk_eu' then ${JSON.stringify(COUNTRIES_IN.uk_eu)}
  else ${JSON.stringify(COUNTRIES_IN.worldwide)} end`;

/** The days of a version's work: from the campaign's start, to its end or the last deliverable, whatever is later. */
const workFirstDay = (today: string) =>
  sql`max(coalesce(version.body ->> '$.campaign.startDate', ''), ${today})`;
const workLastDay = sql`coalesce(nullif(max(coalesce(version.body ->> '$.campaign.endDate', ''), coalesce(
  (select max(value ->> '$.due') from json_each(version.body, '$.terms.deliverables')), '')), ''), ${OPEN_END_DAY})`;

/** The newest version of a contract of this side, as a source of rows. */
export const newestVersion = (contractId: string | SQL, sideId: string) =>
  sql`contracts join contract_versions version
    on version.contract_id = contracts.id and version.number = contracts.version
    where contracts.id = ${contractId} and contracts.kind <> 'cancellation' and ${sideId} in (contracts.brand_id, contracts.athlete_id)`;

/** The newest offer of one of the actor's invitations, signed by who made it, of a campaign that is as it was then; likewise. */
export const signedOffer = (
  { actor }: CommandContext,
  { invitationId, campaignId }: { invitationId?: string; campaignId?: string },
) => sql`campaign_invitations
  join campaigns on campaigns.id = campaign_invitations.campaign_id
  join offer_signatures version on version.invitation_id = campaign_invitations.id
    and version.number = campaign_invitations.offer and version.campaign_version = campaigns.version
  where ${
    invitationId
      ? sql`campaign_invitations.id = ${invitationId}`
      : sql`campaign_invitations.campaign_id = ${campaignId}`
  } and (campaign_invitations.athlete_id = ${actor.personId} or campaigns.brand_id = ${actor.brandId})`;

/**
 * Rows with an exclusivity (`held`) or with agreed work (`agreed`), as JSON.
 * @param own where the claims are read: rows with `athlete_id`, `brand_id` and a `version` with its body
 */
export const conflictsSql = (own: SQL, sideId: string, today: string) => {
  const maySeeBrand = sql`claim.athlete_id = ${sideId}`;
  return sql`with claim as (
      select athlete_id, brand_id, null as territory, ${term("category")} as category,
        ${workFirstDay(today)} as first_day, ${workLastDay} as last_day, version.body -> '$.audience' as countries from ${own}
      union all
      select athlete_id, brand_id, ${term("exclusiveTerritory")}, ${term("exclusiveIn")}, ${today},
        ${monthsLater(exclusiveSince(today), term("exclusiveMonths"))}, ${countriesIn} from ${own}
    )
    select ${exclusivityJson(maySeeBrand)} as held, null as agreed from claim cross join ${conflictingGrants(
      {
        athleteId: sql`claim.athlete_id`,
        brandId: sql`claim.brand_id`,
        category: sql`claim.category`,
        firstDay: sql`claim.first_day`,
        lastDay: sql`claim.last_day`,
        countries: sql`claim.countries`,
      },
    )}
    union all
    select null, json_object('category', claim.category, 'company', brand.company_name,
      'campaign', work.title, 'until', work.end_date)
    from claim join deals agreed
      on agreed.athlete_id = claim.athlete_id and agreed.status = 'active'
    join campaigns work on work.id = agreed.campaign_id and ${isOpen("work")}
    join brand_profiles brand on brand.id = work.brand_id
    where claim.territory is not null and ${maySeeBrand} and work.brand_id <> claim.brand_id
      and coalesce(${contractCategory}, work.category) = claim.category
      and coalesce(work.start_date, '') <= claim.last_day
      and coalesce(work.end_date, ${OPEN_END_DAY}) >= claim.first_day
      and ${coversCountry(sql`claim.territory`, sql`work.audience_countries`)}`;
};

/** What the signed contract of agreed work says it promotes. */
const contractCategory = sql`(select signed_version.body ->> '$.terms.category'
  from contracts signed join contract_versions signed_version
    on signed_version.contract_id = signed.id and signed_version.number = signed.version
  where signed.deal_id = agreed.id and signed.status = 'fully_executed' and signed.kind <> 'cancellation')`;
