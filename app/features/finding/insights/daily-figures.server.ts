import { and, asc, gt, gte, inArray, lte, sql } from "drizzle-orm";
import {
  convertSnapshots,
  storeFigures,
  storeSnapshots,
} from "~/features/profiles/athletes/athlete-rows.server";
import { isReviewed } from "~/features/profiles/athletes/content-quality.server";
import { deriveFigures } from "~/features/profiles/athletes/derived-figures";
import { growthBase } from "~/features/profiles/athletes/growth";
import { profileColumns } from "~/features/profiles/athletes/profile-columns.server";
import type { RunBatch } from "~/platform/daily-jobs";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import type { Database, Statement } from "~db/client";
import { athleteProfiles, contentSubmissions, metricSnapshots } from "~db/schema";
import { ALL_ATHLETES, addUp, type Sums } from "./trending";

/** A category needs at least three athletes and one in ten thousand of all athletes. */
const MIN_ATHLETES = 3;
const ONE_IN = 10_000;
const MAX_KEPT = 100;

const clearSums = (): Statement => sql`delete from trending_sums`;

const storeSums = (sums: Sums[]): Statement =>
  sql`insert into trending_sums (key, name, athletes, engagement, measured, base, gain)
      select value ->> 'key', value ->> 'name', value ->> 'athletes', value ->> 'engagement',
             value ->> 'measured', value ->> 'base', value ->> 'gain'
      from json_each(${JSON.stringify(sums)}) where true
      on conflict (key) do update set athletes = athletes + excluded.athletes,
        engagement = engagement + excluded.engagement, measured = measured + excluded.measured,
        base = base + excluded.base, gain = gain + excluded.gain`;

/** Publishes the finished sums as the rows that screens read. */
const publishTrending = (now: number): Statement[] => [
  sql`delete from trending_categories`,
  sql`insert into trending_categories (category, athlete_count, avg_engagement, growth_percentage, computed_at)
      select name, athletes, engagement / athletes, gain * 100 / base, ${now}
      from trending_sums
      where key <> ${ALL_ATHLETES} and measured >= max(${MIN_ATHLETES},
        (select athletes / ${ONE_IN} from trending_sums where key = ${ALL_ATHLETES}))
      order by gain / base desc, key limit ${MAX_KEPT}`,
  clearSums(),
];

/** Writing an athlete takes 2 to 3 ms and blocks other writers. */
const BATCH = 100;
/** Growth uses no older snapshots. */
const HISTORY_DAYS = 90;
/** Unchanged figures need a snapshot once a week only, which is enough for growth. */
const SNAPSHOT_DAYS = 7;

/**
 * Iterates over all athletes: stores a snapshot, updates derived figures (growth
 * changes with the date, quality with reviews) and sums the trending categories.
 */
export const dailyFigures: RunBatch = async (db, { day, now }, cursor) => {
  const found = await readAthletes(db, day, cursor);
  const athletes = found.map((athlete) => withFigures(athlete, day));
  const last = found.length < BATCH;
  return {
    writes: [
      ...(cursor === "" ? [clearSums()] : []),
      storeSnapshots(athletes.filter(needsSnapshot(day)), day),
      convertSnapshots(athletes.filter(isRemeasured), day),
      storeFigures(athletes.filter(isChanged)),
      storeSums(addUp(athletes.map(measured))),
      ...(last ? publishTrending(now) : []),
    ],
    next: last ? null : (found.at(-1)?.profile.userId ?? null),
  };
};

async function readAthletes({ read, orm }: Database, day: string, cursor: string) {
  const since = dayOf(Date.parse(day) - HISTORY_DAYS * DAY_MS);
  const ids = orm
    .select({ userId: athleteProfiles.userId })
    .from(athleteProfiles)
    .where(gt(athleteProfiles.userId, cursor))
    .orderBy(asc(athleteProfiles.userId))
    .limit(BATCH);
  const [profiles, snapshots, items] = await read(
    orm
      .select(profileColumns())
      .from(athleteProfiles)
      .where(gt(athleteProfiles.userId, cursor))
      .orderBy(asc(athleteProfiles.userId))
      .limit(BATCH),
    orm
      .select({
        athleteId: metricSnapshots.athleteId,
        takenOn: metricSnapshots.takenOn,
        totalFollowers: metricSnapshots.totalFollowers,
        avgEngagement: metricSnapshots.avgEngagement,
      })
      .from(metricSnapshots)
      .where(
        and(
          inArray(metricSnapshots.athleteId, ids),
          gte(metricSnapshots.takenOn, since),
          lte(metricSnapshots.takenOn, day),
        ),
      ),
    orm
      .select({
        athleteId: contentSubmissions.athleteId,
        status: contentSubmissions.status,
        version: contentSubmissions.version,
      })
      .from(contentSubmissions)
      .where(and(inArray(contentSubmissions.athleteId, ids), isReviewed)),
  );
  const snapshotsOf = byAthlete(snapshots);
  const contentItemsOf = byAthlete(items);
  return profiles.map((profile) => ({
    profile,
    snapshots: snapshotsOf.get(profile.userId) ?? [],
    items: contentItemsOf.get(profile.userId) ?? [],
  }));
}

function byAthlete<Row extends { athleteId: string }>(rows: Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.athleteId);
    if (group) group.push(row);
    else groups.set(row.athleteId, [row]);
  }
  return groups;
}

type Found = Awaited<ReturnType<typeof readAthletes>>[number];

function withFigures({ profile, snapshots, items }: Found, day: string) {
  const earlier = snapshots.filter(({ takenOn }) => takenOn < day);
  return {
    profile,
    newest: snapshots.toSorted((a, b) => (a.takenOn < b.takenOn ? 1 : -1))[0],
    base: growthBase(earlier, day)?.totalFollowers ?? null,
    figures: deriveFigures(profile, {
      today: day,
      channels: profile.channels,
      snapshots: earlier,
      items,
      learned: profile.learned,
    }),
  };
}

type Refreshed = ReturnType<typeof withFigures>;

const needsSnapshot =
  (day: string) =>
  ({ newest, figures }: Refreshed) => {
    if (!newest) return figures.totalFollowers > 0;
    const age = (Date.parse(day) - Date.parse(newest.takenOn)) / DAY_MS;
    const moved =
      newest.totalFollowers !== figures.totalFollowers ||
      differ(newest.avgEngagement, figures.avgEngagement);
    return age > 0 && (moved || age >= SNAPSHOT_DAYS);
  };

const isChanged = ({ profile, figures }: Refreshed) =>
  (Object.keys(figures) as (keyof typeof figures)[]).some((key) =>
    differ(profile[key], figures[key]),
  );

/** A value that passed through JSON may differ from the computed one in its last binary digit. */
const differ = (a: number | string | boolean, b: number | string | boolean) =>
  typeof a === "number" && typeof b === "number" ? Math.abs(a - b) > 1e-9 : a !== b;

/**
 * The average is computed with every save. One that no longer follows from its own profile was computed by an
 * earlier rule.
 */
const isRemeasured = ({ profile, figures }: Refreshed) =>
  profile.avgEngagement > 0 &&
  figures.avgEngagement > 0 &&
  differ(profile.avgEngagement, figures.avgEngagement);

const measured = ({ profile, figures, base }: Refreshed) => ({ ...profile, ...figures, base });
