import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordMovement } from "~/features/billing/ledger/record-movement.server";
import { saveGoal } from "~/features/content/campaign-results/goal.server";
import { goalResult } from "~/features/content/campaign-results/goal-result.server";
import { onPage } from "~/features/content/campaign-results/report.server";
import { reportFile } from "~/features/content/campaign-results/report-csv.server";
import { ownReport } from "~/features/content/campaign-results/shares.server";
import { loadCampaignPage } from "~/features/workspace/workspace/queries.server";
import { newId } from "~db/columns";
import type { CampaignGoal } from "~db/constants";
import { campaignGoals, campaigns, payments } from "~db/schema";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, makeCampaign, type Person } from "../support/factories";
import { database } from "../support/own-database";
import { makeCode, makeDeal, makeLink, makePost } from "../support/results";

/** The report of a campaign. */

const db = database();

async function reportOf(brand: Person, campaignId: string) {
  const { report } = await ownReport(commandContext(db, brand), campaignId);
  const { reach, engagements, clicks, orders } = report.totals;
  const results = { reach, engagement: engagements, clicks, sales: orders };
  for (const [goal, { measure }] of Object.entries(results))
    expect(await resultOf(campaignId, goal as CampaignGoal), goal).toEqual(measure.range);
  return report;
}

/** What the strip of a campaign says of its goal, if that were its goal. */
async function resultOf(campaignId: string, goal: CampaignGoal) {
  const stored = eq(campaignGoals.campaignId, campaignId);
  const [before] = await db.read(db.orm.select().from(campaignGoals).where(stored));
  await db.write([
    db.orm.delete(campaignGoals).where(stored),
    db.orm.insert(campaignGoals).values({ campaignId, goal, method: "", updatedAt: 1 }),
  ]);
  const [[row]] = await db.read(
    db.orm.select({ goalResult }).from(campaigns).where(eq(campaigns.id, campaignId)),
  );
  await db.write([
    db.orm.delete(campaignGoals).where(stored),
    ...before.map((goal) => db.orm.insert(campaignGoals).values(goal)),
  ]);
  return row?.goalResult?.range;
}

async function deal({
  name = "Maya",
  ...options
}: { name?: string } & Parameters<typeof makeDeal>[2] = {}) {
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db, {
    name,
    channels: { instagram: { followers: 8_000, source: "connected" } },
  });
  const campaignId = await makeCampaign(db, brand.brandId);
  const ids = { campaignId, athleteId: athlete.userId, brandId: brand.brandId };
  await makeDeal(db, ids, options);
  return { brand, athlete, campaignId, ids };
}

const measured = (span: "24h" | "7d" | "30d", engagements: number) =>
  ({ span, source: "connected", engagements, reach: engagements * 10 }) as const;

test("only the latest span of a post counts, never the sum", async () => {
  const { brand, campaignId, ids } = await deal();
  await makePost(db, ids, [measured("7d", 300), measured("30d", 400), measured("24h", 200)]);
  const { totals, posts, per } = await reportOf(brand, campaignId);
  expect(totals.engagements.measure.range).toEqual({ low: 400, high: 400 });
  expect(posts).toMatchObject([{ span: "30d", engagements: 400 }]);
  expect(per.engagement).toMatchObject({ each: { low: 125, high: 125 }, reason: null });
});

test("two deals of one athlete have rows of their own: posts, clicks and orders are not shared", async () => {
  const { brand, campaignId, ids } = await deal();
  await makePost(db, ids, [measured("7d", 300)]);
  await makeLink(db, ids, { "2026-01-01": { clicks: 10, bots: 0 } });
  await db.write([
    sql`update deals set status = 'ended', closed_at = 1 where campaign_id = ${campaignId}`,
    sql`delete from campaign_invitations where campaign_id = ${campaignId}`,
  ]);
  await makeDeal(db, ids, { fee: 20_000 });
  await makePost(db, ids, [measured("7d", 50)]);
  await makeLink(db, ids, { "2026-01-01": { clicks: 3, bots: 0 } });
  const { athletes } = await reportOf(brand, campaignId);
  const rows = athletes.map(({ name, measures }) => [
    name,
    measures.engagements.range?.low,
    measures.clicks.range?.low,
  ]);
  expect(rows.toSorted()).toEqual([
    ["Maya (deal ended)", 300, 10],
    ["Maya", 50, 3],
  ]);
});

test("typed figures make ranges, and say that the athlete typed them", async () => {
  const { brand, campaignId, ids } = await deal();
  await makePost(db, ids, [{ span: "7d", source: "typed", engagements: 400 }]);
  const { totals, per, athletes } = await reportOf(brand, campaignId);
  expect(totals.engagements.measure).toMatchObject({
    range: { low: 300, high: 500 },
    sources: [{ text: "Entered by the athlete" }],
  });
  expect(per.engagement.each).toEqual({ low: 100, high: 50_000 / 300 });
  expect(athletes[0]?.off).toEqual({ low: -40, high: 0 });
});

test("nothing is assumed of a post without figures, and nothing known is no data", async () => {
  const { brand, campaignId, ids } = await deal();
  await makePost(db, ids);
  const before = await reportOf(brand, campaignId);
  expect(before.totals.engagements.measure).toMatchObject({
    range: null,
    reason: "The posts have no figures for this yet.",
  });
  expect(before.per.engagement).toMatchObject({
    each: null,
    reason: "The posts have no figures for this yet.",
  });
  await makePost(db, ids, [measured("7d", 400)]);
  const { totals } = await reportOf(brand, campaignId);
  expect(totals.engagements.measure).toMatchObject({ range: { low: 400, high: 400 }, unread: 1 });
});

test("without posts, a link or a code, each says why nothing can be measured", async () => {
  const { brand, campaignId, ids } = await deal();
  const { per, totals } = await reportOf(brand, campaignId);
  expect(per).toMatchObject({
    engagement: { each: null, reason: "Nothing has been posted yet." },
    click: { each: null, reason: "Nothing has been posted yet." },
    sale: { each: null, reason: "Nothing has been posted yet." },
  });
  expect(totals.reach.measure.range).toBeNull();
  await makePost(db, ids);
  expect((await reportOf(brand, campaignId)).per).toMatchObject({
    click: { reason: "There is no short link, and the platforms report no clicks." },
    sale: { reason: "There is no discount code." },
  });
});

test("people reached are those of each post added up", async () => {
  const { brand, campaignId, ids } = await deal();
  await makePost(db, ids, [measured("7d", 400)]);
  await makePost(db, ids, [measured("7d", 100)], { platform: "tiktok" });
  const { totals } = await reportOf(brand, campaignId);
  expect(totals.reach.measure.range).toEqual({ low: 5_000, high: 5_000 });
});

test("clicks are those of the link without bots, and not once more those of the platform", async () => {
  const { brand, campaignId, ids } = await deal();
  await makePost(db, ids, [{ ...measured("7d", 400), clicks: 90 }]);
  const notifications = await reportOf(brand, campaignId);
  expect(notifications.totals.clicks.measure.range).toEqual({ low: 90, high: 90 });
  await makeLink(db, ids, {
    "2026-01-01": { clicks: 40, bots: 500 },
    "2026-01-02": { clicks: 60, bots: 1 },
  });
  const { totals, per } = await reportOf(brand, campaignId);
  expect(totals.clicks.measure).toMatchObject({
    range: { low: 100, high: 100 },
    sources: [{ at: Date.parse("2026-01-02"), isDay: true }],
  });
  expect(per.click.each).toEqual({ low: 500, high: 500 });
});

test("a link that nobody clicked and a code without sales have no cost of each", async () => {
  const { brand, campaignId, ids } = await deal();
  await makePost(db, ids);
  await makeLink(db, ids, {});
  await makeCode(db, ids, []);
  const { per, totals } = await reportOf(brand, campaignId);
  expect(totals.clicks.measure.range).toEqual({ low: 0, high: 0 });
  expect(per.click).toMatchObject({ each: null, reason: "None were counted, so none has a cost." });
  expect(per.sale.reason).toBe("No sales have been reported for the code.");
});

test("orders and revenue are the code's", async () => {
  const { brand, campaignId, ids } = await deal();
  await makeCode(db, ids, [
    { orders: 3, revenue: 9_000 },
    { orders: 1, revenue: 2_500 },
  ]);
  const { totals, per } = await reportOf(brand, campaignId);
  expect(totals.orders.measure.range).toEqual({ low: 4, high: 4 });
  expect(totals.revenue.measure.range).toEqual({ low: 11_500, high: 11_500 });
  expect(per.sale.each).toEqual({ low: 12_500, high: 12_500 });
});

test("an athlete without figures is left out with the fee, and named", async () => {
  const { brand, campaignId, ids } = await deal({ name: "Maya" });
  await makePost(db, ids, [measured("7d", 400)]);
  const other = await makeAthlete(db, { name: "Ben" });
  await makeDeal(db, { campaignId, athleteId: other.userId }, { fee: 90_000 });
  const { per, costs } = await reportOf(brand, campaignId);
  expect(per.engagement).toMatchObject({ each: { low: 125, high: 125 }, without: "Ben" });
  expect(costs.athletes).toBe(140_000);
});

test("a large campaign is counted whole, and its page shows a part", async () => {
  const { brand, campaignId } = await deal();
  const athletes = await Promise.all(Array.from({ length: 110 }, () => makeAthlete(db)));
  for (const { userId } of athletes) await makeDeal(db, { campaignId, athleteId: userId });
  const report = await reportOf(brand, campaignId);
  const page = onPage(report);
  expect([report.athletes.length, page.athletes.length, page.more.athletes]).toEqual([
    111, 100, 11,
  ]);
  expect(page.costs.athletes).toBe(111 * 50_000);
  expect(page.totals.reach.measure.reason).toBe("Nothing has been posted yet.");
});

test("the rate is of the channel's followers, beside the norm for the athlete's size", async () => {
  const { brand, campaignId, ids } = await deal({ followers: 60_000 });
  await makePost(db, ids, [measured("7d", 400)]);
  const { athletes } = await reportOf(brand, campaignId);
  expect(athletes).toMatchObject([
    { rate: { range: { low: 5, high: 5 }, isOfToday: true }, tier: "mid", norm: 3.9 },
  ]);
});

test("the rate is of the followers at the time of the post, where they are known", async () => {
  const { brand, campaignId, ids } = await deal({ followers: 60_000 });
  await makePost(db, ids, [measured("7d", 400)], { followers: 4_000 });
  const rate = async () => (await reportOf(brand, campaignId)).athletes[0]?.rate;
  expect(await rate()).toEqual({ range: { low: 10, high: 10 }, isOfToday: false });
  await makePost(db, ids, [measured("7d", 400)]);
  expect(await rate()).toMatchObject({ isOfToday: true });
});

test("what can't be measured is said once, or for each athlete by name", async () => {
  const { brand, campaignId, ids } = await deal({ name: "Maya" });
  const other = await makeAthlete(db, { name: "Ben" });
  await makeDeal(db, { campaignId, athleteId: other.userId });
  await makePost(db, ids);
  await makePost(db, { ...ids, athleteId: other.userId });
  const reason = async () => (await reportOf(brand, campaignId)).totals.orders.measure.reason;
  expect(await reason()).toBe("There is no discount code.");
  await makeCode(db, { ...ids, athleteId: other.userId }, []);
  expect(await reason()).toBe(
    "Ben: no sales have been reported for the code. Maya: there is no discount code.",
  );
});

test("a settled deal costs what was paid, with Laurel's fee", async () => {
  const { brand, athlete, campaignId } = await deal();
  const agreed = await reportOf(brand, campaignId);
  expect(agreed.costs).toEqual({
    athletes: 50_000,
    platformFee: 0,
    total: 50_000,
    spent: 0,
    unsettled: 1,
  });
  // The question before the campaign ends says the same.
  const money = async () =>
    (await loadCampaignPage(commandContext(db, brand), campaignId))?.campaign;
  expect(await money()).toMatchObject({ held: 0, owed: 50_000 });
  const id = newId();
  const now = Date.now();
  const [[invitation]] = await db.read(
    db.orm.all<{ id: string }>(
      `select id from campaign_invitations where campaign_id = '${campaignId}'`,
    ),
  );
  await db.write([
    db.orm.insert(payments).values({
      ...{ id, campaignId, dealId: invitation?.id ?? "", brandId: brand.brandId },
      ...{ athleteId: athlete.userId, number: 1, name: "Full fee", release: "approval" },
      ...{ amount: 50_000, fee: 4_000, createdAt: now, updatedAt: now },
      ...{ status: "held", intentId: id, fundedAt: now },
    }),
    recordMovement("funded", { paymentId: id, amount: 54_000 }, now),
  ]);
  expect(await money()).toMatchObject({ held: 50_000, owed: 0 });
  // What was charged: the fee that is held is part of it.
  expect((await reportOf(brand, campaignId)).costs).toMatchObject({
    ...{ platformFee: 4_000, total: 54_000 },
  });
  await db.write([
    recordMovement("released", { paymentId: id, amount: 25_000 }, now),
    recordMovement("fee_earned", { paymentId: id, amount: 2_000 }, now),
    recordMovement("refund_due", { paymentId: id, amount: 27_000 }, now),
    db.orm
      .update(payments)
      .set({ status: "settled", toAthlete: 25_000, toFee: 2_000, toBrand: 27_000 })
      .where(eq(payments.id, id)),
  ]);
  expect((await reportOf(brand, campaignId)).costs).toEqual({
    athletes: 25_000,
    platformFee: 2_000,
    total: 27_000,
    spent: 27_000,
    unsettled: 0,
  });
});

test("the goal comes with the report, and what was edited or removed is said", async () => {
  const brand = await makeBrand(db);
  const campaignId = await makeCampaign(db, brand.brandId, { status: "draft" });
  await saveGoal(commandContext(db, brand), campaignId, {
    ...{ goal: "engagement", target: 300, baseline: 10, method: "By the posts." },
  });
  const athlete = await makeAthlete(db);
  await makePost(db, { campaignId, athleteId: athlete.userId }, [], { state: "gone" });
  const report = await reportOf(brand, campaignId);
  expect(report.goal).toMatchObject({ goal: "engagement", target: 300, baseline: 10 });
  expect(report.posts).toMatchObject([{ state: "gone" }]);
  const other = await makeCampaign(db, brand.brandId);
  expect((await reportOf(brand, other)).goal).toBeNull();
});

test("another brand gets neither the report nor its file", async () => {
  const { campaignId } = await deal();
  const other = commandContext(db, await makeBrand(db));
  await expect(ownReport(other, campaignId)).rejects.toMatchObject({ code: "not_found" });
  await expect(reportFile(other, campaignId).next()).rejects.toMatchObject({ code: "not_found" });
});

test("the file has a row for each athlete and each post, and runs no formula", async () => {
  const { brand, campaignId, ids } = await deal({ name: "=Maya" });
  await makePost(db, ids, [measured("7d", 400)]);
  let text = "";
  for await (const part of reportFile(commandContext(db, brand), campaignId)) text += part;
  const [headings = "", ...rows] = text.trim().split("\r\n");
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^"Athlete","'=Maya",.*,500,0,400,400,.*,500$/);
  expect(rows[1]).toMatch(/^"Post","'=Maya","First clip",/);
  for (const row of rows) expect(row.split(",").length).toBe(headings.split(",").length);
});
