import { makeAthlete, makeBrand, makeCampaign, makeInvitation } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

const TARGET = "https://shop.example/autumn";
const PERSON = "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) Gecko/20100101 Firefox/132.0";

test("a brand sets a landing page, an athlete copies the link, a visitor clicks, and sales are reported @once", async ({
  db,
  browserOf,
  anonymousPage,
}) => {
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db, { name: "Maya Okafor" });
  const campaignId = await makeCampaign(db, brand.brandId);
  const dealId = await makeInvitation(db, campaignId, athlete.userId);
  const [theirs, own] = [await browserOf(brand), await browserOf(athlete)];

  await open(theirs, `/brand/campaigns/${campaignId}?tab=results`);
  await theirs.getByRole("link", { name: "Links and discount codes" }).click();
  await theirs.getByLabel("Landing page").fill("http://shop.example");
  await theirs.getByRole("button", { name: "Set landing page" }).click();
  await expect(theirs.getByRole("alert")).toContainText("Enter a secure link");
  await expect(theirs.getByLabel("Landing page")).toHaveValue("http://shop.example");
  await theirs.getByLabel("Landing page").fill("shop.example/autumn");
  await theirs.getByRole("button", { name: "Set landing page" }).click();
  await expect(theirs.getByText("Landing page saved")).toBeVisible();
  await theirs.getByLabel("Discount code").fill("maya 10");
  await theirs.getByRole("button", { name: "Give code to Maya Okafor" }).click();
  await expect(theirs.getByText("Use letters and digits only")).toBeVisible();
  await theirs.getByLabel("Discount code").fill("maya10");
  await theirs.getByRole("button", { name: "Give code to Maya Okafor" }).click();
  await expect(theirs.getByText("Discount code saved")).toBeVisible();

  await open(own, `/deals/${dealId}`);
  await expect(own.getByLabel("Your discount code", { exact: true })).toHaveValue("MAYA10");
  const link = await own.getByLabel("Your link", { exact: true }).inputValue();
  expect(link).toMatch(/\/go\/[a-z0-9]{8}$/);
  const visitor = await anonymousPage({ userAgent: PERSON });
  const answer = await visitor.request.get(link, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, TARGET]);
  await expect(async () => {
    await open(own, `/deals/${dealId}`);
    await expect(own.getByText("1 click so far")).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await open(theirs, `/brand/campaigns/${campaignId}/links`);
  await expect(theirs.getByText("1 click on Maya Okafor’s link.")).toBeVisible();
  await theirs.getByRole("link", { name: "Report sales" }).click();
  await theirs.getByRole("button", { name: "Check" }).click();
  await expect(theirs.getByRole("alert")).toContainText("Choose a file or paste its text");
  const file = `Code;Date;Orders;Revenue;Reference\r\nMAYA10;25/11/2025;2;£1,234.50;"A
1"\r\nTOM5;25/11/2025;1;5;A2\r\nMAYA10;soon;1;5;A3\r\n`;
  await theirs.getByLabel("CSV file").setInputFiles({
    name: "sales.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(file, "latin1"),
  });
  await theirs.getByRole("button", { name: "Check" }).click();
  await expect(theirs.getByText("Line 4. Code: you have given no athlete TOM5")).toBeVisible();
  await expect(theirs.getByText("Line 5. Date: write it as 2026-11-25")).toBeVisible();
  await theirs.getByRole("button", { name: "Count 1 line and leave out 2" }).click();
  await expect(theirs.getByText("1 line counted")).toBeVisible();
  await theirs.getByLabel("Or paste its text").fill(file);
  await theirs.getByRole("button", { name: "Check" }).click();
  await expect(
    theirs.getByRole("heading", { name: "There is nothing new to count" }),
  ).toBeVisible();

  await open(theirs, `/brand/campaigns/${campaignId}/links`);
  await expect(theirs.getByText("£1,234.50")).toBeVisible();
  await expect(theirs.getByText("It has sales")).toBeVisible();
});

test("a brand makes the secret of its shop, which is shown once @once", async ({
  db,
  browserOf,
}) => {
  const page = await browserOf(await makeBrand(db));
  await open(page, "/brand/sales/webhook");
  await page.getByRole("button", { name: "Make a secret" }).click();
  await expect(page.getByLabel("Secret", { exact: true })).toHaveValue(/^lrl_[\w-]{43}$/);
  await open(page, "/brand/sales/webhook");
  await expect(page.getByText("You made a secret on")).toBeVisible();
  await expect(page.getByLabel("Secret", { exact: true })).toHaveCount(0);
});
