/**
 * Computes whose turn it is, the deadline and the reminders. A deadline is the last day on which to act, in the time zone
 * of the person who must act. It ends with that day. Pure.
 */
import { DEFAULT_ZONE } from "~/platform/dates";
import { dayIn, momentIn, parseClockTime } from "~/platform/zone-clock";
import type { DeadlineStep } from "~db/constants";
import { addBusinessDays, addDays } from "./business-days";
import { type DeadlineKind, RULES } from "./deadline-kinds";

/** The input of the deadline rules. */
export interface DeadlineInput {
  kind: DeadlineKind;
  /** When the turn began (ms). */
  since: number;
  /** The time zone of the person who must act; null: not chosen. */
  zone: string | null;
  /** For an invitation or an offer: the campaign's first day. */
  starts?: string | null | undefined;
  /** For an invitation or an offer: the campaign's last day. */
  ends?: string | null | undefined;
  /** The last day after an extension by the waiting side. */
  extendedTo?: string | null | undefined;
  /** The last step that was taken. */
  lastStep?: DeadlineStep | null | undefined;
}

const zoneOf = ({ zone }: Pick<DeadlineInput, "zone">) => zone ?? DEFAULT_ZONE;

/** An answer to an offer comes too late once the campaign has begun or ended. */
const endsWithCampaign = (kind: DeadlineKind) => RULES[kind].subject === "invitation";

/** The last day when the full time for this kind is counted from a day. */
function wholeTime(kind: DeadlineKind, from: string): string {
  const { days, business } = RULES[kind];
  return business ? addBusinessDays(from, days) : addDays(from, days);
}

const earliest = (...days: (string | null | undefined | false)[]) =>
  days.filter((day) => day).sort()[0] as string;

/**
 * The last day on which to act. An invitation ends on the day before its campaign starts and with the campaign, if that is
 * sooner: after it, no one can accept. The athlete always has at least the next day.
 */
export function lastDayOf(turn: DeadlineInput): string {
  if (turn.extendedTo) return turn.extendedTo;
  const { kind, starts, ends } = turn;
  const day = dayIn(zoneOf(turn), turn.since);
  const last = wholeTime(kind, day);
  if (!endsWithCampaign(kind)) return last;
  const end = earliest(
    last,
    starts && starts > day && addDays(starts, -1),
    ends && ends >= day && ends,
  );
  return end > day ? end : addDays(day, 1);
}

/** When the last day has ended (ms). */
export const dueAt = (turn: DeadlineInput): number =>
  momentIn(zoneOf(turn), addDays(lastDayOf(turn), 1));

const REMIND_AT = parseClockTime("09:00");

/**
 * When to remind: on the morning of the day at half of the time, and on the morning of the last day. The first reminder is
 * left out if it would come on the same morning as the second, or before the turn begins.
 */
export function remindersOf(turn: DeadlineInput): { half: number | null; last: number } {
  const zone = zoneOf(turn);
  const morning = (day: string) => momentIn(zone, day, REMIND_AT);
  const last = morning(lastDayOf(turn));
  const half = morning(dayIn(zone, (turn.since + dueAt(turn)) / 2));
  return { half: half > turn.since && half < last ? half : null, last };
}

const ORDER: readonly DeadlineStep[] = ["half", "last", "due"];

/** The latest step that is due and not taken. Earlier steps that were missed are skipped. */
export function stepDue(turn: DeadlineInput, now: number): DeadlineStep | null {
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
  return turn.lastStep && ORDER.indexOf(turn.lastStep) >= ORDER.indexOf(reached) ? null : reached;
}

/**
 * The last day after an extension: the full time again, from today, but not after the campaign's last day. Null if that is
 * not later than the current last day.
 */
export function extensionOf(turn: DeadlineInput, now: number): string | null {
  const today = dayIn(zoneOf(turn), now);
  const day = earliest(wholeTime(turn.kind, today), endsWithCampaign(turn.kind) && turn.ends);
  return day > lastDayOf(turn) && day >= today ? day : null;
}

/** A deadline as screens show it. */
export interface Deadline {
  kind: DeadlineKind;
  lastDay: string;
  overdue: boolean;
  /** It ends with this day. */
  isToday: boolean;
  /** The last day after an extension by the other side; null if it would add no time. */
  extendTo: string | null;
}

export function deadlineOf(turn: DeadlineInput, now: number): Deadline {
  const lastDay = lastDayOf(turn);
  return {
    kind: turn.kind,
    lastDay,
    overdue: now >= dueAt(turn),
    isToday: dayIn(zoneOf(turn), now) === lastDay,
    extendTo: extensionOf(turn, now),
  };
}
