import { expect, test } from "vitest";
import { describeFigures, describeVerdict, rankAthletes } from "./describe-report";
import { buildReport } from "./report";
import { reportOf } from "./report.server";
import type { CampaignRow, ContentRow, DealRow } from "./report-rows.server";

const CAMPAIGN: CampaignRow = {
  ...{ id: "c", title: "Autumn miles", status: "completed", company: "Northlight" },
  ...{ logo: null, printedLogo: null },
  ...{ startDate: "2026-09-01", endDate: "2026-10-01" },
  ...{ goal: "sales", target: 180, baseline: 60, method: "", goalAt: 1 },
};

const DEAL: DealRow = {
  ...{ dealId: "a", campaignId: "c", athleteId: "p", name: "Maya Okafor", ended: 0 },
  ...{ fee: 570_000, toAthlete: 570_000, platformFee: 45_600, refunded: 0, followers: 9_000 },
  ...{ expectedLow: 100, expected: 200, expectedHigh: 400, linkedAt: 1, clicks: 900 },
  ...{ clickedOn: "2026-09-09", codedAt: 1, orders: 62, revenue: 732_200, reportedAt: 1 },
};

const POST: ContentRow = {
  ...{
    id: "s",
    dealId: "a",
    title: "First clip",
    url: null,
    platform: "instagram",
    format: "reel",
  },
  ...{ state: "live", postedAt: 1, followers: 9_000, followersThen: 1, span: "7d", takenAt: 1 },
  ...{
    source: "connected",
    impressions: null,
    reach: 800,
    engagements: 90,
    clicks: 4,
    views: null,
  },
};

const report = (
  campaign: Partial<CampaignRow> = {},
  deals: readonly DealRow[] = [DEAL],
  posts: readonly ContentRow[] = [POST],
) => {
  const whole = reportOf([{ ...CAMPAIGN, ...campaign }], deals, posts);
  if (!whole) throw new Error("no campaign");
  return whole;
};

const MONEY = "£6,156 spent, £7,322 sold, £99.29 an order.";

test.each<[string, Partial<CampaignRow>, string]>([
  ["a missed target", {}, `Missed its target: 62 of 180 orders. ${MONEY}`],
  ["a met target", { target: 60 }, `Met its target: 62 of 60 orders. ${MONEY}`],
  ["a campaign that runs", { status: "active" }, `62 of 180 orders so far. ${MONEY}`],
  ["a goal without a target", { target: null }, `62 orders. ${MONEY}`],
  ["no goal", { goal: null }, "No goal was set. £6,156 spent, £7,322 sold."],
  [
    "people reached, which have no cost of each",
    { goal: "reach", target: 1_000 },
    "Missed its target: 800 of 1,000 people reached. £6,156 spent, £7,322 sold.",
  ],
])("%s", (_, campaign, text) => {
  expect(describeVerdict(report(campaign))).toBe(text);
});

test("what is not counted is no result, and a range may have met its target", () => {
  const unsold = { ...DEAL, reportedAt: null, orders: 0 };
  expect(describeVerdict(report({}, [unsold]))).toBe(
    "Nothing counted yet: the target is 180 orders. £6,156 spent.",
  );
  const typed = { ...POST, source: "typed" as const };
  const goal = { goal: "engagement", target: 90 } as const;
  expect(describeVerdict(report(goal, [DEAL], [typed]))).toMatch(
    /^May have met its target: 67 to 113 of 90 engagements\. /,
  );
  const more = [POST, { ...POST, id: "t", engagements: null }];
  expect(describeVerdict(report({ ...goal, target: 100 }, [DEAL], more))).toMatch(
    /^Below its target: 90 of 100 engagements, 1 post not counted\. /,
  );
});

test("the cost of a result is of those who brought some, and says who is left out", () => {
  const ben = { ...DEAL, dealId: "b", name: "Ben Hall", codedAt: null, toAthlete: 0 };
  const verdict = describeVerdict(report({}, [DEAL, ben]));
  expect(verdict).toContain("£6,156 spent, £6,156 more agreed, ");
  expect(verdict).toContain("£99.29 an order, counting 1 of 2 athletes.");
});

test("each figure says how much of it was counted, and the goal's is held against baseline and target", () => {
  const more = [POST, { ...POST, id: "t", reach: null, engagements: null }];
  const figures = describeFigures(
    report({}, [DEAL, { ...DEAL, dealId: "b", codedAt: null }], more),
  );
  expect(figures.map(({ label, value, note }) => [label, value, note])).toEqual([
    ["People reached", "800", "1 of 2 posts"],
    ["Engagements", "90", "1 of 2 posts"],
    ["Clicks", "1,800", "2 of 2 athletes"],
    ["Orders", "62", "1 of 2 athletes"],
  ]);
  expect(figures.map(({ bar }) => bar?.marks.map(({ label }) => label) ?? null)).toEqual([
    null,
    ["forecast 400"],
    null,
    ["baseline 60", "target 180"],
  ]);
  expect(figures[3]?.bar?.value).toBeCloseTo(62 / 180);
});

test("what is only agreed is not called spent", () => {
  const verdict = describeVerdict(report({}, [{ ...DEAL, toAthlete: 0 }]));
  expect(verdict).toContain("£6,156 agreed, ");
  expect(verdict).not.toContain("spent");
  const half = describeVerdict(report({}, [{ ...DEAL, toAthlete: 285_000 }]));
  expect(half).toContain("£2,850 spent, £3,306 more agreed, ");
});

test("athletes stand by the cost of a result, those without one last", () => {
  const dear = { ...DEAL, dealId: "b", name: "Dear", orders: 2 };
  const none = { ...DEAL, dealId: "n", name: "None", codedAt: null };
  const { label, rows } = rankAthletes(report({}, [none, dear, DEAL]));
  expect(label).toBe("Orders");
  expect(rows.map(({ name, each }) => [name, each])).toEqual([
    ["Maya Okafor", "£99.29"],
    ["Dear", "£3,078"],
    ["None", "–"],
  ]);
  expect(rankAthletes(report({ goal: null }, [{ ...DEAL, codedAt: null }])).label).toBe("Clicks");
});

test("athletes can be invited again once the campaign is over, or their deal has ended", () => {
  const over = (status: CampaignRow["status"], ended: number) =>
    rankAthletes(report({ status }, [{ ...DEAL, ended }])).rows.map(({ isOver }) => isOver);
  expect(over("active", 0)).toEqual([false]);
  expect(over("active", 1)).toEqual([true]);
  for (const status of ["completed", "cancelled"] as const) expect(over(status, 0)).toEqual([true]);
});

test("no athlete, no post: nothing is claimed", () => {
  expect(buildReport([], []).costs.total).toBe(0);
  expect(describeVerdict(report({}, [], []))).toBe(
    "Nothing counted yet: the target is 180 orders. £0 spent.",
  );
  expect(describeFigures(report({}, [], [])).every(({ value }) => value === "No data yet")).toBe(
    true,
  );
});
