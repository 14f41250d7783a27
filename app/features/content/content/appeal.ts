import { DAY_MS } from "~/platform/durations";

/** How long an appeal may be made, and the files of removed content are kept. */
export const APPEAL_DAYS = 30;

export const appealDeadline = (decidedAt: number) => decidedAt + APPEAL_DAYS * DAY_MS;

/** What was decided before this has had its time. */
export const appealCutoff = (now: number) => now - APPEAL_DAYS * DAY_MS;
