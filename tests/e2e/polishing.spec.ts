import { readFileSync } from "node:fs";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
  makeStaff,
} from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { phonePicture } from "../support/media";
import { choose, claim } from "../support/polishing-desk";

/** A picture is polished by staff; its athlete compares, and sends their own instead. */
test("staff polish a picture, and the athlete sends their own instead @once", async ({
  db,
  browserOf,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId);
  await makeInvitation(db, campaignId, athlete.userId);
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft", { mediaUrls: [] });
  const buffer = await phonePicture();
  const page = await browserOf(athlete);
  await open(page, `/athlete/content/${contentId}`);
  await choose(page, "Add pictures or clips", { name: "raw.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByRole("list", { name: "Files" })).toBeVisible();
  await page.getByText("Ask us to check it first", { exact: true }).click();
  await page.getByRole("button", { name: "Send to our team" }).click();
  await expect(page.getByText("Sent to polishing")).toBeVisible();

  const colleague = await browserOf(await makeStaff(db));
  await open(colleague, "/admin/polishing");
  const desk = await browserOf(await makeStaff(db));
  await claim(desk, contentId);
  // The colleague's page still offers it.
  await colleague.locator(`form:has(input[value="${contentId}"]) button`).click();
  await expect(colleague.getByText("Test Staff is already polishing this.")).toBeVisible();
  await open(colleague, `/admin/content/${contentId}`);
  await expect(colleague.getByText("Test Staff has this.")).toBeVisible();
  await expect(colleague.getByRole("button", { name: /Send to the brand/ })).toHaveCount(0);

  const saving = desk.waitForEvent("download");
  await desk.getByRole("link", { name: "Download raw.jpg" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("raw.webp");
  expect(
    readFileSync(await saved.path())
      .subarray(8, 12)
      .toString(),
  ).toBe("WEBP");
  const graded = { name: "graded.jpg", mimeType: "image/jpeg", buffer };
  await choose(desk, "Add the polished version", graded);
  await expect(desk.getByText("Polished: graded.jpg")).toBeVisible();
  for (const check of ["Captions", "Colour", "Sound", "Ad label"])
    await desk.getByRole("checkbox", { name: check }).check();
  await desk.getByRole("button", { name: "Send to the brand for review" }).click();
  await expect(desk.getByText("Sent to the brand for review")).toBeVisible();

  const review = await browserOf(brand);
  await open(review, `/brand/content/${contentId}`);
  await expect(review.getByText("Version 2", { exact: true })).toBeVisible();
  await expect(review.getByText("Polished by our team")).toBeVisible();

  await open(page, `/athlete/content/${contentId}`);
  await expect(page.getByRole("heading", { name: "Polished by our team" })).toBeVisible();
  await expect(page.getByRole("figure", { name: "Yours" })).toBeVisible();
  await page.getByRole("button", { name: "Send mine" }).click();
  await expect(page.getByText("Your version was sent")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send mine" })).toHaveCount(0);
  await open(review, `/brand/content/${contentId}`);
  await expect(review.getByText("Version 3", { exact: true })).toBeVisible();
  await expect(review.getByRole("img", { name: "raw.jpg" }).first()).toBeVisible();
});
