import { newId } from "~db/columns";
import { athleteRecommendations } from "~db/schema";
import { makeAthlete, makeBrand, makeCampaign } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";

test("the dialog opens in place, traps the focus and returns it", async ({ db, browserOf }) => {
  const word = `Ova${Date.now().toString(36)}`;
  const brand = await makeBrand(db);
  await makeAthlete(db, { name: `Lee ${word}` });
  await makeCampaign(db, brand.userId, { title: "Hill reps" });
  const page = await browserOf(brand);
  await open(page, `/brand/discover?q=${word}`);
  const trigger = page.getByRole("link", { name: `Invite Lee ${word}` });
  const dialog = page.getByRole("dialog", { name: `Invite Lee ${word}` });

  await trigger.click();
  const campaign = dialog.getByLabel("Campaign", { exact: true });
  await expect(campaign).toBeFocused();
  const send = dialog.getByRole("button", { name: "Send Invitation" });
  await expect(send).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();

  await trigger.press("Enter");
  await campaign.selectOption({ label: "Hill reps" });
  await expect(send).toBeEnabled();
  await send.click();
  const done = page.getByRole("dialog", { name: "Invitation Sent!" });
  await expect(done).toBeVisible();
  await expect(page.getByText(`Invitation sent to Lee ${word}`)).toBeAttached();
  await done.getByRole("button", { name: "Done" }).click();
  await expect(done).toBeHidden();
  await expect(trigger).toBeFocused();
  await expect(page).toHaveURL(`/brand/discover?q=${word}`);

  await trigger.click();
  await campaign.selectOption({ index: 1 });
  await send.click();
  await expect(dialog.getByRole("alert")).toContainText("Already Invited");
  await expect(campaign).toBeFocused();
});

test("a match's dialog shows its result before the card updates", async ({ db, browserOf }) => {
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db, { name: "Ada Match" });
  const campaignId = await makeCampaign(db, brand.userId, { title: "Hill reps" });
  await db.write([
    db.orm.insert(athleteRecommendations).values({
      id: newId(),
      brandId: brand.userId,
      campaignId,
      athleteId: athlete.userId,
      matchScore: 80,
      matchReason: "Running is a target sport.",
      createdAt: Date.now(),
    }),
  ]);
  const page = await browserOf(brand);
  await open(page, "/brand/matches");
  await page.getByRole("link", { name: "Send Invitation Ada Match" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Campaign", { exact: true })).toHaveValue(campaignId);
  await dialog.getByRole("button", { name: "Send Invitation" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Invitation: Pending")).toBeVisible();
  await expect(page.locator(":focus")).toHaveText("Invitation: Pending");
});

test("the send button waits for a campaign", async ({ db, browserOf }) => {
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db);
  const campaignId = await makeCampaign(db, brand.userId);
  const page = await browserOf(brand);
  await open(page, `/brand/athletes/${athlete.userId}/invite`);
  const send = page.getByRole("button", { name: "Send Invitation" });
  await expect(send).toBeDisabled();
  await open(page, `/brand/athletes/${athlete.userId}/invite?campaign=${campaignId}`);
  await expect(send).toBeEnabled();
});
