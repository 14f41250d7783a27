import { expect, test } from "vitest";
import { FIRST_WAIT_MS, formatWait, LIMITS, LONGEST_WAIT_MS, waitAfter } from "./throttle";

test("the first failures cost nothing", () => {
  for (let failures = 0; failures < LIMITS.account; failures++)
    expect(waitAfter(failures, LIMITS.account)).toBe(0);
  expect(waitAfter(LIMITS.account, LIMITS.account)).toBe(FIRST_WAIT_MS);
});

test("waits double and stop at fifteen minutes", () => {
  let before = 0;
  for (let failures = LIMITS.account; failures < 200; failures++) {
    const wait = waitAfter(failures, LIMITS.account);
    expect(wait).toBe(Math.min(Math.max(before * 2, FIRST_WAIT_MS), LONGEST_WAIT_MS));
    before = wait;
  }
  expect(before).toBe(15 * 60_000);
});

test.each([
  [0, "1 second"],
  [29_001, "30 seconds"],
  [59_999, "1 minute"],
  [61_000, "2 minutes"],
  [900_000, "15 minutes"],
])("%d ms is %s", (ms, text) => {
  expect(formatWait(ms)).toBe(text);
});
