import type { Page } from "@playwright/test";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContract,
  makeInvitation,
  type Person,
} from "../support/factories";
import { expect, open, test } from "../support/fixtures";

/** Paper, forced colours and the typeface: what a page says must not depend on how it is shown. */

const ratio = (page: Page) =>
  page.evaluate(() => {
    const [r = 0, g = 0, b = 0] = (getComputedStyle(document.body).color.match(/\d+/g) ?? []).map(
      Number,
    );
    return (r + g + b) / 765;
  });

test("a campaign, a comparison and a contract print whole, without controls, in dark ink @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const athletes = await Promise.all(
    ["Maya Okafor", "Tom Lindqvist", "Ines Carvalho", "Alexandrina Featherstonehaugh"].map((name) =>
      makeAthlete(db, { name }),
    ),
  );
  const id = await makeCampaign(db, brand.brandId, { title: "Winter base miles" });
  const dealId = await makeInvitation(db, id, String(athletes[0]?.userId));
  const page = await browserOf(brand);
  await open(page, `/brand/campaigns/${id}`);
  // The width of a sheet of A4 within its margins.
  await page.setViewportSize({ width: 690, height: 900 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { name: "Winter base miles" })).toBeVisible();
  await expect(page.getByText("Launch Campaign")).toBeHidden();
  for (const part of ["header", "aside", "#bottom-bar", "main nav, main [role=tablist]"])
    await expect(page.locator(part).first(), part).toBeHidden();
  expect(await ratio(page), "the ink of the light theme").toBeLessThan(0.3);

  const query = athletes.map(({ userId }) => `athlete=${userId}`).join("&");
  await open(page, `/brand/compare?${query}`);
  const table = (await page.getByRole("table").boundingBox()) ?? { x: 0, width: 0 };
  expect(table.x + table.width, "all columns are on the sheet").toBeLessThanOrEqual(690);
  await expect(page.getByRole("columnheader")).toHaveCount(4);

  const [athlete] = athletes as [Person];
  const contract = await makeContract(db, dealId, { brand, athlete, campaignId: id });
  await open(page, `/contracts/${contract}`);
  await expect(page.getByRole("heading", { name: "Law and disagreements" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Signatures" })).toBeVisible();
  for (const control of await page.locator("main :is(button, summary, form)").all())
    await expect(control).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(690);
});

test("with forced colours what is chosen can be told from what is not @once", async ({
  page,
  browserOf,
  db,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/features");
  const style = (name: string, property: string) =>
    page
      .getByRole("link", { name, exact: true })
      .evaluate((link, property) => getComputedStyle(link).getPropertyValue(property), property);
  expect(await style("I'm a Brand", "background-color")).not.toBe(
    await style("I'm an Athlete", "background-color"),
  );

  const brand = await makeBrand(db);
  const desk = await browserOf(brand);
  await desk.emulateMedia({ forcedColors: "active" });
  await open(desk, "/brand/campaigns");
  const border = (name: string) =>
    desk
      .getByRole("navigation", { name: "Campaigns" })
      .getByRole("link", { name })
      .evaluate((link) => getComputedStyle(link).borderBottomColor);
  expect(await border("All (0)")).not.toBe(await border("Active (0)"));
});

test("the typeface takes the place of its stand-in without moving the page", async ({
  anonymousPage,
}) => {
  const measure = async (blocked: boolean) => {
    const page = await anonymousPage();
    if (blocked) await page.route(/\.woff2/, (route) => route.fulfill({ status: 404 }));
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    return page.evaluate(() =>
      [...document.querySelectorAll("h1, h2, h3")].map((heading) =>
        Math.round(heading.getBoundingClientRect().height),
      ),
    );
  };
  expect(await measure(false)).toEqual(await measure(true));
});
