import { createClient } from "@libsql/client";
import { expect, test } from "vitest";
import { retryBusyTransaction } from "./retry-busy";

const BUSY = { message: "SQLite error: database is locked", code: "SQLITE_BUSY" };

/** A server that answers each batch with these errors, by step; later batches with the last of them. */
function server(...answers: (object | null)[][]) {
  const batches: string[] = [];
  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    const body = await new Request(input, init).text();
    const errors = answers[Math.min(batches.length, answers.length - 1)] ?? [];
    batches.push(body);
    const results = JSON.parse(body).requests.map(({ type, batch }: Pipelined) => {
      if (type !== "batch") return { type: "ok", response: { type } };
      const step_errors = batch.steps.map((_, i) => errors[i] ?? null);
      const step_results = step_errors.map((error) =>
        error ? null : { cols: [], rows: [], affected_row_count: 1, last_insert_rowid: null },
      );
      return { type: "ok", response: { type, result: { step_results, step_errors } } };
    });
    return Response.json({ baton: null, base_url: null, results });
  };
  const client = createClient({ url: "http://database.test", fetch: retryBusyTransaction(send) });
  const write = () => client.batch(['INSERT INTO t VALUES (\'{"code":"SQLITE_BUSY"}\')'], "write");
  return { batches, write };
}

interface Pipelined {
  type: string;
  batch: { steps: unknown[] };
}

// The steps of a batch with one statement: BEGIN, the statement, COMMIT, ROLLBACK.

test("a batch that the database was too busy to begin is sent again, unchanged", async () => {
  const { batches, write } = server([BUSY], [BUSY], []);
  const [result] = await write();
  expect(result?.rowsAffected).toBe(1);
  expect(batches).toHaveLength(3);
  expect(new Set(batches).size).toBe(1);
});

test("a batch that fails as busy after it began is not sent again", async () => {
  for (const errors of [
    [null, BUSY],
    [null, null, BUSY],
  ]) {
    const { batches, write } = server(errors);
    await expect(write()).rejects.toMatchObject({ code: "SQLITE_BUSY" });
    expect(batches).toHaveLength(1);
  }
});

test("another error of BEGIN is not a reason to try again", async () => {
  const { batches, write } = server([{ message: "blocked", code: "BLOCKED" }, null, null, BUSY]);
  await expect(write()).rejects.toMatchObject({ code: "BLOCKED" });
  expect(batches).toHaveLength(1);
});

test("a database that stays busy is given up, with its own error", async () => {
  const { batches, write } = server([BUSY]);
  const started = performance.now();
  await expect(write()).rejects.toMatchObject({ code: "SQLITE_BUSY" });
  expect(batches).toHaveLength(8);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test("what ends the time of a request ends the attempts", async () => {
  let sent = 0;
  const deadline = new Error("deadline");
  const busy = JSON.stringify({ step_errors: [BUSY] });
  const send = async () => {
    if (++sent === 3) throw deadline;
    return new Response(busy);
  };
  const request = new Request("http://database.test", { method: "POST", body: "{}" });
  await expect(retryBusyTransaction(send)(request)).rejects.toBe(deadline);
  expect(sent).toBe(3);
});
