import { violations } from "../support/axe";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeDispute,
  makeInvitation,
} from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("a brand pays the athletes of two campaigns in one go, leaves out a deal in dispute, and reads a receipt @nightly", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db, { companyName: "Northlight" });
  const spring = await makeCampaign(db, brand.brandId, { title: "Spring" });
  const summer = await makeCampaign(db, brand.brandId, { title: "Summer" });
  for (const [name, campaignId] of [
    ["Ada North", spring],
    ["Bea South", spring],
    ["Cleo West", summer],
  ] as const) {
    const athlete = await makeAthlete(db, { name });
    await makeInvitation(db, campaignId, athlete.userId, "accepted", { fee: 100_00 });
    if (name === "Bea South") await makeDispute(db, { brand, athlete, campaignId });
  }
  const page = await browserOf(brand);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/brand/pay");
  const main = page.locator("main");
  await expect(main).toContainText("£216 for all, including £16 Laurel fee");
  await expect(page.getByRole("checkbox", { name: /Bea South/ })).toBeDisabled();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // axe needs scripts; what it looks at is the same HTML.
  if (test.info().project.name === "scripted") expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Pay selected" }).click();
  await page.waitForURL(/hosted/);
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(main).toContainText("£216 paid for 2 payments");
  await expect(main.getByRole("link", { name: "Cleo West" })).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(1);
});
