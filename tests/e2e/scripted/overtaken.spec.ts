import { makeAthlete } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

test("a request cut short by the next click is no error; anything else still is", async ({
  db,
  browserOf,
}) => {
  const page = await browserOf(await makeAthlete(db));
  await open(page, "/athlete/dashboard");
  const reported = await page.evaluate(async () => {
    const left: string[] = [];
    window.addEventListener("unhandledrejection", (event) => {
      if (!event.defaultPrevented) left.push(String(event.reason));
      event.preventDefault();
    });
    // What the router leaves behind when a page still streaming is overtaken.
    void Promise.reject(new DOMException("cut short", "AbortError"));
    void Promise.reject(new Error("broken"));
    await new Promise((resolve) => setTimeout(resolve));
    return left;
  });
  expect(reported).toEqual(["Error: broken"]);
});
