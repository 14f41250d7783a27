import { type SQL, sql } from "drizzle-orm";
import type { Events } from "~/events";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import type { deriveFigures } from "./derived-figures";

/* The statements by which other features change the rows of an athlete, for their batches. */

export const createAthleteProfile = (
  { userId, type, sports: [sport = "", ...otherSports] }: Events["account.created"],
  now: number,
): Statement[] =>
  type === "athlete"
    ? [
        sql`insert into athlete_profiles (user_id, sport, other_sports, last_updated)
          values (${userId}, ${sport}, ${JSON.stringify(otherSports)}, ${now})`,
      ]
    : [];

/** Counts up the version of the profile, so that a form opened before cannot overwrite what another page has saved. */
export const incrementProfileVersion = (condition: SQL | undefined): Statement =>
  sql`update athlete_profiles set version = version + 1 where ${condition}`;

export const invalidateProfileForms = ({ userId }: Events["account.renamed"]): Statement =>
  incrementProfileVersion(sql`user_id = ${userId}`);

export const deleteAthleteProfile = ({ userId }: Events["account.became_staff"]): Statement =>
  sql`delete from athlete_profiles where user_id = ${userId} and exists (
    select 1 from profiles where id = ${userId} and user_type = 'staff')`;

export const hidePublicPage = (userId: string): Statement =>
  sql`update athlete_profiles set is_public = 0 where user_id = ${userId}`;

/** Shows the public page again, if it was shown before. */
export const restorePublicPage = (deletionId: string): Statement =>
  sql`update athlete_profiles set is_public = deletion.was_public from account_deletions deletion
    where deletion.id = ${deletionId} and athlete_profiles.user_id = deletion.user_id`;

export const setAthleteVerified = (condition: SQL, isVerified: boolean): Statement =>
  sql`update athlete_profiles set is_verified = ${isVerified ? 1 : 0} where ${condition}`;

/** Stores a score, unless the profile has changed since it was read. */
export const storeScore = (
  read: { userId: string; lastUpdated: number; ambassadorScore: number },
  score: number,
): Statement =>
  sql`update athlete_profiles set ambassador_score = ${score}
    where user_id = ${read.userId} and last_updated = ${read.lastUpdated}
      and ambassador_score = ${read.ambassadorScore}`;

interface RefreshedProfile {
  profile: { userId: string; lastUpdated: number; isVerified: boolean; avgEngagement: number };
  figures: ReturnType<typeof deriveFigures>;
}

/** Stores figures, except of profiles that were saved or verified after they were read: those have newer figures. */
export function storeFigures(athletes: readonly RefreshedProfile[]): Statement {
  const rows = athletes.map(({ profile, figures }) => ({
    id: profile.userId,
    expectedVersion: profile.lastUpdated,
    verified: profile.isVerified ? 1 : 0,
    ...figures,
  }));
  return sql`update athlete_profiles set
      total_followers = value ->> 'totalFollowers', avg_engagement = value ->> 'avgEngagement',
      connected_followers = value ->> 'connectedFollowers',
      connected_engagement = value ->> 'connectedEngagement',
      growth_rate = value ->> 'growthRate', growth_known = value ->> 'growthKnown',
      content_quality_score = value ->> 'contentQualityScore',
      avg_reach = value ->> 'avgReach', region = value ->> 'region',
      place = value ->> 'place', place_keys = value ->> 'placeKeys',
      ambassador_score = value ->> 'ambassadorScore'
    from json_each(${JSON.stringify(rows)})
    where user_id = value ->> 'id' and last_updated = value ->> 'expectedVersion'
      and is_verified = value ->> 'verified'`;
}

/** Stores the figures of a day where none are stored. */
export function storeSnapshots(athletes: readonly RefreshedProfile[], day: string): Statement {
  const rows = athletes.map(({ profile, figures }) => ({
    id: newId(),
    athlete: profile.userId,
    followers: figures.totalFollowers,
    engagement: figures.avgEngagement,
  }));
  return sql`insert into metric_snapshots (id, athlete_id, taken_on, total_followers, avg_engagement)
    select value ->> 'id', value ->> 'athlete', ${day}, value ->> 'followers', value ->> 'engagement'
    from json_each(${JSON.stringify(rows)})
    where value ->> 'athlete' in (select user_id from athlete_profiles)
    on conflict (athlete_id, taken_on) do nothing`;
}

/** Converts the days before to the rule of today, so that a chart shows no step where only the rule has changed. */
export function convertSnapshots(athletes: readonly RefreshedProfile[], day: string): Statement {
  const rows = athletes.map(({ profile, figures }) => ({
    id: profile.userId,
    expectedVersion: profile.lastUpdated,
    factor: figures.avgEngagement / profile.avgEngagement,
  }));
  return sql`update metric_snapshots set avg_engagement = min(100, avg_engagement * (value ->> 'factor'))
    from json_each(${JSON.stringify(rows)})
    where athlete_id = value ->> 'id' and taken_on < ${day} and exists (select 1 from athlete_profiles
      where user_id = value ->> 'id' and last_updated = value ->> 'expectedVersion')`;
}
