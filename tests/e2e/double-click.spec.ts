import { count, eq } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "~db/client";
import {
  campaignInvitations,
  campaigns,
  contactMessages,
  contentComments,
  contentSubmissions,
  notifications,
  profiles,
} from "~db/schema";
import {
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
} from "../support/factories";
import { expect, open, test, waitForHydration } from "../support/fixtures";

/** Every form is sent twice; each does its work once and shows no error. */

async function countOf(db: Database, table: SQLiteTable, column: SQLiteColumn, value: string) {
  const [[row]] = await db.read(db.orm.select({ n: count() }).from(table).where(eq(column, value)));
  return row?.n;
}

test("signing up", async ({ anonymousPage, db }) => {
  const page = await anonymousPage();
  const email = `${crypto.randomUUID()}@test.laurel`;
  await open(page, "/signup?type=brand");
  await page.getByLabel("Full name").fill("Ada Twice");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("correct horse");
  await page.getByLabel("Company name").fill("Twice Ltd");
  await page.getByRole("button", { name: "Create Account" }).dblclick();
  await expect(page).toHaveURL("/brand/welcome");
  expect(await countOf(db, profiles, profiles.email, email)).toBe(1);
});

test("the contact form", async ({ anonymousPage, db }) => {
  const page = await anonymousPage();
  const email = `${crypto.randomUUID()}@test.laurel`;
  await open(page, "/contact");
  await page.getByLabel("Name", { exact: true }).fill("Ada Twice");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Message").fill("Do you count twice?");
  await page.getByRole("main").getByRole("button", { name: /Send/ }).dblclick();
  await expect(page.getByText("Message Sent!")).toBeVisible();
  expect(await countOf(db, contactMessages, contactMessages.email, email)).toBe(1);
});

test("creating a campaign", async ({ browserOf, db }) => {
  const brand = await makeBrand(db);
  const page = await browserOf(brand);
  await open(page, "/brand/campaigns/new");
  await page.getByLabel("Campaign Title").fill("Twice the miles");
  await page.getByRole("main").getByRole("button", { name: "Create Campaign" }).dblclick();
  await expect(page.getByText("Here are athletes for it.")).toBeVisible();
  expect(await countOf(db, campaigns, campaigns.brandId, brand.brandId)).toBe(1);
});

test("inviting and accepting", async ({ browserOf, db }) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId);
  const page = await browserOf(brand);
  await open(page, `/brand/athletes/${athlete.userId}/invite?campaign=${campaignId}`);
  await page.getByLabel("Fee (£)").fill("900");
  await page.getByRole("button", { name: "Send Invitation" }).dblclick();
  await expect(page.getByText("Invitation Sent!").first()).toBeVisible();
  const { campaignId: column } = campaignInvitations;
  expect(await countOf(db, campaignInvitations, column, campaignId)).toBe(1);
  expect(await countOf(db, notifications, notifications.userId, athlete.userId)).toBe(1);

  const hers = await browserOf(athlete);
  await open(hers, `/athlete/campaigns/${campaignId}/accept`);
  await hers.getByRole("button", { name: /^Accept/ }).dblclick();
  await expect(hers.getByText("Invitation accepted", { exact: true })).toBeVisible();
  expect(await countOf(db, notifications, notifications.userId, brand.userId)).toBe(1);
});

test("creating and submitting content", async ({ browserOf, db }) => {
  const { brand, athlete } = await makeActiveDeal(db);
  const page = await browserOf(athlete);
  await open(page, "/athlete/content/new");
  await page.getByRole("button", { name: "Add a link instead" }).dblclick();
  await waitForHydration(page);
  await page.getByLabel("Title").fill("First clip");
  await page.getByLabel("Caption").fill("#ad Ten kilometres before work.");
  await page.getByLabel("Media links").fill("example.com/first.mp4");
  const { athleteId } = contentSubmissions;
  expect(await countOf(db, contentSubmissions, athleteId, athlete.userId)).toBe(1);

  await page.getByRole("button", { name: "Send for review" }).dblclick();
  await expect(page.getByText("Awaiting Review")).toBeVisible();
  expect(await countOf(db, notifications, notifications.userId, brand.userId)).toBe(1);
});

test("commenting and approving", async ({ browserOf, db }) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId);
  const contentId = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  const page = await browserOf(brand);
  await open(page, `/brand/content/${contentId}`);
  await page.getByLabel("Add a comment").fill("Lovely light");
  await page.getByRole("button", { name: "Add comment" }).dblclick();
  await expect(page.getByRole("listitem").filter({ hasText: "Lovely light" })).toHaveCount(1);
  expect(await countOf(db, contentComments, contentComments.contentId, contentId)).toBe(1);

  await page.getByRole("button", { name: "Approve", exact: true }).dblclick();
  await expect(page.getByText("Content has been approved.")).toBeVisible();
  const [told] = await db.read(
    db.orm
      .select({ kind: notifications.kind })
      .from(notifications)
      .where(eq(notifications.userId, athlete.userId)),
  );
  expect(told.map(({ kind }) => kind).sort()).toEqual(["content.approved", "content.commented"]);
});
