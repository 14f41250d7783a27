import type { Locator } from "@playwright/test";
import { newId } from "~db/columns";
import { makeAthlete, makeBrand } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("from a new campaign to three invitations: five clicks and one page @once", async ({
  browserOf,
  db,
}) => {
  const sport = `Skysail ${newId().slice(-6)}`;
  const names = ["Ada One", "Bea Two", "Cat Three"];
  for (const name of names)
    await makeAthlete(db, { name, figures: { sport, totalFollowers: 40_000, avgEngagement: 5 } });
  const page = await browserOf(await makeBrand(db));
  await open(page, "/brand/campaigns/new");
  await page.getByLabel("Campaign Title").fill("Three at once");
  const sports = page.getByRole("combobox", { name: "Target Sports" });
  await sports.fill(sport);
  await sports.press("Enter");
  await expect(page.getByRole("list", { name: "Target Sports" })).toContainText(sport);
  await page.getByRole("main").getByRole("button", { name: "Create Campaign" }).click();
  await expect(page).toHaveURL("/brand/matches");
  await expect(page.getByRole("rowheader", { name: "Cat Three" })).toBeVisible();

  let clicks = 0;
  const pages = new Set<string>();
  page.on("framenavigated", (frame) => pages.add(new URL(frame.url()).pathname));
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  for (const name of names) await click(page.getByLabel(`Select ${name}`));
  await click(page.getByRole("button", { name: "Invite selected" }));
  await page.getByLabel("Fee for each athlete (£)").fill("300");
  expect([...pages]).toEqual(["/brand/invite"]);
  await click(page.getByRole("button", { name: "Send invitations" }));
  await expect(page.getByText("3 invitations sent")).toBeVisible();
  expect(clicks).toBe(5);
});
