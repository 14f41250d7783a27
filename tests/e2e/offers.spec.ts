import { REEL } from "../support/deliverables";
import { makeAthlete, makeBrand, makeCampaign, makeInvitation } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { quickHash } from "../support/quick-password";

const PASSWORD = "correct horse";

test("an athlete asks for more, the brand answers with a signed offer, and the athlete signs it @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db, {
    companyName: "Northlight",
    name: "Priya Raman",
    passwordHash: quickHash(PASSWORD),
  });
  const athlete = await makeAthlete(db, { name: "Maya Okafor" });
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Winter base miles" });
  await makeInvitation(db, campaignId, athlete.userId, "pending", {
    fee: 450_00,
    deliverables: [REEL],
  });

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
  await expect(theirs.getByRole("row").filter({ hasText: "Maya" })).toContainText("You have until");
  await open(theirs, "/brand/dashboard");
  await theirs.getByRole("link", { name: /^Answer/ }).click();
  await expect(theirs.getByText("“It takes two days.”")).toBeVisible();
  await theirs.getByLabel("Fee (£)").fill("550");
  await theirs.getByText("Sign the contract now").click();
  await theirs.getByLabel("Your full name").fill("Priya Raman");
  await theirs.getByLabel("Your password").fill(PASSWORD);
  await theirs.getByRole("button", { name: "Send offer" }).click();
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Your offer: £550");

  await open(hers, "/athlete/dashboard");
  await hers.getByRole("link", { name: /^Answer ?: Winter/ }).click();
  await hers.getByRole("link", { name: "Accept the invitation" }).click();
  await hers.getByLabel("Your full name").fill("Maya Okafor");
  await hers.getByRole("button", { name: "Accept and sign" }).click();
  await expect(hers.getByText("Accepted and signed")).toBeVisible();
  await expect(hers.getByRole("main")).toContainText("£550");
});
