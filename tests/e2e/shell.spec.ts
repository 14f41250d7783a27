import { makeAthlete, makeBrand } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("the cookie banner asks once; closing it means rejecting", async ({ page, context }) => {
  await open(page, "/features");
  expect(await context.cookies(), "nothing is kept before an answer").toEqual([]);
  await page.getByRole("button", { name: "Close and reject" }).click();
  await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(0);
  await expect(page).toHaveURL("/features");
  const consent = (await context.cookies()).find(({ name }) => name === "cookie-consent");
  expect(consent?.value).toBe("rejected");
  expect(await context.cookies()).toHaveLength(1);
});

test("accepting cookies is remembered", async ({ page, context }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Accept All" }).click();
  await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(0);
  const consent = (await context.cookies()).find(({ name }) => name === "cookie-consent");
  expect(consent?.value).toBe("accepted");
});

test("the side navigation collapses and stays collapsed", async ({ browserOf, db }) => {
  const page = await browserOf(await makeAthlete(db));
  await open(page, "/notifications");
  // With scripts the page folds at once and remembers a moment later.
  const remembered = page.waitForResponse(/preferences\/sidebar/);
  await page.getByRole("button", { name: "Hide navigation" }).click();
  await remembered;
  await expect(page.getByRole("complementary", { name: "Side navigation" })).toHaveCount(0);
  await open(page, "/notifications");
  await expect(page.getByRole("complementary", { name: "Side navigation" })).toHaveCount(0);
  await page.getByRole("button", { name: "Show navigation" }).click();
  await expect(page.getByRole("complementary", { name: "Side navigation" })).toBeVisible();
});

test("below 768 px the menu opens without scripts", async ({ browserOf, db }) => {
  const page = await browserOf(await makeBrand(db));
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, "/notifications");
  await page.locator("summary", { hasText: "Menu" }).click();
  await expect(page.getByRole("link", { name: "Create Campaign" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
});

test("signing out ends the session", async ({ browserOf, db }) => {
  const page = await browserOf(await makeAthlete(db));
  await open(page, "/notifications");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/notifications");
  await expect(page).toHaveURL(/\/login/);
});

test("an unknown URL shows an error page with a link home", async ({ page }) => {
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL("/");
});
