import { makeAthlete } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { phonePicture } from "../support/media";

test("an athlete puts the pieces of a portfolio in order", async ({ db, browserOf }) => {
  const page = await browserOf(await makeAthlete(db));
  await open(page, "/athlete/profile");
  await page.getByRole("link", { name: "Portfolio" }).click();
  const buffer = await phonePicture();
  await page.getByLabel("Add pictures or clips").setInputFiles([
    { name: "first.jpg", mimeType: "image/jpeg", buffer },
    { name: "second.jpg", mimeType: "image/jpeg", buffer },
  ]);
  await page.getByRole("button", { name: "Add to portfolio" }).click();
  await expect(page.getByText("2 pieces added to your portfolio")).toBeVisible();
  await expect(page.getByText(/^Storage used: \d+ KB of 5 GB$/)).toBeVisible();
  await page.getByRole("button", { name: /Move up.*second/ }).click();
  await expect(page.getByText("1. second.jpg")).toBeVisible();
  await page.getByLabel("What it shows").first().fill("Finish line");
  await page.getByRole("button", { name: "Save what second.jpg shows" }).click();
  await expect(page.getByRole("img", { name: "Finish line" })).toBeVisible();
  await page.getByRole("button", { name: /Remove.*first/ }).click();
  await expect(page.getByText("first.jpg")).toHaveCount(0);
});
