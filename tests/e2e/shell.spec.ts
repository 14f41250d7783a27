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

test("below 768 px a bar leads to the main screens, and More to all others", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeBrand(db));
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, "/brand/dashboard");
  await expect(page.getByRole("complementary", { name: "Side navigation" })).toBeHidden();
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link")).toHaveText(["Home", "Campaigns", "Reviews", "Messages"]);
  await expect(bar.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  const { y, height } = (await page.locator("#bottom-bar").boundingBox()) ?? { y: 0, height: 0 };
  expect(y + height, "the bar stands at the window's foot").toBeCloseTo(700, 0);
  const more = page.locator("#bottom-bar summary", { hasText: "More" });
  await more.click();
  const menu = page.getByRole("navigation", { name: "Workspace menu" });
  await expect(menu.getByRole("link", { name: "Create Campaign" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await menu.getByRole("link", { name: "Content Review" }).click();
  await expect(page).toHaveURL("/brand/content");
  await expect(bar.getByRole("link", { name: "Reviews" })).toHaveAttribute("aria-current", "page");
  await open(page, "/contracts");
  await expect(more).toHaveAttribute("aria-current", "true");
});

test("the side navigation is 16 rem wide from 768 px up, with name, type of account and all links", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeAthlete(db, { name: "Maya Okafor" }));
  const side = page.getByRole("complementary", { name: "Side navigation" });
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, "/notifications");
  expect((await side.boundingBox())?.width).toBe(256);
  await expect(side.getByText("Maya Okafor", { exact: true })).toBeVisible();
  await expect(side.getByText("Athlete", { exact: true })).toBeVisible();
  await expect(side.getByRole("link", { name: "My Content" })).toBeVisible();
  await expect(side.getByRole("link", { name: "Help" })).toHaveAttribute("href", "/help");
  await page.setViewportSize({ width: 1920, height: 900 });
  const main = (await page.getByRole("main").boundingBox()) ?? { x: 0, width: 0 };
  const [left, right] = [main.x - 256, 1920 - main.x - main.width];
  expect(Math.abs(left - right), "the screen stands in the middle").toBeLessThan(2);
  await page.emulateMedia({ media: "print" });
  expect((await page.getByRole("main").boundingBox())?.width, "on paper").toBe(1920);
});

test("the theme is chosen for the browser and kept, in both frames", async ({ browserOf, db }) => {
  const page = await browserOf(await makeBrand(db));
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/settings");
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole("main").getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("main").getByRole("button", { name: "Dark" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const dark = await background();
  expect(dark).not.toBe(light);
  await open(page, "/help");
  expect(await background(), "on public pages too").toBe(dark);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("button", { name: "Light" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await background(), "against the system's theme").toBe(light);
  await expect(page).toHaveURL("/help");
  await footer.getByRole("button", { name: "System" }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", /./);
  expect(await background()).toBe(dark);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain("theme");
  await open(page, "/privacy");
  await expect(page.locator("#cookies code", { hasText: "theme" })).toBeVisible();
});

test("the cookie banner is slim, covers nothing and is gone once answered", async ({ page }) => {
  for (const [width, most] of [
    [375, 104],
    [1280, 56],
  ] as const) {
    await page.context().clearCookies();
    await page.setViewportSize({ width, height: 700 });
    await open(page, "/help");
    const banner = page.getByRole("region", { name: "Cookies" });
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(most);
    for (const place of ["top", "end"]) {
      if (place === "end") await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const covered = await page.evaluate(() => {
        const line = document.querySelector("#cookie-banner")?.getBoundingClientRect();
        const actions = [...document.querySelectorAll("#main a, footer a, footer button, summary")];
        const boxes = actions.map((one) => [one.textContent, one.getBoundingClientRect()] as const);
        return boxes
          .filter(([, { top, bottom }]) => !line || (top < line.bottom && bottom > line.top))
          .map(([text]) => text);
      });
      expect(covered, `at the ${place} of the page`).toEqual([]);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await banner.getByRole("button", { name: "Reject Non-Essential", exact: true }).click();
    for (const path of ["/login", "/pricing", "/signup"]) {
      await page.goto(path);
      await expect(banner, path).toHaveCount(0);
    }
  }
});

test("signing out ends the session", async ({ browserOf, db }) => {
  const page = await browserOf(await makeAthlete(db));
  await open(page, "/notifications");
  // A socket that opens while the session ends is refused.
  if (test.info().project.use.javaScriptEnabled !== false)
    await page.locator("html[data-livenotifications]").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/notifications");
  await expect(page).toHaveURL(/\/login/);
});

test("an unknown URL shows an error page with a link home @once", async ({ page }) => {
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "We can't find that page" })).toBeVisible();
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL("/");
});

test("an unknown address keeps the frame of a signed-in person @once", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeBrand(db));
  for (const path of ["/no-such-page", "/brand/no-such-page"]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can't find that page");
    await expect(page.getByRole("navigation", { name: "Workspace", exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Go to your dashboard" }).click();
    await expect(page).toHaveURL("/brand/dashboard");
  }
  await page.goto("/brand/campaigns/none");
  await expect(page).toHaveTitle("We can't find that page · Laurel");
});
