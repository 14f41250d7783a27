import type { Database } from "~db/client";
import { REEL } from "../support/deliverables";
import { makeAthlete, makeBrand, makeCampaign, makeInvitation } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { quickHash } from "../support/quick-password";

const PASSWORD = "correct horse";

async function makeInvited(db: Database) {
  const passwordHash = quickHash(PASSWORD);
  const brand = await makeBrand(db, {
    companyName: "Northlight",
    name: "Priya Raman",
    passwordHash,
  });
  const athlete = await makeAthlete(db, { name: "Maya Okafor", passwordHash });
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Winter base miles" });
  const id = await makeInvitation(db, campaignId, athlete.userId, "pending", {
    fee: 450_00,
    deliverables: [REEL],
  });
  return { brand, athlete, campaignId, id };
}

test("an athlete asks for more, the brand answers with a signed offer, and the athlete signs it @once", async ({
  browserOf,
  db,
}) => {
  const { brand, athlete, campaignId } = await makeInvited(db);
  const hers = await browserOf(athlete);
  await open(hers, `/athlete/campaigns/${campaignId}`);
  await hers.getByRole("link", { name: "Suggest another" }).click();
  await hers.getByRole("button", { name: "Send offer" }).click();
  await expect(hers.getByText("Change the fee, the work or the rights first.")).toBeVisible();
  await hers.getByLabel("Fee (£)").fill("600");
  await hers.getByLabel("Message to Northlight").fill("It takes two days.");
  await hers.getByRole("button", { name: "Send offer" }).click();
  await expect(hers.getByRole("heading", { level: 1 })).toHaveText("Your offer: £600");

  const theirs = await browserOf(brand);
  await open(theirs, `/brand/campaigns/${campaignId}`);
  await expect(theirs.getByRole("row").filter({ hasText: "Maya" })).toContainText("Answer offer");
  await open(theirs, "/brand/dashboard");
  await theirs.getByRole("link", { name: /^Answer/ }).click();
  await expect(theirs.getByText("“It takes two days.”")).toBeVisible();
  await theirs.getByLabel("Fee (£)").fill("550");
  const answer = theirs.locator("#offer");
  await answer.getByText("Sign the contract now").click();
  await answer.getByLabel("Your full name").fill("Priya Raman");
  await answer.getByLabel("Your password").fill(PASSWORD);
  await answer.getByRole("button", { name: "Send offer" }).click();
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Your offer: £550");

  await open(hers, "/athlete/dashboard");
  await hers.getByRole("link", { name: /^Answer ?: Winter/ }).click();
  await hers.getByRole("link", { name: /^Accept £/ }).click();
  await hers.getByLabel("Your full name").fill("Maya Okafor");
  await hers.getByRole("button", { name: "Accept and sign" }).click();
  await expect(hers.getByText("Accepted and signed")).toBeVisible();
  await expect(hers.getByRole("main")).toContainText("£550");
});

test("an athlete signs the terms it asks for, and the brand's acceptance puts the contract into force @once", async ({
  browserOf,
  db,
}) => {
  const { brand, athlete, id } = await makeInvited(db);
  const hers = await browserOf(athlete);
  await open(hers, `/offers/${id}`);
  await hers.getByLabel("Fee (£)").fill("600");
  await hers.getByText("Sign the contract now").click();
  await hers.getByLabel("Your full name").fill("Maya Okafor");
  await hers.getByRole("button", { name: "Send offer" }).click();
  await expect(hers.locator("#offer-password-error")).toBeVisible();
  await hers.getByLabel("Your password").fill(PASSWORD);
  await hers.getByRole("button", { name: "Send offer" }).click();
  await expect(hers.getByText("You've signed it. Northlight hasn't answered yet.")).toBeVisible();

  const theirs = await browserOf(brand);
  await open(theirs, `/offers/${id}`);
  const answer = theirs.locator("#agree");
  await answer.getByText("Full wording").click();
  await expect(answer.getByRole("heading", { name: /Fee/ })).toBeVisible();
  await answer.getByRole("button", { name: "Accept and sign" }).click();
  await expect(answer.getByText("Please type your full name").first()).toBeVisible();
  await answer.getByLabel("Your full name").fill("Priya Raman");
  await answer.getByLabel("Your password").fill(PASSWORD);
  await answer.getByRole("button", { name: "Accept and sign" }).click();
  await expect(theirs.getByText("Accepted and signed")).toBeVisible();
  await open(theirs, `/contracts/${id}`);
  await expect(theirs.getByText("Signed by both").first()).toBeVisible();
});
