import { readFile } from "node:fs/promises";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { givePremium, makeActiveDeal } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { makeCode, makePost } from "../support/results";

test("an athlete reads what came of the posts, month by month, and with Premium takes it along @once", async ({
  browserOf,
  db,
}) => {
  const { athlete, brand, campaignId } = await makeActiveDeal(db);
  const ids = { campaignId, athleteId: athlete.userId };
  const ago = (days: number) => ({ postedAt: Date.now() - days * DAY_MS, followers: 8_000 });
  const connected = { span: "7d", source: "connected" } as const;
  const page = await browserOf(athlete, { viewport: { width: 320, height: 640 } });
  const main = page.getByRole("main");
  await makePost(db, ids, [], ago(2));
  await open(page, "/athlete/analytics");
  await expect(main).toContainText("None of these posts has figures yet.");

  await makePost(db, ids, [{ ...connected, views: 1_500, reach: 900, engagements: 120 }], ago(3));
  await makePost(db, ids, [{ ...connected, views: 1_000, reach: 800, engagements: 100 }], ago(45));

  await open(page, "/athlete/analytics");
  await expect(main).toContainText("1 of 2 posts have no figures yet.");
  await expect(main).toContainText("Total Impressions1.5K+50.0% on the 30 days before");
  await expect(main).toContainText("Engagements120+20.0% on the 30 days before");
  await expect(main).toContainText("Clicks–No figures yet");
  await expect(main).toContainText("Average Engagement Rate1.5%+20.0% on the 30 days before");
  await expect(main).toContainText("Known for 1 of 2 posts.");
  await expect(main).toContainText("Conversions–No figures yet");
  const [today, earlier] = [0, 40].map((days) => dayOf(Date.now() - days * DAY_MS));
  await makeCode(db, { ...ids, brandId: brand.brandId }, [
    { orders: 3, revenue: 9_000, day: today },
    { orders: 2, revenue: 6_000, day: earlier },
  ]);
  await open(page, "/athlete/analytics");
  await expect(main).toContainText("Conversions3+50.0% on the 30 days before");

  // One tab stop; the arrows lead from month to month.
  const months = main.getByRole("group", { name: "Figures, one by one" });
  const newest = months.getByRole("radio").last();
  await expect(newest).toBeChecked();
  await newest.focus();
  await page.keyboard.press("ArrowLeft");
  const before = months.getByRole("radio").nth(-2);
  await expect(before).toBeChecked();
  const read = (await before.getAttribute("aria-label")) ?? "";
  await expect(main.getByText(read)).toBeVisible();
  await main.getByText("Show figures").click();
  await expect(main.getByRole("table", { name: "Figures: Last 6 months" })).toContainText("1.5K");
  await expect(main.getByRole("heading", { name: "Who sees these figures" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await expect(main.getByRole("link", { name: "Last 12 months" })).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Download CSV" })).toHaveCount(0);
  expect((await page.request.get("/athlete/analytics.csv")).status()).toBe(403);
  await expect(main).toContainText("This is part of Athlete Premium.");

  await givePremium(db, athlete);
  await open(page, "/athlete/analytics");
  await main.getByRole("link", { name: "Last 12 months" }).click();
  await expect(main).toContainText("Total Impressions2.5KNo figures before");
  await expect(main.getByRole("table", { name: "By campaign" })).toContainText("220");
  const download = page.waitForEvent("download");
  await main.getByRole("link", { name: "Download CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file.trim().split("\n")).toHaveLength(4);
});
