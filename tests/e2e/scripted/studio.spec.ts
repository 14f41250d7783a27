import { makeAgreement } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

test("characters are counted as the caption is typed, and what shows before “more” is shown", async ({
  db,
  browserOf,
}) => {
  const { athlete } = await makeAgreement(db);
  const page = await browserOf(athlete);
  await open(page, "/athlete/content/new");
  await page.getByLabel("Caption").fill("#ad Ten kilometres");
  await expect(page.getByText("Caption and hashtags: 18 of 5,000")).toBeVisible();
  await page.getByLabel("Hashtags").fill("run");
  await page.getByLabel("Platform").selectOption("X");
  await expect(page.getByText("Caption and hashtags: 24 of 280")).toBeVisible();
  await expect(page.getByText(/^Before “more”/)).toBeHidden();
  await page.getByLabel("Caption").fill(`#ad ${"Ten kilometres. ".repeat(20)}`);
  await expect(page.getByText("Caption and hashtags: 329 of 280, 49 too many")).toBeVisible();
  await page.getByLabel("Platform").selectOption("YouTube");
  await expect(page.getByText("Title: 0 of 100")).toBeVisible();
  await expect(page.getByText("Before “more” on YouTube:")).toBeVisible();
  await expect(page.locator("blockquote")).toHaveText(/^#ad Ten kilometres.{80,}…$/);
});
