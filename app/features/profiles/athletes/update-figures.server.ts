import { and, eq } from "drizzle-orm";
import { dayOf } from "~/platform/dates";
import type { Database, Statement } from "~db/client";
import { newId } from "~db/columns";
import { athleteProfiles, metricSnapshots } from "~db/schema";
import type { Channel } from "../channels/channel";
import { type DerivedFigures, deriveFigures } from "./derived-figures";
import type { ProfileHistory } from "./queries.server";

/** Keeps a day's figures, in place of what was kept for it before. */
export const storeSnapshot = (
  { orm }: Database,
  athleteId: string,
  takenOn: string,
  { totalFollowers, avgEngagement }: DerivedFigures,
): Statement =>
  orm
    .insert(metricSnapshots)
    .values({ id: newId(), athleteId, takenOn, totalFollowers, avgEngagement })
    .onConflictDoUpdate({
      target: [metricSnapshots.athleteId, metricSnapshots.takenOn],
      set: { totalFollowers, avgEngagement },
    });

/**
 * What follows for a profile from channels that have changed; for the batch of that change. A profile that was saved since it
 * was read stays as it is: the daily job brings it up to date.
 */
export function updateFigures(
  db: Database,
  { own, snapshots, items }: ProfileHistory,
  channels: readonly Channel[],
  now: number,
): Statement[] {
  if (!own) return [];
  const today = dayOf(now);
  const derived = deriveFigures(own, {
    ...{ today, channels, snapshots, items },
    learned: own.learned,
  });
  return [
    db.orm
      .update(athleteProfiles)
      .set(derived)
      .where(
        and(
          eq(athleteProfiles.userId, own.userId),
          eq(athleteProfiles.lastUpdated, own.lastUpdated),
          eq(athleteProfiles.isVerified, own.isVerified),
        ),
      ),
    storeSnapshot(db, own.userId, today, derived),
  ];
}
