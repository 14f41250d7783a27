import { DAY_MS } from "~/platform/durations";
import { plural } from "~/platform/numbers";
/** An athlete's figures over time, prepared for charts. Pure. */

export const HISTORY_WEEKS = 12;
/** Snapshots are at most a week apart; a longer gap breaks the line, because interpolation would invent data. */
const MAX_STEP_DAYS = 14;

export interface DayFigures {
  /** 'YYYY-MM-DD' */
  takenOn: string;
  totalFollowers: number;
  /** Percent. */
  avgEngagement: number;
}

/** The series of one figure, oldest day first, with a break where snapshots are missing. */
export function trend(days: readonly DayFigures[], figure: (day: DayFigures) => number) {
  return days.flatMap((day, i) => {
    const x = Date.parse(day.takenOn);
    const before = days[i - 1];
    const gap = before && x - Date.parse(before.takenOn) > MAX_STEP_DAYS * DAY_MS;
    return [...(gap ? [{ x: x - DAY_MS, y: null }] : []), { x, y: figure(day) }];
  });
}

/** 'Followers grew from 96.4K to 101.0K in 12 weeks.' */
export function trendSentence(
  label: string,
  days: readonly DayFigures[],
  figure: (day: DayFigures) => number,
  format: (figure: number) => string,
): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return "";
  if (first === last) return `${label}: ${format(figure(first))}, only one figure so far.`;
  const [from, to] = [format(figure(first)), format(figure(last))];
  const time = span(first.takenOn, last.takenOn);
  if (from === to) return `${label} stayed at ${to} for ${time}.`;
  return `${label} ${figure(last) > figure(first) ? "grew" : "fell"} from ${from} to ${to} in ${time}.`;
}

function span(from: string, to: string): string {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
  if (days >= 14) return `${Math.round(days / 7)} weeks`;
  return plural(days, "day");
}
