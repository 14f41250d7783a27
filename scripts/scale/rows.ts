import type { Client } from "@libsql/client";
import { ID_PREFIX, numberOf, type ScaleAthlete } from "./athlete";

/** Rows travel as one JSON text a statement: no limit of parameters, one statement to prepare. */

const PROFILE = {
  id: (a: ScaleAthlete) => a.id,
  email: (a: ScaleAthlete) => a.email,
  full_name: (a: ScaleAthlete) => a.fullName,
  created_at: (a: ScaleAthlete) => a.createdAt,
};

const ATHLETE: Record<string, (p: ScaleAthlete["profile"]) => string | number | boolean | null> = {
  sport: (p) => p.sport,
  other_sports: (p) => JSON.stringify(p.otherSports),
  location: (p) => p.location,
  bio: (p) => p.bio,
  content_themes: (p) => JSON.stringify(p.contentThemes),
  is_verified: (p) => p.isVerified,
  is_public: (p) => p.isPublic,
  starting_rate: (p) => p.startingRate,
  audience_country: (p) => p.audienceCountry,
  audience_share: (p) => p.audienceShare,
  away_from: (p) => p.awayFrom,
  away_until: (p) => p.awayUntil,
  region: (p) => p.region,
  place: (p) => p.place,
  place_keys: (p) => p.placeKeys,
  ambassador_score: (p) => p.ambassadorScore,
  total_followers: (p) => p.totalFollowers,
  avg_engagement: (p) => p.avgEngagement,
  connected_followers: (p) => p.connectedFollowers,
  connected_engagement: (p) => p.connectedEngagement,
  growth_rate: (p) => p.growthRate,
  growth_known: (p) => p.growthKnown,
  avg_reach: (p) => p.avgReach,
  content_quality_score: (p) => p.contentQualityScore,
  last_updated: (p) => p.lastUpdated,
};

const values = (count: number) =>
  Array.from({ length: count }, (_, i) => `value ->> ${i}`).join(", ");

const profileColumns = Object.keys(PROFILE);
const athleteColumns = Object.keys(ATHLETE);

const INSERT_PROFILES = `INSERT INTO profiles (${profileColumns}, user_type)
  SELECT ${values(profileColumns.length)}, 'athlete' FROM json_each(?)`;

const INSERT_ATHLETES = `INSERT INTO athlete_profiles (user_id, number, ${athleteColumns})
  SELECT ${values(athleteColumns.length + 2)} FROM json_each(?)`;

const INSERT_CHANNELS = `INSERT INTO social_accounts
    (athlete_id, platform, handle, source, followers, engagement_rate, figures_at)
  SELECT ${values(7)} FROM json_each(?)`;

const INSERT_SNAPSHOTS = `INSERT OR IGNORE INTO metric_snapshots
    (id, athlete_id, taken_on, total_followers, avg_engagement)
  SELECT ${values(5)} FROM json_each(?)`;

export interface Snapshot {
  athleteId: string;
  takenOn: string;
  totalFollowers: number;
  avgEngagement: number;
}

/** All or none of them. `number` is the first one's. */
export function insertAthletes(client: Client, athletes: ScaleAthlete[], number: number) {
  const profiles = athletes.map((a) => Object.values(PROFILE).map((value) => value(a)));
  const rows = athletes.map(({ id, profile }, i) => [
    id,
    number + i,
    ...Object.values(ATHLETE).map((value) => value(profile)),
  ]);
  const channels = athletes.flatMap(({ id, channels }) =>
    channels.map(({ platform, handle, source, followers, engagementRate, figuresAt }) => [
      id,
      platform,
      handle,
      source,
      followers,
      engagementRate,
      figuresAt,
    ]),
  );
  return client.batch(
    [
      { sql: INSERT_PROFILES, args: [JSON.stringify(profiles)] },
      { sql: INSERT_ATHLETES, args: [JSON.stringify(rows)] },
      { sql: INSERT_CHANNELS, args: [JSON.stringify(channels)] },
    ],
    "write",
  );
}

/** Those that are there already stay. */
export function insertSnapshots(client: Client, snapshots: Snapshot[]) {
  const rows = snapshots.map(({ athleteId, takenOn, totalFollowers, avgEngagement }) => [
    `${athleteId}-${takenOn}`,
    athleteId,
    takenOn,
    totalFollowers,
    avgEngagement,
  ]);
  return client.batch([{ sql: INSERT_SNAPSHOTS, args: [JSON.stringify(rows)] }], "write");
}

/** How many athletes of the load-test data exist, and the highest number of any athlete. */
export async function standing(client: Client): Promise<{ made: number; number: number }> {
  const [last, numbers] = await client.batch(
    [
      {
        sql: "SELECT max(id) AS id FROM profiles WHERE id >= ? AND id < ?",
        args: [ID_PREFIX, `${ID_PREFIX}~`],
      },
      "SELECT coalesce(max(number), 0) AS number FROM athlete_profiles",
    ],
    "read",
  );
  const id = last?.rows[0]?.id;
  return { made: id ? numberOf(String(id)) + 1 : 0, number: Number(numbers?.rows[0]?.number) };
}
