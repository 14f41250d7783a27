/** How fast a person usually answers. Pure. */
import { DAY_MS, HOUR_MS, WEEK_MS } from "~/platform/durations";

/** With fewer answers nothing is shown, because one slow answer would count too much. */
const FEWEST = 10;

/** The median of the times, rounded up; null if they are too few. */
export function typicalReply(times: readonly number[]): number | null {
  if (times.length < FEWEST) return null;
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return Math.ceil(middle.reduce((sum, time) => sum + time, 0) / middle.length);
}

const WORDS: readonly [upTo: number, words: string][] = [
  [HOUR_MS, "within an hour"],
  [6 * HOUR_MS, "within a few hours"],
  [DAY_MS, "within a day"],
  [3 * DAY_MS, "within 3 days"],
  [WEEK_MS, "within a week"],
];

/** 'Usually answers within a day'; null if that is not known. */
export const replyTimeText = (ms: number | null): string | null =>
  ms === null
    ? null
    : `Usually answers ${WORDS.find(([upTo]) => ms <= upTo)?.[1] ?? "in more than a week"}`;
