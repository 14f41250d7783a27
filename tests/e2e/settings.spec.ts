import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { profiles } from "~db/schema";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  makeStaff,
} from "../support/factories";
import { expect, open, test } from "../support/fixtures";

const unfold = (page: Page, row: string) =>
  page.getByRole("main").locator("summary", { hasText: row }).click();

test("the account menu shows the full name and leads to profile, settings and out", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeAthlete(db, { name: "Maya Okafor" }));
  await open(page, "/notifications");
  const bar = page.getByRole("banner");
  const menu = bar.locator("details", { hasText: "My Account" });
  await menu.locator("summary", { hasText: "Maya Okafor" }).click();
  for (const [name, to] of [
    ["Dashboard", "/athlete/dashboard"],
    ["Browse Campaigns", "/athlete/campaigns"],
    ["My Content", "/athlete/content"],
  ] as const)
    await expect(menu.getByRole("link", { name })).toHaveAttribute("href", to);
  await expect(menu.getByRole("link", { name: "Profile" })).toHaveAttribute(
    "href",
    "/athlete/profile",
  );
  await menu.getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/settings");
  await bar.getByRole("link", { name: "Laurel" }).click();
  await expect(page).toHaveURL("/");
  await open(page, "/settings");
  await menu.locator("summary").click();
  await menu.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
});

test("a page outside the frame comes as a document with its own style", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  await db.write([
    db.orm.update(profiles).set({ emailConfirmedAt: null }).where(eq(profiles.id, brand.userId)),
  ]);
  const page = await browserOf(brand);
  const hydrated = page.locator("html[data-hydrated]");
  await open(page, "/brand/dashboard");
  await expect(page.getByRole("link", { name: "Get verified" }), "one notice").toHaveCount(0);
  await page.getByRole("button", { name: "Hide these steps" }).click();
  await page.getByRole("link", { name: "Resend link" }).click();
  await expect(page).toHaveURL("/confirm-email?to=%2Fdashboard");
  await expect(hydrated).toHaveCount(0);
  await open(page, "/change-password");
  await page.getByRole("link", { name: "Forgot your current password?" }).click();
  await expect(page).not.toHaveURL("/change-password");
  await expect(hydrated).toHaveCount(0);
});

test("on a phone the account menu is there, named by the person", async ({ browserOf, db }) => {
  const page = await browserOf(await makeBrand(db, { name: "Ada North" }));
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, "/settings");
  await page.getByRole("banner").locator("summary", { hasText: "Ada North" }).click();
  await expect(page.getByRole("link", { name: "Brand profile" }).first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});

test("anyone changes their name and sees their address @once", async ({ browserOf, db }) => {
  const staff = await makeStaff(db);
  const page = await browserOf(staff);
  await open(page, "/settings");
  await expect(page.getByText(staff.email)).toBeVisible();
  await unfold(page, "Name");
  await page.getByLabel("Full name").fill("  ");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("alert")).toContainText("to put right");
  await expect(page.getByRole("alert")).toContainText("Add your full name");
  await page.getByLabel("Full name").fill("Mo Deráin");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Your name has been saved.")).toBeVisible();
  await expect(page.getByRole("banner").locator("summary", { hasText: "Mo Deráin" })).toBeVisible();
});

test("a time zone that is not on the list is refused next to the field @once", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeBrand(db));
  await open(page, "/settings");
  await unfold(page, "Time zone");
  const field = page.getByLabel("Time zone");
  await expect(field).toHaveValue("");
  await field.evaluate((select) =>
    select.insertAdjacentHTML(
      "beforeend",
      '<option value="Mars/Olympus" selected>Olympus</option>',
    ),
  );
  await page.getByRole("button", { name: "Save time zone" }).click();
  await expect(page.getByRole("alert")).toContainText("Select a time zone from the list");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#time-zone-timeZone-error")).toHaveText(
    "Select a time zone from the list",
  );
  await expect(page.getByLabel("Full name")).not.toHaveAttribute("aria-invalid", "true");
});

test("an athlete switches the public page in the settings @once", async ({ browserOf, db }) => {
  const athlete = await makeAthlete(db);
  const page = await browserOf(athlete);
  await open(page, "/settings");
  await unfold(page, "Public page");
  await page.getByLabel("Make my profile public").check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your profile is public.")).toBeVisible();
  await open(page, "/settings");
  await unfold(page, "Public page");
  await page.getByRole("link", { name: "View your public page" }).click();
  await expect(page).toHaveURL(/\/athletes\/[a-z-]+-[0-9a-z]{6}$/);
  await open(page, "/settings");
  await unfold(page, "Public page");
  await page.getByLabel("Make my profile public").uncheck();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your profile is no longer public.")).toBeVisible();
  await page.goto(`/athletes/${athlete.userId}`);
  await expect(page.getByText("404")).toBeVisible();
});

test("a brand says who it is, and invited athletes read it @once", async ({ browserOf, db }) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId);
  await makeInvitation(db, campaignId, athlete.userId, "pending");
  const page = await browserOf(brand);
  await open(page, "/settings");
  await page.getByRole("main").getByRole("link", { name: "Brand profile" }).click();
  await expect(page).toHaveURL("/brand/profile");
  await page.getByLabel("Company name").fill("");
  await page.getByLabel("Website").fill("northlight.example/about");
  await page.getByLabel("About").fill("Shoes for bad weather.");
  await page.getByLabel("Target sports").fill("running");
  await page.getByRole("button", { name: "Add sport" }).click();
  await expect(page.getByRole("button", { name: "Remove running" })).toBeVisible();
  await page.getByLabel("Campaign goals").fill("Winter mornings, as they are.");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByRole("alert")).toContainText("Add your company's name");
  await expect(page.getByLabel("About")).toHaveValue("Shoes for bad weather.");
  await page.getByLabel("Company name").fill("Northlight Running");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Your profile has been saved.")).toBeVisible();
  await open(page, "/brand/profile");
  await expect(page.getByLabel("Website")).toHaveValue("https://northlight.example/about");

  const hers = await browserOf(athlete);
  await open(hers, `/athlete/campaigns/${campaignId}`);
  await expect(hers.getByRole("heading", { name: "About Northlight Running" })).toBeVisible();
  await expect(hers.getByText("Shoes for bad weather.")).toBeVisible();
  await expect(hers.getByText("Winter mornings, as they are.")).toBeVisible();
  await expect(hers.getByRole("link", { name: /northlight\.example\/about/ })).toHaveAttribute(
    "href",
    "https://northlight.example/about",
  );
});
