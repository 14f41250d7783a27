import { platformName } from "~/features/reference/platforms/platform-names";
import { formatLongDay } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { formatPercent, formatWhole } from "~/platform/numbers";
import type { AudienceAnomalyKind, Platform } from "~db/constants";
import { ENGAGEMENT_NORM, tierOf } from "../athletes/figures";

/**
 * What is far from usual about a channel, by what its platform told on each day. It says that there is a question, never what
 * the answer is: a television appearance looks like bought followers. The limits are published (`anomaly-rules.tsx`). Pure.
 */

/** What a platform told of a channel on one day. */
export interface ChannelDay {
  /** 'YYYY-MM-DD' */
  takenOn: string;
  followers: number;
  /** Percent; null: not known. */
  engagementRate: number | null;
  /** When its newest post was made; null: not known. */
  lastPostAt: number | null;
}

export interface Anomaly {
  kind: AudienceAnomalyKind;
  /** Followers before a jump; the usual rate in percent. */
  usual: number;
  measured: number;
  firstDay: string;
  lastDay: string;
}

export const JUMP = {
  /** It happens within so many days. */
  days: 7,
  percent: 25,
  followers: 1_000,
  /** No post in its days, nor in so many before them. */
  quietDays: 7,
  /** For how long it is a question, from its first day on. */
  askedDays: 30,
} as const;

export const RATE = {
  /** The mean of so many days, of which at least `readings` are known. */
  days: 7,
  readings: 3,
  /** Smaller channels differ too much. */
  followers: 1_000,
  /** Times the norm. */
  lowest: 0.1,
  highest: 5,
} as const;

/** How long only the athlete knows, unless the athlete explains it earlier. */
export const ATHLETE_FIRST_DAYS = 7;

export const visibleFrom = ({
  foundAt,
  explainedAt,
}: {
  foundAt: number;
  explainedAt: number | null;
}): number => explainedAt ?? foundAt + ATHLETE_FIRST_DAYS * DAY_MS;

/** @param days in any order @param today 'YYYY-MM-DD' */
export function findAnomalies(days: readonly ChannelDay[], today: string): Anomaly[] {
  const inOrder = days
    .filter(({ takenOn }) => takenOn <= today)
    .sort((a, b) => (a.takenOn < b.takenOn ? -1 : 1));
  return [findJump(inOrder, today), findUnusualRate(inOrder, today)].filter(
    (sign) => sign !== null,
  );
}

const start = (day: string) => Date.parse(day);
const between = (first: string, last: string) => (start(last) - start(first)) / DAY_MS;
const isJump = (from: number, to: number) =>
  from > 0 && to - from >= JUMP.followers && to >= from * (1 + JUMP.percent / 100);

/** The largest jump that is still there: those that left again are no question. */
function findJump(days: readonly ChannelDay[], today: string): Anomaly | null {
  const now = days.at(-1)?.followers ?? 0;
  const jumps = days.flatMap((from, i) =>
    days
      .slice(i + 1)
      .filter(
        (to) =>
          between(from.takenOn, to.takenOn) <= JUMP.days &&
          between(from.takenOn, today) <= JUMP.askedDays &&
          isJump(from.followers, to.followers) &&
          isJump(from.followers, now) &&
          isQuiet(from, to),
      )
      .map((to) => ({ from, to, gain: to.followers - from.followers })),
  );
  // Of jumps alike, the shortest.
  const [largest] = jumps.sort(
    (a, b) =>
      b.gain - a.gain ||
      between(a.from.takenOn, a.to.takenOn) - between(b.from.takenOn, b.to.takenOn),
  );
  if (!largest) return null;
  const { from, to } = largest;
  return {
    kind: "jump",
    usual: from.followers,
    measured: to.followers,
    firstDay: from.takenOn,
    lastDay: to.takenOn,
  };
}

/** Whether no post explains a gain. Not known counts as a post. */
const isQuiet = (from: ChannelDay, { lastPostAt }: ChannelDay) =>
  lastPostAt !== null && lastPostAt < start(from.takenOn) - JUMP.quietDays * DAY_MS;

function findUnusualRate(days: readonly ChannelDay[], today: string): Anomaly | null {
  const known = days.flatMap(({ takenOn, followers, engagementRate }) =>
    engagementRate !== null && between(takenOn, today) < RATE.days
      ? { takenOn, followers, engagementRate }
      : [],
  );
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || known.length < RATE.readings || last.followers < RATE.followers)
    return null;
  const mean = known.reduce((sum, { engagementRate }) => sum + engagementRate, 0) / known.length;
  const norm = ENGAGEMENT_NORM[tierOf(last.followers)];
  if (mean >= norm * RATE.lowest && mean <= norm * RATE.highest) return null;
  return {
    kind: "rate",
    usual: norm,
    measured: mean,
    firstDay: first.takenOn,
    lastDay: last.takenOn,
  };
}

/** What was measured, without a word about what it means. Pure; for loaders, so that few pages carry the words. */
export function describeAnomaly({
  platform,
  kind,
  usual,
  measured,
  firstDay,
  lastDay,
}: Anomaly & { platform: Platform }): string {
  const name = platformName(platform);
  return kind === "rate"
    ? `${name} engagement was ${formatPercent(measured)}, measured up to ${formatLongDay(lastDay)}. Channels of that size usually have about ${formatPercent(usual)}.`
    : `${name} followers rose from ${formatWhole(usual)} to ${formatWhole(measured)} between ${formatLongDay(firstDay)} and ${formatLongDay(lastDay)}, without a post in those days or the week before.`;
}
