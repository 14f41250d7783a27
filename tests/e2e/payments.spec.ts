import type { Page } from "@playwright/test";
import { REEL } from "../support/deliverables";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
} from "../support/factories";
import { expect, open, test, waitForHydration } from "../support/fixtures";

test("a brand funds a deal, its approval releases the money, the athlete sees it arrive; called off, it comes back @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db, { companyName: "Northlight" });
  const athlete = await makeAthlete(db, { name: "Ada North" });
  const campaignId = await makeCampaign(db, brand.brandId);
  const dealId = await makeInvitation(db, campaignId, athlete.userId, "accepted", {
    fee: 90_000,
    deliverables: [REEL],
  });
  const contentId = await makeContent(db, campaignId, athlete.userId, "awaiting_review");

  const other = await browserOf(athlete);
  await open(other, `/deals/${dealId}`);
  await expect(other.locator("main")).toContainText("Don't start until this page says “Secured”");
  await expect(other.locator("main")).toContainText("1 of 1 sent");

  const page = await browserOf(brand);
  await open(page, "/brand/dashboard");
  await expect(page.locator("main")).toContainText("Pay £900 for Ada North, plus our fee");
  await open(page, `/brand/campaigns/${campaignId}?tab=athletes`);
  await page.locator("summary", { hasText: "More for Ada North" }).click();
  await page.getByRole("link", { name: "Open the deal with Ada North" }).click();
  const main = page.locator("main");
  await expect(main).toContainText("Laurel fee (8%)");
  await page.getByRole("button", { name: "Pay £972" }).click();
  await page.waitForURL(/hosted/);
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(main).toContainText("Secured");
  await expect(main).toContainText("We're holding £972");
  await expect(main.getByRole("button", { name: /^Pay/ })).toHaveCount(0);

  await open(other, `/deals/${dealId}`);
  await expect(
    other.getByRole("listitem").filter({ hasText: "Done: Money secured" }),
  ).toBeVisible();

  await open(page, `/brand/content/${contentId}`);
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("The content has been approved").first()).toBeVisible();
  await other.goto(`/deals/${dealId}`);
  const theirs = other.locator("main");
  await expect(async () => {
    await other.reload();
    await expect(theirs).toContainText("We released £900 to you", { timeout: 500 });
  }).toPass();
  await expect(theirs).toContainText("We keep the money for you until then.");

  const head = theirs.getByText("Released", { exact: true }).first();
  await expect(head).toBeVisible();
  await open(other, "/athlete/dashboard");
  await expect(theirs).toContainText("Set up payouts to get £900");
  await expect(theirs).toContainText("You haven't set up payouts yet.");
  await theirs.getByRole("link", { name: /^Set up ?:/ }).click();
  await waitForHydration(other);
  await other.getByRole("button", { name: "Set up payouts" }).click();
  await other.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(theirs).toContainText("Ready");
  await other.goto(`/deals/${dealId}`);
  await expect(async () => {
    await other.reload();
    await expect(theirs).toContainText("We sent £900 on", { timeout: 500 });
  }).toPass();
  await expect(head, "one word for one state").toHaveCount(0);
  const onItsWay = theirs.getByText("On its way", { exact: true });
  await expect(onItsWay.first()).toBeVisible();
  await open(other, "/athlete/dashboard");
  await expect(onItsWay, "of the money").toBeVisible();
  await expect(theirs.getByText(/ · On its way$/), "of the deal").toBeVisible();
  await expect(theirs).not.toContainText("Set up payouts");
  await open(other, "/statement");
  await expect(theirs.getByRole("row", { name: "Total £900 £900" })).toBeVisible();
  await open(other, "/athlete/payouts");
  await other.getByRole("button", { name: "Bank account and payouts" }).click();
  await expect(other.getByRole("listitem").filter({ hasText: "£900" })).toBeVisible();

  const second = await makeCampaign(db, brand.brandId, { title: "Called off" });
  const calledOff = await makeInvitation(db, second, athlete.userId, "accepted", { fee: 50_000 });
  await pay(page, calledOff, "£540");
  await open(page, `/brand/campaigns/${second}`);
  await page.locator("summary", { hasText: "More actions" }).click();
  await page.getByText("Cancel campaign").click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByText("Campaign cancelled", { exact: true })).toBeVisible();
  await page.goto(`/deals/${calledOff}`);
  await expect(async () => {
    await page.reload();
    await expect(main).toContainText("£540 went back to your card", { timeout: 500 });
  }).toPass();
  await open(page, "/statement");
  await expect(main.getByRole("row", { name: "Called off £540 £0 £0 £0 £540" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(main.getByText("Laurel statement for Northlight")).toBeVisible();
  await expect(main.getByRole("row", { name: "Total £1,512 £0 £900 £72 £540" })).toBeVisible();
});

async function pay(page: Page, dealId: string, total: string) {
  await open(page, `/deals/${dealId}`);
  await page.getByRole("button", { name: `Pay ${total}` }).click();
  await page.waitForURL(/hosted/);
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.locator("main")).toContainText("Secured");
}
