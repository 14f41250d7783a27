import { expect, test } from "vitest";
import { formatWait, INITIAL_WAIT_MS, THROTTLES, type ThrottleKind, waitAfter } from "./throttle";

const KINDS = Object.keys(THROTTLES) as ThrottleKind[];

test("the first failures cost nothing", () => {
  for (const kind of KINDS) {
    const { limit } = THROTTLES[kind];
    for (let failures = 0; failures < limit; failures++) expect(waitAfter(failures, kind)).toBe(0);
    expect(waitAfter(limit, kind)).toBe(INITIAL_WAIT_MS);
  }
});

test("waits double up to the longest of their kind; an account as a whole never waits longer than at first", () => {
  for (const kind of KINDS) {
    const { limit, maxWaitMs } = THROTTLES[kind];
    let before = 0;
    for (let failures = limit; failures < 200; failures++) {
      const wait = waitAfter(failures, kind);
      expect(wait).toBe(Math.min(Math.max(before * 2, INITIAL_WAIT_MS), maxWaitMs));
      before = wait;
    }
    expect(before).toBe(kind === "account" ? 30_000 : 15 * 60_000);
  }
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
