import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { makeActiveDeal, makeAthlete, makeContent } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { ask, authedClient } from "../support/http";
import { phonePicture } from "../support/media";
import { choose } from "../support/polishing-desk";

const tile = (page: Page, name: string) =>
  page.locator("summary", { has: page.getByRole("img", { name }) });

/** With scripts it stays open after a button was pressed. */
async function openSheet(page: Page, name: string) {
  if (!(await page.locator("details[open]", { has: tile(page, name) }).count()))
    await tile(page, name).click();
}

test("an athlete puts the portfolio items of a portfolio in order @once", async ({
  db,
  browserOf,
}) => {
  const page = await browserOf(await makeAthlete(db));
  await open(page, "/athlete/profile");
  await page.getByRole("main").getByText("More", { exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: "Portfolio" }).click();
  const buffer = await phonePicture();
  for (const name of ["first.jpg", "second.jpg"]) {
    await choose(page, "Pictures or clips", { name, mimeType: "image/jpeg", buffer });
    await expect(tile(page, name)).toBeVisible();
    // Without scripts the page is a new one, where it is folded.
    if (!(await page.getByLabel("Pictures or clips").isVisible()))
      await page.getByText("Add", { exact: true }).click();
  }
  await expect(page.getByText(/^Storage used: \d+ KB of 5 GB$/)).toBeVisible();
  await expect(tile(page, "second.jpg")).toContainText("2No description");
  await openSheet(page, "second.jpg");
  await page.getByRole("button", { name: "Move earlier" }).click();
  await expect(tile(page, "second.jpg")).toContainText("1No description");
  await openSheet(page, "second.jpg");
  await expect(page.getByRole("button", { name: "Move earlier" })).toBeDisabled();
  await page.getByRole("textbox", { name: "Describe the picture" }).fill("Finish line");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(tile(page, "Finish line")).not.toContainText("No description");
  await expect(page.getByText("second.jpg")).toHaveCount(0);
  await openSheet(page, "Finish line");
  await page.locator("details[open]").getByText("Close").click();
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
  await openSheet(page, "first.jpg");
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(tile(page, "first.jpg")).toHaveCount(0);
});

test("a posted content joins the portfolio with the brand's consent, and is removed when consent is withdrawn @once", async ({
  db,
  browserOf,
}) => {
  const { athlete, brand, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft");
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(await phonePicture())]), "finish.jpg");
  await (await authedClient(db, athlete))(`/athlete/content/${contentId}/files`, { body });
  await db.write([sql`update content_submissions set status = 'posted' where id = ${contentId}`]);

  const hers = await browserOf(athlete);
  await open(hers, `/athlete/content/${contentId}`);
  await hers.getByRole("button", { name: "Add to portfolio" }).click();
  await expect(hers.getByText("Request sent")).toBeVisible();
  await hers.getByRole("button", { name: "Withdraw request" }).click();
  await hers.getByRole("button", { name: "Add to portfolio" }).click();
  await expect(hers.getByText("You'll be notified when they answer.")).toBeVisible();

  const theirs = await browserOf(brand);
  await open(theirs, "/notifications");
  await theirs
    .getByRole("button", { name: /be in their portfolio/ })
    .first()
    .click();
  await expect(theirs).toHaveURL(`/brand/content/${contentId}`);
  await theirs.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(theirs.getByText("Portfolio request allowed")).toBeVisible();

  await open(hers, "/athlete/portfolio");
  const address = await tile(hers, "finish.jpg").getByRole("img").getAttribute("src");
  expect((await ask(address ?? "")).status).toBe(200);
  await openSheet(hers, "finish.jpg");
  await expect(hers.getByRole("link", { name: "From your content" })).toBeVisible();
  await hers.getByRole("button", { name: "Remove" }).click();
  await expect(tile(hers, "finish.jpg")).toHaveCount(0);
  await open(hers, `/athlete/content/${contentId}`);
  await hers.getByRole("button", { name: /Add to portfolio.*finish/ }).click();
  await expect(hers.getByText("It's in your portfolio.")).toBeVisible();

  await theirs.getByRole("button", { name: "Stop allowing this" }).click();
  await expect(theirs.getByText("You'd rather not have this in")).toBeVisible();
  expect((await ask(address ?? "")).status).toBe(404);
  await open(hers, `/athlete/content/${contentId}`);
  await expect(hers.getByText(/would rather not have this in your portfolio/)).toBeVisible();
  await open(hers, "/athlete/portfolio");
  await expect(hers.getByRole("img", { name: "finish.jpg" })).toHaveCount(0);
});
