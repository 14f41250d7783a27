import { type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import type { CampaignCriteria, Candidate } from "./candidate";

export interface CandidateLimits {
  /** Maximum candidates from the target sports. */
  ofSport: number;
  /** Maximum candidates from any sport; without target sports, both limits together. */
  others: number;
  /**
   * Maximum rows scanned per index. A minimum that fewer athletes meet is
   * read from its own index and misses none. One that more meet is scanned from the best score
   * down; an athlete below this many others, and not among the best of a target sport, is not considered.
   */
  scanLimit: number;
}

const LIMITS: CandidateLimits = { ofSport: 400, others: 100, scanLimit: 6_000 };
const MAX_SPORTS = sql.raw("40");

/** The criteria as one row: followers, engagement, sports (JSON). */
type ScoringContext = SQL;

/** A brief without target sports uses the sports of the brand's preferences. */
const sportsOrPreferred = (sports: SQL, brandId: SQL) =>
  sql`case when ${sports} <> '[]' then ${sports} else coalesce(
        (select target_sports from brand_preferences where brand_id = ${brandId}), '[]') end`;

/** Criteria of a brief that is not stored yet. */
export const selectBriefCriteria = (
  brandId: string,
  criteria: Pick<CampaignCriteria, "targetSports" | "minFollowers" | "minEngagementRate">,
): ScoringContext =>
  sql`select ${criteria.minFollowers ?? 0} as followers, ${criteria.minEngagementRate ?? 0} as engagement,
        ${sportsOrPreferred(sql`${JSON.stringify(criteria.targetSports)}`, sql`${brandId}`)} as sports`;

export const selectCampaignCriteria = (campaignId: string | SQL): ScoringContext =>
  sql`select coalesce(min_followers, 0) as followers, coalesce(min_engagement_rate, 0) as engagement,
        ${sportsOrPreferred(sql`target_sports`, sql`campaigns.brand_id`)} as sports
      from campaigns where id = ${campaignId}`;

/** All candidates as one JSON text: rows would take several times as long to send and parse. */
interface Row {
  candidates: string;
}

/**
 * Selects the candidates: from the target sports, then from any sport, each by Ambassador Score,
 * all above the minimums. One statement; `parseCandidates` parses its result.
 */
export const selectCandidates = (
  { orm }: Database,
  criteria: ScoringContext,
  limits?: CandidateLimits,
) => orm.all<Row>(buildCandidatesSql(criteria, limits));

export function buildCandidatesSql(criteria: ScoringContext, limits = LIMITS): SQL {
  // A literal, because a bound number arrives as a float.
  const ofSport = sql.raw(String(limits.ofSport));
  const others = sql.raw(String(limits.others));
  const scanLimit = sql.raw(String(limits.scanLimit));
  return sql`
    with asked as materialized (${criteria}),
    -- How many athletes meet either minimum, by steps of it: never fewer than do.
    meeting as materialized (select
      (select total(n) from athlete_counts
       where kind = 'followers' and sport = '' and bucket >= min(cast(asked.followers / 10000 as integer), 100)) as followers,
      (select total(n) from athlete_counts
       where kind = 'engagement' and sport = '' and bucket >= min(cast(asked.engagement * 2 as integer), 40)) as engagement
      from asked),
    way as materialized (select case
      when min(followers, engagement) > ${scanLimit} then 'score'
      when followers <= engagement then 'followers' else 'engagement' end as "by" from meeting),
    wanted as materialized (
      select sport from (
        select sport, sum(n) as n from athlete_counts where kind = 'all' and sport <> '' group by sport) known
      where n > 0 and exists (
        select 1 from asked, json_each(asked.sports) target
        where instr(lower(known.sport), lower(target.value)) > 0
           or instr(lower(target.value), lower(known.sport)) > 0)
      order by n desc limit ${MAX_SPORTS}),
    room as materialized (
      select iif(exists (select 1 from wanted), ${others}, ${ofSport} + ${others}) as of_any),
    found as materialized (
      select s.rank, s.sport from way cross join asked
        cross join athlete_search s indexed by athlete_search_followers
      where way."by" = 'followers' and s.followers >= asked.followers and s.engagement >= asked.engagement
      union all
      select s.rank, s.sport from way cross join asked
        cross join athlete_search s indexed by athlete_search_engagement
      where way."by" = 'engagement' and s.engagement >= asked.engagement and s.followers >= asked.followers
      union all
      select * from (
        select s.rank, s.sport from way cross join asked cross join athlete_search s not indexed
        where way."by" = 'score'
          and s.rank >= coalesce((select rank from athlete_search not indexed where rank >= 0
                                  order by rank desc limit 1 offset ${scanLimit}), 0)
          and s.followers >= asked.followers and s.engagement >= asked.engagement
        order by s.rank desc limit (select of_any from room))
      union all
      select s.rank, s.sport from way cross join wanted cross join athlete_search s
      where way."by" = 'score' and s.rank in (
        select o.rank from athlete_search o indexed by athlete_search_sport cross join asked
        where o.sport = wanted.sport
          and o.rank >= coalesce((select rank from athlete_search where sport = wanted.sport order by rank desc
                                  limit 1 offset ${scanLimit} / (select count(*) from wanted)), 0)
          and o.followers >= asked.followers and o.engagement >= asked.engagement
        order by o.rank desc limit ${ofSport})),
    best as (
      select * from (select distinct rank from found where sport in (select sport from wanted)
                     order by rank desc limit ${ofSport})
      union
      select * from (select distinct rank from found order by rank desc limit (select of_any from room)))
    select json_group_array(json_object('userId', s.user_id, 'sport', s.sport, 'otherSports', json(s.other_sports), 'location', s.location,
      'totalFollowers', s.followers, 'avgEngagement', s.engagement, 'growthRate', s.growth,
      'contentThemes', json(s.themes), 'isVerified', json(iif(s.verified, 'true', 'false')),
      'startingRate', (select starting_rate from athlete_profiles where user_id = s.user_id))) as candidates
    from best cross join athlete_search s on s.rank = best.rank`;
}

export const parseCandidates = ([row]: readonly Row[]): Candidate[] =>
  row ? (JSON.parse(row.candidates) as Candidate[]) : [];
