import { DAY_MS, MINUTE_MS } from "~/platform/durations";

export const LIST_TABS = ["all", "unread", "archived"] as const;
export type ListTab = (typeof LIST_TABS)[number];

export const MAX_MESSAGE_LENGTH = 5_000;

export const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** How many messages one person may send. */
export const MESSAGE_LIMIT = { count: 30, withinMs: MINUTE_MS };
export const CONVERSATION_LIMIT = { count: 20, withinMs: DAY_MS };

/** To how many athletes one form sends a message. */
export const MOST_RECIPIENTS = 50;

/** How long after sending a message can be unsent. */
export const UNSEND_MS = 5 * MINUTE_MS;

/** Messages on a page of a thread. */
export const PAGE = 50;
