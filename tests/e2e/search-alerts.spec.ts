import { eq } from "drizzle-orm";
import { newId } from "~db/columns";
import { savedSearches } from "~db/schema";
import { makeAthlete, makeBrand } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("a brand chooses how often to hear of new athletes, and sees who they are @once", async ({
  browserOf,
  db,
}) => {
  const word = `zed${newId().slice(-7)}`;
  const since = Date.now();
  await makeAthlete(db, { name: `Kim ${word}`, figures: { totalFollowers: 12_000 } });
  const brand = await makeBrand(db);
  const page = await browserOf(brand);
  const stored = async () => {
    const [rows] = await db.read(
      db.orm
        .select({ name: savedSearches.name, alerts: savedSearches.alerts })
        .from(savedSearches)
        .where(eq(savedSearches.brandId, brand.brandId)),
    );
    return rows;
  };

  await open(page, `/brand/searches?q=${word}`);
  await page.getByLabel("Search name").fill("Zeds");
  await page.getByLabel("Tell me about new athletes", { exact: true }).selectOption("Once a week");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Search Saved")).toBeVisible();
  expect(await stored()).toEqual([{ name: "Zeds", alerts: "weekly" }]);

  await open(page, "/brand/searches");
  const choice = page.getByLabel("Tell me about new athletes for Zeds");
  await expect(choice).toHaveValue("weekly");
  await choice.selectOption("Once a day");
  await page.getByRole("button", { name: "Change how often you hear of Zeds" }).click();
  await expect(page.getByText("We'll tell you about new athletes")).toBeVisible();
  await expect(choice).toHaveValue("daily");
  expect(await stored()).toEqual([{ name: "Zeds", alerts: "daily" }]);

  await open(page, `/brand/discover/new?q=${word}&since=${since}`);
  await expect(page.getByText("1 athlete joined since")).toBeVisible();
  await page.getByRole("link", { name: `Kim ${word}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Kim ${word}` })).toBeVisible();
  await page.getByRole("link", { name: "New athletes" }).click();
  await page.getByRole("link", { name: "See all matching athletes" }).click();
  await expect(page).toHaveURL(`/brand/discover?q=${word}`);

  await open(page, `/brand/discover/new?q=${word}&since=${Date.now()}`);
  await expect(page.getByText("No new athletes yet")).toBeVisible();
});
