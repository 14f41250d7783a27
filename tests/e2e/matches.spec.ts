import { newId } from "~db/columns";
import { athleteRecommendations } from "~db/schema";
import { makeAthlete, makeBrand, makeCampaign, makeInvitation } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("a brand dismisses a match, undoes it, and saves preferences @nightly", async ({
  browserOf,
  db,
}) => {
  const sport = `Skyball ${newId().slice(-6)}`;
  const brand = await makeBrand(db);
  const figures = { sport, totalFollowers: 18_000, avgEngagement: 5 };
  const channels = { instagram: { followers: 18_000, engagementRate: 5 } };
  const athlete = await makeAthlete(db, { name: "Ada Match", figures, channels });
  const campaignId = await makeCampaign(db, brand.brandId, { title: "High nets", budget: 100_000 });
  await db.write([
    db.orm.insert(athleteRecommendations).values({
      id: newId(),
      brandId: brand.brandId,
      campaignId,
      athleteId: athlete.userId,
      matchScore: 81,
      matchReason: `${sport} is a target sport.`,
      concerns: ["Not verified yet."],
      createdAt: Date.now(),
    }),
  ]);
  const page = await browserOf(brand);
  await open(page, "/brand/matches");
  await expect(page.getByRole("main")).toContainText("Suggested for High nets");
  const card = page.getByRole("rowgroup").filter({ hasText: "Ada" });
  await expect(card).toContainText("558 to 1.4K engagements expected, no price yet.");
  await expect(card).toContainText("Not verified yet.");
  await card.getByText("Why Ada Match").click();
  await card.getByText("Not a fit: Ada Match").click();
  await card.getByLabel("Reason").selectOption({ label: "Too small" });
  await card.getByRole("button", { name: "Dismiss match" }).click();

  const toast = page.getByRole("status").filter({ hasText: "Match dismissed" });
  await expect(toast).toBeVisible();
  await expect(page.getByText("Dismissed (1)")).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Ada Match" })).toHaveCount(0);
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("This athlete can be recommended again")).toBeVisible();
  await expect(page.getByText("Dismissed (1)")).toHaveCount(0);

  await page.getByRole("link", { name: "Set your preferences" }).click();
  const sports = page.getByRole("combobox", { name: "Target Sports" });
  await sports.fill(sport);
  await sports.press("Enter");
  await expect(page.getByRole("list", { name: "Target Sports" })).toContainText(sport);
  await page.getByLabel("Minimum Followers").fill("50000");
  await page.getByLabel("Maximum Followers").fill("20000");
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Maximum followers must be at least the minimum",
  );
  await page.getByLabel("Minimum Followers").fill("15000");
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Preferences saved" })).toBeVisible();
  await expect(page.getByLabel("Minimum Followers")).toHaveValue("15000");
  await page.getByRole("main").getByText("More", { exact: true }).click();
  await page.getByRole("link", { name: "Search with these preferences" }).click();
  await expect(page).toHaveURL(
    `/brand/discover?sport=${sport.replace(" ", "+")}&minFollowers=10000&maxFollowers=20000`,
  );
  await expect(page.locator("#filter-max-followers")).toHaveValue("20000");
  await expect(page.getByText("Ada Match").first()).toBeVisible();
});

test("the matches open on the campaign with the fewest people; who was asked stands apart @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const [asked, found, elsewhere] = [
    await makeAthlete(db, { name: "Asked Already" }),
    await makeAthlete(db, { name: "New Face" }),
    await makeAthlete(db, { name: "Other Campaign" }),
  ];
  const short = await makeCampaign(db, brand.brandId, { title: "Short of people" });
  const full = await makeCampaign(db, brand.brandId, { title: "Has its people" });
  const ended = await makeCampaign(db, brand.brandId, { title: "Last year", status: "completed" });
  const past = await makeCampaign(db, brand.brandId, {
    title: "Past its date",
    endDate: "2020-02-01",
  });
  const recommend = (campaignId: string, athleteId: string) =>
    db.orm.insert(athleteRecommendations).values({
      id: newId(),
      brandId: brand.brandId,
      campaignId,
      athleteId,
      matchScore: 80,
      matchReason: "Runs.",
      createdAt: Date.now(),
    });
  await db.write([
    recommend(short, asked.userId),
    recommend(short, found.userId),
    recommend(full, elsewhere.userId),
  ]);
  await makeInvitation(db, short, asked.userId, "pending");
  await makeInvitation(db, full, asked.userId, "accepted");
  const page = await browserOf(brand);
  await open(page, "/brand/matches");
  const main = page.getByRole("main");
  await expect(main).toContainText("Suggested for Short of people");
  await expect(main).toContainText(
    "Sorted by match score, using published rules. Plans make no difference.",
  );
  const row = (name: string) => main.getByRole("rowgroup").filter({ hasText: name });
  const card = (name: string) => main.getByRole("listitem").filter({ hasText: name });
  await expect(row("New Face")).toContainText("No followers known where you want content.");
  await expect(row("Asked Already")).toHaveCount(0);
  await expect(card("Asked Already")).toHaveCount(0);
  await page.getByText("Already invited (1)").click();
  await expect(card("Asked Already")).toHaveCount(1);
  await expect(card("Asked Already")).toContainText("Invitation: Pending");
  await expect(card("Asked Already").getByRole("button")).toHaveCount(0);
  await expect(row("Other Campaign")).toHaveCount(0);

  await page.getByRole("link", { name: "Has its people" }).click();
  await expect(row("Other Campaign")).toBeVisible();
  await open(page, `/brand/matches?campaign=${full}`);
  await page.getByText("Already invited (1)").click();
  await expect(card("Asked Already")).toContainText("Invitation: Accepted");

  await open(page, `/brand/matches?campaign=${past}`);
  await expect(main).toContainText("The end date, 1 Feb 2020, has passed.");
  await open(page, `/brand/matches?campaign=${ended}`);
  await expect(page.getByRole("heading", { name: "“Last year” has ended" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Short of people" })).toBeVisible();
});

test("who can't be invited stands folded below the others, however high the score @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const dear = await makeAthlete(db, { name: "Dear One", figures: { startingRate: 90_000 } });
  const free = await makeAthlete(db, { name: "Free One", figures: { startingRate: 30_000 } });
  const campaignId = await makeCampaign(db, brand.brandId, { budget: 50_000 });
  await db.write(
    [dear, free].map(({ userId }, i) =>
      db.orm.insert(athleteRecommendations).values({
        ...{ id: newId(), brandId: brand.brandId, campaignId, athleteId: userId },
        ...{ matchScore: 90 - i, matchReason: "Runs.", createdAt: Date.now() },
      }),
    ),
  );
  const page = await browserOf(brand);
  await open(page, `/brand/matches?campaign=${campaignId}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("rowheader")).toHaveText([/Free One/]);
  await main.getByText("Can't be invited now (1)").click();
  const row = main.getByRole("rowgroup").filter({ hasText: "Dear One" });
  await expect(row.getByText("Costs £900, and £500 of your budget is left")).toBeVisible();
});

test("a row shows one score and two reasons, and all else about the match once opened @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db, {
    name: "Ada Both",
    figures: { totalFollowers: 40_000, avgEngagement: 5, startingRate: 40_000 },
    channels: { instagram: { followers: 40_000, engagementRate: 5 } },
  });
  const [other, asked, first] = [
    await makeCampaign(db, brand.brandId, { title: "Second fit" }),
    await makeCampaign(db, brand.brandId, { title: "Asked there" }),
    await makeCampaign(db, brand.brandId, { title: "Needs people", budget: 500_000 }),
  ];
  await db.write(
    [other, asked, first].map((campaignId, i) =>
      db.orm.insert(athleteRecommendations).values({
        id: newId(),
        brandId: brand.brandId,
        campaignId,
        athleteId: athlete.userId,
        matchScore: 70 + i,
        matchReason: "Runs, as you asked · 5% engagement · posts about trails",
        createdAt: Date.now(),
      }),
    ),
  );
  await makeInvitation(db, asked, athlete.userId, "pending");
  const page = await browserOf(brand);
  await open(page, `/brand/matches?campaign=${first}`);
  const main = page.getByRole("main");
  const row = main.getByRole("rowgroup").filter({ hasText: "Ada Both" });
  await expect(row.getByText("Runs, as you asked · 5% engagement", { exact: true })).toBeVisible();
  await expect(row.getByText("72", { exact: true })).toBeVisible();
  await expect(row).not.toContainText("Ambassador Score");
  for (const more of ["posts about trails", "engagements expected", "View Full Profile"])
    await expect(row.getByText(more)).toBeHidden();
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(56);
  await row.getByText("Why Ada Both").click();
  await expect(row.getByText("posts about trails")).toBeVisible();
  await expect(row.getByRole("link", { name: "View Full Profile of Ada Both" })).toBeVisible();
  // 2,000 engagements are expected: 40,000 x 5 %.
  await expect(main.getByText("1.2K to 3.2K engagements expected for £400")).toHaveText(
    "High. 1.2K to 3.2K engagements expected for £400, about £0.20 each.",
  );
  await expect(row.getByRole("img", { name: "Instagram" }).first()).toBeVisible();
  await expect(row).toContainText("40.0K");
  await expect(main.getByText("From £400", { exact: true })).toBeVisible();
  const others = page.getByRole("list", { name: "Other campaigns that Ada Both matches" });
  await expect(others.getByRole("link")).toHaveText(["Second fit"]);
  await others.getByRole("link").click();
  await expect(page).toHaveURL(`/brand/matches?campaign=${other}`);
});
