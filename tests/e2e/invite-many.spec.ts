import { shortlistedAthletes } from "~db/schema";
import { ask } from "../support/deliverables";
import { makeAthlete, makeBrand, makeCampaign, makeInvitation } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { waitForMail } from "../support/inbox";

test("a brand invites several from its shortlist with one form @once", async ({
  db,
  browserOf,
}) => {
  const brand = await makeBrand(db, { companyName: "Harrow Cycles" });
  const [maya, tom, ada] = await Promise.all(
    ["Maya Okafor", "Tom Lindqvist", "Ada Byron"].map((name, i) =>
      makeAthlete(db, { name, figures: { startingRate: [45_000, 80_000, null][i] } }),
    ),
  );
  if (!maya || !tom || !ada) throw new Error("an athlete is missing");
  const campaignId = await makeCampaign(db, brand.brandId, {
    title: "Winter base miles",
    budget: 100_000,
    deliverables: [ask(2, "reel"), ask(1, "story")],
  });
  await makeCampaign(db, brand.brandId, { title: "Another" });
  await makeInvitation(db, campaignId, ada.userId, "declined");
  await db.write(
    [maya, tom, ada].map(({ userId }, i) =>
      db.orm
        .insert(shortlistedAthletes)
        .values({ brandId: brand.brandId, athleteId: userId, createdAt: i }),
    ),
  );
  const page = await browserOf(brand);
  await open(page, "/brand/shortlist");
  for (const name of ["Maya Okafor", "Tom Lindqvist", "Ada Byron"])
    await page.getByLabel(`Select ${name}`).check();
  await page.getByRole("button", { name: "Invite selected" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invite athletes");
  const tomsFee = page.getByLabel("Different fee for Tom Lindqvist (£)");
  await tomsFee.fill("700");
  await page.getByLabel("Campaign", { exact: true }).selectOption(campaignId);
  const choose = page.getByRole("button", { name: "Show this campaign" });
  if (!(await page.getByLabel("2 Instagram reels").isVisible())) await choose.click();
  await expect(page.getByText("Already invited (declined)")).toBeVisible();
  await expect(page.getByText("£1,000 budget · £0 promised · £1,000 left")).toBeVisible();

  const tomsRow = page.getByRole("listitem").filter({ hasText: "Tom Lindqvist" });
  await expect(tomsRow).toContainText("From £800");
  await expect(tomsFee, "typed before the campaign was chosen").toHaveValue("700");
  await page.getByLabel("1 Instagram story").uncheck();
  await page.getByRole("button", { name: "Send invitations" }).click();
  await expect(
    page.getByRole("alert").getByText("Please enter a fee in pounds, or 0 if there is none"),
  ).toBeVisible();
  await expect(page.getByLabel("1 Instagram story")).not.toBeChecked();
  await page.getByLabel("Fee for each athlete (£)").fill("450");
  await expect(tomsRow).toContainText("Below their starting rate");
  await page.getByLabel("Message").fill("Hi {name}, ride with us.");
  await page.getByRole("button", { name: "Send invitations" }).click();
  await expect(page.getByRole("alert")).toContainText("£150 over the campaign's budget");
  await page.getByLabel("Go over the budget").check();
  await page.getByRole("button", { name: "Send invitations" }).click();
  await expect(page.getByText("2 invitations sent")).toBeVisible();
  await expect(page.getByText("You're now £150 over the campaign's budget.")).toContainText(
    "1 fee is below the starting rate.",
  );
  await expect(page).toHaveURL(`/brand/campaigns/${campaignId}?tab=athletes`);
  await page.locator("summary", { hasText: /^More for Maya/ }).click();
  await expect(page.getByText("You wrote: “Hi Maya, ride with us.”")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "£700" })).toContainText(
    "2 Instagram reels",
  );
  await waitForMail(tom.email, /^Harrow Cycles: £700 invitation to Winter base miles$/);
  await open(page, "/brand/shortlist");
  await expect(page.getByText("Select athletes to compare or invite."), "none left").toBeVisible();
});

test("compared athletes are invited together @once", async ({ db, browserOf }) => {
  const brand = await makeBrand(db);
  const [one, two] = [await makeAthlete(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId);
  const page = await browserOf(brand);
  await open(page, `/brand/compare?athlete=${one.userId}&athlete=${two.userId}`);
  await page.getByRole("link", { name: "Invite all 2" }).click();
  await page.getByLabel("Fee for each athlete (£)").fill("0");
  await page.getByRole("button", { name: "Send invitations" }).dblclick();
  await expect(page.getByText("2 invitations sent")).toBeVisible();
  await expect(page).toHaveURL(`/brand/campaigns/${campaignId}?tab=athletes`);
});

test("without a selection the page leads back to the athletes @once", async ({ db, browserOf }) => {
  const page = await browserOf(await makeBrand(db));
  await open(page, "/brand/invite");
  await expect(page.getByText("Select the athletes to invite")).toBeVisible();
});
