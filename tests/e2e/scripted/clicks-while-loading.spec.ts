import { makeAthlete, makeBrand, makeCampaign, makeInvitation } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

test("a button clicked while the page loads again after a row was added still sends its form", async ({
  browserOf,
  db,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.userId);
  const invitationId = await makeInvitation(db, campaignId, athlete.userId, "accepted", {
    fee: 50_000,
    deliverables: ["1 reel"],
  });
  const page = await browserOf(brand);
  await open(page, `/brand/invitations/${invitationId}/contract`);
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
