import { makeAthlete } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

test("a request cut short by the next click is no error; anything else still is", async ({
  db,
  browserOf,
}) => {
  const page = await browserOf(await makeAthlete(db));
  await open(page, "/athlete/dashboard");
  const silent = await page.evaluate(() => {
    // What the browser reports when nobody waits for a promise that failed.
    const passesInSilence = (reason: unknown) =>
      !window.dispatchEvent(
        new PromiseRejectionEvent("unhandledrejection", {
          promise: Promise.resolve(),
          reason,
          cancelable: true,
        }),
      );
    return {
      cutShort: passesInSilence(new DOMException("cut short", "AbortError")),
      broken: passesInSilence(new Error("broken")),
    };
  });
  expect(silent).toEqual({ cutShort: true, broken: false });
});
