import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { DAY_MS } from "~/platform/durations";
import { subscriptions } from "~db/schema";
import { makeBrand } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("a brand subscribes on Stripe's page, cancels there and keeps its plan after all; an overdue payment is said on its dashboard @nightly", async ({
  browserOf,
  db,
  javaScriptEnabled,
}) => {
  const brand = await makeBrand(db);
  const page = await browserOf(brand);
  await page.goto("/billing");
  await expect(page.getByText("Free, £0 a month")).toBeVisible();
  await expect(page.getByText("2 active campaigns at a time")).toBeVisible();
  await expect(page.getByText("Brand Premium, £49 a month")).toBeVisible();
  await expect(page.locator("main")).toContainText("saves £612 on £30,000");
  await page.getByRole("button", { name: "Upgrade to Premium" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/billing");
  await page.goto("/pricing");
  if (javaScriptEnabled !== false) await pressWithoutSending(page);
  await page.getByRole("button", { name: "Upgrade Now" }).click();
  await page.getByLabel(/0002/).check();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByRole("alert")).toContainText("declined");
  await page.getByLabel("Name or business name").fill("Northlight Ltd");
  await page.getByLabel("VAT number").fill("GB123456789");
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByRole("heading", { name: "Subscription Activated!" })).toBeVisible();

  await open(page, "/billing");
  const main = page.locator("main");
  await expect(main).toContainText("Brand Premium");
  await expect(main).toContainText("Renews on");
  await page.getByRole("link", { name: "Invoices", exact: true }).click();
  await expect(main.getByRole("link", { name: /PDF/ })).toHaveCount(1);
  await expect(main).toContainText("Northlight Ltd");
  await expect(main).toContainText("GB123456789");
  await page.getByRole("button", { name: "Change billing details" }).click();
  await page.getByLabel("Town or city").fill("York");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "Return" }).click();
  await open(page, "/billing/invoices");
  await expect(main).toContainText("York");

  await open(page, "/billing");
  await page.getByRole("button", { name: "Manage Subscription" }).click();
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await page.getByRole("link", { name: "Return" }).click();
  await expect(main).toContainText("You keep everything until then.");

  await open(page, "/billing");
  await page.getByRole("button", { name: "Keep my plan" }).click();
  await expect(main).toContainText("Renews on");
  await page.goto("/pricing");
  await expect(main).toContainText("Current Plan");
  await expect(page.getByRole("button", { name: "Upgrade Now" })).toHaveCount(0);

  const overdue = { state: "past_due", graceEndsAt: Date.now() + DAY_MS } as const;
  await db.write([
    db.orm.update(subscriptions).set(overdue).where(eq(subscriptions.sideId, brand.brandId)),
  ]);
  await open(page, "/brand/dashboard");
  await expect(main.getByRole("alert")).toContainText("Your payment didn't go through");
  await page.context().clearCookies({ name: "cookie-consent" });
  for (const path of ["/brand/dashboard", "/billing"]) {
    await page.goto(path);
    await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main.getByRole("alert"), "at most one notice stands above a page").toHaveCount(0);
  }
  await page.getByRole("button", { name: "Reject Non-Essential", exact: true }).click();
  await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(0);
  await open(page, "/brand/dashboard");
  await main.getByRole("link", { name: "Check your card" }).click();
  await main.getByRole("button", { name: "Check your card" }).click();
  await expect(page.getByRole("button", { name: "Cancel subscription" })).toBeVisible();
});

/** What the button says while it is sent, without sending it. */
async function pressWithoutSending(page: Page) {
  const button = page.getByRole("button", { name: "Upgrade Now" });
  const said = await button.evaluate((button: HTMLButtonElement) => {
    button.form?.addEventListener("submit", (event) => event.preventDefault());
    button.click();
    return [button.textContent, button.disabled];
  });
  expect(said).toEqual(["Loading...", true]);
  await page.reload();
}
