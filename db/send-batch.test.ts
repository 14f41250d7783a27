import { expect, test, vi } from "vitest";
import { sendBatch } from "./send-batch";

const BUSY = { message: "SQLite error: database is locked", code: "SQLITE_BUSY" };

interface Pipeline {
  baton?: string;
  requests: { type: string; batch: { steps: unknown[] } }[];
}

let servers = 0;
const WRITE = [{ sql: 'INSERT INTO t VALUES (\'{"code":"SQLITE_BUSY"}\')', args: [] }];

/** A server that answers each batch with these errors, by step; later batches with the last of them. */
function server(...answers: (object | null)[][]) {
  const url = `http://database-${++servers}.test`;
  const asked: Pipeline[] = [];
  let batons = 0;
  /** The next request fails like this, before anything has run. */
  let failure: (() => Response | Promise<Response>) | null = null;
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const pipeline: Pipeline = await new Request(input, init).json();
    asked.push(pipeline);
    if (failure) {
      const fails = failure;
      failure = null;
      return fails();
    }
    const errors = answers[Math.min(asked.length, answers.length) - 1] ?? [];
    const results = pipeline.requests.map(({ type, batch }) => {
      if (type !== "batch") return { type: "ok", response: { type } };
      const step_errors = batch.steps.map((_, i) => errors[i] ?? null);
      const step_results = step_errors.map((error) =>
        error ? null : { cols: [], rows: [], affected_row_count: 1, last_insert_rowid: null },
      );
      return { type: "ok", response: { type, result: { step_results, step_errors } } };
    });
    const closes = pipeline.requests.some(({ type }) => type === "close");
    return Response.json({ baton: closes ? null : `baton ${++batons}`, base_url: null, results });
  };
  return {
    asked,
    failNext: (how: typeof failure) => {
      failure = how;
    },
    write: (keepsStream = false) => sendBatch({ url, fetch, keepsStream }, "write", WRITE),
  };
}

const closes = ({ requests }: Pipeline) => requests.some(({ type }) => type === "close");

// The steps of a batch with one statement: BEGIN, the statement, COMMIT, ROLLBACK.

test("a batch that the database was too busy to begin is sent again, unchanged", async () => {
  const { asked, write } = server([BUSY], [BUSY], []);
  const [result] = await write();
  expect(result?.affectedRowCount).toBe(1);
  expect(asked).toHaveLength(3);
  expect(new Set(asked.map((one) => JSON.stringify(one))).size).toBe(1);
});

test("a batch that fails as busy after it began is not sent again", async () => {
  for (const errors of [
    [null, BUSY],
    [null, null, BUSY],
  ]) {
    const { asked, write } = server(errors);
    await expect(write()).rejects.toMatchObject({ code: "SQLITE_BUSY" });
    expect(asked).toHaveLength(1);
  }
});

test("a batch for which the server had no connection is sent again, unchanged", async () => {
  const { asked, failNext, write } = server([]);
  failNext(() => new Response("too many", { status: 429 }));
  expect(await write()).toHaveLength(1);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
});

test("another error of BEGIN is not a reason to try again", async () => {
  const { asked, write } = server([{ message: "blocked", code: "BLOCKED" }, null, null, BUSY]);
  await expect(write()).rejects.toMatchObject({ code: "BLOCKED" });
  expect(asked).toHaveLength(1);
});

test("a database that stays busy is given up, with its own error", async () => {
  const { asked, write } = server([BUSY]);
  const started = performance.now();
  await expect(write()).rejects.toMatchObject({ code: "SQLITE_BUSY" });
  expect(asked).toHaveLength(8);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test("what ends the time of a request ends the attempts", async () => {
  const { asked, failNext, write } = server([BUSY]);
  const deadline = new Error("deadline");
  const written = write();
  await vi.waitFor(() => expect(asked).toHaveLength(2), { interval: 5 });
  failNext(() => Promise.reject(deadline));
  await expect(written).rejects.toBe(deadline);
  expect(asked).toHaveLength(3);
});

test("a stream is closed with its batch", async () => {
  const { asked, write } = server([]);
  await write();
  await write();
  expect(asked.map(closes)).toEqual([true, true]);
  expect(asked.map(({ baton }) => baton)).toEqual([undefined, undefined]);
});

test("a kept stream runs one batch after another, also after one that failed", async () => {
  const { asked, write } = server([], [null, { message: "no", code: "SQLITE_CONSTRAINT" }], []);
  await write(true);
  await expect(write(true)).rejects.toMatchObject({ code: "SQLITE_CONSTRAINT" });
  await write(true);
  expect(asked.map(({ baton }) => baton)).toEqual([undefined, "baton 1", "baton 2"]);
  expect(asked.map(closes)).toEqual([false, false, false]);
});

test("beside a kept stream that is in use, a batch has one of its own", async () => {
  const { asked, write } = server([]);
  await write(true);
  await Promise.all([write(true), write(true)]);
  expect(asked.map(({ baton }) => baton)).toEqual([undefined, "baton 1", undefined]);
  expect(asked.map(closes)).toEqual([false, false, true]);
});

test.each([
  ["has ended", { message: "The stream has expired", code: "STREAM_EXPIRED" }],
  ["does not know", null],
])("a batch is sent on a new stream when the server %s the kept one", async (_, error) => {
  const { asked, failNext, write } = server([]);
  await write(true);
  failNext(() =>
    error
      ? Response.json(error, { status: 400 })
      : new Response("Received an invalid baton", { status: 400 }),
  );
  expect(await write(true)).toHaveLength(1);
  await write(true);
  const batches = asked.filter(({ requests }) => requests[0]?.type === "batch");
  expect(batches.map(({ baton }) => baton)).toEqual([undefined, "baton 1", undefined, "baton 2"]);
});

test("a batch whose answer is lost is not sent again, and its stream is not used again", async () => {
  const { asked, failNext, write } = server([]);
  await write(true);
  failNext(() => Promise.reject(new Error("lost")));
  await expect(write(true)).rejects.toThrow("lost");
  const before = asked.length;
  await write(true);
  expect(asked.slice(before).map(({ baton }) => baton)).toEqual([undefined]);
  // The server may hold the lost one for some seconds: a second is not kept beside it.
  expect(asked.slice(before).map(closes)).toEqual([true]);
});

test("a stream that was idle for too long is not used again, nor another kept while the server may hold it", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const { asked, write } = server([]);
    await write(true);
    vi.advanceTimersByTime(8_000);
    await write(true);
    vi.advanceTimersByTime(4_000);
    await write(true);
    await write(true);
    expect(asked.map(({ baton }) => baton)).toEqual([undefined, undefined, undefined, "baton 2"]);
    expect(asked.map(closes)).toEqual([false, true, false, false]);
  } finally {
    vi.useRealTimers();
  }
});
