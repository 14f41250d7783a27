import { newId } from "~db/columns";
import { makeAthlete, makeBrand, makeCampaign, makeInvitation } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("what is not known of a new athlete is said so, and a campaign ahead starts @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const word = `nova${newId().slice(-7)}`;
  const athlete = await makeAthlete(db, {
    name: `Nova ${word}`,
    figures: { isPublic: true },
  });
  const known = await makeAthlete(db, {
    name: "Kay Known",
    figures: { growthRate: 0, growthKnown: true, contentQualityScore: 80, avgReach: 5_000 },
  });
  const ahead = await makeCampaign(db, brand.brandId, { startDate: "2099-02-01", title: "Ahead" });
  const begun = await makeCampaign(db, brand.brandId, { startDate: "2020-02-01", title: "Begun" });
  for (const campaign of [ahead, begun]) await makeInvitation(db, campaign, athlete.userId);

  const page = await browserOf(brand);
  await open(page, "/brand/dashboard");
  const reach = page.getByRole("region", { name: "Figures" });
  await expect(reach).toContainText("followers in active campaigns");
  await expect(reach, "no channel is known").not.toContainText("about 0");
  const profile = `/brand/athletes/${athlete.userId}`;
  await open(page, profile);
  const metrics = page.getByRole("region", { name: "Key Metrics" });
  await expect(metrics).toContainText("Not known yet");
  await expect(metrics).toContainText("shown after five ended deals");
  await page.getByRole("heading", { name: "AI Match Insights" }).click();
  await expect(page.getByText("Growth is known after a week")).toBeVisible();
  await expect(page.getByText("Not known yet: no brand has reviewed content.")).toBeVisible();
  await expect(page.getByRole("link", { name: "How we choose" })).toBeVisible();
  await open(page, `${profile}?tab=history`);
  const campaigns = page.getByRole("region", { name: "Campaign History" });
  const campaign = (title: string) => campaigns.getByRole("listitem").filter({ hasText: title });
  await expect(campaign("Ahead")).toContainText("Starts 1 Feb 2099");
  await expect(campaign("Begun")).toContainText("Started 1 Feb 2020");

  for (const view of ["", "&view=gallery"]) {
    await open(page, `/brand/discover?q=${word}${view}`);
    const main = page.getByRole("main");
    await expect(main.getByText(`Nova ${word}`).first()).toBeVisible();
    await expect(main.getByText("Not known yet")).toHaveCount(view ? 3 : 2);
    await expect(main).not.toContainText(/\b0(\.0%)?\s*(followers|engagement)/);
  }

  await open(page, `/brand/compare?athlete=${athlete.userId}&athlete=${known.userId}`);
  const row = (name: string) => page.getByRole("row").filter({ hasText: name });
  await expect(row("Growth rate").getByRole("cell")).toHaveText(["Not known yet", /^0\.0%/]);
  await expect(row("Content quality").getByRole("cell")).toHaveText([
    "Not known yet",
    /^80 of 100/,
  ]);

  await open(page, `/athletes/${athlete.userId}`);
  await expect(page.getByRole("region", { name: "Key Metrics" })).toContainText("Not known yet");
});

test("the Help Centre publishes the highest rates that are accepted @once", async ({ page }) => {
  await open(page, "/help");
  await page.getByText("How do you work out engagement?").click();
  const table = page.getByRole("table", { name: "Highest engagement rate we accept" });
  await expect(table.getByRole("row").nth(4)).toContainText("50,000 to 499,999");
  await expect(table.getByRole("row").nth(4)).toContainText("20%");
});
