import { DAY_MS } from "~/platform/durations";

/** How long a post has to stay as it was posted. */
export const KEPT_DAYS = 30;

export const keptUntil = (postedAt: number): number => postedAt + KEPT_DAYS * DAY_MS;
