import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "~/platform/durations";
import { POST_SPANS, type PostSpan } from "~db/constants";
import { dueSpans, isLate, LIVE_PERIOD_DAYS, nextReading, nextRetry, spanEnd } from "./spans";

const POSTED = Date.UTC(2026, 4, 3, 8);

test("whenever the job runs, each span is taken once, in order, and not before its end", () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 20 * 24 }), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(gaps, (hours) => {
      const taken: PostSpan[] = [];
      let now = POSTED;
      for (const gap of hours) {
        now += gap * HOUR_MS;
        const due = dueSpans(POSTED, taken, now);
        for (const span of due) expect(spanEnd(POSTED, span)).toBeLessThanOrEqual(now);
        taken.push(...due);
        const next = nextReading(POSTED, taken, now);
        if (next !== null) expect(next).toBeGreaterThan(now);
      }
      expect(taken).toEqual(POST_SPANS.slice(0, taken.length));
      const isOver = now >= POSTED + LIVE_PERIOD_DAYS * DAY_MS;
      expect(nextReading(POSTED, taken, now) === null).toBe(isOver);
    }),
  );
});

test("a post is read again at the end of its next span, or a day later while it has to stay as it is", () => {
  expect(nextReading(POSTED, [], POSTED)).toBe(POSTED + HOUR_MS);
  expect(nextReading(POSTED, ["1h"], POSTED + 2 * HOUR_MS)).toBe(POSTED + DAY_MS);
  const week = POSTED + 7 * DAY_MS;
  expect(nextReading(POSTED, ["1h", "24h", "72h", "7d"], week)).toBe(week + DAY_MS);
});

test("figures are late when they came much later than their span ended", () => {
  const after = (span: PostSpan, ms: number) => isLate(POSTED, span, spanEnd(POSTED, span) + ms);
  expect(after("1h", HOUR_MS)).toBe(false);
  expect(after("1h", 3 * HOUR_MS)).toBe(true);
  expect(after("30d", 7 * DAY_MS)).toBe(false);
  expect(after("30d", 8 * DAY_MS)).toBe(true);
});

test("a post that gives no answer is tried later and later, a day apart at most, and for 45 days", () => {
  const gaps = [0, 1, 2, 20].map((failures) => (nextRetry(POSTED, failures, POSTED) ?? 0) - POSTED);
  expect(gaps).toEqual([HOUR_MS / 4, HOUR_MS / 2, HOUR_MS, DAY_MS]);
  expect(nextRetry(POSTED, 20, POSTED + 46 * DAY_MS)).toBeNull();
});
