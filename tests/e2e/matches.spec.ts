import { newId } from "~db/columns";
import { athleteRecommendations } from "~db/schema";
import { makeAthlete, makeBrand, makeCampaign } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("a brand dismisses a match, undoes it, and saves preferences", async ({ browserOf, db }) => {
  const sport = `Skyball ${newId().slice(-6)}`;
  const brand = await makeBrand(db);
  const figures = { sport, totalFollowers: 40_000, avgEngagement: 5 };
  const athlete = await makeAthlete(db, { name: "Ada Match", figures });
  const campaignId = await makeCampaign(db, brand.userId, { title: "High nets", budget: 100_000 });
  await db.write([
    db.orm.insert(athleteRecommendations).values({
      id: newId(),
      brandId: brand.userId,
      campaignId,
      athleteId: athlete.userId,
      matchScore: 81,
      matchReason: `${sport} is a target sport.`,
      concerns: ["Not verified yet."],
      roiLow: 120,
      roiHigh: 267,
      createdAt: Date.now(),
    }),
  ]);
  const page = await browserOf(brand);
  await open(page, "/brand/matches");
  const card = page
    .getByRole("listitem")
    .filter({ hasText: "High nets" })
    .filter({ hasText: "Ada" });
  await expect(card).toContainText("+120% to +267%");
  await expect(card).toContainText("Not verified yet.");
  await card.getByText("Dismiss Ada Match").click();
  await card.getByLabel("Reason").selectOption({ label: "Too small" });
  await card.getByRole("button", { name: "Dismiss match" }).click();

  const toast = page.getByRole("status").filter({ hasText: "Match dismissed" });
  await expect(toast).toBeVisible();
  await expect(page.getByText("Dismissed (1)")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ada Match" })).toHaveCount(0);
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("This athlete can be recommended again")).toBeVisible();
  await expect(page.getByText("Dismissed (1)")).toHaveCount(0);

  await page.getByRole("link", { name: "Set your preferences" }).click();
  const sports = page.getByRole("textbox", { name: "Target Sports" });
  await sports.fill(sport);
  await sports.press("Enter");
  await expect(page.getByRole("list", { name: "Target Sports" })).toContainText(sport);
  await page.getByLabel("Minimum Followers").fill("50000");
  await page.getByLabel("Maximum Followers").fill("20000");
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Maximum followers must be at least the minimum",
  );
  await page.getByLabel("Minimum Followers").fill("15000");
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Preferences saved" })).toBeVisible();
  await expect(page.getByLabel("Minimum Followers")).toHaveValue("15000");
  await page.getByRole("link", { name: "Search with these preferences" }).click();
  await expect(page).toHaveURL(
    `/brand/discover?sport=${sport.replace(" ", "+")}&tier=micro&minFollowers=10000`,
  );
  await expect(page.getByText("Ada Match").first()).toBeVisible();
});
