import { violations } from "../support/axe";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContract,
  makeInvitation,
} from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { quickHash } from "../support/quick-password";

test("a brand signs all its contracts with one name and one password @nightly", async ({
  browserOf,
  db,
  javaScriptEnabled,
}) => {
  const passwordHash = quickHash("correct horse");
  const brand = await makeBrand(db, {
    name: "Priya Raman",
    companyName: "Northlight",
    passwordHash,
  });
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Autumn miles" });
  for (const name of ["Ada North", "Bea South", "Cleo West"]) {
    const athlete = await makeAthlete(db, { name });
    const dealId = await makeInvitation(db, campaignId, athlete.userId);
    await makeContract(db, dealId, { brand, athlete, campaignId });
  }
  const page = await browserOf(brand);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/contracts");
  await page.getByRole("link", { name: "Sign all" }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("checkbox")).toHaveCount(3);
  await expect(main).toContainText("I sign this contract electronically");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
  await page.getByRole("checkbox", { name: /Cleo West's contract/ }).uncheck();
  await page.getByLabel("Your full name").fill("Priya R");
  await page.getByLabel("Your password").fill("correct horse");
  await page.getByRole("button", { name: "Sign selected" }).click();
  await page.getByRole("checkbox", { name: "This is my legal name" }).check();
  await expect(page.getByRole("checkbox", { name: /Cleo West's contract/ })).not.toBeChecked();
  await page.getByLabel("Your password").fill("correct horse");
  await page.getByRole("button", { name: "Sign selected" }).click();
  await expect(page.getByText("2 contracts signed")).toBeVisible();
  await expect(page).toHaveURL("/contracts");
  await open(page, `/brand/campaigns/${campaignId}`);
  for (const name of ["Ada North", "Cleo West"])
    await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await page.getByRole("button", { name: "Sign", exact: true }).click();
  await expect(main.getByRole("checkbox", { name: /'s contract/ })).toHaveCount(1);
});
