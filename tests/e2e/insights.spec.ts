import { readFile } from "node:fs/promises";
import { givePremium, makeAthlete, makeBrand, makeCampaign } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { makeCode, makeDeal, makePost } from "../support/results";

test("a brand forecasts a campaign and compares scenarios in the URL @nightly", async ({
  browserOf,
  db,
  javaScriptEnabled,
}) => {
  const page = await browserOf(await makeBrand(db));
  await open(page, "/brand/insights");
  await expect(page.getByRole("heading", { name: "No results yet" })).toBeVisible();
  await page.getByRole("link", { name: "Athlete Leaderboard" }).click();
  await expect(page.getByText("Acceptance Rate")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Ambassador Score" })).toBeVisible();
  await page.getByRole("link", { name: "ROI Forecast" }).click();
  const forecast = page.getByRole("region", { name: "Forecast" });
  await expect(forecast).toContainText("−30%");
  await page.getByRole("button", { name: "Add to comparison" }).click();
  await expect(page.getByRole("heading", { name: "Scenario 1" })).toBeVisible();

  const athletes = page.getByRole("spinbutton", { name: "Number of athletes" });
  await page.getByLabel("Campaign budget (£)").fill("5000");
  await athletes.fill("60");
  // Without scripts the button asks; with them the answer is there.
  if (!javaScriptEnabled) await page.getByRole("button", { name: "Forecast" }).click();
  await expect(forecast).toContainText("+600%");
  await expect(forecast).toContainText("+425% to +775%, if engagement is 25% lower or higher");
  await expect(page.getByText("Number of athletes must be at most 50.")).toBeVisible();
  await athletes.fill("50");
  if (!javaScriptEnabled) await page.getByRole("button", { name: "Forecast" }).click();
  await expect(page).toHaveURL(/athletes=50/);
  await page.reload();
  await expect(forecast).toContainText("+600%");

  await page.getByRole("button", { name: "Add to comparison" }).click();
  const second = page.getByRole("listitem").filter({ hasText: "Scenario 2" });
  await expect(second).toContainText("Best return");
  await expect(second).toContainText("+600%");
  await page.getByRole("link", { name: "Remove Scenario 1" }).click();
  await expect(page.getByRole("heading", { name: "Scenario 2" })).toBeHidden();
  await expect(page.getByRole("listitem").filter({ hasText: "Scenario 1" })).toContainText("+600%");
  await expect(athletes).toHaveValue("50");
});

test("a brand reads its own results, chooses a time and a campaign, and takes them away as files @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  await givePremium(db, brand);
  const athlete = await makeAthlete(db, { name: "Ada Pace" });
  for (const [title, endDate, orders] of [
    ["Spring", "2025-04-01", 10],
    ["Autumn", null, 40],
  ] as const) {
    const campaignId = await makeCampaign(db, brand.brandId, { title, endDate });
    const ids = { campaignId, athleteId: athlete.userId, brandId: brand.brandId };
    await makeDeal(db, ids, { fee: 40_000 });
    await makePost(db, ids, [{ span: "7d", source: "connected", engagements: 500 }]);
    await makeCode(db, ids, [{ orders, revenue: 100_000 }]);
  }
  const page = await browserOf(brand);
  await open(page, "/brand/insights");
  const campaigns = page.getByRole("table", { name: "Campaigns" });
  await expect(campaigns.getByRole("row")).toHaveCount(3);
  await expect(page.getByText("50 orders, £2,000 sold, from 2 of 2 deals")).toBeVisible();

  await page.getByLabel("Time").selectOption("Last 12 months");
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(campaigns.getByRole("row")).toHaveCount(2);
  await expect(campaigns).toContainText("Autumn");
  await expect(page.getByLabel("Time")).toHaveValue("12m");

  await page.getByLabel("Time").selectOption("All time");
  await page.getByLabel("Campaign").selectOption("Spring");
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page.getByText("10 orders, £1,000 sold, from 1 of 1 deal")).toBeVisible();
  await expect(page.getByRole("table", { name: "Best athletes" })).toContainText("Ada Pace");

  const save = async (name: string) => {
    const file = page.waitForEvent("download");
    await page.getByRole("link", { name }).click();
    return readFile(await (await file).path());
  };
  const csv = (await save("Download CSV")).toString();
  expect(csv).toContain('"Campaign","Spring"');
  expect(csv).not.toContain("Autumn");
  expect((await save("Download PDF")).subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("link", { name: "Spring" }).click();
  await expect(page.getByRole("heading", { name: "Campaign report" })).toBeVisible();
});
