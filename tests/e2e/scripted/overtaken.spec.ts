import { eq } from "drizzle-orm";
import { contentSubmissions } from "~db/schema";
import { makeAthlete, makeBrand, makeCampaign, makeContent } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

test("an aborted navigation is not an error; other rejections are", async ({ db, browserOf }) => {
  const page = await browserOf(await makeAthlete(db));
  await open(page, "/athlete/dashboard");
  const silent = await page.evaluate(() => {
    // What the browser reports for a rejected promise without a handler.
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

test("a second click on a pending submission is not sent", async ({ db, browserOf }) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId);
  const contentId = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  const page = await browserOf(brand);
  await open(page, `/brand/content/${contentId}`);

  let sent = 0;
  let letGo = () => {};
  const clickedAgain = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/brand\/content\//, async (route) => {
    if (route.request().method() === "POST") {
      sent += 1;
      await clickedAgain;
    }
    await route.continue();
  });
  const approve = page.getByRole("button", { name: "Approve", exact: true });
  const underway = page.waitForRequest((request) => request.method() === "POST");
  await approve.click();
  await underway;
  await approve.evaluate((button: HTMLButtonElement) => button.form?.requestSubmit(button));
  letGo();
  await expect(page.getByText("Content has been approved.")).toBeVisible();
  expect(sent).toBe(1);
});

test("a form is sent again while the page still loads what its conflict was about", async ({
  db,
  browserOf,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId);
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft");
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${contentId}`);
  await db.write([
    db.orm
      .update(contentSubmissions)
      .set({ status: "awaiting_review" })
      .where(eq(contentSubmissions.id, contentId)),
  ]);

  const sent: string[] = [];
  let letGo = () => {};
  const sentAgain = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/athlete\/content\/\w+\.data/, async (route) => {
    const method = route.request().method();
    sent.push(method);
    if (method === "GET") await sentAgain;
    await route.continue();
  });
  const submit = page.getByRole("button", { name: "Send for review" });
  await submit.click();
  await expect.poll(() => sent).toEqual(["POST", "GET"]);
  await submit.evaluate((button: HTMLButtonElement) => button.form?.requestSubmit(button));
  await expect.poll(() => sent.slice(0, 3)).toEqual(["POST", "GET", "POST"]);
  letGo();
});
