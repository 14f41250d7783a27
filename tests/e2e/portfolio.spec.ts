import { sql } from "drizzle-orm";
import { makeActiveDeal, makeAthlete, makeContent } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { ask, authedClient } from "../support/http";
import { phonePicture } from "../support/media";
import { choose } from "../support/polishing-desk";

test("an athlete puts the portfolio items of a portfolio in order @once", async ({
  db,
  browserOf,
}) => {
  const page = await browserOf(await makeAthlete(db));
  await open(page, "/athlete/profile");
  await page.getByRole("main").getByText("More", { exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: "Portfolio" }).click();
  const buffer = await phonePicture();
  for (const [i, name] of ["first.jpg", "second.jpg"].entries()) {
    await choose(page, "Add pictures or clips", { name, mimeType: "image/jpeg", buffer });
    await expect(page.getByText(`${i + 1}. ${name}`)).toBeVisible();
  }
  await expect(page.getByText(/^Storage used: \d+ KB of 5 GB$/)).toBeVisible();
  await page.getByRole("button", { name: /Move up.*second/ }).click();
  await expect(page.getByText("1. second.jpg")).toBeVisible();
  await page.getByLabel("Describe it").first().fill("Finish line");
  await page.getByRole("button", { name: "Save what second.jpg shows" }).click();
  await expect(page.getByRole("img", { name: "Finish line" })).toBeVisible();
  await page.getByRole("button", { name: /Remove.*first/ }).click();
  await expect(page.getByText("first.jpg")).toHaveCount(0);
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
    .getByRole("button", { name: /Portfolio request/ })
    .first()
    .click();
  await expect(theirs).toHaveURL(`/brand/content/${contentId}`);
  await theirs.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(theirs.getByText("Portfolio request allowed")).toBeVisible();

  await open(hers, "/athlete/portfolio");
  await expect(hers.getByText("1. finish.jpg")).toBeVisible();
  const address = await hers.getByRole("img", { name: "finish.jpg" }).getAttribute("src");
  expect((await ask(address ?? "")).status).toBe(200);
  await hers.getByRole("button", { name: /Remove.*finish/ }).click();
  await expect(hers.getByText("1. finish.jpg")).toHaveCount(0);
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
