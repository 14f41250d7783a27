import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { extractText } from "unpdf";
import { ask, REEL } from "../support/deliverables";
import {
  givePremium,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContract,
  makeInvitation,
} from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { quickHash } from "../support/quick-password";

const PASSWORD = "correct horse";

const unfold = (page: Page, title: string) =>
  page.locator("summary").filter({ hasText: title }).click();

test("a brand draws up a contract, the athlete asks for another fee, and both sign @once", async ({
  db,
  browserOf,
}) => {
  // A whole life of it, in several browsers.
  test.slow();
  const passwordHash = quickHash(PASSWORD);
  const brand = await makeBrand(db, {
    name: "李娜",
    companyName: "Northlight",
    passwordHash,
  });
  // It saves a template.
  await givePremium(db, brand);
  const athlete = await makeAthlete(db, { name: "Ada North", passwordHash });
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Autumn miles" });
  await makeInvitation(db, campaignId, athlete.userId, "accepted", {
    fee: 90_000,
    deliverables: [ask(2, "reel")],
  });
  const next = await makeInvitation(db, campaignId, (await makeAthlete(db)).userId, "accepted", {
    fee: 50_000,
    deliverables: [REEL],
  });
  const [theirs, own] = [await browserOf(brand), await browserOf(athlete)];

  await open(theirs, `/brand/campaigns/${campaignId}?tab=athletes`);
  await theirs.getByRole("link", { name: "Send contract with Ada North" }).click();
  await unfold(theirs, "What the athlete makes");
  await theirs.getByRole("button", { name: "Add a deliverable" }).click();
  await expect(theirs.getByLabel("Format")).toHaveCount(2);
  await unfold(theirs, "Fee and payment");
  await theirs.getByRole("button", { name: "Add a payment" }).click();
  const payment = (n: number) => theirs.getByRole("listitem").filter({ hasText: `payment ${n}` });
  await payment(2).getByLabel("Payment", { exact: true }).fill("Second half");
  await payment(2).getByLabel("Share (%)").fill("50");
  await payment(2).getByLabel("Due").selectOption("When deliverable 2 is approved");
  await theirs.getByLabel("Fee (£)").fill("");
  await unfold(theirs, "Exclusivity");
  await theirs.getByLabel("No paid work for other brands in").selectOption("Sports drinks");
  await theirs.getByRole("button", { name: "Send contract" }).click();
  await expect(theirs.getByRole("alert")).toContainText("Please enter a fee in pounds");
  await expect(theirs.getByRole("alert")).toContainText("Please enter for how many months");
  await expect(theirs.getByRole("alert")).toContainText("The payments add up to 150% of the fee");
  await payment(1).getByLabel("Share (%)").fill("50");
  await payment(1).getByLabel("Due").selectOption("When both have signed");
  await theirs.getByLabel("Fee (£)").fill("950");
  await theirs.getByLabel("For how many months?").last().fill("24");
  await theirs.getByRole("button", { name: "Remove deliverable 1" }).click();
  await expect(theirs.getByLabel("Format")).toHaveCount(1);
  // The payment has followed its deliverable, and what was typed is still there.
  await expect(payment(2).getByLabel("Due")).toHaveValue("deliverable-1");
  await expect(payment(1).getByLabel("Due")).toHaveValue("signing");
  await expect(theirs.getByLabel("Fee (£)")).toHaveValue("950");
  await theirs.getByRole("button", { name: "Send contract" }).click();
  await expect(theirs.getByText("Contract sent")).toBeVisible();

  await open(own, "/contracts");
  await expect(own.getByText("1 contract to sign.")).toBeVisible();
  await expect(own.getByRole("listitem").filter({ hasText: "Autumn miles" })).toContainText(
    "To sign",
  );
  await own.getByRole("link", { name: "Autumn miles" }).click();
  await own.getByRole("link", { name: "See contract" }).click();
  await expect(own.getByText(/^24 months of exclusivity in sports drinks/)).toBeVisible();
  await expect(
    own.getByRole("definition").filter({
      hasText:
        "£950 in 2 payments: £475 when both have signed; £475 when deliverable 1 is approved.",
    }),
  ).toBeVisible();
  await own.getByText("Full wording").click();
  await own.getByText("Comment on Exclusivity").click();
  await own.locator("#exclusivity").getByLabel("Your comment").fill("Three months at most?");
  await own.locator("#exclusivity").getByRole("button", { name: "Send comment" }).click();
  await expect(own.getByText("Three months at most?")).toBeVisible();
  await own.getByRole("main").getByText("More", { exact: true }).click();
  await own.getByRole("link", { name: "Propose a change" }).click();
  await unfold(own, "Fee and payment");
  await own.getByLabel("Fee (£)").fill("1100");
  await unfold(own, "Exclusivity");
  await own.getByLabel("For how many months?").last().fill("3");
  await own.getByLabel("Message to Northlight").fill("It is two days of work.");
  await own.getByRole("button", { name: "Propose this version" }).click();
  await expect(own.getByText("Change proposed")).toBeVisible();

  const address = new URL(own.url()).pathname;
  await open(own, "/contracts");
  const row = own.getByRole("listitem").filter({ hasText: "Autumn miles" });
  await expect(row).toContainText("Waiting for Northlight to sign or answer.");
  await expect(row).toContainText("Not signed");
  await expect(own.getByText(/contracts? to sign\./)).toHaveCount(0);
  await open(theirs, address);
  await expect(theirs.getByText("Contract: To sign")).toBeVisible();
  await expect(theirs.getByText("Before: £950 Now: £1,100")).toBeVisible();
  await expect(theirs.getByText("Before: 24 months Now: 3 months")).toBeVisible();
  for (const [page, name] of [
    [theirs, "李娜"],
    [own, "Ada North"],
  ] as const) {
    await open(page, address);
    await page.getByRole("link", { name: "Review and Sign Contract" }).click();
    await page.getByLabel("Your full name").fill(name);
    await page.getByLabel("Your password").fill("wrong");
    await page.getByRole("button", { name: "Sign contract" }).click();
    await expect(page.getByRole("alert")).toContainText("That isn't your current password");
    await expect(page.getByLabel("Your full name")).toHaveValue(name);
    await page.getByLabel("Your password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign contract" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Contract signed" })).toBeVisible();
  }
  await expect(own.getByText("Both of you have signed.").first()).toBeVisible();
  await expect(own.getByText("Signed by both")).toBeVisible();
  const file = () => own.request.get(`${address}/pdf`);
  // It is made behind the answer, as soon as the machine has time for it.
  await expect.poll(async () => (await file()).status(), { timeout: 30_000 }).toBe(200);
  const { text } = await extractText(new Uint8Array(await (await file()).body()), {
    mergePages: true,
  });
  expect(text).toContain("李娜");
  expect(text).toContain("Ada North");
  await own.reload();
  await expect(own.getByRole("link", { name: "Download as PDF" })).toBeVisible();

  await open(theirs, address);
  await theirs.getByText("Save as template").click();
  await theirs.getByLabel("Name of the template").fill("Drinks");
  await theirs.getByRole("button", { name: "Save template" }).click();
  await expect(theirs.getByText("Template saved")).toBeVisible();
  await open(theirs, `/brand/invitations/${next}/contract`);
  await expect(theirs.getByLabel("No paid work for other brands in")).toHaveValue("");
  await theirs.getByLabel("Start from").selectOption("Drinks");
  await theirs.getByRole("button", { name: "Use these terms" }).click();
  await expect(theirs.getByLabel("No paid work for other brands in")).toHaveValue("sports_drinks");
  await expect(theirs.getByLabel("Share (%)")).toHaveCount(2);
  await expect(theirs.getByLabel("Fee (£)")).toHaveValue("500");
  await theirs.getByRole("link", { name: "Your templates" }).click();
  await theirs.getByText("Rename or delete").click();
  await theirs.getByLabel("Name of the template").fill("Summer drinks");
  await theirs.getByRole("button", { name: "Rename" }).click();
  await expect(theirs.getByRole("heading", { name: "Summer drinks" })).toBeVisible();
  await theirs.getByText("Rename or delete").click();
  await theirs.getByRole("button", { name: "Delete" }).click();
  await expect(theirs.getByText("No templates yet")).toBeVisible();
});

test("both sides change a signed contract and then cancel it @once", async ({ db, browserOf }) => {
  // A whole life of it, in several browsers.
  test.slow();
  const passwordHash = quickHash(PASSWORD);
  const brand = await makeBrand(db, { companyName: "Northlight", passwordHash });
  const athlete = await makeAthlete(db, { name: "Ada North", passwordHash });
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Autumn miles" });
  const dealId = await makeInvitation(db, campaignId, athlete.userId);
  const id = await makeContract(db, dealId, { brand, athlete, campaignId });
  await db.write([
    sql`update contracts set status = 'fully_executed' where id = ${id}`,
    sql`update deals set fee = 90000 where id = ${dealId}`,
  ]);
  const [theirs, own] = [await browserOf(brand), await browserOf(athlete)];

  await open(own, `/contracts/${id}`);
  await own.getByText("Full wording").click();
  await own.getByRole("link", { name: "Change Fee and payment" }).click();
  await expect(own.getByRole("heading", { name: "Propose an amendment" })).toBeVisible();
  await expect(own.getByLabel("Platform").first()).toBeHidden();
  await own.getByLabel("Fee (£)").fill("1100");
  await own.getByRole("button", { name: "Propose amendment" }).click();
  await expect(own.getByText("Amendment proposed")).toBeVisible();
  await open(theirs, "/contracts");
  await expect(theirs.getByRole("main")).toContainText("£900, £1,100 proposed");
  await open(theirs, new URL(own.url()).pathname);
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(
    "Amendment to the contract for Autumn miles",
  );
  for (const page of [theirs, own]) {
    const text = ((await page.getByRole("main").textContent()) ?? "").replaceAll(/\s+/g, " ");
    const places = [
      "What the amendment changes",
      "Before: £900 Now: £1,100",
      "In short",
      "£1,100, paid when everything is approved. Changed",
    ].map((words) => text.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
  await theirs.getByText("Decline this amendment").click();
  await theirs.getByRole("button", { name: "Decline amendment" }).click();
  await expect(theirs.getByText("Amendment: Declined")).toBeVisible();

  await open(theirs, `/contracts/${id}`);
  await theirs.getByRole("main").getByText("More", { exact: true }).click();
  await theirs.getByRole("link", { name: "Propose a cancellation" }).click();
  await theirs.getByLabel("What the brand still pays (£)").fill("901");
  await theirs.getByRole("button", { name: "Propose cancellation" }).click();
  await expect(theirs.getByRole("alert")).toContainText("At most the fee, £900");
  await theirs.getByLabel("What the brand still pays (£)").fill("300");
  await theirs.getByRole("button", { name: "Propose cancellation" }).click();
  await expect(theirs.getByText("Cancellation proposed")).toBeVisible();
  const address = new URL(theirs.url()).pathname;
  for (const page of [theirs, own]) {
    await open(page, address);
    await page.getByRole("link", { name: "Review and Sign Cancellation" }).click();
    await page.getByLabel("Your full name").fill("A full name");
    await page.getByLabel("Your password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign cancellation" }).click();
    await expect(page.getByRole("alert")).toContainText("Tick to sign as A full name");
    await page.getByLabel("This is my legal name").check();
    await page.getByLabel("Your password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign cancellation" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Cancellation signed" })).toBeVisible();
  }
  await open(own, `/contracts/${id}`);
  await expect(
    own.getByText("Both of you have signed the cancellation of this contract."),
  ).toBeVisible();
});
