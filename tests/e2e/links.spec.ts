import { makeAthlete, makeBrand, makeCampaign, makeInvitation } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { makeDeal, makeLink } from "../support/results";

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
  await expect(theirs.getByRole("img", { name: "1 click in the last 28 days" })).toBeVisible();
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
  const total = theirs.getByRole("row", { name: "Total of 1 deal" });
  await expect(total).toContainText("£1,234.50");
  await expect(theirs.getByText("Has sales, so it can't be changed")).toBeVisible();
});

test("links and codes can be copied one by one and all at once; without scripts the text is there", async ({
  db,
  browserOf,
  javaScriptEnabled,
}) => {
  const brand = await makeBrand(db);
  const campaignId = await makeCampaign(db, brand.brandId);
  for (const name of ["Ada Pace", "Ben Hill"]) {
    const ids = { campaignId, athleteId: (await makeAthlete(db, { name })).userId };
    await makeDeal(db, ids);
    await makeLink(db, ids, {});
  }
  const page = await browserOf(brand);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, `/brand/campaigns/${campaignId}/links`);
  const row = page.getByRole("row", { name: /^Ada Pace/ });
  const text = (await row.getByText("/go/").textContent()) ?? "";
  if (!javaScriptEnabled) {
    await expect(page.getByRole("button", { name: /^Copy/ })).toHaveCount(0);
    return;
  }
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await row.getByRole("button", { name: "Copy short link of Ada Pace" }).click();
  await expect(row.getByText("Copied")).toBeVisible();
  expect(await copied()).toBe(`http://${text}`);
  await page.getByRole("button", { name: "Copy all links and codes" }).click();
  await expect.poll(copied).toMatch(/^Ada Pace\thttp\S+\t\nBen Hill\thttp\S+\t$/);
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
