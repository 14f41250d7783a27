import { DAY_MS, HOUR_MS } from "~/platform/durations";
import { POST_SPANS, type PostSpan } from "~db/constants";

/** How long a post has to stay as it was posted. */
export const LIVE_PERIOD_DAYS = 30;

export const livePeriodEnd = (postedAt: number): number => postedAt + LIVE_PERIOD_DAYS * DAY_MS;

/** When the figures of a post are taken. Pure. */

const SPAN_MS: Record<PostSpan, number> = {
  "1h": HOUR_MS,
  "24h": DAY_MS,
  "72h": 3 * DAY_MS,
  "7d": 7 * DAY_MS,
  "30d": 30 * DAY_MS,
};

/** A post without an answer by then is not asked about any more. */
const GIVEN_UP_DAYS = 45;

export const spanEnd = (postedAt: number, span: PostSpan): number => postedAt + SPAN_MS[span];

/** The spans that have ended and have no figures yet: one that was missed is taken late. */
export const dueSpans = (postedAt: number, taken: readonly PostSpan[], now: number): PostSpan[] =>
  POST_SPANS.filter((span) => !taken.includes(span) && spanEnd(postedAt, span) <= now);

/** Whether a figure came much later than its span ended: by a quarter of the span, at least two hours. */
export const isLate = (postedAt: number, span: PostSpan, takenAt: number): boolean =>
  takenAt - spanEnd(postedAt, span) > Math.max(2 * HOUR_MS, SPAN_MS[span] / 4);

/**
 * When a post that has been read is read again: at the end of its next span, and each day while it has to stay as it is.
 * @param taken the spans that have figures now
 * @returns null when it is done
 */
export function nextReading(
  postedAt: number,
  taken: readonly PostSpan[],
  now: number,
): number | null {
  const ends = POST_SPANS.filter((span) => !taken.includes(span)).map((span) =>
    Math.max(now, spanEnd(postedAt, span)),
  );
  const check = now < livePeriodEnd(postedAt) ? [now + DAY_MS] : [];
  const times = [...ends, ...check];
  return times.length > 0 ? Math.min(...times) : null;
}

/** When to try again, later and later and at most a day apart; null when it is not worth it any more. */
export function nextRetry(postedAt: number, failures: number, now: number): number | null {
  if (now > postedAt + GIVEN_UP_DAYS * DAY_MS) return null;
  return now + Math.min(DAY_MS, (HOUR_MS / 4) * 2 ** Math.min(failures, 10));
}
