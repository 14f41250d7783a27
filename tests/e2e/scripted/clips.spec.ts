import { makeAgreement, makeContent } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";
import { recordClip } from "../../support/record-clip";

test("the browser takes a still of a clip and its length, and plays the clip with captions", async ({
  db,
  browserOf,
}) => {
  const { athlete, campaignId } = await makeAgreement(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft");
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${contentId}`);
  const buffer = await recordClip(page);
  await page
    .getByLabel("Add pictures or clips")
    .setInputFiles({ name: "run.mp4", mimeType: "video/mp4", buffer });
  await expect(page.getByText("Clip · 960 × 540")).toBeVisible();
  const player = page.locator("video");
  await expect(player).toHaveAttribute("poster", /\/media\/\w+\/poster\.webp$/);
  const address = (await player.getAttribute("poster")) ?? "";
  const still = await page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, address);
  expect(still).toEqual([640, 360]);

  await page.getByText("Add captions").click();
  await page.getByLabel("Or type them").fill("WEBVTT\n\n00:00.000 --> 00:01.000 ->");
  await page.getByRole("button", { name: "Save captions" }).click();
  await expect(page.getByRole("alert")).toContainText("There are no captions in this");
  await page.getByLabel("Or type them").fill("WEBVTT\n\n00:00.000 --> 00:01.000\nGo");
  await page.getByRole("button", { name: "Save captions" }).click();
  await expect(page.getByText("Captions added")).toBeVisible();
  await expect(player.locator("track")).toHaveCount(1);
});
