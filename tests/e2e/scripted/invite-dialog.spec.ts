import { newId } from "~db/columns";
import { athleteRecommendations } from "~db/schema";
import { ask, REEL } from "../../support/deliverables";
import { makeAthlete, makeBrand, makeCampaign, makeInvitation } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

test("the dialog opens in place, traps the focus and returns it", async ({ db, browserOf }) => {
  const word = `Ova${Date.now().toString(36)}`;
  const brand = await makeBrand(db);
  await makeAthlete(db, { name: `Lee ${word}` });
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Hill reps" });
  const page = await browserOf(brand);
  await open(page, `/brand/discover?q=${word}`);
  const trigger = page.getByRole("link", { name: `Invite Lee ${word}` });
  const dialog = page.getByRole("dialog", { name: `Invite Lee ${word}` });

  await trigger.click();
  const campaign = dialog.getByLabel("Campaign", { exact: true });
  await expect(campaign).toBeFocused();
  const send = dialog.getByRole("button", { name: "Send Invitation" });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();

  await trigger.press("Enter");
  await expect(campaign).toHaveValue(campaignId);
  await dialog.getByLabel("Fee (£)").fill("900");
  await send.click();
  await expect(dialog).toBeHidden();
  const toast = page.getByRole("status").filter({ hasText: "Invitation Sent!" });
  await expect(toast).toBeVisible();
  await expect(trigger).toBeFocused();
  await expect(page).toHaveURL(`/brand/discover?q=${word}`);
  const row = page.getByRole("row", { name: `Lee ${word}` });
  await expect(row).toContainText("Pending (Hill reps)");

  await trigger.click();
  await campaign.selectOption({ index: 1 });
  await dialog.getByLabel("Fee (£)").fill("900");
  await send.click();
  await expect(dialog.getByRole("alert")).toContainText("Already Invited");
  await expect(campaign).toBeFocused();
});

test("an invited match moves to those already invited", async ({ db, browserOf }) => {
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db, { name: "Ada Match" });
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Hill reps" });
  await db.write([
    db.orm.insert(athleteRecommendations).values({
      id: newId(),
      brandId: brand.brandId,
      campaignId,
      athleteId: athlete.userId,
      matchScore: 80,
      matchReason: "Running is a target sport.",
      createdAt: Date.now(),
    }),
  ]);
  const page = await browserOf(brand);
  await open(page, "/brand/matches");
  await page.getByRole("link", { name: "Invite Ada Match" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Campaign", { exact: true })).toHaveValue(campaignId);
  await dialog.getByLabel("Fee (£)").fill("900");
  await dialog.getByRole("button", { name: "Send Invitation" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Already invited (1)")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Invitation Sent!" })).toBeVisible();
});

test("the sums against the budget follow the campaign and the fee", async ({ db, browserOf }) => {
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db);
  const [small, large] = [
    await makeCampaign(db, brand.brandId, { budget: 100_000, deliverables: [REEL] }),
    await makeCampaign(db, brand.brandId, {
      budget: 500_000,
      deliverables: [ask(2, "reel"), ask(1, "story")],
    }),
  ];
  const other = await makeAthlete(db);
  await makeInvitation(db, large, other.userId, "accepted", { fee: 120_000 });
  const page = await browserOf(brand);
  await open(page, `/brand/athletes/${athlete.userId}/invite`);
  const campaign = page.getByLabel("Campaign", { exact: true });
  await expect(campaign).toHaveValue("");
  await campaign.selectOption(small);
  await expect(page.getByLabel("1 Instagram reel")).toBeChecked();
  await expect(page.getByText("£1,000 budget · £0 promised · £1,000 left")).toBeVisible();
  await page.getByLabel("Fee (£)").fill("1200");
  await expect(page.getByText("With this, you'd be £200 over budget.")).toBeVisible();
  await campaign.selectOption(large);
  await expect(page.getByText("£5,000 budget · £1,200 promised · £3,800 left")).toBeVisible();
  await expect(page.getByText("over budget")).toBeHidden();
  await expect(page.getByLabel("2 Instagram reels")).toBeChecked();
  await expect(page.getByLabel("1 Instagram reel")).toBeHidden();
});

test("the one campaign that fits is preselected, and the button says what is missing", async ({
  db,
  browserOf,
}) => {
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db, {
    name: "Ann Runner",
    figures: { sport: "Running", totalFollowers: 20_000 },
  });
  const fitting = await makeCampaign(db, brand.brandId, {
    title: "Miles",
    targetSports: ["Running"],
  });
  await makeCampaign(db, brand.brandId, { title: "Too many", minFollowers: 50_000 });
  const page = await browserOf(brand);
  await open(page, `/brand/athletes/${athlete.userId}/invite`);
  const campaign = page.getByLabel("Campaign", { exact: true });
  await expect(campaign).toHaveValue(fitting);

  await makeCampaign(db, brand.brandId, { title: "Any sport" });
  await page.reload();
  await expect(campaign).toHaveValue("");
  const send = page.getByRole("button", { name: "Send Invitation" });
  await expect(send).toBeEnabled();
  await send.click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Please select a campaign");
  await expect(alert).toContainText("Please enter a fee in pounds, or 0 if there is none");
});
