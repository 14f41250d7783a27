import type { Page } from "@playwright/test";
import type { Database } from "~db/client";
import {
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
  makeSignedContract,
  type Person,
} from "../support/factories";
import { expect, open, test } from "../support/fixtures";

/** The bar that keeps the one job of a screen in view on phones: `action-bar` of components.css. */

const viewport = { width: 375, height: 720 };

/** Where the bar, the bottom bar and what has the focus are, in pixels of the window. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const rect = (element: Element | null) => element?.getBoundingClientRect();
    const bar = document.querySelector("main .action-bar");
    const { activeElement: focused } = document;
    return {
      top: rect(bar)?.top ?? 0,
      bottom: rect(bar)?.bottom ?? 0,
      navigation: rect(document.querySelector("#bottom-bar"))?.top ?? 0,
      // Of a tall text field browsers show the line of the caret.
      focus: bar?.contains(focused) ? 0 : (rect(focused)?.top ?? 0) + 24,
      isInMain: document.querySelector("main")?.contains(focused) ?? false,
      name: focused?.outerHTML.slice(0, 80),
    };
  });

test("a review can be approved on a phone without a look for the button @once", async ({
  browserOf,
  db,
}) => {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  const page = await browserOf(brand, { viewport });
  await open(page, `/brand/content/${id}`);
  const { top, bottom, navigation } = await measure(page);
  expect(top, "in view at once").toBeGreaterThan(viewport.height / 2);
  // The bottom bar has a rule of one pixel.
  expect(Math.abs(bottom - navigation)).toBeLessThan(2);
  await page.getByRole("link", { name: "Request changes" }).click();
  await expect(page.getByRole("button", { name: "Send to athlete" })).toBeVisible();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("Content has been approved.")).toBeVisible();
});

test("a deal is paid on a phone from the bar @once", async ({ browserOf, db }) => {
  const page = await openDealToPay(db, browserOf);
  const { top, bottom, navigation } = await measure(page);
  expect(top, "in view at once").toBeGreaterThan(viewport.height / 2);
  expect(Math.abs(bottom - navigation)).toBeLessThan(2);
  await page.locator(".action-bar").getByRole("button", { name: "Pay £972" }).click();
  await page.waitForURL(/hosted/);
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.locator("main")).toContainText("Secured");
  await expect(page.locator("main .action-bar")).toHaveCount(0);
});

async function openDealToPay(
  db: Database,
  browserOf: (person: Person, options: { viewport: typeof viewport }) => Promise<Page>,
) {
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db);
  const campaignId = await makeCampaign(db, brand.brandId);
  const fee = { fee: 90_000 };
  const dealId = await makeInvitation(db, campaignId, athlete.userId, "accepted", fee);
  await makeSignedContract(db, dealId, { brand, athlete, campaignId });
  const page = await browserOf(brand, { viewport });
  await open(page, `/deals/${dealId}`);
  return page;
}

/** Goes through the page with the Tab key. */
async function expectFocusAboveBar(page: Page) {
  let seen = 0;
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press("Tab");
    const { top, focus, isInMain, name } = await measure(page);
    if (!isInMain) continue;
    seen += 1;
    expect(focus, name).toBeLessThanOrEqual(Math.ceil(top));
  }
  expect(seen).toBeGreaterThan(5);
}

test("the focus is never below the bar", async ({ browserOf, db }) => {
  const { brand } = await makeActiveDeal(db);
  const page = await browserOf(brand, { viewport });
  await open(page, "/disputes/file");
  await expectFocusAboveBar(page);
});

test("nor is it on a deal that is to be paid", async ({ browserOf, db }) => {
  const page = await openDealToPay(db, browserOf);
  await expectFocusAboveBar(page);
});
