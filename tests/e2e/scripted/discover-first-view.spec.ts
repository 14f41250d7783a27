import { newId } from "~db/columns";
import { makeAthlete, makeBrand } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

test("the first athletes are in the first view and near by keyboard; the whole card is one link", async ({
  browserOf,
  db,
}) => {
  const word = `elk${newId().slice(-7)}`;
  const athlete = await makeAthlete(db, { name: `Ann ${word}` });
  const page = await browserOf(await makeBrand(db));
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/brand/discover");
  const first = page.locator("[id^=athlete-]").first();
  const box = await first.boundingBox();
  expect(box?.y, "what stands before the athletes").toBeLessThan(900 / 3);
  expect((box?.y ?? 0) + (box?.height ?? 900), "the end of the first row").toBeLessThan(900);

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the athletes" })).toBeFocused();
  await page.keyboard.press("Enter");
  let stops = 0;
  do {
    await page.keyboard.press("Tab");
    stops += 1;
  } while (!(await first.evaluate((row) => row.contains(document.activeElement))) && stops < 40);
  // The heads that sort, and the row itself.
  expect(stops).toBeLessThanOrEqual(5);

  await open(page, `/brand/discover?view=gallery&q=${word}`);
  const name = await page.getByRole("heading", { name: `Ann ${word}` }).boundingBox();
  await page.mouse.click((name?.x ?? 0) + 5, (name?.y ?? 0) + 5);
  await expect(page).toHaveURL(new RegExp(`^[^?]*/brand/athletes/${athlete.userId}[?]from=`));
});

test("a chip opens, stays open while its results come, and Escape closes it", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeBrand(db));
  await open(page, "/brand/discover?sport=Running");
  const opener = page.locator("search summary", { hasText: "Followers" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const least = page.getByRole("spinbutton", { name: "Min followers" });
  await least.fill("40000");
  await expect(page).toHaveURL(/minFollowers=40000/);
  await expect(least).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(least).toBeHidden();
  await expect(page.locator("search summary", { hasText: "40.0K+" })).toBeFocused();
});

test("the heads of the table sort it", async ({ browserOf, db }) => {
  const word = `emu${newId().slice(-7)}`;
  for (const [name, totalFollowers, ambassadorScore] of [
    ["Few", 10_000, 90],
    ["Many", 90_000, 10],
  ] as const)
    await makeAthlete(db, {
      name: `${name} ${word}`,
      figures: { totalFollowers, ambassadorScore },
    });
  const page = await browserOf(await makeBrand(db));
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `/brand/discover?q=${word}`);
  const rows = page.getByRole("row");
  await expect(page.getByRole("columnheader", { name: "Score" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(rows.nth(1)).toContainText(`Few ${word}`);
  await page.getByRole("columnheader", { name: "Followers" }).getByRole("link").click();
  await expect(page).toHaveURL(/sort=followers/);
  await expect(rows.nth(1)).toContainText(`Many ${word}`);
  await expect(page.getByLabel("Sort by")).toHaveValue("followers");
});

test("a list sorted before its filters are ready stays sorted, and the field says so", async ({
  browserOf,
  db,
}) => {
  const page = await browserOf(await makeBrand(db));
  await page.setViewportSize({ width: 1280, height: 900 });
  let sorted = () => {};
  const untilSorted = new Promise<void>((resolve) => {
    sorted = resolve;
  });
  await page.route("**/follow-filters-*.js", async (route) => {
    await untilSorted;
    await route.continue();
  });
  await open(page, "/brand/discover");
  await page.getByRole("columnheader", { name: "Followers" }).getByRole("link").click();
  await expect(page).toHaveURL(/sort=followers/);
  sorted();
  await expect(page.getByLabel("Sort by")).toHaveValue("followers");
});

test("filters sent before their script is ready close their chip", async ({ browserOf, db }) => {
  const page = await browserOf(await makeBrand(db));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route("**/follow-filters-*.js", () => {});
  await open(page, "/brand/discover");
  await page.locator("search summary", { hasText: "Followers" }).click();
  await page.locator("#filter-followers").fill("40000");
  await page.locator("search details[open]").getByRole("button").click();
  await expect(page).toHaveURL(/minFollowers=40000/);
  await expect(page.locator("#filter-followers")).toBeHidden();
});

test("a number between two steps is shown as the step it became once its button is pressed", async ({
  db,
  browserOf,
}) => {
  const page = await browserOf(await makeBrand(db));
  await open(page, "/brand/discover");
  await page.locator("search summary", { hasText: "Followers" }).click();
  const followers = page.locator("#filter-followers");
  await followers.fill("44000");
  // The results follow while the field is still edited.
  await expect(page).toHaveURL(/minFollowers=40000/);
  await expect(page.getByRole("link", { name: /^Remove filter 40.0K/ })).toBeAttached();
  await expect(followers).toHaveValue("44000");
  await page.locator("search details[open]").getByRole("button").click();
  await expect(followers).toHaveValue("40000");
});
