import { DAY_MS } from "~/platform/durations";

/** Follower growth, computed from daily snapshots. Pure. */

/** Growth is stated per 30 days and measured over about 30 days. */
const GROWTH_DAYS = 30;
const SETTLED_DAYS = 28;
/** A shorter period is too noisy to extrapolate to a month. */
const MIN_DAYS = 7;
const BOUND = 100;

export interface Snapshot {
  /** 'YYYY-MM-DD' */
  takenOn: string;
  totalFollowers: number;
}

/**
 * Percent by which the following grew in 30 days, one decimal, between -100 and 100. Compared with the
 * newest figures that are at least 28 days old; for a younger account with its first, at least a week old.
 * Without such figures, 0: `isGrowthKnown` tells it from figures that stayed the same.
 */
export function growthRate(snapshots: readonly Snapshot[], today: string, followers: number) {
  const base = growthBase(snapshots, today);
  if (!base) return 0;
  const percent = ((followers - base.totalFollowers) / base.totalFollowers) * 100;
  const monthly = (percent / snapshotAge(base, today)) * GROWTH_DAYS;
  return Math.round(Math.min(BOUND, Math.max(-BOUND, monthly)) * 10) / 10;
}

/** Whether a stored growth rate is one. Another rate than 0 is, also where `growthKnown` is not stored yet. */
export const isGrowthKnown = (athlete: { growthRate: number; growthKnown: boolean }): boolean =>
  athlete.growthKnown || athlete.growthRate !== 0;

/** The snapshot that growth is measured from. */
export function growthBase(snapshots: readonly Snapshot[], today: string): Snapshot | null {
  const age = (s: Snapshot) => snapshotAge(s, today);
  const byAge = snapshots.filter((s) => s.totalFollowers > 0).sort((a, b) => age(a) - age(b));
  return (
    byAge.find((s) => age(s) >= SETTLED_DAYS) ?? byAge.findLast((s) => age(s) >= MIN_DAYS) ?? null
  );
}

const snapshotAge = (s: Snapshot, today: string) =>
  (Date.parse(today) - Date.parse(s.takenOn)) / DAY_MS;
