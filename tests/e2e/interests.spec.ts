import { makeAthlete, makeBrand, makeCampaign, makeInterest } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("an athlete finds a campaign, shows interest, and the brand invites @once", async ({
  db,
  browserOf,
}) => {
  const word = `Zq${Date.now().toString(36)}`;
  const brand = await makeBrand(db, { companyName: `Harrow ${word}` });
  const athlete = await makeAthlete(db, {
    name: `Sam ${word}`,
    figures: { sport: "Rowing", totalFollowers: 44_900, avgEngagement: 0 },
  });
  const campaignId = await makeCampaign(db, brand.brandId, {
    title: `River miles ${word}`,
    targetSports: ["Rowing"],
    budget: 500_000,
  });
  await makeCampaign(db, brand.brandId, { title: `Greens ${word}`, targetSports: ["Golf"] });
  await makeCampaign(db, brand.brandId, {
    title: `Streams ${word}`,
    targetSports: ["Rowing"],
    minEngagementRate: 3,
  });
  const page = await browserOf(athlete);
  await open(page, `/athlete/campaigns?q=${word}`);
  const names = page.getByRole("main").getByRole("heading", { level: 3 });
  await expect(names, "what fits first").toHaveText([
    `River miles ${word}`,
    `Streams ${word}`,
    `Greens ${word}`,
  ]);
  await expect(page.getByRole("heading", { name: "May not fit you" })).toBeVisible();
  await expect(page.getByText("Wants at least 3.0% engagement")).toBeVisible();
  await expect(page.getByText("Wants Golf")).toBeVisible();
  await page
    .locator("summary")
    .filter({ hasText: `“${word}”` })
    .click();
  await page.getByLabel("Fits me").check();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/fits=on/);
  await expect(names).toHaveText([`River miles ${word}`]);
  await expect(page.getByText("Fits you")).toBeVisible();
  await expect(page.getByText("£5,000")).toBeHidden();

  await page.getByRole("button", { name: `Save River miles ${word}` }).click();
  await expect(page.getByRole("button", { name: /^Remove from saved ?: River/ })).toBeVisible();
  await page.getByRole("link", { name: "Saved", exact: true }).click();
  await expect(page).toHaveURL(/list=saved/);
  await page.getByRole("link", { name: `River miles ${word}` }).click();
  await page.getByRole("link", { name: "Show interest" }).click();
  await page.getByLabel("Note").fill("I row this river each morning.");
  await page.getByRole("button", { name: "I'm interested" }).click();
  await expect(page.getByText("The brand knows you're interested")).toBeVisible();
  await expect(page.getByRole("heading", { name: "You're interested" })).toBeVisible();
  const list = page.getByRole("navigation", { name: "Available campaigns" });
  await open(page, "/athlete/campaigns?sport=rowing");
  await expect(names.filter({ hasText: word }), "decided").toHaveText([`Streams ${word}`]);
  await list.getByRole("link", { name: "Interested" }).click();
  await expect(names).toHaveText([`River miles ${word}`]);
  await expect(page.getByText("Interested", { exact: true })).toHaveCount(2);

  const desk = await browserOf(brand);
  await open(desk, "/notifications");
  await desk
    .getByRole("main")
    .getByRole("button", { name: /interested in/ })
    .click();
  await expect(desk.getByText("I row this river each morning.")).toBeVisible();
  await expect(desk.getByText(/\/ 100/)).toBeVisible();
  await open(desk, `/brand/matches?campaign=${campaignId}`);
  await expect(desk.getByRole("heading", { name: "Interested athletes (1)" })).toBeVisible();
  await expect(desk.getByRole("heading", { name: `Sam ${word}` }), "once").toHaveCount(1);
  await desk.getByRole("link", { name: `Invite Sam ${word}` }).click();
  await desk.getByLabel("Fee (£)").fill("300");
  await desk.getByRole("button", { name: "Send Invitation" }).click();
  await expect(desk.getByText("Invitation Sent!").first()).toBeVisible();
  await open(desk, "/brand/interests");
  await expect(desk.getByText("No one to answer right now")).toBeVisible();
});

test("a brand declines an interest with one click, and the athlete reads it @once", async ({
  db,
  browserOf,
}) => {
  const brand = await makeBrand(db, { companyName: "Harrow Cycles" });
  const athlete = await makeAthlete(db, { name: "Sam Declined" });
  const campaignId = await makeCampaign(db, brand.brandId);
  await makeInterest(db, campaignId, athlete.userId);
  const desk = await browserOf(brand);
  await open(desk, "/brand/interests");
  await desk.getByRole("button", { name: "Decline the interest of Sam Declined" }).click();
  await expect(desk.getByText("Interest declined")).toBeVisible();
  const page = await browserOf(athlete);
  await open(page, `/athlete/campaigns/${campaignId}`);
  await expect(
    page.getByText("Harrow Cycles won't be inviting you to this campaign"),
  ).toBeVisible();
  await open(page, `/athlete/campaigns/${campaignId}/interest`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "You can't show interest in this campaign now",
  );
});

test("an athlete withdraws an interest @once", async ({ db, browserOf }) => {
  const athlete = await makeAthlete(db);
  const campaignId = await makeCampaign(db, (await makeBrand(db)).brandId);
  await makeInterest(db, campaignId, athlete.userId);
  const page = await browserOf(athlete);
  await open(page, `/athlete/campaigns/${campaignId}`);
  await page.getByRole("button", { name: "Withdraw interest" }).click();
  await expect(page.getByText("You're no longer interested")).toBeVisible();
  await expect(page.getByRole("link", { name: "Show interest" })).toBeVisible();
});

test("on a phone the first campaign is within 300 px, with all lists in one line @once", async ({
  db,
  browserOf,
}) => {
  await makeCampaign(db, (await makeBrand(db)).brandId);
  const phone = await browserOf(await makeAthlete(db), { viewport: { width: 375, height: 812 } });
  await open(phone, "/athlete/campaigns");
  const card = phone
    .getByRole("listitem")
    .filter({ has: phone.getByRole("heading") })
    .first();
  const { y, height } = (await card.boundingBox()) ?? {};
  expect(y).toBeLessThanOrEqual(300);
  expect(height).toBeLessThanOrEqual(150);
});

test("before an athlete names a sport, nothing is said to fit or not @once", async ({
  db,
  browserOf,
}) => {
  await makeCampaign(db, (await makeBrand(db)).brandId, { targetSports: ["Rowing"] });
  const page = await browserOf(await makeAthlete(db, { figures: { sport: "" } }));
  await open(page, "/athlete/campaigns");
  await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expect(page.getByText("May not fit you")).toHaveCount(0);
  await page.getByRole("link", { name: "Add your sport" }).click();
  await expect(page).toHaveURL("/athlete/profile#profile-sport");
});
