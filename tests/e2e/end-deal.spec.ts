import { DAY_MS } from "~/platform/durations";
import { makeActiveDeal, makeContent } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("a brand ends a deal on a narrow screen while a new version is late @once", async ({
  browserOf,
  db,
}) => {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const id = await makeContent(db, campaignId, athlete.userId, "rejected", {
    rejectedAt: Date.now() - 30 * DAY_MS,
  });
  const page = await browserOf(brand, { viewport: { width: 320, height: 640 } });
  await open(page, `/brand/content/${id}`);
  await page.getByText("End the deal", { exact: true }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole("button", { name: "End deal with Test Athlete" }).click();
  await expect(page.getByText("You ended the deal, so this content was closed.")).toBeVisible();
});
