import { makeAthlete, makeBrand, makeCampaign, makeContent } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test.use({ timezoneId: "Asia/Tokyo" });

test("a moment is said in British form, by the viewer's clock where a script can tell it", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db);
  const campaignId = await makeCampaign(db, brand.brandId, { endDate: "2098-03-01" });
  await makeCampaign(db, brand.brandId, { status: "active", endDate: "2020-03-01" });
  const submittedAt = Date.parse("2020-07-18T22:05:00Z");
  const contentId = await makeContent(db, campaignId, athlete.userId, "awaiting_review", {
    submittedAt,
  });
  const page = await browserOf(brand);
  await open(page, `/brand/content/${contentId}`);
  const scripted = test.info().project.use.javaScriptEnabled !== false;
  const time = page.locator(`time[datetime="2020-07-18T22:05:00.000Z"]`);
  await expect(time).toHaveText(scripted ? "19 Jul 2020" : "18 Jul 2020");
  await expect(time).toHaveAttribute(
    "title",
    scripted ? /^Sunday 19 July 2020, 07:05 / : "Saturday 18 July 2020, 23:05 BST",
  );
  await open(page, `/brand/campaigns/${campaignId}`);
  await expect(page.getByText(/1.Mar.2098/).first()).toBeVisible();
  await open(page, "/brand/dashboard");
  await expect(page.getByRole("main").locator("time").first()).toHaveText(/^\d+ years ago$/);
});

test("a moment is said in the time zone of the settings, with scripts and without", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const campaignId = await makeCampaign(db, brand.brandId);
  const contentId = await makeContent(
    db,
    campaignId,
    (await makeAthlete(db)).userId,
    "awaiting_review",
    { submittedAt: Date.parse("2020-07-18T22:05:00Z") },
  );
  const page = await browserOf(brand);
  const time = page.locator(`time[datetime="2020-07-18T22:05:00.000Z"]`);
  const choose = async (label: string) => {
    await open(page, "/settings");
    const row = page.getByRole("main").locator("summary", { hasText: "Time zone" });
    await row.click();
    await page.getByLabel("Time zone").selectOption({ label });
    await page.getByRole("button", { name: "Save time zone" }).click();
    await expect(page.getByText("Your time zone has been saved.")).toBeVisible();
    await expect(row).toContainText(label);
    await expect(page.getByLabel("Time zone").locator("option:checked")).toHaveText(label);
    await open(page, `/brand/content/${contentId}`);
  };
  await choose("New York");
  await expect(time).toHaveText("18 Jul 2020");
  await expect(time).toHaveAttribute("title", /^Saturday 18 July 2020, 18:05 /);
  await choose("Kolkata");
  await expect(time).toHaveText("19 Jul 2020");
  await expect(time).toHaveAttribute("title", /^Sunday 19 July 2020, 03:35 /);
  await choose("Same as this device");
  await expect(time).toHaveAttribute("title", /, 07:05 |, 23:05 BST$/);
});
