import { makeAthlete } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { phonePicture } from "../support/media";
import { choose } from "../support/polishing-desk";

test("an athlete puts the pieces of a portfolio in order", async ({ db, browserOf }) => {
  const page = await browserOf(await makeAthlete(db));
  await open(page, "/athlete/profile");
  await page.getByRole("link", { name: "Portfolio" }).click();
  const buffer = await phonePicture();
  for (const [i, name] of ["first.jpg", "second.jpg"].entries()) {
    await choose(page, "Add pictures or clips", { name, mimeType: "image/jpeg", buffer });
    await expect(page.getByText(`${i + 1}. ${name}`)).toBeVisible();
  }
  await expect(page.getByText(/^Storage used: \d+ KB of 5 GB$/)).toBeVisible();
  await page.getByRole("button", { name: /Move up.*second/ }).click();
  await expect(page.getByText("1. second.jpg")).toBeVisible();
  await page.getByLabel("What it shows").first().fill("Finish line");
  await page.getByRole("button", { name: "Save what second.jpg shows" }).click();
  await expect(page.getByRole("img", { name: "Finish line" })).toBeVisible();
  await page.getByRole("button", { name: /Remove.*first/ }).click();
  await expect(page.getByText("first.jpg")).toHaveCount(0);
});
