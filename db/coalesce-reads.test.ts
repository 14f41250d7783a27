import { expect, test, vi } from "vitest";
import { coalesceReads } from "./coalesce-reads";

const answer = (queries: string[]) => Promise.resolve(queries.map((query) => `rows of ${query}`));

test("reads of the same moment go together, and each gets its own results", async () => {
  const run = vi.fn(answer);
  const read = coalesceReads(run);
  const session = read(["session"]);
  const later = Promise.resolve().then(() => read(["layout", "bell"]));
  expect(await session).toEqual(["rows of session"]);
  expect(await later).toEqual(["rows of layout", "rows of bell"]);
  expect(run.mock.calls).toEqual([[["session", "layout", "bell"]]]);
});

test("a read that follows from another goes in a request of its own", async () => {
  const run = vi.fn(answer);
  const read = coalesceReads(run);
  await read(["first"]);
  expect(await read(["second"])).toEqual(["rows of second"]);
  expect(run).toHaveBeenCalledTimes(2);
});

test("when the request fails, every read in it does, and the next is tried", async () => {
  const run = vi.fn(answer).mockRejectedValueOnce(new Error("no database"));
  const read = coalesceReads(run);
  const failed = await Promise.allSettled([read(["a"]), read(["b"])]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await read(["c"])).toEqual(["rows of c"]);
});
