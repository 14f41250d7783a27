import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Router } from "../use-router";
import { holdRefreshes } from "./hold-refreshes";

const DATA = "/brand/campaigns.data";
const REFRESHING = { revalidation: "loading", navigation: { state: "idle" } };

/** Answers in turn; an answer that is an error is a request that failed. */
function browser(answers: (number | Error)[]) {
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(String(input));
    init?.signal?.throwIfAborted();
    const answer = answers.shift() ?? new Error("asked too often");
    if (answer instanceof Error) throw answer;
    return new Response(null, { status: answer });
  };
  const window = Object.assign(new EventTarget(), {
    fetch,
    location: { href: "https://laurel.test/brand/campaigns" },
  });
  vi.stubGlobal("window", window);
  return { window, fetch, asked };
}

const hold = (state: object = REFRESHING) => holdRefreshes({ state } as Router);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["fails", new TypeError("Failed to fetch")],
  ["is answered by a proxy", 502],
  ["finds no database", 503],
])("a refresh that %s is asked again until it is answered", async (_, failure) => {
  const { window, asked } = browser([failure, failure, 200]);
  hold();
  let status: number | undefined;
  window.fetch(DATA).then((answer) => {
    status = answer.status;
  });
  await vi.advanceTimersByTimeAsync(9_900);
  expect({ asked, status }).toEqual({ asked: [DATA, DATA], status: undefined });
  await vi.advanceTimersByTimeAsync(200);
  expect({ asked, status }).toEqual({ asked: [DATA, DATA, DATA], status: 200 });
});

test("a held refresh goes out at once when the browser is online again, and only then once", async () => {
  const { window, asked } = browser([new TypeError("offline"), 200]);
  hold();
  const answer = window.fetch(DATA);
  await vi.advanceTimersByTimeAsync(100);
  window.dispatchEvent(new Event("online"));
  expect((await answer).status).toBe(200);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
});

test("a refresh that the router cancels ends at once", async () => {
  const { window, asked } = browser([new TypeError("offline")]);
  hold();
  const cancelled = new AbortController();
  const answer = window.fetch(DATA, { signal: cancelled.signal });
  const outcome = expect(answer).rejects.toThrow("aborted");
  await vi.advanceTimersByTimeAsync(100);
  cancelled.abort();
  await outcome;
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
});

test.each([
  ["of the page itself", DATA, { revalidation: "idle", navigation: { state: "idle" } }],
  ["of a navigation", DATA, { revalidation: "loading", navigation: { state: "loading" } }],
  ["of another address", "/notifications/bell", REFRESHING],
])("a request %s is not held", async (_, address, state) => {
  const { window, asked } = browser([new TypeError("offline")]);
  hold(state);
  await expect(window.fetch(address)).rejects.toThrow("offline");
  expect(asked).toHaveLength(1);
});

test("an answer of the app is not held, although it is an error", async () => {
  const { window } = browser([500]);
  hold();
  expect((await window.fetch(DATA)).status).toBe(500);
});

test("when it is stopped, the browser asks as before", () => {
  const { window, fetch } = browser([]);
  const stop = hold();
  expect(window.fetch).not.toBe(fetch);
  stop();
  expect(window.fetch).toBe(fetch);
});
