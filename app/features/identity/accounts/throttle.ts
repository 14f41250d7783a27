import { HOUR_MS, MINUTE_MS } from "~/platform/durations";
import { plural } from "~/platform/numbers";
export const INITIAL_WAIT_MS = 30_000;
const QUARTER_HOUR_MS = 15 * MINUTE_MS;

/**
 * After `limit` failures in a row each further try waits: half a minute at first, then twice as long each
 * time, `maxWaitMs` at most. The failures of one address against one account count first. The account as
 * a whole counts guesses from many addresses; it gets slow for browsers it does not know, and never shuts.
 */
export const THROTTLES = {
  pair: { limit: 5, maxWaitMs: QUARTER_HOUR_MS },
  device: { limit: 5, maxWaitMs: QUARTER_HOUR_MS },
  address: { limit: 20, maxWaitMs: QUARTER_HOUR_MS },
  account: { limit: 20, maxWaitMs: INITIAL_WAIT_MS },
  /** The codes of an account. Only those who know its password get to guess them, so strangers cannot use it up. */
  codes: { limit: 20, maxWaitMs: QUARTER_HOUR_MS },
} as const;

export type ThrottleKind = keyof typeof THROTTLES;

/** Failures older than this count no more. */
export const FORGET_MS = HOUR_MS;

/** How long the next try waits. */
export function waitAfter(failures: number, kind: ThrottleKind): number {
  const { limit, maxWaitMs } = THROTTLES[kind];
  return failures < limit ? 0 : Math.min(INITIAL_WAIT_MS * 2 ** (failures - limit), maxWaitMs);
}

/** '30 seconds', '1 minute', '8 minutes': never less than is left. */
export function formatWait(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds < 60) return plural(seconds, "second");
  const minutes = Math.ceil(seconds / 60);
  return plural(minutes, "minute");
}
