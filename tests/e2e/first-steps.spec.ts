import { eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { athleteProfiles, brandProfiles, profiles } from "~db/schema";
import { USUAL_CAMPAIGN_TERMS } from "~db/terms";
import { violations } from "../support/axe";
import { makeAthlete, makeBrand, makeCampaign } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { linkIn, waitForMail } from "../support/inbox";

const asNew = (db: Database, userId: string) =>
  db.write([db.orm.update(profiles).set({ welcomedAt: null }).where(eq(profiles.id, userId))]);

const welcomedAt = async (db: Database, userId: string) => {
  const [[row]] = await db.read(
    db.orm.select({ at: profiles.welcomedAt }).from(profiles).where(eq(profiles.id, userId)),
  );
  return row?.at;
};

test("a brand's first run: what it sells, whom it looks for, athletes who fit @nightly", async ({
  browserOf,
  db,
  javaScriptEnabled,
}) => {
  const sport = `Skerry ${newId().slice(-6)}`;
  const fits = { sport, totalFollowers: 40_000, avgEngagement: 5 };
  await makeAthlete(db, { name: "Ada Fits", figures: fits });
  const brand = await makeBrand(db, { companyName: "Northlight" });
  await asNew(db, brand.userId);
  const page = await browserOf(brand, { viewport: { width: 320, height: 640 } });
  await open(page, "/brand/dashboard");
  await expect(page, "a new person is led to it").toHaveURL("/brand/welcome");
  await page.getByLabel("What you sell").fill("Running shoes");
  await page.getByLabel("Website").fill("not a website");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a link");
  await expect(page.getByLabel("What you sell")).toHaveValue("Running shoes");
  await page.getByLabel("Website").fill("northlight.com");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  const sports = page.getByRole("combobox", { name: "Their sports" });
  await sports.fill(sport);
  await page.getByLabel("Up to (£)").fill("500");
  await page.getByRole("button", { name: "Show me athletes" }).click();
  await expect(page.getByRole("heading", { name: "Athletes who fit" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ada Fits" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  if (javaScriptEnabled !== false) expect(await violations(page)).toEqual([]);
  expect(await welcomedAt(db, brand.userId)).toBeNull();
  await page.getByRole("button", { name: "Go to your dashboard" }).click();
  await expect(page).toHaveURL("/brand/dashboard");
  expect(await welcomedAt(db, brand.userId)).toBeGreaterThan(0);
  const [[saved]] = await db.read(
    db.orm.select().from(brandProfiles).where(eq(brandProfiles.id, brand.brandId)),
  );
  expect(saved).toMatchObject({
    companyName: "Northlight",
    industry: "Running shoes",
    website: "https://northlight.com",
  });
  await open(page, "/brand/preferences");
  await expect(page.getByRole("list", { name: "Target sports" })).toContainText(sport);
  await expect(page.getByLabel("To (£)")).toHaveValue("500");
});

test("a brand that skips whom it looks for sees athletes to start with, and a campaign is its next step @once", async ({
  browserOf,
  db,
}) => {
  await makeAthlete(db, { figures: { sport: "Running", totalFollowers: 40_000 } });
  const brand = await makeBrand(db);
  await asNew(db, brand.userId);
  const page = await browserOf(brand);
  await open(page, "/brand/welcome?step=2");
  await page.getByRole("link", { name: "Skip this step" }).click();
  await expect(page.getByRole("heading", { name: "Athletes to start with" })).toBeVisible();
  await expect(page.getByRole("listitem").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Create Campaign" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Invite" })).toHaveCount(0);
});

test("an athlete's first run shows campaigns with a fee before those without @once", async ({
  browserOf,
  db,
}) => {
  const { brandId } = await makeBrand(db);
  const own = USUAL_CAMPAIGN_TERMS;
  for (const terms of [{ ...own, feeFrom: 900_00, feeTo: 900_00 }, own, own, own])
    await makeCampaign(db, brandId, { status: "active", terms });
  const athlete = await makeAthlete(db);
  await asNew(db, athlete.userId);
  const page = await browserOf(athlete);
  await open(page, "/athlete/welcome?step=3");
  const items = page.locator("main li").filter({ has: page.getByRole("heading") });
  await expect(items).toHaveCount(3);
  await expect(items.first()).not.toContainText("Your own rate");
});

test("an athlete's first run keeps what it does not ask for, and each step can be skipped @nightly", async ({
  browserOf,
  db,
}) => {
  const athlete = await makeAthlete(db, { name: "Maya Okafor" });
  await asNew(db, athlete.userId);
  const is = eq(athleteProfiles.userId, athlete.userId);
  await db.write([db.orm.update(athleteProfiles).set({ bio: "Miles." }).where(is)]);
  const page = await browserOf(athlete);
  await open(page, "/athlete/dashboard");
  await expect(page).toHaveURL("/athlete/welcome");
  await page.getByRole("link", { name: "Type my figures instead" }).click();
  await page.getByLabel("Your sport").fill("Fell running");
  await page.getByLabel("Where you live").fill("Keswick, UK");
  await page.getByLabel("Instagram followers").fill("48000");
  await page.getByLabel("Engagement (%)").first().fill("5.8");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Step 3 of 3")).toBeVisible();
  const [[saved]] = await db.read(db.orm.select().from(athleteProfiles).where(is));
  expect(saved).toMatchObject({ sport: "Fell running", location: "Keswick, UK", bio: "Miles." });
  await open(page, "/athlete/welcome");
  await page.getByRole("link", { name: "Skip this step" }).click();
  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  await page.getByRole("button", { name: "Skip to your dashboard" }).click();
  await expect(
    page.getByText("Welcome, Maya Okafor").or(page.getByText("Welcome back")),
  ).toBeVisible();
});

test("a channel that is connected in the first run leads back to it @once", async ({
  browserOf,
  db,
}) => {
  const athlete = await makeAthlete(db);
  await asNew(db, athlete.userId);
  const page = await browserOf(athlete);
  await open(page, "/athlete/welcome");
  await page.getByRole("button", { name: "Connect Instagram" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/athlete/welcome");
  await expect(page.getByText("Instagram wasn't connected")).toBeVisible();
});

test("an address is confirmed from the screen that needed it, and never leads elsewhere @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db);
  await makeCampaign(db, brand.brandId, { status: "active" });
  await db.write([
    db.orm.update(profiles).set({ emailConfirmedAt: null }).where(eq(profiles.id, brand.userId)),
  ]);
  const page = await browserOf(brand);
  const invite = `/brand/athletes/${athlete.userId}/invite`;
  await open(page, invite);
  await page.getByRole("link", { name: "Send the link again" }).click();
  await page.getByRole("button", { name: "Resend link" }).click();
  await expect(page).toHaveURL(invite);
  await page.goto(linkIn(await waitForMail(brand.email, /Confirm your email/)));
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await expect(page).toHaveURL(invite);
  await expect(page.getByRole("button", { name: "Send Invitation" })).toBeVisible();
  await page.goto("/confirm-email?to=%2F%2Fevil.example");
  await expect(page.getByRole("link", { name: "Back", exact: true })).toHaveAttribute(
    "href",
    "/dashboard",
  );
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
