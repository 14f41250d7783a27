import { REEL } from "../../support/deliverables";
import { makeAthlete, makeBrand, makeCampaign, makeInvitation } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

test("a button clicked while the page loads again after a row was added still sends its form", async ({
  browserOf,
  db,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId);
  const dealId = await makeInvitation(db, campaignId, athlete.userId, "accepted", {
    fee: 50_000,
    deliverables: [REEL],
  });
  const page = await browserOf(brand);
  await open(page, `/brand/invitations/${dealId}/contract`);
  await page.locator("summary", { hasText: "Fee and payment" }).click();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**", async (route) => {
    const request = route.request();
    if (request.method() === "GET" && request.resourceType() === "fetch") await held;
    await route.continue();
  });
  const loadsAgain = page.waitForRequest(
    (request) => request.method() === "GET" && request.resourceType() === "fetch",
  );
  await page.getByRole("button", { name: "Add a payment" }).click();
  await loadsAgain;
  await page.getByLabel("Fee (£)").fill("");
  await page.getByRole("button", { name: "Send contract" }).click();
  await expect(page.getByRole("alert")).toContainText("Please enter a fee in pounds");
  letGo();
});

test("a brief that is opened by a link appears whole, also when a part of it comes late", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const id = await makeCampaign(db, brand.brandId, {
    title: "Autumn miles",
    status: "draft",
    deliverables: [REEL],
  });
  const page = await browserOf(brand);
  await open(page, `/brand/campaigns/${id}`);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/brief-choices/, async (route) => {
    await held;
    await route.continue();
  });
  // Typed into before all parts are there, the form would count the missing ones as empty.
  const firstView = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector("input[name=title]"))
            resolve(document.querySelector("select[name$=release]") !== null);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  const isLate = page.waitForRequest(/brief-choices/);
  const isLoaded = page.waitForResponse(/edit\.data/);
  await page.locator("summary", { hasText: "More actions" }).click();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await Promise.all([isLate, isLoaded]);
  // Time in which the rest could be shown.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Autumn miles");
  letGo();
  await expect(heading).toHaveText("Edit campaign");
  expect(await firstView, "the payments appear with the title").toBe(true);
  await expect(page.getByLabel("United Kingdom")).toBeChecked();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(heading).toHaveText("Autumn miles");
});
