import type { Page } from "@playwright/test";
import { makeActiveDeal, makeContent } from "../support/factories";
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

test("the focus is never below the bar", async ({ browserOf, db }) => {
  const { brand } = await makeActiveDeal(db);
  const page = await browserOf(brand, { viewport });
  await open(page, "/disputes/file");
  let seen = 0;
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press("Tab");
    const { top, focus, isInMain, name } = await measure(page);
    if (!isInMain) continue;
    seen += 1;
    expect(focus, name).toBeLessThanOrEqual(Math.ceil(top));
  }
  expect(seen).toBeGreaterThan(5);
});
