import { unavailable } from "./errors";

/**
 * A page must be out within five seconds, even when the database is not; this is the database's share. Only waiting
 * for the database counts: a part of a clip may take minutes to arrive, and its row is written afterwards.
 */
const BUDGET_MS = 4_300;

export interface Meter {
  /** Requests sent to the database. */
  trips: number;
  /** Milliseconds during which at least one of them was under way. */
  busyMs: number;
  /** A command has changed something: there may be mails and pushes to send. */
  wrote: boolean;
}

/**
 * A `fetch` for the database client: counts, and gives up when this request has waited long enough.
 * @throws AppError unavailable when the database does not answer in time or refuses the request
 */
export function meteredFetch(clock: () => number): { fetch: typeof fetch; meter: Meter } {
  const meter: Meter = { trips: 0, busyMs: 0, wrote: false };
  let running = 0;
  let busySince = 0;
  const left = () => BUDGET_MS - meter.busyMs - (running > 0 ? clock() - busySince : 0);
  const metered = async (input: RequestInfo | URL, init?: RequestInit) => {
    meter.trips += 1;
    if (running++ === 0) busySince = clock();
    try {
      const signal = AbortSignal.timeout(Math.max(1, left()));
      const response = await fetch(input, { ...init, signal, redirect: "manual" });
      // Read the whole body under the deadline: a server may also hang halfway through it.
      const body = await response.arrayBuffer();
      // 429: sqld has no connection to give.
      if (response.status >= 500 || response.status === 429)
        throw new Error(`the database answered ${response.status}`);
      return new Response(body, response);
    } catch (error) {
      throw unavailable(error);
    } finally {
      if (--running === 0) meter.busyMs += clock() - busySince;
    }
  };
  return { fetch: metered as typeof fetch, meter };
}

/** A `fetch` for the database client of background work: every call has this long, whenever it begins. */
export const fetchWithDeadline =
  (callMs: number): typeof fetch =>
  async (input, init) => {
    const signal = AbortSignal.timeout(callMs);
    const response = await fetch(input, { ...init, signal, redirect: "manual" });
    // Read the whole body under the deadline: a server may also hang halfway through it.
    return new Response(await response.arrayBuffer(), response);
  };
