import { afterEach, expect, test, vi } from "vitest";
import { appErrorIn } from "./errors";
import { fetchWithDeadline, meteredFetch } from "./timing";

afterEach(() => vi.unstubAllGlobals());

/** A database that answers after a moment of real time, and `waits` milliseconds by the clock. */
function databaseThat(waits: number) {
  let now = 0;
  vi.stubGlobal("fetch", async (_: unknown, { signal }: RequestInit) => {
    now += waits;
    await new Promise((resolve, reject) => {
      setTimeout(resolve, 20);
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
    return new Response("rows");
  });
  const pass = (ms: number) => {
    now += ms;
  };
  return { ...meteredFetch(() => now), pass };
}

test("the time in which a body arrives is not the database's", async () => {
  const { fetch, meter, pass } = databaseThat(5);
  await fetch("http://database");
  pass(10 * 60_000);
  expect(await (await fetch("http://database")).text()).toBe("rows");
  expect([meter.trips, meter.busyMs]).toEqual([2, 10]);
});

test("a request that has waited for the database long enough gives up", async () => {
  const { fetch } = databaseThat(4_300);
  await fetch("http://database");
  const error = await fetch("http://database").catch((thrown) => thrown);
  expect(appErrorIn(error)?.code).toBe("unavailable");
});

test("no redirect takes the database's token elsewhere", async () => {
  const asked: (RequestRedirect | undefined)[] = [];
  vi.stubGlobal("fetch", async (_: unknown, { redirect }: RequestInit) => {
    asked.push(redirect);
    return new Response("rows");
  });
  await meteredFetch(Date.now).fetch("http://database");
  await fetchWithDeadline(1_000)("http://database");
  expect(asked).toEqual(["manual", "manual"]);
});
