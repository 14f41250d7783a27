import { USUAL_CAMPAIGN_TERMS } from "~db/terms";
import { REEL } from "../support/deliverables";
import { makeAthlete, makeBrand, makeCampaign } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("an invitation begins with the campaign's fee, and says it above its buttons @once", async ({
  browserOf,
  db,
}) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId, {
    title: "Winter base miles",
    deliverables: [REEL],
    terms: {
      ...USUAL_CAMPAIGN_TERMS,
      ...{ feeFrom: 45_000, feeTo: 45_000, use: "paid", useMonths: 3 },
      ...{ exclusiveIn: "footwear", exclusiveMonths: 2, postDays: 90 },
    },
  });
  const home = await browserOf(athlete);
  await open(home, "/athlete/campaigns?fee=450&q=Winter+base+miles");
  const card = home.getByRole("listitem").filter({
    has: home.locator(`a[href="/athlete/campaigns/${campaignId}"]`),
  });
  await expect(card).toContainText(/£450 · Northlight.*· 1 Instagram reel/);

  const desk = await browserOf(brand);
  await open(desk, `/brand/athletes/${athlete.userId}/invite?campaign=${campaignId}`);
  await expect(desk.getByLabel("Fee (£)")).toHaveValue("450");
  await expect(desk.getByText("The campaign's terms go with it.")).toContainText(
    "Usage rights: On its own channels and in paid ads, 3 months in the UK",
  );
  await desk.getByRole("button", { name: "Send Invitation" }).click();
  await expect(desk.getByText("Invitation Sent!").first()).toBeVisible();

  await open(home, `/athlete/campaigns/${campaignId}`);
  const text = (await home.getByRole("main").textContent()) ?? "";
  const places = [
    "£450",
    "1 Instagram reel",
    "On its own channels and in paid ads, 3 months in the UK",
    "Running and sports shoes, 2 months in the UK",
    "Not verified · No track record yet",
    "Accept",
  ].map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await home.getByText("Payments, changes and posts").click();
  await expect(home.getByText("90 days")).toBeVisible();
});
