import { makeAthlete } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("an athlete sets up payouts on Stripe's page in two sittings, and opens Stripe @once", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeAthlete(db));
  await open(page, "/settings");
  await page.getByRole("link", { name: "Payouts" }).click();
  const main = page.locator("main");
  await expect(main).toContainText("Not set up");
  await expect(main).toContainText("You get the whole fee.");
  await page.getByRole("button", { name: "Set up payouts" }).click();
  await page.getByRole("button", { name: "Save for later" }).click();
  await expect(main).toContainText("Not finished");
  await expect(main).toContainText("Stripe still needs:");

  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Set up payouts" })).toBeVisible();
  await page.reload();
  await expect(main.getByRole("alert")).toContainText("had expired");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(main).toContainText("Ready");
  await page.getByRole("button", { name: "Bank account and payouts" }).click();
  await expect(page.getByRole("heading", { name: "Express" })).toBeVisible();
});
