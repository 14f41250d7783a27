import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordMovement } from "~/features/billing/ledger/record-movement.server";
import { saveGoal } from "~/features/content/campaign-results/goal.server";
import { ownReport } from "~/features/content/campaign-results/shares.server";
import { describeTables, describeTotals } from "~/features/finding/insights/describe-results";
import { loadOwnResults } from "~/features/finding/insights/own-results.server";
import { generateResultsCsv } from "~/features/finding/insights/results-csv.server";
import type { ResultsFilter } from "~/features/finding/insights/results-filter";
import { printResults } from "~/features/finding/insights/results-pdf.server";
import { loadStatement } from "~/features/money/statements/statement.server";
import { listTexts } from "~/features/reference/documents/blocks";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { newId } from "~db/columns";
import type { LedgerMovement } from "~db/constants";
import { payments } from "~db/schema";
import { commandContext } from "../support/command-context";
import { ask } from "../support/deliverables";
import {
  dealOf,
  givePremium,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  type Person,
} from "../support/factories";
import { database } from "../support/own-database";
import { makeCode, makeDeal, makeLink, makePost } from "../support/results";

/** A brand's own results: the same sums as in the reports of its campaigns and in its statement. */

const db = database();
const ALL: ResultsFilter = { time: "all", campaign: null };
const loaded = (brand: Person, filter: Partial<ResultsFilter> = {}) =>
  loadOwnResults(commandContext(db, brand), { ...ALL, ...filter });

interface PaidDeal {
  brand: Person;
  campaignId: string;
  athleteId: string;
}

/** A payment of a deal, with these movements of its money. */
async function pay(
  { brand, campaignId, athleteId }: PaidDeal,
  moves: [LedgerMovement, number, number][],
) {
  const [id, dealId] = [newId(), await dealOf(db, campaignId, athleteId)];
  const amounts = { number: 1, name: "Full fee", amount: 50_000, fee: 4_000 };
  await db.write([
    db.orm.insert(payments).values({
      ...{ id, dealId, campaignId, brandId: brand.brandId, athleteId },
      ...{ ...amounts, release: "approval", createdAt: 1, updatedAt: 1 },
    }),
    ...moves.map(([kind, amount, at]) => recordMovement(kind, { paymentId: id, amount }, at)),
  ]);
}

/** Two campaigns, one ended long ago; an athlete in both; one without a post. */
async function makeResults() {
  const brand = await makeBrand(db);
  await givePremium(db, brand);
  const [ada, ben] = [
    await makeAthlete(db, { name: "Ada" }),
    await makeAthlete(db, { name: "Ben" }),
  ];
  const old = await makeCampaign(db, brand.brandId, {
    ...{ title: "Old", startDate: "2025-01-01", endDate: "2025-02-01", createdAt: 1 },
  });
  const running = await makeCampaign(db, brand.brandId, { title: "Running", status: "draft" });
  await saveGoal(commandContext(db, brand), running, {
    ...{ goal: "sales", target: 10, method: "Orders with a code." },
  });
  await db.write([sql`update campaigns set status = 'active' where id = ${running}`]);
  const ids = (campaignId: string, athlete: Person) => ({
    ...{ campaignId, athleteId: athlete.userId, brandId: brand.brandId },
  });
  await makeDeal(db, ids(old, ada), { fee: 50_000 });
  await makeDeal(db, ids(running, ada), { fee: 30_000 });
  await makeDeal(db, ids(running, ben), { fee: 20_000 });
  await makePost(db, ids(old, ada), [
    { span: "7d", source: "connected", engagements: 400, reach: 4_000 },
  ]);
  await makePost(db, ids(running, ada), [{ span: "7d", source: "typed", engagements: 100 }]);
  await makePost(db, ids(running, ada));
  await makeLink(db, ids(running, ada), { "2026-01-01": { clicks: 30, bots: 2 } });
  await makeCode(db, ids(running, ada), [{ orders: 12, revenue: 90_000 }]);
  await pay({ brand, ...ids(old, ada) }, [
    ["funded", 54_000, Date.parse("2025-01-31T23:59:59Z")],
    ["released", 45_000, Date.parse("2025-02-01T00:00:00Z")],
    ["fee_earned", 4_000, Date.parse("2025-02-01T00:00:00Z")],
    ["refund_due", 5_000, Date.parse("2025-03-05T00:00:00Z")],
  ]);
  await pay({ brand, ...ids(running, ada) }, [["funded", 54_000, Date.now() - DAY_MS]]);
  return { brand, ada, ben, old, running };
}

test("each campaign has the cost and results of its report, and the sums are those of all", async () => {
  const { brand, old, running } = await makeResults();
  const { results } = await loaded(brand);
  expect(results.campaigns.map(({ campaign }) => campaign.id)).toEqual([running, old]);
  let [cost, clicks] = [0, 0];
  for (const { campaign, report } of results.campaigns) {
    const own = (await ownReport(commandContext(db, brand), campaign.id)).report;
    expect(report.costs).toEqual(own.costs);
    expect(report.totals).toEqual(own.totals);
    expect(report.per).toEqual(own.per);
    cost += own.costs.total;
    clicks += own.totals.clicks.measure.range?.low ?? 0;
  }
  expect(results.all.report.costs.total).toBe(cost);
  expect(results.all.report.totals.clicks.measure.range).toEqual({ low: clicks, high: clicks });
});

test("the spend of all months is what the statement says was paid and refunded", async () => {
  const { brand } = await makeResults();
  const { months } = await loaded(brand);
  expect(months.slice(0, 2)).toEqual([
    { month: "2025-01", paid: 54_000, refunded: 0 },
    { month: "2025-02", paid: 0, refunded: 0 },
  ]);
  expect(months).toHaveLength(4);
  const { spent } = await loadStatement(commandContext(db, brand), 1, null);
  const sum = (of: "paid" | "refunded") => months.reduce((total, month) => total + month[of], 0);
  expect([sum("paid"), sum("refunded")]).toEqual([spent.total?.paid, spent.total?.refunded]);
  expect(sum("paid")).toBe(108_000);
});

test("time and campaign choose: what ended before does not count, nor what was paid", async () => {
  const { brand, old, running } = await makeResults();
  const titles = async (filter: Partial<ResultsFilter>) =>
    (await loaded(brand, filter)).results.campaigns.map(({ campaign }) => campaign.title);
  expect(await titles({ time: "12m" })).toEqual(["Running"]);
  expect(await titles({ campaign: old })).toEqual(["Old"]);
  expect(await titles({ campaign: old, time: "30d" })).toEqual([]);
  const ending = dayOf(Date.now() - 29 * DAY_MS);
  await db.write([sql`update campaigns set end_date = ${ending} where id = ${old}`]);
  expect(await titles({ time: "30d" })).toEqual(["Running", "Old"]);
  expect((await loaded(brand, { time: "30d" })).months).toMatchObject([{ paid: 54_000 }]);
  expect((await loaded(brand, { campaign: running })).months).toMatchObject([{ paid: 54_000 }]);
  // The campaigns that can be chosen stay.
  expect((await loaded(brand, { campaign: old })).options).toHaveLength(2);
});

test("another brand's campaign is refused, and none of its rows count", async () => {
  const { brand } = await makeResults();
  const other = await makeResults();
  await expect(loaded(brand, { campaign: other.running })).rejects.toMatchObject({
    code: "not_found",
  });
  const { results, months } = await loaded(await makeBrand(db));
  expect([results.campaigns, results.athletes, months]).toEqual([[], [], []]);
});

test("athletes stand by the cost of a result, once each, those without a result last", async () => {
  const { brand, ada, ben } = await makeResults();
  const { results } = await loaded(brand);
  expect(results.athletes).toMatchObject([
    { id: ada.userId, name: "Ada", campaigns: 2, posts: 3, measured: 2 },
    { id: ben.userId, name: "Ben", campaigns: 1, posts: 0, measured: 0 },
  ]);
  // Both of Ada's deals brought orders or engagements; only the one with a code counts for an order.
  expect(results.athletes[0]?.report.per.sale.each).toEqual({
    low: results.campaigns[0]?.report.per.sale.each?.low,
    high: results.campaigns[0]?.report.per.sale.each?.high,
  });
});

test("formats are the average of the posts that have a figure", async () => {
  const brand = await makeBrand(db);
  const campaignId = await makeCampaign(db, brand.brandId);
  const athlete = await makeAthlete(db);
  const ids = { campaignId, athleteId: athlete.userId };
  const terms = { fee: 10_000, deliverables: [ask(3, "reel"), ask(2, "story")] };
  await makeInvitation(db, campaignId, athlete.userId, "accepted", terms);
  const named = async (deliverable: string, engagements: number[]) => {
    const figures = engagements.map(
      (n) => ({ span: "7d", source: "connected", engagements: n }) as const,
    );
    const id = await makePost(db, ids, figures);
    await db.write([
      sql`update content_submissions set deliverable = ${deliverable} where id = ${id}`,
    ]);
  };
  await named("3 Instagram reels", [100]);
  await named("3 Instagram reels", [201]);
  await named("3 Instagram reels", []);
  await named("2 Instagram stories", [700]);
  await makePost(db, ids);
  expect(describeTables((await loaded(brand)).results)[2]?.rows.map(({ cells }) => cells)).toEqual([
    ["Instagram stories", "1", "No data yet", "700 (1 of 1)"],
    ["Instagram reels", "3", "No data yet", "151 (2 of 3)"],
    ["Instagram, format not known", "1", "No data yet", "No data yet"],
  ]);
});

test("page, PDF and CSV say the same, with how much was counted", async () => {
  const { brand } = await makeResults();
  const all = await loaded(brand);
  expect(describeTotals(all.results)).toMatchObject([
    { label: "Cost", note: expect.stringMatching(/^3 deals in 2 campaigns/) },
    { label: "Cost per order", note: "12 orders, £900 sold, from 1 of 3 deals" },
    { label: "Cost per click", note: "30 clicks from 1 of 3 deals" },
    { label: "Cost per engagement", note: "475 to 525 engagements, figures for 2 of 3 posts" },
  ]);
  const [campaigns] = describeTables(all.results);
  expect(campaigns?.rows.map(({ cells }) => cells.slice(0, 4))).toEqual([
    ["Running", "Sales: 10 orders", "12, reached", "1 of 2"],
    ["Old", "No goal", "–", "1 of 1"],
  ]);
  const printed = listTexts(printResults(all, ALL, Date.now()));
  for (const { value } of describeTotals(all.results)) expect(printed.join()).toContain(value);
  for (const { cells } of campaigns?.rows ?? [])
    expect(printed).toEqual(expect.arrayContaining(cells));
  let csv = "";
  for await (const part of generateResultsCsv(commandContext(db, brand), ALL)) csv += part;
  const [row = ""] = csv.split("\r\n").filter((line) => line.startsWith('"Campaign","Running"'));
  expect(row).toContain('"sales",10,2,2,1,');
  expect(row).toContain('30,30,12,"900.00"');
  expect(csv).toContain('"Month","2025-01"');
});
