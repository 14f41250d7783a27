import { makeAthlete, makeBrand, makeCampaign, makeContent } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("a brand finds each of its campaigns, and who waits for it @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db, { name: "Maya Okafor" });
  const waiting = await makeCampaign(db, brand.brandId, {
    title: "Winter base miles",
    budget: 120_000,
    endDate: "2027-03-01",
  });
  await makeContent(db, waiting, athlete.userId, "awaiting_review");
  await makeCampaign(db, brand.brandId, { title: "Spring relay", status: "draft" });
  for (let i = 0; i < 24; i++)
    await makeCampaign(db, brand.brandId, { title: `Old ${i}`, status: "completed" });

  const page = await browserOf(brand);
  await open(page, "/brand/dashboard");
  await page.getByRole("link", { name: "See all 26 campaigns" }).click();
  await expect(page).toHaveURL("/brand/campaigns");
  await expect(
    page
      .getByRole("navigation", { name: "Workspace" })
      .getByRole("link", { name: "Campaigns", exact: true }),
  ).toHaveAttribute("aria-current", "page");
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(25);
  await page.getByRole("link", { name: "More campaigns" }).click();
  await expect(rows).toHaveCount(3);

  const row = page.getByRole("row", { name: /Winter base miles/ });
  await expect(row).toContainText("of £1,200");
  await expect(row).toContainText("Time left");
  await expect(row.getByRole("link", { name: "1 content item to review" })).toBeVisible();

  await page.getByRole("link", { name: "Draft (1)" }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole("searchbox", { name: "Search titles" }).fill("winter");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(
    page.getByRole("heading", { name: "No campaigns found for “winter”" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Active (1)" }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole("searchbox", { name: "Search titles" })).toHaveValue("winter");
  await page.getByLabel("Sort by").selectOption("Title, A to Z");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/sort=title/);
  await row.getByRole("link", { name: "1 content item to review" }).click();
  await expect(page).toHaveURL(`/brand/campaigns/${waiting}?tab=content`);
});

test("a campaign's row has at most two lines, and on phones the list comes at once @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db);
  const id = await makeCampaign(db, brand.brandId, {
    title: "A campaign whose title is much longer than its column is wide",
    budget: 700_000,
  });
  await makeContent(db, id, athlete.userId, "awaiting_review");
  const page = await browserOf(brand);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/brand/campaigns");
  const row = page.getByRole("row", { name: /much longer/ });
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(56);

  await page.setViewportSize({ width: 375, height: 667 });
  const search = page.getByRole("searchbox", { name: "Search titles" });
  await expect(search).toBeHidden();
  await expect(row.getByRole("link", { name: /much longer/ })).toBeInViewport({ ratio: 1 });
  const [first, last] = await Promise.all(
    ["All (1)", "Cancelled (0)"].map((name) => page.getByRole("link", { name }).boundingBox()),
  );
  expect(first?.y).toBe(last?.y);
  await page.getByText("Search and sort").click();
  await expect(search).toBeVisible();
});

test("a brand without campaigns is led to its first @once", async ({ browserOf, db }) => {
  const page = await browserOf(await makeBrand(db));
  for (const address of ["/brand/dashboard", "/brand/campaigns"]) {
    await open(page, address);
    await expect(
      page.getByRole("main").getByRole("link", { name: /^Create (Campaign|your)/ }),
    ).toHaveCount(1);
  }
  await page.getByRole("link", { name: "Create your first campaign" }).click();
  await expect(page).toHaveURL("/brand/campaigns/new");
});

test("lists without a row offer nothing to search or filter @once", async ({ db, browserOf }) => {
  const page = await browserOf(await makeBrand(db));
  await open(page, "/brand/campaigns");
  await expect(page.getByRole("heading", { name: "No campaigns yet" })).toBeVisible();
  await expect(page.getByLabel("Search titles")).toHaveCount(0);
  await open(page, "/brand/campaigns?q=miles");
  await expect(page.getByLabel("Search titles")).toHaveValue("miles");
  await open(page, "/notifications");
  await expect(page.getByRole("heading", { name: "No notifications yet" })).toBeVisible();
  await expect(page.getByLabel("Unread only")).toHaveCount(0);
  await open(page, "/notifications?unread=yes");
  await expect(page.getByLabel("Unread only")).toBeChecked();
});
