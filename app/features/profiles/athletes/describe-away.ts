import { dayOf, formatDays } from "~/platform/dates";

/** The days that an athlete is away, both '' where none are stated. */
export interface Away {
  awayFrom: string;
  awayUntil: string;
}

/**
 * 'Away 3 to 17 May', null where none are stated or all are over. Loaders format it, so that pages load no script for
 * it. A day in UTC is today's everywhere but for some hours, in which the words stay a little longer or less.
 */
export const describeAway = ({ awayFrom, awayUntil }: Away, now: number): string | null =>
  awayUntil && awayUntil >= dayOf(now) ? `Away ${formatDays(awayFrom, awayUntil, { now })}` : null;
