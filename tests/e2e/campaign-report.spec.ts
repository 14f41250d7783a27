import { eq, sql } from "drizzle-orm";
import { campaigns, weeklyReports } from "~db/schema";
import { LAUNCHABLE, makeAthlete, makeBrand, makeCampaign } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { makeCode, makeDeal, makeLink, makePost } from "../support/results";

const isScripted = () => test.info().project.name === "scripted";

test("a brand sets a goal, reads what came of it, shares that and ends the link @once", async ({
  anonymousPage,
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db, { companyName: "Northlight" });
  const campaignId = await makeCampaign(db, brand.brandId, {
    ...LAUNCHABLE,
    title: "Winter base miles",
    status: "draft",
  });
  const page = await browserOf(brand);
  await open(page, `/brand/campaigns/${campaignId}?tab=results`);
  await page.getByRole("link", { name: "Set a goal" }).click();
  await page.getByRole("radio", { name: /^Engagement/ }).check();
  await page.getByLabel("Target").fill("a lot");
  await page.getByRole("button", { name: "Save goal" }).click();
  await expect(page.getByRole("alert")).toContainText("Target must be a whole number");
  await expect(page.getByLabel("Target")).toHaveValue("a lot");
  await page.getByLabel("Target").fill("500");
  await page.getByLabel("Baseline").fill("40");
  await page.getByLabel("How you will measure it").fill("From the posts, after 30 days.");
  await page.getByRole("button", { name: "Save goal" }).click();
  await expect(page).toHaveURL(`/brand/campaigns/${campaignId}?tab=results`);
  await page.getByRole("button", { name: "Launch Campaign" }).click();
  await page.getByRole("link", { name: "Results", exact: true }).click();
  await expect(page.getByText("before launch")).toBeVisible();

  const maya = await makeAthlete(db, { name: "Maya Okafor" });
  const ben = await makeAthlete(db, { name: "Ben Hall" });
  const ids = { campaignId, athleteId: maya.userId, brandId: brand.brandId };
  await makeDeal(db, ids, { followers: 12_000 });
  await makeDeal(db, { ...ids, athleteId: ben.userId }, { fee: 30_000 });
  await makePost(db, ids, [
    { span: "24h", source: "connected", engagements: 300, reach: 3_000 },
    { span: "7d", source: "connected", engagements: 640, reach: 5_200, views: 9_000 },
  ]);
  await makePost(db, ids, [{ span: "7d", source: "typed", engagements: 100 }], {
    platform: "tiktok",
    state: "gone",
  });
  await makeLink(db, ids, { "2026-01-02": { clicks: 250, bots: 9 } });
  await makeCode(db, ids, [{ orders: 5, revenue: 22_500 }]);

  await page.getByRole("link", { name: "Full report" }).click();
  const verdict = page.getByText(
    "Met its target: 715 to 765 of 500 engagements. £800 agreed, £225 sold",
  );
  await expect(verdict).toBeVisible();
  await expect(page.getByText("baseline 40, target 500")).toBeVisible();
  const ranking = page.getByRole("table", { name: "Athletes by cost per result" });
  const first = ranking.getByRole("row").nth(1);
  await expect(first).toContainText("Maya Okafor");
  expect((await first.boundingBox())?.height, "the height of a row").toBeLessThanOrEqual(52);
  const again = first.getByRole("link", { name: /^Invite again/ });
  await expect(again).toHaveCount(0);
  const turn = (status: "active" | "completed") =>
    db.write([sql`update campaigns set status = ${status} where id = ${campaignId}`]);
  await turn("completed");
  await page.reload();
  await expect(again).toHaveAttribute("href", `/brand/athletes/${maya.userId}/invite`);
  await turn("active");
  await page.reload();
  const goal = page.getByRole("region", { name: "Goal" });
  await expect(goal).toBeHidden();
  await page.locator("summary", { hasText: "All figures" }).click();
  await expect(goal).toContainText("Engagement: 500 likes, comments and shares");
  const perResult = page.getByRole("region", { name: "Cost of each result" });
  await expect(perResult).toContainText("Cost per click£2");
  await expect(perResult).toContainText("Without Ben Hall and their fees");
  const athletes = page.getByRole("table", { name: "Results by athlete" });
  await expect(athletes.getByRole("row", { name: /Ben Hall/ })).toContainText("No data yet");
  const compared = page.getByRole("table", { name: "Compared with similar athletes" });
  const own = compared.getByRole("row", { name: /Maya Okafor/ });
  await expect(own).toContainText("Micro athletes: 4.4%");
  await expect(own).toContainText("715 to 765+43% to +53% against the 500 expected (250 to 1,000)");
  await expect(page.getByText("Removed")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^campaign-report-.*\.csv$/);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Share or email this report")).toBeHidden();
  await expect(verdict).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  await page.locator("summary", { hasText: "Share or email this report" }).click();
  const days = page.getByLabel("The link is open for");
  await expect(days).toBeInViewport();
  await days.selectOption("7 days");
  await page.getByRole("button", { name: "Make a link" }).click();
  const made = page.getByRole("status").filter({ hasText: "Your link" });
  const link = made.getByLabel("Link to the report");
  await expect(link).toBeInViewport();
  await expect(link).toHaveAttribute("readonly");
  await expect(made.getByRole("button", { name: /^Copy/ })).toHaveCount(isScripted() ? 1 : 0);
  const address = await link.inputValue();

  const logo = "northlight-logo";
  await db.write([sql`update brand_profiles set logo = ${logo} where id = ${brand.brandId}`]);
  for (const shown of [address, page.url()])
    expect(await (await page.request.get(shown)).text()).toContain(
      `src="/media/public/${logo}/160.webp" alt="Logo of Northlight"`,
    );

  const reader = await anonymousPage({ viewport: { width: 320, height: 640 } });
  const answer = await reader.goto(address);
  expect(answer?.headers()).toMatchObject({
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "same-origin",
  });
  await expect(reader.getByRole("heading", { name: "Winter base miles", level: 1 })).toBeVisible();
  await expect(reader.getByText("Met its target: 715 to 765 of 500")).toBeVisible();
  await expect(reader.getByText("Invite again")).toHaveCount(0);
  await expect(reader.getByRole("navigation")).toHaveCount(0);
  await expect(reader.getByRole("region", { name: "Cookies" })).toHaveCount(0);
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  if (!(await page.getByRole("button", { name: /^Revoke/ }).isVisible()))
    await page.locator("summary", { hasText: "Share or email this report" }).click();
  await page.getByRole("button", { name: /^Revoke/ }).click();
  await page.locator("summary", { hasText: "Share or email this report" }).click();
  await expect(page.getByText(/revoked/).first()).toBeVisible();
  expect((await reader.reload())?.status()).toBe(410);
  await expect(reader.getByText("The brand has ended this link.")).toBeVisible();
});

test("a brand gets the report of a running campaign by email every week, until it says stop @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db);
  const id = await makeCampaign(db, brand.brandId, { ...LAUNCHABLE, status: "active" });
  const page = await browserOf(brand);
  const choose = async (button: string) => {
    await page.locator("summary", { hasText: "Share or email this report" }).click();
    await page.getByRole("button", { name: button }).click();
  };
  const chosen = async () =>
    (
      await db.read(
        db.orm
          .select({ personId: weeklyReports.personId })
          .from(weeklyReports)
          .where(eq(weeklyReports.campaignId, id)),
      )
    )[0];

  await open(page, `/brand/campaigns/${id}/report`);
  await choose("Email me every week");
  await expect(page.getByText("We'll email you every week")).toBeVisible();
  expect(await chosen()).toEqual([{ personId: brand.userId }]);
  await choose("Stop the emails");
  await expect(page.getByText("We won't email you this report")).toBeVisible();
  expect(await chosen()).toEqual([]);

  await db.write([
    db.orm.update(campaigns).set({ status: "completed" }).where(eq(campaigns.id, id)),
  ]);
  await open(page, `/brand/campaigns/${id}/report`);
  await page.locator("summary", { hasText: "Share or email this report" }).click();
  await expect(page.getByRole("button", { name: "Make a link" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Email me every week" })).toHaveCount(0);
});

test("a link with a password shows the report to those who know it alone @once", async ({
  anonymousPage,
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db, { companyName: "Northlight" });
  const id = await makeCampaign(db, brand.brandId, { ...LAUNCHABLE, title: "Winter base miles" });
  const page = await browserOf(brand);
  await open(page, `/brand/campaigns/${id}/report`);
  await page.locator("summary", { hasText: "Share or email this report" }).click();
  const field = page.getByLabel("Password");
  await field.fill("short");
  await page.getByRole("button", { name: "Make a link" }).click();
  await expect(page.getByRole("alert")).toContainText("at least 8 characters");
  await field.fill("winter miles");
  await page.getByRole("button", { name: "Make a link" }).click();
  const address = await page.getByLabel("Link to the report").inputValue();
  await expect(page.getByText("with a password", { exact: false }).first()).toBeVisible();

  const reader = await anonymousPage({ viewport: { width: 320, height: 640 } });
  const first = await reader.goto(address);
  expect(first?.headers()["cache-control"]).toContain("no-store");
  expect(await first?.text()).not.toContain("Winter base miles");
  await reader.getByLabel("Password").fill("summer miles");
  await reader.getByRole("button", { name: "Open the report" }).click();
  await expect(reader.getByRole("alert")).toContainText("That password doesn't match.");
  await expect(reader.getByText("Winter base miles")).toHaveCount(0);
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await reader.getByLabel("Password").fill("winter miles");
  await reader.getByRole("button", { name: "Open the report" }).click();
  await expect(reader.getByRole("heading", { name: "Winter base miles", level: 1 })).toBeVisible();
  expect(await (await reader.goto(address))?.text()).not.toContain("Winter base miles");
});
