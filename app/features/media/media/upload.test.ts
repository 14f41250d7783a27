import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PART_BYTES, partCount } from "./limits";
import { Upload } from "./upload";

/** The sender against a server and a line that do what a test says. Time is the test's. */

const ADDRESSES = {
  start: "/uploads",
  step: (id: string) => `/uploads/${id}`,
  part: (id: string, n: number) => `/uploads/${id}/parts/${n}`,
  poster: (id: string) => `/uploads/${id}/poster`,
};
const PARTS = 12;
const SIZE = PART_BYTES * (PARTS - 1) + 5;

let arrived: Set<number>;
let sent: number[];
let underWay: Set<Part>;
let most: number;
let steps: string[];
/** How long a part takes, in ms; null when it fails. */
let takes: (n: number) => number | null;

class Part {
  upload = { onprogress: null };
  status = 0;
  responseText = "";
  onloadend = () => {};
  #n = 0;
  open(_: string, address: string) {
    this.#n = Number(address.split("/").at(-1));
  }
  send(body: { size: number }) {
    expect(body.size).toBe(this.#n === PARTS ? 5 : PART_BYTES);
    sent.push(this.#n);
    underWay.add(this);
    most = Math.max(most, underWay.size);
    const ms = takes(this.#n);
    setTimeout(() => {
      if (!underWay.delete(this)) return;
      this.status = ms === null ? 400 : 204;
      this.responseText = ms === null ? "Part 1 has 8 bytes." : "";
      if (ms !== null) arrived.add(this.#n);
      this.onloadend();
    }, ms ?? 10);
  }
  abort() {
    if (underWay.delete(this)) this.onloadend();
  }
  static cut() {
    for (const part of [...underWay]) {
      underWay.delete(part);
      part.onloadend();
    }
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  [arrived, sent, underWay, most, steps] = [new Set(), [], new Set(), 0, []];
  takes = () => 100;
  vi.stubGlobal("XMLHttpRequest", Part);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", async (address: string, { body }: { body: URLSearchParams }) => {
    if (address === ADDRESSES.start) return Response.json({ id: "u", parts: [...arrived] });
    steps.push(body.get("intent") ?? "");
    if (arrived.size === PARTS) return Response.json({});
    return Response.json({ error: "Some of the file hasn't arrived yet." }, { status: 409 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Only its size is read. */
const file = {
  name: "run.jpg",
  type: "image/jpeg",
  size: SIZE,
  lastModified: 1,
  slice: (from: number, to: number) => ({ size: to - from }),
} as unknown as File;

const begin = () => {
  const upload = new Upload(file, ADDRESSES, () => {});
  const over = upload.run();
  return { upload, over };
};

test("a fast line gets three parts at once, and each part once", async () => {
  const { upload, over } = begin();
  await vi.runAllTimersAsync();
  await over;
  expect(upload.progress.state).toBe("done");
  expect(most).toBe(3);
  expect(sent.toSorted((a, b) => a - b)).toEqual(
    [...Array(partCount(SIZE)).keys()].map((i) => i + 1),
  );
});

test("a slow line gets one part at a time", async () => {
  takes = () => 60_000;
  const { upload, over } = begin();
  await vi.runAllTimersAsync();
  await over;
  expect([upload.progress.state, most, sent.length]).toEqual(["done", 1, PARTS]);
});

test("a line that has become slow gets one part at a time again", async () => {
  takes = (n) => (n < 5 ? 100 : 5_000);
  const { over } = begin();
  await vi.advanceTimersByTimeAsync(400);
  expect(underWay.size).toBe(3);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(underWay.size).toBe(1);
  await vi.runAllTimersAsync();
  await over;
});

test("a cut at any part is made good, and what has arrived is not sent again", async () => {
  for (let at = 1; at <= PARTS; at++) {
    [arrived, sent] = [new Set(), []];
    const { upload, over } = begin();
    while (arrived.size < at - 1) await vi.advanceTimersByTimeAsync(10);
    const lost = underWay.size;
    Part.cut();
    await vi.advanceTimersByTimeAsync(0);
    expect(upload.progress.message).toBe(lost ? "The connection was lost. Trying again…" : "");
    await vi.runAllTimersAsync();
    await over;
    expect(upload.progress.message).toBe("");
    expect([upload.progress.state, arrived.size], `at ${at}`).toEqual(["done", PARTS]);
    expect(sent.length).toBe(PARTS + lost);
  }
});

test("what was paused goes on with what is missing, and is finished once", async () => {
  const { upload, over } = begin();
  await vi.advanceTimersByTimeAsync(150);
  // It waits to try again when the pause comes.
  Part.cut();
  upload.pause();
  await over;
  expect([upload.progress.state, underWay.size]).toEqual(["paused", 0]);
  const again = upload.run();
  await vi.runAllTimersAsync();
  await again;
  expect(upload.progress.state).toBe("done");
  expect(steps).toEqual(["finish"]);
});

test("a refusal ends it with the server's words, and nothing goes on beside", async () => {
  takes = (n) => (n === 3 ? null : 1_000);
  const { upload, over } = begin();
  await vi.runAllTimersAsync();
  await over;
  expect(upload.progress).toMatchObject({ state: "failed", message: "Part 1 has 8 bytes." });
  expect([underWay.size, steps]).toEqual([0, []]);
});

test("a line that stays away ends it, and says that nothing is lost", async () => {
  const { upload, over } = begin();
  const cutter = setInterval(Part.cut, 5);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  clearInterval(cutter);
  await over;
  expect(upload.progress).toMatchObject({
    state: "failed",
    message: "The connection was lost. What's already uploaded is kept.",
  });
});
