import { expect, test } from "vitest";
import { csvResponse } from "./download-response";
import { AppError, unavailable } from "./errors";

async function* failing(error: Error): AsyncGenerator<string> {
  yield await Promise.reject(error);
}

test("a file that is refused says why, as text", async () => {
  const refused = await csvResponse("a", failing(new AppError("forbidden", "Part of Premium.")));
  expect([refused.status, await refused.text()]).toEqual([403, "Part of Premium.\n"]);
  expect(refused.headers.get("Content-Disposition")).toBeNull();
});

test("a failure of ours is thrown on, for the log", async () => {
  await expect(csvResponse("a", failing(unavailable(null)))).rejects.toThrow();
  await expect(csvResponse("a", failing(new Error("no answer")))).rejects.toThrow("no answer");
});
