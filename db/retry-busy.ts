/**
 * The answer to a batch whose first step, BEGIN, found the database busy: no statement of it has run. BUSY at a
 * later step looks different, and such a batch may have begun.
 */
const BUSY_AT_BEGIN = /"step_errors":\[\{[^}]*"code":"SQLITE_BUSY"/;

const ATTEMPTS = 8;
const SHORTEST_DELAY_MS = 20;
const LONGEST_DELAY_MS = 320;

/** Exponential backoff with jitter; all of them together take at most 1.3 s. */
function delayBefore(attempt: number): Promise<void> {
  const longest = Math.min(LONGEST_DELAY_MS, SHORTEST_DELAY_MS * 2 ** (attempt - 2));
  const delay = (longest * (1 + Math.random())) / 2;
  return new Promise((resolve) => setTimeout(resolve, delay));
}

/**
 * Sends a batch again when the database was too busy to begin it. `send` decides how long: when the time of the
 * request is spent, it throws. After the last attempt the caller gets SQLITE_BUSY.
 */
export const retryBusyTransaction =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { url, method, headers } = request;
    const body = await request.text();
    for (let attempt = 1; ; attempt++) {
      const answer = await send(url, { method, headers, body });
      const text = await answer.text();
      if (attempt === ATTEMPTS || !BUSY_AT_BEGIN.test(text)) return new Response(text, answer);
      await delayBefore(attempt + 1);
    }
  };
