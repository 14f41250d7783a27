import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { athleteProfiles } from "~db/schema";
import { REEL } from "../support/deliverables";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
} from "../support/factories";
import { expect, open, test, waitForHydration } from "../support/fixtures";

/** Folded fields of the profile's form. */
const openFold = (page: Page, title: string) =>
  page.getByRole("main").locator("summary", { hasText: title }).click();

test("an athlete completes the profile and sees what follows from it @nightly", async ({
  browserOf,
  db,
}) => {
  const athlete = await makeAthlete(db, { name: "Maya Okafor", figures: { sport: "" } });
  const page = await browserOf(athlete);
  await open(page, "/athlete/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back, Maya Okafor");
  await expect(page.getByText("Add your channels so brands can find you.")).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("Connect a channel to get your score.")).toBeVisible();
  await expect(main.getByRole("img", { name: /Ambassador Score/ })).toHaveCount(0);

  await expect(page.getByText("17%", { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: "Add your location" })).toHaveCount(0);
  for (const step of ["your sport", "a bio", "content themes", "a social handle"])
    await expect(main.getByRole("link", { name: `Add ${step}` })).toBeVisible();
  await page.getByRole("link", { name: "Complete Your Profile" }).click();
  await expect(page).toHaveURL("/athlete/profile#profile-sport");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile");
  await waitForHydration(page);
  await page.getByLabel("Full name").fill("Maya O. Okafor");
  await page.getByLabel("Primary sport").fill("running");
  // Nothing is in these yet, so they are open.
  await page.getByLabel("Other sports").fill("soccer, yogi");
  await page.getByLabel("Bio").fill("I film the miles nobody claps for.");
  await page.getByLabel("Content themes").fill("Winter miles, Shoe tests");
  await openFold(page, "Type your figures instead");
  const instagram = page.getByRole("group", { name: "Instagram" });
  await expect(instagram.getByLabel("Followers")).toHaveValue("");
  await instagram.getByLabel("Handle").fill("@maya.runs");
  await instagram.getByLabel("Followers").fill("96400");
  await instagram.getByLabel("Engagement").fill("6.1");
  const youtube = page.getByRole("group", { name: "YouTube" });
  await youtube.getByLabel("Handle").fill("mayaruns");
  await youtube.getByLabel("Subscribers").fill("");
  await openFold(page, "Rate");
  await page.getByLabel("Starting rate (£)").fill("249.50");
  await openFold(page, "Audience");
  const audience = page.getByRole("group", { name: "Audience" });
  await audience.getByLabel("Country").selectOption("Germany");
  await audience.getByLabel("Share").fill("62");
  await openFold(page, "Time away");
  await page.getByLabel("Away from").fill("2031-05-03");
  await page.getByLabel("Away until").fill("2031-05-17");
  await page.getByRole("button", { name: "Save Profile" }).click();

  await expect(page).toHaveURL("/athlete/dashboard");
  await expect(page.getByText("Your profile has been saved.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Complete Your Profile" })).toHaveCount(0);
  await expect(page.getByText("Profile complete")).toHaveCount(0);
  await expect(page.getByText("Nothing is waiting for you.")).toBeVisible();
  await expect(page.getByText("96.4K", { exact: true })).toBeVisible();
  await expect(page.getByText("6.1%", { exact: true })).toBeVisible();
  await expect(page.getByText("norm for your tier 3.9%")).toBeVisible();
  await expect(page.getByText("Maya O. Okafor").first()).toBeAttached();

  await page.locator("summary", { hasText: /^Why \d+\?$/ }).click();
  await expect(page.getByText("Next: get verified (+10 points).").first()).toBeVisible();

  await open(page, "/athlete/profile");
  await expect(page.getByLabel("Primary sport")).toHaveValue("Running");
  await expect(page.getByLabel("Other sports")).toBeHidden();
  for (const [title, value] of [
    ["Sports and themes", "Football, Yoga, Winter miles, Shoe tests"],
    ["Audience", "62% in Germany"],
    ["Rate", "From £249.50"],
    ["Time away", "Away 3 to 17 May 2031"],
    ["Public page", "Off"],
  ] as const) {
    await expect(main.locator("summary", { hasText: title })).toContainText(value);
    await openFold(page, title);
  }
  await expect(main.getByRole("link", { name: "Connect Instagram" })).toHaveAttribute(
    "href",
    "/athlete/social#instagram",
  );
  await openFold(page, "Type your figures instead");
  await expect(page.getByLabel("Other sports")).toHaveValue("Football, Yoga");
  await expect(youtube.getByLabel("Handle")).toHaveValue("@mayaruns");
  await expect(youtube.getByLabel("Subscribers")).toHaveValue("");
  await expect(page.getByLabel("Starting rate (£)")).toHaveValue("249.5");
  await expect(audience.getByLabel("Country")).toHaveValue("DE");
  await expect(audience.getByLabel("Share")).toHaveValue("62");
  await expect(page.getByLabel("Away from")).toHaveValue("2031-05-03");
  await expect(page.getByLabel("Away until")).toHaveValue("2031-05-17");
});

test("each error stands beside its field, and the form keeps what was typed @once", async ({
  browserOf,
  db,
}) => {
  const athlete = await makeAthlete(db);
  const page = await browserOf(athlete);
  await open(page, "/athlete/profile");
  await page.getByLabel("Bio").fill("Still here.");
  await openFold(page, "Type your figures instead");
  const tiktok = page.getByRole("group", { name: "TikTok" });
  await tiktok.getByLabel("Handle").fill("https://tiktok.example/maya");
  await openFold(page, "Rate");
  const rate = page.getByRole("group", { name: "Rate" });
  await rate.getByLabel("Starting rate (£)").fill("0.5");
  await openFold(page, "Rate");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(tiktok.getByText("Enter just the handle, such as maya.runs")).toBeVisible();
  await expect(rate.getByText("Starting rate must be at least £1")).toBeVisible();
  await expect(rate.getByLabel("Starting rate (£)")).toHaveValue("0.5");
  await expect(page.getByLabel("Bio")).toHaveValue("Still here.");
  await expect(tiktok.getByLabel("Handle")).toHaveValue("https://tiktok.example/maya");

  await tiktok.getByLabel("Engagement").fill("4.5");
  await tiktok.getByLabel("Followers").fill("");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(tiktok.getByText("Add your followers, or leave the rate empty")).toBeVisible();
  await tiktok.getByLabel("Followers").fill("52000");
  await tiktok.getByLabel("Engagement").fill("45");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(
    tiktok.getByText("With 52,000 followers, the rate can be at most 20%"),
  ).toBeVisible();
  await expect(tiktok.getByLabel("Engagement")).toHaveValue("45");

  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/athlete/dashboard");
  const [[row]] = await db.read(
    db.orm.select().from(athleteProfiles).where(eq(athleteProfiles.userId, athlete.userId)),
  );
  expect(row?.bio).toBe("");
});

test("the dashboard lists the athlete's tasks first @once", async ({ browserOf, db }) => {
  const athlete = await makeAthlete(db, { name: "Maya Okafor" });
  const brand = await makeBrand(db, { companyName: "Harrow Cycles" });
  const running = await makeCampaign(db, brand.brandId, { status: "active" });
  const asked = await makeCampaign(db, brand.brandId, {
    status: "active",
    title: "Winter base miles",
  });
  await makeInvitation(db, running, athlete.userId, "accepted");
  await makeInvitation(db, asked, athlete.userId, "pending", {
    fee: 120_000,
    deliverables: [REEL],
  });
  const content = await makeContent(db, running, athlete.userId, "rejected", {
    brandFeedback: "Please show the shoe at the start.",
  });
  const page = await browserOf(athlete);
  await open(page, "/athlete/dashboard");
  await expect(page.getByText("2 things to do.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Answer Harrow Cycles: £1,200" })).toBeVisible();
  await expect(page.getByText("Winter base miles · 1 deliverable")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Answer/ })).toHaveAttribute(
    "href",
    `/athlete/campaigns/${asked}`,
  );
  await expect(page.getByRole("link", { name: /^Revise/ })).toHaveAttribute(
    "href",
    `/athlete/content/${content}`,
  );
});

test("without a profile row the dashboard says so and leads to the login @once", async ({
  browserOf,
  db,
}) => {
  const athlete = await makeAthlete(db);
  await db.write([
    db.orm.delete(athleteProfiles).where(eq(athleteProfiles.userId, athlete.userId)),
  ]);
  const page = await browserOf(athlete);
  await open(page, "/athlete/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unable to load profile");
  await page.getByRole("button", { name: "Return to Login" }).click();
  await expect(page).toHaveURL("/login");
});
