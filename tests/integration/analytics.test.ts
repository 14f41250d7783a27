import { beforeEach, expect, test } from "vitest";
import { exportAnalytics } from "~/features/content/analytics/export.server";
import { loadAnalytics } from "~/features/content/analytics/load-analytics.server";
import type { Period } from "~/features/content/analytics/periods";
import { DAY_MS } from "~/platform/durations";
import { newId } from "~db/columns";
import type { PostSpan } from "~db/constants";
import { campaignLinks, linkClicks, postFigures, posts } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  dealOf,
  givePremium,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  type Person,
} from "../support/factories";
import { database } from "../support/own-database";
import { makeCode } from "../support/results";

/** What an athlete sees of what came of the posts. */

const db = database();
/** In the middle of a month, so that the days before it are of the same one. */
const NOW = Date.UTC(2026, 10, 20, 12);

let athlete: Person;
let campaignId: string;

beforeEach(async () => {
  athlete = await makeAthlete(db);
  campaignId = await makeCampaign(db, (await makeBrand(db)).brandId, { title: "=Autumn" });
});

type Figures = Partial<Omit<typeof postFigures.$inferInsert, "contentId" | "span">>;

/** A post of some days ago, with figures of spans. */
async function post(
  daysAgo: number,
  spans: Partial<Record<PostSpan, Figures>>,
  values: Partial<typeof posts.$inferInsert> = {},
  of = athlete,
) {
  const contentId = await makeContent(db, campaignId, of.userId, "posted");
  const postedAt = NOW - daysAgo * DAY_MS;
  await db.write([
    db.orm.insert(posts).values({
      ...{ platform: "instagram", state: "live", keptUntil: NOW, createdAt: NOW },
      ...values,
      ...{ contentId, athleteId: of.userId, postedAt },
    }),
    ...Object.entries(spans).map(([span, figures]) =>
      db.orm.insert(postFigures).values({
        ...{ source: "connected", takenAt: NOW - 3_600_000 },
        ...figures,
        ...{ contentId, span: span as PostSpan },
      }),
    ),
  ]);
  return contentId;
}

const link = async (createdDaysAgo: number, days: [daysAgo: number, clicks: number][]) => {
  const code = newId().slice(-10);
  const createdAt = NOW - createdDaysAgo * DAY_MS;
  await db.write([
    db.orm.insert(campaignLinks).values({
      ...{ code, dealId: await dealOf(db, campaignId, athlete.userId), campaignId },
      ...{ athleteId: athlete.userId, target: "https://shop.example", createdAt },
    }),
    ...days.map(([daysAgo, clicks]) =>
      db.orm.insert(linkClicks).values({
        ...{ code, clicks, bots: 1_000 },
        day: new Date(NOW - daysAgo * DAY_MS).toISOString().slice(0, 10),
      }),
    ),
  ]);
};

const of = (person: Person) => ({ ...commandContext(db, person), now: NOW });
const shown = (period: Period = "30d", person = athlete) => loadAnalytics(of(person), period);

test("the latest span of a post counts alone, whichever was stored first", async () => {
  await post(3, {
    "72h": { impressions: 900, reach: 700, engagements: 90 },
    "1h": { impressions: 100, reach: 80, engagements: 10 },
    "24h": { impressions: 500, reach: 400, engagements: 50 },
  });
  await post(4, { "7d": { impressions: 1_000 }, "72h": { impressions: 999 } });
  await post(1, { "30d": { impressions: 1 }, "7d": { impressions: 50 } });
  const { totals } = await shown();
  expect(totals).toEqual({
    posts: 3,
    impressions: { value: 1_901, known: 3 },
    byViews: 0,
    reach: { value: 700, known: 1 },
    engagements: { value: 90, known: 1 },
    engagementRate: { value: null, known: 0 },
  });
});

test("each period is held against the one before it, and the months count by the day of the post", async () => {
  await post(10, { "7d": { views: 300, engagements: 30 } });
  await post(40, { "30d": { views: 100, engagements: 60 } });
  await post(70, { "30d": { views: 50 } });
  const month = await shown();
  expect([month.totals.impressions.value, month.totals.byViews]).toEqual([300, 1]);
  expect(month.earlier.impressions.value).toBe(100);
  expect(month.earlier.engagements.value).toBe(60);
  expect(month.months.map(({ month, impressions }) => [month, impressions.value])).toEqual([
    ["2026-06", null],
    ["2026-07", null],
    ["2026-08", null],
    ["2026-09", 50],
    ["2026-10", 100],
    ["2026-11", 300],
  ]);
  const quarter = await shown("90d");
  expect(quarter.totals.impressions.value).toBe(450);
  expect(quarter.earlier.impressions).toEqual({ value: null, known: 0 });
});

test("clicks are those of the days of the period, without bots; a younger link has none before", async () => {
  await link(100, [
    [0, 5],
    [29, 2],
    [30, 11],
    [59, 1],
    [60, 500],
  ]);
  expect(await shown()).toMatchObject({ clicks: 7, earlier: { clicks: 12 } });
  const other = await makeAthlete(db);
  [athlete, campaignId] = [other, await makeCampaign(db, (await makeBrand(db)).brandId)];
  await link(5, [[1, 3]]);
  expect(await shown()).toMatchObject({ isEmpty: false, clicks: 3, earlier: { clicks: null } });
});

test("figures say where they are from: a platform, or the athlete", async () => {
  await post(2, { "24h": { engagements: 1, takenAt: NOW - DAY_MS } });
  await post(3, { "72h": { engagements: 2, takenAt: NOW - 7_200_000 } });
  await post(4, { "72h": { engagements: 3, source: "typed", takenAt: NOW } }, { platform: "x" });
  const { sources } = await shown();
  expect(sources).toHaveLength(2);
  expect(sources).toContainEqual({ text: "From Instagram,", at: NOW - 7_200_000 });
  expect(sources).toContainEqual({ text: "Entered by you", at: NOW, typed: true });
});

test("nothing of another athlete is counted; without posts the way leads to the channels", async () => {
  const other = await makeAthlete(db, {
    channels: { instagram: { handle: "other", source: "connected" } },
  });
  await post(2, { "24h": { engagements: 9 } }, {}, other);
  expect(await shown()).toMatchObject({ isEmpty: true, isConnected: false, clicks: null });
  expect(await shown("30d", other)).toMatchObject({ isEmpty: false, isConnected: true });
});

const NEEDS_PLAN = { code: "forbidden", next: { label: "See plans" } };

const file = async (person: Person) => {
  const parts: string[] = [];
  for await (const part of exportAnalytics(of(person))) parts.push(part);
  return parts.join("").split("\r\n");
};

test("12 months, details and the file are part of Athlete Premium", async () => {
  await post(2, { "24h": { engagements: 9 } });
  expect((await shown("90d")).details).toBeNull();
  await expect(shown("12m")).rejects.toMatchObject(NEEDS_PLAN);
  await expect(file(athlete)).rejects.toMatchObject(NEEDS_PLAN);
});

test("with Premium it names campaigns, platforms and best posts, and writes the file", async () => {
  await givePremium(db, athlete);
  const best = await post(2, { "24h": { impressions: 40, engagements: 9 } });
  await post(200, { "30d": { views: 8, engagements: 2, source: "typed" } }, { platform: "tiktok" });
  await link(300, [[100, 6]]);
  const { details, months } = await shown("12m");
  expect(months).toHaveLength(12);
  expect(details?.campaigns).toMatchObject([
    { id: campaignId, name: "=Autumn", totals: { posts: 2 }, clicks: 6 },
  ]);
  expect(details?.platforms.map((row) => [row.platform, row.totals.engagements.value])).toEqual([
    ["instagram", 9],
    ["tiktok", 2],
  ]);
  expect(details?.best.map(({ id }) => id)[0]).toBe(best);
  const lines = await file(athlete);
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain(`"Instagram","'=Autumn","First clip","",40,"","",9,"","Platform"`);
  expect(lines[2]).toContain(`"TikTok","'=Autumn","First clip","","",8,"",2,"","Entered"`);
});

test("a post without figures is counted as such, and not as 0", async () => {
  await post(1, {});
  const { totals, earlier } = await shown();
  expect(totals).toMatchObject({ posts: 1, engagements: { value: null, known: 0 } });
  expect(earlier.posts).toBe(0);
});

test("the average engagement rate is the mean of the posts whose followers are known", async () => {
  await post(3, { "7d": { engagements: 50 } }, { followers: 1_000 });
  await post(4, { "7d": { engagements: 30 } }, { followers: 2_000 });
  await post(5, { "7d": { engagements: 30 } });
  await post(40, { "7d": { engagements: 10 } }, { followers: 1_000 });
  const { totals, earlier } = await shown();
  expect(totals.engagementRate).toEqual({ value: 3.25, known: 2 });
  expect(earlier.engagementRate.value).toBe(1);
});

test("conversions are the orders with the athlete's codes, less refunds", async () => {
  const brand = await makeBrand(db);
  const campaign = await makeCampaign(db, brand.brandId);
  const codeOf = (person: Person, sales: Parameters<typeof makeCode>[2]) =>
    makeCode(db, { ...brand, campaignId: campaign, athleteId: person.userId }, sales);
  await codeOf(await makeAthlete(db), [{ orders: 9, revenue: 900, day: "2026-11-19" }]);
  expect((await shown()).conversions).toBeNull();
  await codeOf(athlete, [
    { orders: 3, revenue: 300, day: "2026-11-19" },
    { orders: -1, revenue: -100, day: "2026-11-20", refund: true },
    { orders: 4, revenue: 400, day: "2026-10-10" },
    { orders: 50, revenue: 500, day: "2026-01-01" },
  ]);
  expect(await shown()).toMatchObject({
    isEmpty: false,
    conversions: 2,
    earlier: { conversions: 4 },
  });
});
