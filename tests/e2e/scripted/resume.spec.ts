import { writeFileSync } from "node:fs";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { PART_BYTES } from "~/features/media/media/limits";
import { largeClip } from "../../support/clip-file";
import { makeActiveDeal, makeContent } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";
import { openSession } from "../../support/sign-in";

test("an upload resumes after a reload and after a restart of the browser, when the same file is chosen again", async ({
  db,
  baseURL,
}, info) => {
  const { athlete, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft");
  const file = info.outputPath("run.mp4");
  writeFileSync(file, largeClip(2 * PART_BYTES + 100_000));
  const session = await openSession(db, athlete);
  const arrived: number[] = [];
  const url = String(baseURL);
  /** The connection fails at this part. */
  let cutAt = 1;

  /** Opens a browser with a fixed profile. */
  const launch = async () => {
    const profile = info.outputPath("profile");
    const context = await chromium.launchPersistentContext(profile, {
      ...info.project.use.launchOptions,
      baseURL: url,
    });
    await context.addCookies([
      { name: "session", value: session, url },
      { name: "cookie-consent", value: "rejected", url },
    ]);
    await context.route(/\/parts\/\d+$/, (route) =>
      partOf(route.request().url()) < cutAt ? route.continue() : route.abort(),
    );
    context.on("response", (answer) => {
      if (answer.status() === 204 && answer.url().includes("/parts/"))
        arrived.push(partOf(answer.url()));
    });
    // A page that is still uploading asks before it is closed.
    context.on("dialog", (dialog) => dialog.accept());
    return context;
  };
  /** Chooses the file on a fresh page; only that page may send more, because the answer to a page that is left is lost. */
  const send = async (context: BrowserContext, upTo: number) => {
    const [page] = context.pages() as [Page];
    await open(page, `/athlete/content/${contentId}`);
    cutAt = upTo + 1;
    await page.getByLabel("Add pictures or clips").setInputFiles(file);
    return page;
  };

  const first = await launch();
  await send(first, 1);
  await expect.poll(() => arrived).toEqual([1]);
  const left = await send(first, 2);
  await expect.poll(() => arrived).toEqual([1, 2]);
  // A request that waits for its route when the browser is closed goes through.
  await left.getByRole("button", { name: "Pause" }).click();
  await expect(left.getByRole("button", { name: "Go on" })).toBeVisible();
  await first.close();

  const second = await launch();
  const page = await send(second, 3);
  await expect(page.getByText("Clip · 1080 × 1920")).toBeVisible();
  await expect.poll(() => arrived).toEqual([1, 2, 3]);
  await second.close();
});

test("a content item is not sent without a file that is still on its way", async ({
  db,
  browserOf,
}, info) => {
  const { athlete, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft");
  const file = info.outputPath("run.mp4");
  writeFileSync(file, largeClip(100_000));
  const page = await browserOf(athlete);
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/parts\/\d+$/, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, `/athlete/content/${contentId}`);
  await page.getByLabel("Add pictures or clips").setInputFiles(file);
  await expect(page.getByRole("list", { name: "Uploads" })).toBeVisible();
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByRole("alert")).toContainText("a file hasn't arrived");
  letGo();
  await expect(page.getByText("Clip · 1080 × 1920")).toBeVisible();
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByText("Content submitted for review!")).toBeVisible();
});

const partOf = (address: string) => Number(address.split("/").at(-1));
