import { writeFileSync } from "node:fs";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { PART_BYTES } from "~/features/media/limits";
import { largeClip } from "../../support/clip-file";
import { makeAgreement, makeContent } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";
import { openSession } from "../../support/sign-in";

test("an upload resumes after a reload and after a restart of the browser, when the same file is chosen again", async ({
  db,
  baseURL,
}, info) => {
  const { athlete, campaignId } = await makeAgreement(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft");
  const file = info.outputPath("run.mp4");
  writeFileSync(file, largeClip(3 * PART_BYTES));
  const session = await openSession(db, athlete);
  const arrived: number[] = [];
  const url = String(baseURL);

  /** Opens a browser with a fixed profile, whose connection fails at this part. */
  const launch = async (line: { cutBefore: number }) => {
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
      partOf(route.request().url()) < line.cutBefore ? route.continue() : route.abort(),
    );
    context.on("response", (answer) => {
      if (answer.status() === 204 && answer.url().includes("/parts/"))
        arrived.push(partOf(answer.url()));
    });
    // A page that is still uploading asks before it is closed.
    context.on("dialog", (dialog) => dialog.accept());
    return context;
  };
  const send = async (context: BrowserContext) => {
    const [page] = context.pages() as [Page];
    await open(page, `/athlete/content/${contentId}`);
    await page.getByLabel("Add pictures or clips").setInputFiles(file);
    return page;
  };

  const line = { cutBefore: 2 };
  const first = await launch(line);
  await send(first);
  await expect.poll(() => arrived).toEqual([1]);
  line.cutBefore = 3;
  await send(first);
  await expect.poll(() => arrived).toEqual([1, 2]);
  await first.close();

  const second = await launch({ cutBefore: Number.POSITIVE_INFINITY });
  const page = await send(second);
  await expect(page.getByText("Clip · 1080 × 1920")).toBeVisible();
  expect(arrived).toEqual([1, 2, 3]);
  await second.close();
});

const partOf = (address: string) => Number(address.split("/").at(-1));
