import type { Page } from "@playwright/test";
import { newId } from "~db/columns";
import { makeAthlete, makeBrand, makeCampaign } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

const status = (page: Page) => page.getByRole("main").getByRole("status");
const scripted = () => test.info().project.use.javaScriptEnabled !== false;

/** Results follow the filters by themselves; without scripts a button does. */
async function search(page: Page, result: string) {
  if (!scripted()) await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(status(page).filter({ hasText: result })).toBeVisible();
}

test("a brand searches, shortlists, compares and invites", async ({ browserOf, db }) => {
  const word = `zed${newId().slice(-7)}`;
  await Promise.all([
    makeAthlete(db, {
      name: `Kim ${word}`,
      figures: { totalFollowers: 60_000, isVerified: true, ambassadorScore: 80 },
    }),
    makeAthlete(db, { name: `Lee ${word}`, figures: { totalFollowers: 80_000, isVerified: true } }),
    makeAthlete(db, { name: `Max ${word}`, figures: { totalFollowers: 90_000 } }),
    makeAthlete(db, { name: `Ned ${word}`, figures: { totalFollowers: 900 } }),
  ]);
  const brand = await makeBrand(db);
  await makeCampaign(db, brand.userId, { title: "Autumn miles" });
  const page = await browserOf(brand);
  await open(page, "/brand/athletes");
  await expect(page).toHaveURL("/brand/discover");

  const box = page.getByLabel("Name, sport or location");
  await box.fill(`${word.slice(0, 5)}${word.slice(6)}`);
  await search(page, `Showing results for “${word}”. Showing 4 of`);
  await box.fill(word);
  await search(page, "Showing 4 of");
  await page.getByRole("spinbutton", { name: "Min followers" }).fill("50000");
  await search(page, "Showing 3 of");
  await page.getByLabel("Verified Athletes Only").check();
  await search(page, "Showing 2 of");
  await page.getByLabel("Tier").selectOption("Macro");
  await search(page, "Showing 0 of");
  await page.getByRole("link", { name: "Remove “Macro”" }).click();
  await expect(page).toHaveURL(`/brand/discover?q=${word}&minFollowers=50000&verified=on`);
  await expect(page.getByLabel("Tier")).toHaveValue("");

  await page.getByRole("link", { name: "Saved Searches" }).click();
  await page.getByLabel("Search name").fill("  Fast and known ");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Search Saved")).toBeVisible();
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/brand/discover");
  await expect(box).toHaveValue("");
  await page.getByRole("link", { name: "Saved Searches" }).click();
  await page.getByRole("link", { name: "Apply Search Fast and known" }).click();
  await expect(status(page).filter({ hasText: "Showing 2 of" })).toBeVisible();
  await expect(box).toHaveValue(word);
  await page.getByRole("link", { name: "Saved Searches" }).click();
  await page.getByRole("button", { name: "Delete Fast and known" }).click();
  await expect(page.getByText("Search Deleted")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Search Restored")).toBeVisible();

  await open(page, `/brand/discover?q=${word}&view=list`);
  const heart = page.getByRole("button", { name: `Shortlist Kim ${word}` });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Shortlist · 1" }).click();
  await expect(page).toHaveURL("/brand/shortlist");
  await expect(page.getByRole("link", { name: `Kim ${word}`, exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Shortlist Kim ${word}` }).click();
  await expect(page.getByText("Your shortlist is empty")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: `Kim ${word}`, exact: true })).toBeVisible();

  await open(page, `/brand/discover?q=${word}`);
  for (const name of ["Kim", "Lee", "Max"]) await page.getByLabel(`Select ${name} ${word}`).check();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  await expect(page.getByRole("row", { name: "Ambassador Score" }).getByText("Best")).toHaveCount(
    1,
  );
  await page.getByRole("link", { name: `Remove Max ${word}` }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await page.getByRole("link", { name: `Invite Lee ${word}` }).click();
  await expect(page.getByRole("heading", { name: `Invite Lee ${word}` })).toBeVisible();
  await page.getByLabel("Campaign").selectOption("Autumn miles");
  await page.getByLabel("Fee (£)").fill("900");
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByText("Invitation Sent!")).toBeVisible();
});
