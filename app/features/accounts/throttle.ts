/** After this many failures in a row, each further try must wait. */
export const LIMITS = { account: 5, address: 20 } as const;

export const FIRST_WAIT_MS = 30_000;
export const LONGEST_WAIT_MS = 15 * 60_000;

/** Failures older than this count no more. */
export const FORGET_MS = 60 * 60_000;

/** How long the next try waits: half a minute at the limit, then twice as long each time. */
export const waitAfter = (failures: number, limit: number): number =>
  failures < limit ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (failures - limit), LONGEST_WAIT_MS);

/** '30 seconds', '1 minute', '8 minutes': never less than is left. */
export function formatWait(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds < 60) return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}
