import { DAY_MS } from "~/platform/durations";

/** How long the files of removed content are kept, and an appeal may be made. */
const APPEAL_DAYS = 30;

export const appealEnd = (removedAt: number) => removedAt + APPEAL_DAYS * DAY_MS;

/** What was removed before this has had its time. */
export const appealCutoff = (now: number) => now - APPEAL_DAYS * DAY_MS;
