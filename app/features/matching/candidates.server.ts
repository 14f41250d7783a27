import { type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import type { Candidate } from "./candidate";
import type { Wish } from "./rank";

export interface Limits {
  /** So many athletes of the sports asked for are ranked at most. */
  ofSport: number;
  /** And so many of any sport; where none is asked for, these have the room of both. */
  others: number;
  /**
   * How many rows of an index are looked through for them at most. A minimum that fewer athletes meet is
   * looked up by its own index, and nobody is missed. One that more meet is looked for from the best score
   * down; who stands below this many others, and not among the best of a target sport, is not considered.
   */
  lookedThrough: number;
}

const LIMITS: Limits = { ofSport: 400, others: 100, lookedThrough: 6_000 };
const MOST_SPORTS = sql.raw("40");

/** What is asked for, as one row: followers, engagement, sports (JSON). */
type Asked = SQL;

/** A brief that asks for no sport looks where the brand's preferences do. */
const orPreferred = (sports: SQL, brandId: SQL) =>
  sql`case when ${sports} <> '[]' then ${sports} else coalesce(
        (select target_sports from brand_preferences where brand_id = ${brandId}), '[]') end`;

/** By a brief that is not stored yet. */
export const askedBy = (
  brandId: string,
  wish: Pick<Wish, "targetSports" | "minFollowers" | "minEngagementRate">,
): Asked =>
  sql`select ${wish.minFollowers ?? 0} as followers, ${wish.minEngagementRate ?? 0} as engagement,
        ${orPreferred(sql`${JSON.stringify(wish.targetSports)}`, sql`${brandId}`)} as sports`;

export const askedByCampaign = (campaignId: string | SQL): Asked =>
  sql`select coalesce(min_followers, 0) as followers, coalesce(min_engagement_rate, 0) as engagement,
        ${orPreferred(sql`target_sports`, sql`campaigns.brand_id`)} as sports
      from campaigns where id = ${campaignId}`;

/** All candidates in one text: a row each would be several times as much to send and to read. */
interface Row {
  candidates: string;
}

/**
 * The athletes worth ranking: those of the sports asked for, then those of any, each by Ambassador Score,
 * all of whom meet the minimums. One statement; `readCandidates` makes candidates of its answer.
 */
export const candidatesFor = ({ orm }: Database, asked: Asked, limits?: Limits) =>
  orm.all<Row>(candidatesSql(asked, limits));

export function candidatesSql(asked: Asked, limits = LIMITS): SQL {
  // In the text: a bound number would be taken for a fraction.
  const ofSport = sql.raw(String(limits.ofSport));
  const others = sql.raw(String(limits.others));
  const lookedThrough = sql.raw(String(limits.lookedThrough));
  return sql`
    with asked as materialized (${asked}),
    -- How many athletes meet either minimum, by steps of it: never fewer than do.
    meeting as materialized (select
      (select total(n) from athlete_counts
       where kind = 'followers' and sport = '' and bucket >= min(cast(asked.followers / 10000 as integer), 100)) as followers,
      (select total(n) from athlete_counts
       where kind = 'engagement' and sport = '' and bucket >= min(cast(asked.engagement * 2 as integer), 40)) as engagement
      from asked),
    way as materialized (select case
      when min(followers, engagement) > ${lookedThrough} then 'score'
      when followers <= engagement then 'followers' else 'engagement' end as "by" from meeting),
    wanted as materialized (
      select sport from (
        select sport, sum(n) as n from athlete_counts where kind = 'all' and sport <> '' group by sport) known
      where n > 0 and exists (
        select 1 from asked, json_each(asked.sports) target
        where instr(lower(known.sport), lower(target.value)) > 0
           or instr(lower(target.value), lower(known.sport)) > 0)
      order by n desc limit ${MOST_SPORTS}),
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
                                  order by rank desc limit 1 offset ${lookedThrough}), 0)
          and s.followers >= asked.followers and s.engagement >= asked.engagement
        order by s.rank desc limit (select of_any from room))
      union all
      select s.rank, s.sport from way cross join wanted cross join athlete_search s
      where way."by" = 'score' and s.rank in (
        select o.rank from athlete_search o indexed by athlete_search_sport cross join asked
        where o.sport = wanted.sport
          and o.rank >= coalesce((select rank from athlete_search where sport = wanted.sport order by rank desc
                                  limit 1 offset ${lookedThrough} / (select count(*) from wanted)), 0)
          and o.followers >= asked.followers and o.engagement >= asked.engagement
        order by o.rank desc limit ${ofSport})),
    best as (
      select * from (select distinct rank from found where sport in (select sport from wanted)
                     order by rank desc limit ${ofSport})
      union
      select * from (select distinct rank from found order by rank desc limit (select of_any from room)))
    select json_group_array(json_object('userId', s.user_id, 'sport', s.sport, 'location', s.location,
      'totalFollowers', s.followers, 'avgEngagement', s.engagement, 'growthRate', s.growth,
      'contentThemes', json(s.themes), 'isVerified', json(iif(s.verified, 'true', 'false')))) as candidates
    from best cross join athlete_search s on s.rank = best.rank`;
}

export const readCandidates = ([row]: readonly Row[]): Candidate[] =>
  row ? (JSON.parse(row.candidates) as Candidate[]) : [];
