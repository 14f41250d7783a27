import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/platform/durations";
import { replyTimeText, typicalReply } from "./reply-times.server";

const times = (n: number) => Array.from({ length: n }, (_, i) => (i + 1) * HOUR_MS);

test("the median is known from ten answers on, in any order", () => {
  expect(typicalReply(times(9))).toBeNull();
  expect(typicalReply(times(10).reverse())).toBe(5.5 * HOUR_MS);
  expect(typicalReply(times(11))).toBe(6 * HOUR_MS);
});

test("one very slow answer does not change it", () => {
  expect(typicalReply([...times(10), 400 * DAY_MS])).toBe(6 * HOUR_MS);
});

test.each([
  [MINUTE_MS, "Usually answers within an hour"],
  [HOUR_MS, "Usually answers within an hour"],
  [HOUR_MS + 1, "Usually answers within a few hours"],
  [DAY_MS, "Usually answers within a day"],
  [DAY_MS + 1, "Usually answers within 3 days"],
  [7 * DAY_MS, "Usually answers within a week"],
  [8 * DAY_MS, "Usually answers in more than a week"],
])("%i ms is said as: %s", (ms, text) => {
  expect(replyTimeText(ms)).toBe(text);
});
