import { sql } from "drizzle-orm";
import { formatWeekday } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { violations } from "../support/axe";
import { makeAthlete, makeBrand, makeCampaign, makeInvitation } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("a brand works through the athletes of a campaign: reminds, gives more time, pays and withdraws several at once @nightly", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db, { companyName: "Northlight" });
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Winter base miles" });
  for (const name of ["Ada North", "Bea South"])
    await makeInvitation(db, campaignId, (await makeAthlete(db, { name })).userId, "pending");
  for (const name of ["Cleo West", "Dan East"])
    await makeInvitation(db, campaignId, (await makeAthlete(db, { name })).userId, "accepted", {
      fee: 100_00,
    });
  const page = await browserOf(brand);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `/brand/campaigns/${campaignId}?tab=athletes`);
  const main = page.locator("main");
  await expect(main.getByRole("link", { name: "Invite athletes" })).toHaveAttribute(
    "href",
    `/brand/matches?campaign=${campaignId}`,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // axe needs scripts; what it looks at is the same HTML.
  if (test.info().project.name === "scripted") expect(await violations(page)).toEqual([]);

  for (const name of [/^More actions/, /^More for Ada/, /^Withdraw$/]) {
    await page.locator("summary", { hasText: name }).click();
    const panel = page.locator("details[open] > div").first();
    const box = await panel.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320, String(name)).toBe(true);
    await page.locator("summary", { hasText: name }).click();
  }

  const tick = async (...names: string[]) => {
    for (const name of names) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  };
  const everyone = ["Ada North", "Bea South", "Cleo West", "Dan East"];
  await page.getByRole("button", { name: "Remind" }).click();
  await expect(page.getByText("Tick the athletes first").first()).toBeVisible();
  await tick(...everyone);
  await page.getByRole("button", { name: "Remind" }).click();
  await expect(page.getByText("2 reminders sent").first()).toBeVisible();
  await expect(page.getByText("2 of the athletes you ticked have answered").first()).toBeVisible();

  await open(page, `/brand/campaigns/${campaignId}?tab=athletes`);
  await tick("Cleo West", "Dan East");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(main).toContainText("£216 for all, including £16 Laurel fee");
  await page.getByRole("button", { name: "Pay selected" }).click();
  await page.waitForURL(/hosted/);
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(main).toContainText("£216 paid for 2 payments");

  await open(page, `/brand/campaigns/${campaignId}?tab=athletes`);
  await expect(main.getByText("Secured", { exact: true })).toHaveCount(2);
  await tick(...everyone);
  await page.locator("summary", { hasText: /^Withdraw$/ }).click();
  await page.getByRole("button", { name: "Withdraw invitations" }).click();
  await expect(page.getByText("2 invitations withdrawn").first()).toBeVisible();
  await expect(main.getByText("Secured", { exact: true })).toHaveCount(2);
});

test("a brand ticks all athletes at once and sends them one message @nightly", async ({
  browserOf,
  db,
  javaScriptEnabled,
}) => {
  const brand = await makeBrand(db, { companyName: "Northlight" });
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Winter base miles" });
  const ada = await makeAthlete(db, { name: "Ada North" });
  const bea = await makeAthlete(db, { name: "Bea South" });
  await makeInvitation(db, campaignId, ada.userId, "pending");
  await makeInvitation(db, campaignId, bea.userId, "accepted");
  await db.write([sql`update profiles set closed_at = 1 where id = ${bea.userId}`]);
  const page = await browserOf(brand);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `/brand/campaigns/${campaignId}`);
  if (javaScriptEnabled) await page.getByRole("checkbox", { name: "Select all" }).check();
  else await page.getByRole("link", { name: "Select all" }).click();
  for (const name of ["Ada North", "Bea South"])
    await expect(page.getByRole("checkbox", { name: `Select ${name}` })).toBeChecked();
  await page.getByRole("button", { name: "Message", exact: true }).click();
  await expect(page).toHaveURL(/\/brand\/message\?deal=/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
  await expect(page.getByRole("checkbox", { name: "Bea South" })).toBeDisabled();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toContainText("Message cannot be empty");
  await page.getByLabel("Message", { exact: true }).fill("Shoes go out on Monday.");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Message sent to 1 athlete")).toBeVisible();
  await expect(page).toHaveURL(`/brand/campaigns/${campaignId}?tab=athletes`);
  const theirs = await browserOf(ada);
  await open(theirs, "/messages");
  await theirs.getByRole("link", { name: /Northlight/ }).click();
  await expect(theirs.getByText("Shoes go out on Monday.").first()).toBeVisible();
});

test("home says how each campaign stands, and leads to a reminder in two clicks @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db, { companyName: "Northlight" });
  const starts = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
  await makeCampaign(db, brand.brandId, { title: "Spring relay", startDate: starts });
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Winter base miles" });
  await makeInvitation(
    db,
    campaignId,
    (await makeAthlete(db, { name: "Ada North" })).userId,
    "pending",
  );
  await makeInvitation(db, campaignId, (await makeAthlete(db, { name: "Bea South" })).userId);
  const page = await browserOf(brand);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/brand/dashboard");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const own = page.getByRole("region", { name: "Current and upcoming campaigns" });
  await expect(own).toContainText(`Starts ${formatWeekday(starts)}, no athletes yet`);
  await own.getByRole("link", { name: "Remind 1 athlete" }).click();
  await expect(page.getByRole("checkbox", { name: "Select Ada North" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Select Bea South" })).not.toBeChecked();
  await page.getByRole("button", { name: "Remind" }).click();
  await expect(page.getByText("1 reminder sent").first()).toBeVisible();
});
