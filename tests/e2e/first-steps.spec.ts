import { eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { profiles } from "~db/schema";
import { makeAthlete, makeBrand } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

const asNew = (db: Database, userId: string) =>
  db.write([db.orm.update(profiles).set({ tourSeenAt: null }).where(eq(profiles.id, userId))]);

const hasSeenTour = async (db: Database, userId: string) => {
  const [[row]] = await db.read(
    db.orm.select({ at: profiles.tourSeenAt }).from(profiles).where(eq(profiles.id, userId)),
  );
  return row?.at !== null;
};

test("a new person is offered the tour, and takes it", async ({ browserOf, db }) => {
  const brand = await makeBrand(db);
  await asNew(db, brand.userId);
  const page = await browserOf(brand);
  await open(page, "/brand/dashboard");
  await expect(page.getByRole("heading", { name: "Welcome to Laurel" })).toBeVisible();
  await page.getByRole("button", { name: "Take the tour" }).click();
  await expect(page).toHaveURL("/demo/brand");
  expect(await hasSeenTour(db, brand.userId)).toBe(true);
  await page.goto("/demo/brand?step=6");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Join as Brand" })).toHaveCount(0);
  await main.getByRole("link", { name: "Go to your dashboard" }).click();
  await expect(page).toHaveURL("/brand/dashboard");
});

test("the offer is declined on a narrow screen, by keyboard", async ({
  browserOf,
  db,
  javaScriptEnabled,
}) => {
  const athlete = await makeAthlete(db);
  await asNew(db, athlete.userId);
  const page = await browserOf(athlete, { viewport: { width: 320, height: 640 } });
  await open(page, "/athlete/dashboard");
  await expect(page.getByRole("button", { name: "Not now" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  if (javaScriptEnabled === false)
    await page.getByRole("button", { name: "Not now" }).press("Enter");
  else await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Not now" })).toHaveCount(0);
  await expect.poll(() => hasSeenTour(db, athlete.userId)).toBe(true);
});

test("the first steps are hidden for good @once", async ({ browserOf, db }) => {
  const page = await browserOf(await makeBrand(db));
  await open(page, "/brand/dashboard");
  await expect(page.getByRole("link", { name: "Set your preferences" })).toBeVisible();
  await page.getByRole("button", { name: "Hide these steps" }).click();
  await expect(page.getByText("Getting started")).toHaveCount(0);
  await open(page, "/brand/dashboard");
  await expect(page.getByText("Getting started")).toHaveCount(0);
});
