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

/** Pictures and clips of a piece: sent by its athlete, seen by the brand. */

async function agreed(db: Database) {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.userId);
  await makeInvitation(db, campaignId, athlete.userId);
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft", { mediaUrls: [] });
  return { brand, athlete, contentId };
}

test("a picture is added, described, sent, and seen by the brand", async ({ db, browserOf }) => {
  const { brand, athlete, contentId } = await agreed(db);
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${contentId}`);
  await choose(page, "Add pictures or clips", {
    name: "start line.jpg",
    mimeType: "image/jpeg",
    buffer: await phonePicture(),
  });
  await expect(page.getByText("Picture · 800 × 1200")).toBeVisible();
  await page.getByText("Add a description").click();
  await page.getByLabel("Description").fill("The start line at dawn");
  await page.getByRole("button", { name: "Save description" }).click();
  await expect(page.getByText("Description saved")).toBeVisible();
  await page.getByRole("button", { name: "Submit for Review" }).click();
  await expect(page.getByText("Content submitted for review!")).toBeVisible();
  const theirs = await browserOf(brand);
  await open(theirs, `/brand/content/${contentId}`);
  const picture = theirs.getByRole("img", { name: "The start line at dawn" });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});
