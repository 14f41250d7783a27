import type { Page } from "@playwright/test";
import { newId } from "~db/columns";
import { athleteRecommendations } from "~db/schema";
import {
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContract,
} from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";
import { authedClient } from "../../support/http";
import { phonePicture } from "../../support/media";

/** Where the focus is, by keyboard alone, after a screen has changed in place. */
async function openWatched(page: Page, path: string) {
  await open(page, path);
  await page.locator("html[data-focus]").waitFor({ state: "attached" });
}

test("after a link to another screen its heading has the focus", async ({ browserOf, db }) => {
  const page = await browserOf(await makeAthlete(db));
  await openWatched(page, "/athlete/dashboard");
  await page.getByRole("complementary").getByRole("link", { name: "My Content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/athlete/content");
  await expect(page).toHaveTitle(/My Content/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/athlete/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a step of a list leaves the foot of the page", async ({ browserOf, db }) => {
  const brand = await makeBrand(db);
  for (let i = 0; i < 26; i++) await makeCampaign(db, brand.brandId, { title: `Campaign ${i}` });
  const page = await browserOf(brand);
  await openWatched(page, "/brand/campaigns");
  await page.getByRole("link", { name: "More campaigns" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/after=/);
  await expect(page.getByRole("heading", { name: "Campaigns", level: 1 })).toBeFocused();
});

test("a removed filter hands the focus to its chip, the last to the page", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeBrand(db));
  await openWatched(page, "/brand/discover?q=zzzz&verified=on&minScore=90");
  await page.getByRole("link", { name: "Remove filter Score 90+" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("search li", { hasText: "Min score" })).toBeFocused();
  await page.getByRole("link", { name: "Clear Filters" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/brand/discover");
  await expect(page.locator("body")).not.toBeFocused();
  await expect(page.locator("#main *:focus, #main:focus")).toHaveCount(1);
});

test("a public page that is opened from the app keeps its styles, and so does the way back", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeBrand(db));
  await open(page, "/billing");
  for (const [name, path] of [
    ["Work out yours", "/pricing#saving"],
    ["Contact Support", "/help"],
  ] as const) {
    await page.locator("main").getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator("main h1")).toBeVisible();
    const widest = page.locator("main h1");
    await expect(widest).toHaveCSS("font-family", /Archivo/);
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL("/billing");
  }
});

test("the sheet of a portfolio item keeps the focus while the item moves, and hands it back", async ({
  browserOf,
  db,
}) => {
  const athlete = await makeAthlete(db);
  const body = new FormData();
  const picture = new Uint8Array(await phonePicture());
  for (const name of ["a.jpg", "b.jpg", "c.jpg"]) body.append("file", new Blob([picture]), name);
  await (await authedClient(db, athlete))("/athlete/portfolio/files", { body });
  const page = await browserOf(athlete);
  await openWatched(page, "/athlete/portfolio");
  const first = page.locator("summary", { has: page.getByRole("img", { name: "a.jpg" }) });
  await first.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Describe the picture" })).toBeFocused();
  const later = page.getByRole("button", { name: "Move later" });
  await later.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Picture 2 of 3" })).toBeVisible();
  await expect(later).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(first).toBeFocused();
  await expect(later).toBeHidden();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Remove" }).focus();
  await page.keyboard.press("Enter");
  await expect(first).toHaveCount(0);
  await expect(page.locator("main ol summary:focus")).toContainText("2");
});

test("a match that was not a fit hands the focus to another one", async ({ browserOf, db }) => {
  const brand = await makeBrand(db);
  const campaignId = await makeCampaign(db, brand.brandId, { title: "High nets" });
  for (const [i, name] of ["Ada First", "Bo Second", "Cy Third"].entries()) {
    const { userId: athleteId } = await makeAthlete(db, { name });
    const row = { id: newId(), brandId: brand.brandId, campaignId, athleteId, createdAt: i };
    await db.write([
      db.orm
        .insert(athleteRecommendations)
        .values({ ...row, matchScore: 80 - i, matchReason: "", concerns: [] }),
    ]);
  }
  const page = await browserOf(brand);
  await openWatched(page, "/brand/matches");
  const names = page.getByRole("main").getByRole("rowheader");
  await expect(names).toHaveCount(3);
  const second = page.getByRole("rowgroup").filter({ hasText: "Bo Second" });
  await second.getByText("Why Bo Second").click();
  await second.getByText("Not a fit: Bo Second").click();
  await second.getByLabel("Reason").selectOption({ label: "Too small" });
  await second.getByRole("button", { name: "Dismiss match" }).focus();
  await page.keyboard.press("Enter");
  await expect(names.filter({ hasText: "Bo Second" })).toHaveCount(0);
  await expect(page.locator("main tbody :focus")).toHaveCount(1);
});

test("a link to a field in a closed fold opens the fold and gives the field the focus", async ({
  browserOf,
  db,
}) => {
  const athlete = await makeAthlete(db, { figures: { bio: "" } });
  const page = await browserOf(athlete);
  await openWatched(page, "/athlete/dashboard");
  await page.getByRole("link", { name: "Add a bio" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/profile#profile-bio/);
  await expect(page.getByLabel("Bio")).toBeFocused();
});

test("a fold of terms says that it was changed, as soon as it was", async ({ browserOf, db }) => {
  const { brand, athlete, campaignId, dealId } = await makeActiveDeal(db);
  const contract = await makeContract(db, dealId, { brand, athlete, campaignId });
  const page = await browserOf(athlete);
  await openWatched(page, `/contracts/${contract}/change`);
  const fold = page.locator("summary").filter({ hasText: "Fee and payment" });
  await expect(fold).not.toContainText("Changed");
  await fold.click();
  await page.getByLabel("Fee (£)").fill("1100");
  await expect(fold).toContainText("Changed");
});

test("on a phone no field that takes the focus is under the bar", async ({ browserOf, db }) => {
  const page = await browserOf(await makeAthlete(db));
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, "/athlete/profile");
  await page.locator("main form details").evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute("open", "");
  });
  const bar = await page.locator("#bottom-bar").boundingBox();
  const fields = page.locator("main form").first().locator("input, select, textarea");
  for (const field of await fields.all()) {
    if (!(await field.isVisible())) continue;
    // The browser scrolls to the caret: in a text of several lines that is the first one.
    const { height: whole } = (await field.boundingBox()) ?? { height: 0 };
    const line = Math.min(whole, 44);
    for (const start of ["top", "behind the bar"]) {
      await field.evaluate(
        (element, { start, line }) => {
          element.blur();
          const under = element.getBoundingClientRect().top + line - window.innerHeight;
          if (start === "top") window.scrollTo(0, 0);
          else window.scrollBy(0, under);
        },
        { start, line },
      );
      await field.focus();
      const { y } = (await field.boundingBox()) ?? { y: 0 };
      expect(y + line, start).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  }
});
