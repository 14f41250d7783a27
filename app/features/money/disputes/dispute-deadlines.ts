/** The dates of a dispute. Pure. */

import { addBusinessDays, addDays } from "~/features/campaigns/deadlines/business-days";
import type { Deadline } from "~/features/campaigns/deadlines/deadlines";
import { DEFAULT_ZONE } from "~/platform/dates";
import { dayIn, momentIn } from "~/platform/zone-clock";
import type { DisputePriority } from "~db/constants";

/** The aim is to decide within 5 to 7 business days. Counted in the zone of our own office. */
export const resolutionTarget = (since: number): { from: string; to: string } => {
  const day = dayIn(DEFAULT_ZONE, since);
  return { from: addBusinessDays(day, 5), to: addBusinessDays(day, 7) };
};

const APPEAL_DAYS = 7;

/** The last day on which a ruling can be appealed. */
export const appealDay = (ruledAt: number): string =>
  addDays(dayIn(DEFAULT_ZONE, ruledAt), APPEAL_DAYS);

export const mayStillAppeal = (ruledAt: number, now: number): boolean =>
  now < momentIn(DEFAULT_ZONE, addDays(appealDay(ruledAt), 1));

/**
 * The last day of the respondent's answer while our team waits for it with a decision; null once they have answered or the
 * day is over. An urgent dispute does not wait.
 */
export const decisionWaitsUntil = ({
  deadline,
  priority,
}: {
  deadline: Deadline | null;
  priority: DisputePriority;
}): string | null =>
  deadline && !deadline.overdue && priority !== "urgent" ? deadline.lastDay : null;
