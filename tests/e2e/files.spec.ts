import type { Database } from "~db/client";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
} from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { phonePicture } from "../support/media";
import { choose } from "../support/polishing-desk";

/** Pictures and clips of a content item: sent by its athlete, seen by the brand. */

async function agreed(db: Database) {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId);
  await makeInvitation(db, campaignId, athlete.userId);
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft", { mediaUrls: [] });
  return { brand, athlete, contentId };
}

test("a picture is added, described, sent, and seen by the brand @nightly", async ({
  db,
  browserOf,
}) => {
  const { brand, athlete, contentId } = await agreed(db);
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${contentId}`);
  await choose(page, "Add pictures or clips", {
    name: "start line.jpg",
    mimeType: "image/jpeg",
    buffer: await phonePicture(),
  });
  await expect(page.getByRole("list", { name: "Files" })).toBeVisible();
  if (test.info().project.use.javaScriptEnabled === false)
    await page.getByText("Change the files (1)").click();
  await page.getByText("Add a description").click();
  await page.getByLabel("Description").fill("The start line at dawn");
  await page.getByRole("button", { name: "Save description" }).click();
  await expect(page.getByText("Description saved")).toBeVisible();
  const send = page.getByRole("button", { name: "Send for review" });
  await expect(
    send,
    "one button sends, also while the form of what was missing is open",
  ).toHaveCount(1);
  await send.click();
  await expect(page.getByText("Content submitted for review!")).toBeVisible();
  const theirs = await browserOf(brand);
  await open(theirs, `/brand/content/${contentId}`);
  const picture = theirs.getByRole("img", { name: "The start line at dawn" });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);

  await theirs.locator("summary", { hasText: "Request changes" }).click();
  await theirs.getByLabel("What needs to change?").fill("Show the shoe");
  await theirs.getByRole("button", { name: "Send to athlete" }).click();
  await expect(theirs.getByText("The athlete will be notified of the requested")).toBeVisible();
  await open(page, `/athlete/content/${contentId}`);
  await page.getByText("Change the files (1)").click();
  await page.getByRole("button", { name: "Remove start line.jpg" }).click();
  await expect(page.getByText("File removed")).toBeVisible();
  await page.getByLabel("Caption").fill("#ad Twelve kilometres before work.");
  await choose(page, "Add pictures or clips", {
    name: "shoe.jpg",
    mimeType: "image/jpeg",
    buffer: await phonePicture(),
  });
  await expect(
    page.getByRole("button", { name: "Remove shoe.jpg", includeHidden: true }),
  ).toBeAttached();
  await expect(page.getByLabel("Caption")).toHaveValue("#ad Twelve kilometres before work.");
  await page.getByRole("button", { name: "Send new version" }).click();
  await expect(page.getByText("The brand can now see your new version.")).toBeVisible();

  await open(theirs, `/brand/content/${contentId}`);
  await theirs.locator("summary", { hasText: "Version 1" }).click();
  await theirs.getByRole("link", { name: "Compare with the current version" }).click();
  const compared = theirs.getByRole("region", { name: "Version 1 and version 2" });
  await expect(compared.getByRole("deletion")).toHaveText("removed: Ten ");
  await expect(compared.getByRole("insertion")).toHaveText("added: Twelve ");
  await expect(compared.getByRole("img")).toHaveCount(2);
  if (test.info().project.use.javaScriptEnabled === false)
    return expect(
      compared.getByRole("figure", { name: "Version 2" }).getByRole("img"),
    ).toBeVisible();
  const slider = compared.getByRole("slider");
  await slider.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", "0% Version 1");
  await slider.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "1% Version 1");
});
