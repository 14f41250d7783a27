import { makeAthlete, makeBrand } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { phonePicture } from "../support/media";

/** A person's photo: chosen, cropped where there are scripts, shown to others, removed. */

const jpg = async () => ({
  name: "me.jpg",
  mimeType: "image/jpeg",
  buffer: await phonePicture(),
});

test("an athlete adds a photo, a brand sees it, and removing it brings back the initials", async ({
  db,
  browserOf,
}) => {
  const athlete = await makeAthlete(db, { name: "Zoe Quill" });
  const page = await browserOf(athlete);
  await open(page, "/settings");
  await expect(page.getByText("ZQ").first()).toBeVisible();
  const row = page.getByRole("main").locator("summary", { hasText: "Photo" });
  await row.click();
  await page.getByLabel("Add a photo").setInputFiles(await jpg());
  if (test.info().project.use.javaScriptEnabled !== false) {
    // By keyboard: a portrait has no room to the sides until it is zoomed.
    const zoom = page.getByRole("slider", { name: "Zoom" });
    await zoom.focus();
    await zoom.press("ArrowRight");
    await page.getByRole("slider", { name: "Up or down" }).press("End");
    await expect(page.getByRole("slider", { name: "Up or down" })).toHaveValue("1");
  }
  await page.getByRole("button", { name: "Save photo" }).click();
  await expect(page.getByText("Your photo is saved.")).toBeVisible();
  const brand = await browserOf(await makeBrand(db));
  await open(brand, `/brand/athletes/${athlete.userId}`);
  const photo = brand.locator('main img[src^="/media/public/"]').first();
  await expect(photo).toHaveJSProperty("naturalWidth", 160);
  await row.click();
  await page.getByRole("button", { name: "Remove photo" }).click();
  await expect(page.getByText("Your photo has been removed.")).toBeVisible();
  await expect(page.getByText("ZQ").first()).toBeVisible();
});
