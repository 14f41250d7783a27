import { violations } from "../../support/axe";
import { makeBrand, makeCampaign } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

test("the palette leads to a campaign by keyboard, on a narrow screen", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Quiet miles" });
  const page = await browserOf(brand, { viewport: { width: 320, height: 640 } });
  await open(page, "/settings");
  const opener = page.getByRole("button", { name: "Go to" });
  await opener.click();
  const field = page.getByRole("combobox", { name: "Screen, action, campaign or name" });
  await expect(field).toBeFocused();
  const options = page.getByRole("option");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();

  await page.keyboard.press("Control+k");
  await field.fill("quiet");
  await expect(options.first()).toContainText("Quiet miles");
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/brand/campaigns/${campaignId}`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("'?' lists the shortcuts, not while typing, and can be turned off", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeBrand(db));
  await open(page, "/brand/campaigns/new");
  await expect(page.getByRole("button", { name: "Go to" })).toBeVisible();
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await page.getByLabel("Campaign Title").press("?");
  await expect(page.getByLabel("Campaign Title")).toHaveValue("?");
  await expect(sheet).toHaveCount(0);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await sheet.getByLabel("Use single keys on this device").uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Go to" })).toBeVisible();
  await expect(sheet).toHaveCount(0);
});
