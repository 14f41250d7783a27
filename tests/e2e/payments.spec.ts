import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
} from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("a brand funds an agreement on Stripe's page, and its approval releases the money", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db, { companyName: "Northlight" });
  const athlete = await makeAthlete(db, { name: "Ada North" });
  const campaignId = await makeCampaign(db, brand.userId);
  const invitationId = await makeInvitation(db, campaignId, athlete.userId, "accepted", {
    fee: 90_000,
  });
  const contentId = await makeContent(db, campaignId, athlete.userId, "awaiting_review");

  const page = await browserOf(brand);
  await open(page, `/brand/campaigns/${campaignId}?tab=invitations`);
  await page.getByRole("link", { name: "Fund for Ada North" }).click();
  const main = page.locator("main");
  await expect(main).toContainText("Laurel fee (8%)");
  await page.getByRole("button", { name: "Pay £972" }).click();
  await page.waitForURL(/hosted/);
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(main).toContainText("Funded");
  await expect(main).toContainText("Laurel has held £972 since");
  await expect(main.getByRole("button", { name: /^Pay/ })).toHaveCount(0);

  const other = await browserOf(athlete);
  await open(other, `/athlete/campaigns/${campaignId}`);
  await expect(other.locator("main")).toContainText("Funded");

  await open(page, `/brand/content/${contentId}`);
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("The content has been approved").first()).toBeVisible();
  await other.goto(`/agreements/${invitationId}/payment`);
  await expect(async () => {
    await other.reload();
    await expect(other.locator("main")).toContainText("We released £900 to you", { timeout: 500 });
  }).toPass();
});
