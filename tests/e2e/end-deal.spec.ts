import { DAY_MS } from "~/platform/durations";
import { REEL } from "../support/deliverables";
import {
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
} from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { quickHash } from "../support/quick-password";

const PASSWORD = "correct horse";

test("a brand ends a deal on a narrow screen while a new version is late @once", async ({
  browserOf,
  db,
}) => {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const id = await makeContent(db, campaignId, athlete.userId, "rejected", {
    rejectedAt: Date.now() - 30 * DAY_MS,
  });
  const page = await browserOf(brand, { viewport: { width: 320, height: 640 } });
  await open(page, `/brand/content/${id}`);
  await page.getByText("End the deal", { exact: true }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole("button", { name: "End deal with Test Athlete" }).click();
  await expect(page.getByText("You ended the deal, so this content was closed.")).toBeVisible();
});

test("a deal that has ended is offered again, signed by both and paid, and the first one stays as it was @once", async ({
  browserOf,
  db,
}) => {
  const passwordHash = quickHash(PASSWORD);
  const brand = await makeBrand(db, { name: "Priya Raman", passwordHash });
  const athlete = await makeAthlete(db, { name: "Maya Okafor", passwordHash });
  const campaignId = await makeCampaign(db, brand.brandId, {
    title: "Winter base miles",
    deliverables: [REEL],
  });
  const first = await makeInvitation(db, campaignId, athlete.userId, "accepted", { fee: 400_00 });
  const content = await makeContent(db, campaignId, athlete.userId, "rejected", {
    rejectedAt: Date.now() - 30 * DAY_MS,
  });
  const theirs = await browserOf(brand);
  await open(theirs, `/brand/content/${content}`);
  await theirs.getByText("End the deal", { exact: true }).click();
  await theirs.getByRole("button", { name: "End deal with Maya Okafor" }).click();
  await expect(theirs.getByText("You ended the deal, so this content was closed.")).toBeVisible();

  await open(theirs, `/brand/athletes/${athlete.userId}/invite`);
  await theirs.getByLabel("Campaign", { exact: true }).selectOption("Winter base miles");
  await theirs.getByLabel("Fee (£)").fill("500");
  await theirs.getByText("Sign the contract now").click();
  await theirs.getByLabel("Your full name").fill("Priya Raman");
  await theirs.getByLabel("Your password").fill(PASSWORD);
  await theirs.getByRole("button", { name: "Send Invitation" }).click();
  await expect(theirs.getByText("Invitation Sent!")).toBeVisible();

  const hers = await browserOf(athlete);
  await open(hers, "/athlete/campaigns?tab=invitations");
  await hers.getByRole("link", { name: "Accept the invitation to Winter base miles" }).click();
  await hers.getByLabel("Your full name").fill("Maya Okafor");
  await hers.getByRole("button", { name: "Accept and sign" }).click();
  await expect(hers.getByText("Accepted and signed")).toBeVisible();
  const again = new URL(hers.url()).pathname;
  expect(again).not.toBe(`/deals/${first}`);

  await open(theirs, again);
  await theirs.getByRole("button", { name: "Pay £540" }).click();
  await theirs.waitForURL(/hosted/);
  await theirs.getByRole("button", { name: "Pay" }).click();
  await expect(theirs.getByRole("main")).toContainText("Secured");

  await open(hers, `/deals/${first}`);
  await expect(hers.getByRole("main")).toContainText("The deal ended on");
  await expect(hers.getByRole("main")).toContainText("Not paid");
  await expect(hers.getByText("Once it has, we hold the money")).toHaveCount(0);
  await expect(hers.getByRole("main")).toContainText("£400");
});
