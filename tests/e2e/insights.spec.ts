import { makeBrand } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("a brand forecasts a campaign and compares scenarios in the URL", async ({
  browserOf,
  db,
  javaScriptEnabled,
}) => {
  const page = await browserOf(await makeBrand(db));
  await open(page, "/brand/insights");
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings.first()).toHaveText("Your results");
  await expect(page.getByText("Agreed fees")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Momentum" })).toBeVisible();
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
