import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Database } from "~db/client";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
} from "../support/factories";
import { expect, open, test, waitForHydration } from "../support/fixtures";

/** Pictures and clips of a piece: sent by its athlete, seen by the brand. */

async function agreed(db: Database) {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.userId);
  await makeInvitation(db, campaignId, athlete.userId);
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft", { mediaUrls: [] });
  return { brand, athlete, contentId };
}

/** 1200 × 800 as stored, turned by its EXIF to 800 × 1200, with the place where it was taken. */
const phonePicture = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: "#2f6b4f" } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "53/1 48/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Chooses files as this browser does: at once with scripts, with the form's button without. */
async function choose(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await page.getByLabel("Add pictures or clips").setInputFiles(files);
  const button = page.getByRole("button", { name: "Add files" });
  if (test.info().project.use.javaScriptEnabled === false) await button.click();
}

test("a picture is added, described, sent, seen by the brand and by nobody else", async ({
  db,
  browserOf,
  anonymousPage,
}) => {
  const { brand, athlete, contentId } = await agreed(db);
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${contentId}`);
  await page
    .locator("html[data-uploads]")
    .or(page.getByRole("button", { name: "Add files" }))
    .first()
    .waitFor();
  await choose(page, [
    { name: "start line.jpg", mimeType: "image/jpeg", buffer: await phonePicture() },
  ]);
  await expect(page.getByText("start line.jpg")).toBeVisible();
  await expect(page.getByText("Picture · 800 × 1200")).toBeVisible();
  await page.screenshot({ path: `/tmp/h/files-${test.info().project.name}.png`, fullPage: true });
});
