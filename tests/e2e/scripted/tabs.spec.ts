import { violations } from "../../support/axe";
import { makeAthlete, makeBrand } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

test("tabs whose panels are there are one tab stop with arrow keys, and keep the address", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeBrand(db));
  const { userId } = await makeAthlete(db);
  const from = `/brand/discover#athlete-${userId}`;
  await open(page, `/brand/athletes/${userId}?from=${encodeURIComponent(from)}`);
  const list = page.getByRole("tablist", { name: "Profile" });
  const [overview, channels, history] = ["Overview", "Social Channels", "Campaign History"].map(
    (name) => list.getByRole("tab", { name }),
  ) as [typeof list, typeof list, typeof list];
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) asked.push(request.url());
  });
  await overview.focus();
  await page.keyboard.press("ArrowRight");
  await expect(channels).toBeFocused();
  await expect(channels).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/\?tab=channels&/);
  const panel = page.getByRole("tabpanel", { name: "Social Channels" });
  await expect(panel.getByRole("region", { name: "Social Channels" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(channels).toBeFocused();
  await page.keyboard.press("End");
  await expect(history).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(overview).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Overview" })).toBeVisible();
  await history.click();
  await expect(page).toHaveURL(/\?tab=history&/);
  expect(asked, "the server is asked for nothing").toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(history).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(page, "a tab is no step of the history").not.toHaveURL(/athletes/);
});

test("links become tabs in their place, and the focus stays with them", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeBrand(db));
  const { userId } = await makeAthlete(db);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/tab-list-/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, `/brand/athletes/${userId}?tab=channels`);
  const place = (role: "link" | "tab") =>
    page.getByRole(role, { name: "Campaign History" }).boundingBox();
  const panel = () => page.getByRole("region", { name: "Social Channels" }).boundingBox();
  await page.getByRole("link", { name: "Social Channels" }).focus();
  const before = [await place("link"), await panel()];
  release();
  await expect(page.getByRole("tab", { name: "Social Channels" })).toBeFocused();
  expect([await place("tab"), await panel()]).toEqual(before);
});

test("on a phone the current tab is in view, at the end of a line that scrolls", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeBrand(db));
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, "/brand/campaigns?tab=cancelled");
  const tabs = page.getByRole("navigation", { name: "Campaigns" });
  await expect(tabs.getByRole("link", { name: "Cancelled" })).toBeInViewport({ ratio: 1 });
  await expect(tabs.getByRole("link", { name: "All" })).not.toBeInViewport({ ratio: 1 });
});
