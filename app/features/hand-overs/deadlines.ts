/**
 * Computes whose turn it is, the deadline and the reminders. A deadline is the last day on which to act, in the time zone
 * of the person who must act. It ends with that day. Pure.
 */
import { DEFAULT_ZONE } from "~/platform/dates";
import type { HandOverKind, HandOverStep } from "~db/constants";
import { addBusinessDays, addDays } from "./business-days";
import { dayIn, momentIn } from "./days-in-zone";

interface Rule {
  /** The side that must act; the other side waits. */
  by: "athlete" | "brand";
  days: number;
  /** Whether only business days count. */
  business: boolean;
}

export const RULES: Readonly<Record<HandOverKind, Rule>> = {
  invitation: { by: "athlete", days: 7, business: false },
  review: { by: "brand", days: 3, business: true },
  changes: { by: "athlete", days: 5, business: true },
};

/** The input of the deadline rules. */
export interface Turn {
  kind: HandOverKind;
  /** When the turn began (ms). */
  since: number;
  /** The time zone of the person who must act; null: not chosen. */
  zone: string | null;
  /** For an invitation: the campaign's first day. */
  starts?: string | null | undefined;
  /** The last day after an extension by the waiting side. */
  extendedTo?: string | null | undefined;
  /** The last step that was taken. */
  told?: HandOverStep | null | undefined;
}

const zoneOf = ({ zone }: Pick<Turn, "zone">) => zone ?? DEFAULT_ZONE;

/** The last day when the full time for this kind is counted from a day. */
function wholeTime(kind: HandOverKind, from: string): string {
  const { days, business } = RULES[kind];
  return business ? addBusinessDays(from, days) : addDays(from, days);
}

/**
 * The last day on which to act. An invitation ends on the day before its campaign starts, if that is sooner. The athlete
 * always has at least the next day, and the full time if the campaign had already started.
 */
export function lastDayOf(turn: Turn): string {
  if (turn.extendedTo) return turn.extendedTo;
  const day = dayIn(zoneOf(turn), turn.since);
  const last = wholeTime(turn.kind, day);
  if (turn.kind !== "invitation" || !turn.starts || turn.starts <= day) return last;
  const before = addDays(turn.starts, -1);
  const soonest = addDays(day, 1);
  if (before < soonest) return soonest;
  if (before < last) return before;
  return last;
}

/** When the last day has ended (ms). */
export const dueAt = (turn: Turn): number => momentIn(zoneOf(turn), addDays(lastDayOf(turn), 1));

const REMIND_AT_HOUR = 9;

/**
 * When to remind: on the morning of the day at half of the time, and on the morning of the last day. The first reminder is
 * left out if it would come on the same morning as the second, or before the turn begins.
 */
export function remindersOf(turn: Turn): { half: number | null; last: number } {
  const zone = zoneOf(turn);
  const morning = (day: string) => momentIn(zone, day, REMIND_AT_HOUR);
  const last = morning(lastDayOf(turn));
  const half = morning(dayIn(zone, (turn.since + dueAt(turn)) / 2));
  return { half: half > turn.since && half < last ? half : null, last };
}

const ORDER: readonly HandOverStep[] = ["half", "last", "due"];

/** The latest step that is due and not taken. Earlier steps that were missed are skipped. */
export function stepDue(turn: Turn, now: number): HandOverStep | null {
  const { half, last } = remindersOf(turn);
  const reached =
    now >= dueAt(turn)
      ? "due"
      : now >= last
        ? "last"
        : half !== null && now >= half
          ? "half"
          : null;
  if (!reached) return null;
  return turn.told && ORDER.indexOf(turn.told) >= ORDER.indexOf(reached) ? null : reached;
}

/** The last day after an extension: the full time again, from today. Null if that is not later than the current last day. */
export function extensionOf(turn: Turn, now: number): string | null {
  const day = wholeTime(turn.kind, dayIn(zoneOf(turn), now));
  return day > lastDayOf(turn) ? day : null;
}

/** A deadline as screens show it. */
export interface Deadline {
  kind: HandOverKind;
  lastDay: string;
  overdue: boolean;
  /** The last day after an extension by the other side; null if it would add no time. */
  extendTo: string | null;
}

export const deadlineOf = (turn: Turn, now: number): Deadline => ({
  kind: turn.kind,
  lastDay: lastDayOf(turn),
  overdue: now >= dueAt(turn),
  extendTo: extensionOf(turn, now),
});
