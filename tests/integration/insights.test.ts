import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { purgeEmptyCounts } from "~/features/finding/discovery/search-jobs.server";
import { dailyFigures as figuresBatch } from "~/features/finding/insights/daily-figures.server";
import { insights } from "~/features/finding/insights/queries.server";
import { growthRate } from "~/features/profiles/athletes/growth";
import { type DailyJob, runDailyJobs, scheduleDailyJobs } from "~/platform/daily-jobs";
import { DAILY_JOBS } from "~/server/jobs";
import { newId } from "~db/columns";
import {
  athleteProfiles,
  athleteRecommendations,
  dailyJobs,
  metricSnapshots,
  trendingCategories,
  trendingSums,
} from "~db/schema";
import { ask } from "../support/deliverables";
import { makeAthlete, makeBrand, makeCampaign, makeInvitation } from "../support/factories";
import { ownDatabase } from "../support/own-database";

// Insights and the daily job go over all athletes: other tests' rows must not be among them.
const db = ownDatabase();
afterAll(() => db.client.close());
const DAY_MS = 86_400_000;
const TODAY = "2026-11-21";
const NOW = Date.parse(`${TODAY}T03:15:00Z`);
const dayBefore = (days: number) =>
  new Date(Date.parse(TODAY) - days * DAY_MS).toISOString().slice(0, 10);

const budgetMs = 20_000;
const dailyFigures: DailyJob = { name: "figures", batch: figuresBatch, budgetMs };

const run = async (jobs: readonly DailyJob[], day = TODAY) => {
  await scheduleDailyJobs(db, day, jobs);
  const now = Date.parse(`${day}T03:15:00Z`);
  return runDailyJobs(db, () => now, jobs, now + budgetMs);
};

beforeEach(() => db.write([sql`delete from daily_jobs`, sql`delete from trending_sums`]));

test("beside the calculator stand the real fees: the deal's, else the offer, and nothing of those who said no", async () => {
  const [brand, other] = [await makeBrand(db), await makeBrand(db)];
  const channels = { instagram: { followers: 10_000, engagementRate: 5 } };
  const figures = { totalFollowers: 10_000, avgEngagement: 5 };
  const athletes = [];
  for (let i = 0; i < 3; i++) athletes.push(await makeAthlete(db, { channels, figures }));
  const [agreed, asked, declined] = athletes.map(({ userId }) => userId) as [
    string,
    string,
    string,
  ];
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Two of three" });
  const terms = { fee: 45_000, deliverables: [ask(2, "post")] };
  const dealId = await makeInvitation(db, campaignId, agreed, "accepted", terms);
  await makeInvitation(db, campaignId, asked, "pending", terms);
  await makeInvitation(db, campaignId, declined, "declined", terms);
  // A contract has agreed on more.
  await db.write([sql`update deals set fee = 60000 where id = ${dealId}`]);
  for (const [id, expected] of [
    [brand.brandId, [{ title: "Two of three", fees: 105_000, athletes: 2, known: 2 }]],
    [other.brandId, []],
  ] as const) {
    const shown = await insights(db, id, "roi");
    expect(shown).toMatchObject({ tab: "roi", fees: expected });
    // Four posts with 500 engagements each.
    if (expected.length > 0 && "fees" in shown)
      expect(shown.fees?.[0]?.engagements).toEqual({ low: 1_240, expected: 2_000, high: 3_200 });
  }
});

test("the stat cards count all athletes and this brand's invitations only", async () => {
  const [brand, other] = [await makeBrand(db), await makeBrand(db)];
  const none = (await insights(db, brand.brandId, "roi")).figures;
  expect(none).toMatchObject({ sent: 0, accepted: 0, acceptanceRate: 0 });
  const scores = [74, 75, 100];
  const ids: string[] = [];
  for (const ambassadorScore of scores)
    ids.push((await makeAthlete(db, { figures: { ambassadorScore } })).userId);
  const invite = async (brandId: string, statuses: ("pending" | "accepted" | "declined")[]) => {
    const campaignId = await makeCampaign(db, brandId);
    for (const [i, status] of statuses.entries())
      await makeInvitation(db, campaignId, ids[i] as string, status);
  };
  await invite(brand.brandId, ["accepted", "pending"]);
  await invite(brand.brandId, ["declined"]);
  await invite(other.brandId, ["accepted", "accepted", "accepted"]);
  const { figures } = await insights(db, brand.brandId, "roi");
  expect(figures).toEqual({
    ...{ total: none.total + 3, high: none.high + 2 },
    ...{ sent: 3, accepted: 1, acceptanceRate: 33 },
  });
});

test("the leaderboard is the ten highest scores", async () => {
  for (let i = 0; i < 11; i++)
    await makeAthlete(db, {
      name: `Leader ${i}`,
      figures: { ambassadorScore: 80 + i, growthRate: i / 2, sport: "Rowing" },
    });
  const shown = await insights(db, newId(), "leaderboard");
  if (shown.tab !== "leaderboard") throw new Error(shown.tab);
  const names = Array.from({ length: 9 }, (_, i) => `Leader ${10 - i}`);
  // One of the athletes above has 100 points and no growth.
  expect(shown.leaders.map(({ name }) => name)).toEqual(["Test Athlete", ...names]);
  expect(shown.leaders[0]).toMatchObject({ score: 100, growth: null });
  expect(shown.leaders[9]).toMatchObject({ score: 82, growth: 1, sport: "Rowing" });
});

test("five categories trend, fastest first, and say whether they are sports", async () => {
  await db.write([
    sql`delete from trending_categories`,
    ...[1, 7, 3, 6, 2, 5].map((growthPercentage) =>
      db.orm.insert(trendingCategories).values({
        category: growthPercentage === 7 ? "Running" : `Theme ${growthPercentage}`,
        // Few enough that half of them and more play 'Running': that one is a sport.
        athleteCount: 2,
        avgEngagement: 4,
        growthPercentage,
        computedAt: NOW,
      }),
    ),
  ]);
  const shown = await insights(db, newId(), "trending");
  if (shown.tab !== "trending") throw new Error(shown.tab);
  expect(shown.trends.map(({ growthPercentage }) => growthPercentage)).toEqual([7, 6, 5, 3, 2]);
  expect(shown.trends.map(({ isSport }) => isSport)).toEqual([1, 0, 0, 0, 0]);
  expect(shown.advice[0]).toContain("Running is on the up");
});

async function athleteWith(
  figures: Partial<typeof athleteProfiles.$inferInsert>,
  instagram: { followers: number; engagementRate: number },
  history: [daysAgo: number, followers: number][],
) {
  const { userId } = await makeAthlete(db, { figures, channels: { instagram } });
  await db.write(
    history.map(([daysAgo, totalFollowers]) =>
      db.orm.insert(metricSnapshots).values({
        id: newId(),
        athleteId: userId,
        takenOn: dayBefore(daysAgo),
        totalFollowers,
        avgEngagement: 3,
      }),
    ),
  );
  return userId;
}

const state = async (ids: string[]) => {
  const [profiles, snapshots, trending] = await db.read(
    db.orm.select().from(athleteProfiles).where(inArray(athleteProfiles.userId, ids)),
    db.orm.select().from(metricSnapshots).where(inArray(metricSnapshots.athleteId, ids)),
    db.orm.select().from(trendingCategories),
  );
  return { profiles, snapshots, trending };
};

test("the daily figures update derived figures, snapshot and trends, and are idempotent", async () => {
  const theme = `Theme ${newId()}`;
  const histories: [number, number][][] = [
    [[30, 100_000]],
    [[14, 20_000]],
    [
      [60, 3_000],
      [29, 4_000],
    ],
    [[3, 900]],
    [],
  ];
  const now = [110_000, 25_000, 3_900, 1_000, 50];
  const ids: string[] = [];
  for (const [i, history] of histories.entries())
    ids.push(
      await athleteWith(
        {
          sport: "Curling",
          contentThemes: i % 2 ? [theme.toUpperCase(), " "] : [theme, theme.toLowerCase()],
        },
        { followers: now[i] as number, engagementRate: i + 1 },
        history,
      ),
    );

  expect(await run([dailyFigures])).toBeGreaterThan(0);
  const first = await state(ids);
  for (const [i, id] of ids.entries()) {
    const growth = growthRate(
      (histories[i] ?? []).map(([ago, n]) => ({ takenOn: dayBefore(ago), totalFollowers: n })),
      TODAY,
      now[i] as number,
    );
    expect(first.profiles.find(({ userId }) => userId === id)).toMatchObject({
      totalFollowers: now[i],
      avgEngagement: i + 1,
      growthRate: growth,
    });
  }
  expect(first.snapshots.filter(({ takenOn }) => takenOn === TODAY)).toHaveLength(5);
  // By hand: 10 % in 30 days of 100,000; 25 % in 14 of 20,000; -2.5 % in 29 of 4,000.
  const gain = 10_000 + 20_000 * 0.536 + 4_000 * -0.026;
  const row = first.trending.find(({ category }) => category === theme);
  expect(row).toMatchObject({ athleteCount: 5, avgEngagement: 3 });
  expect(row?.growthPercentage).toBeCloseTo((gain / 124_000) * 100, 6);

  expect(await run([dailyFigures])).toBe(0);
  await db.write([sql`delete from daily_jobs`]);
  await run([dailyFigures]);
  expect(await state(ids)).toEqual(first);
});

test("trending sums equal a count over all athletes", async () => {
  for (let i = 0; i < 240; i++)
    await makeAthlete(db, {
      figures: {
        sport: ["Golf", "Judo", "Fencing"][i % 3] as string,
        contentThemes: i % 4 ? ["Kit tests"] : [],
      },
      channels: { instagram: { followers: 1_000 + i, engagementRate: (i % 9) + 1 } },
    });
  // Everyone's growth is measured from the same 1,000 followers, 30 days ago.
  await db.write([
    sql`insert or ignore into metric_snapshots
        select lower(hex(randomblob(13))), athlete_id, ${dayBefore(30)}, 1000, 2
        from social_accounts where followers between 1000 and 1240`,
  ]);
  expect(await run([dailyFigures])).toBeGreaterThan(2);
  const [counted, trending, sums] = await db.read(
    db.orm.all<{ name: string; n: number; engagement: number; growth: number }>(
      sql`select sport as name, count(*) as n, avg(avg_engagement) as engagement,
                 avg(growth_rate) as growth
          from athlete_profiles where sport in ('Judo', 'Fencing') and total_followers > 0
          group by sport`,
    ),
    db.orm.select().from(trendingCategories),
    db.orm.select().from(trendingSums),
  );
  expect(counted).toHaveLength(2);
  for (const { name, n, engagement, growth } of counted) {
    const row = trending.find(({ category }) => category === name);
    expect(row?.athleteCount).toBe(n);
    expect(row?.avgEngagement).toBeCloseTo(engagement, 6);
    expect(row?.growthPercentage).toBeCloseTo(growth, 6);
  }
  expect(sums).toEqual([]);
});

test("all daily jobs finish on real rows", async () => {
  const { brandId } = await makeBrand(db);
  const campaignId = await makeCampaign(db, brandId, { targetSports: ["Judo"] });
  await run(DAILY_JOBS);
  const [parts, [match]] = await db.read(
    db.orm.select().from(dailyJobs),
    db.orm
      .select({ sport: athleteProfiles.sport })
      .from(athleteRecommendations)
      .innerJoin(athleteProfiles, eq(athleteProfiles.userId, athleteRecommendations.athleteId))
      .where(eq(athleteRecommendations.campaignId, campaignId))
      .limit(1),
  );
  expect(parts.map(({ name }) => name).sort()).toEqual(DAILY_JOBS.map(({ name }) => name).sort());
  expect(parts.every(({ finishedAt }) => finishedAt === NOW)).toBe(true);
  expect(match?.sport).toBe("Judo");

  // A day's jobs can be run again, as the guide says.
  await db.write([sql`delete from daily_jobs`]);
  await run(DAILY_JOBS);
  const [again] = await db.read(db.orm.select().from(dailyJobs));
  expect(again.filter(({ finishedAt }) => finishedAt === NOW)).toHaveLength(DAILY_JOBS.length);
});

test("parallel runs do each batch once", async () => {
  let done = 0;
  const part: DailyJob = {
    name: "count",
    budgetMs,
    async batch(_, __, cursor) {
      const n = Number(cursor) + 1;
      const writes = [
        db.orm
          .insert(trendingSums)
          .values({ ...SUM, key: "runs" })
          .onConflictDoUpdate({
            target: trendingSums.key,
            set: { athletes: sql`${trendingSums.athletes} + 1` },
          }),
      ];
      done += 1;
      return { writes, next: n < 20 ? String(n) : null };
    },
  };
  await scheduleDailyJobs(db, TODAY, [part]);
  while ((await db.read(db.orm.select().from(dailyJobs)))[0].some((row) => !row.finishedAt))
    await Promise.all([1, 2, 3].map(() => runDailyJobs(db, () => NOW, [part], NOW + budgetMs)));
  const [[sum]] = await db.read(
    db.orm.select().from(trendingSums).where(eq(trendingSums.key, "runs")),
  );
  expect(sum?.athletes).toBe(20);
  expect(done).toBeGreaterThanOrEqual(20);
});

const SUM = { name: "", athletes: 1, engagement: 0, measured: 0, base: 0, gain: 0 };

test("a failing job does not stop the others, and resumes at its cursor", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  let broken = true;
  const expectedVersion: string[] = [];
  const failing: DailyJob = {
    name: "failing",
    budgetMs,
    async batch(_, __, cursor) {
      if (broken && cursor === "1") throw new Error("no");
      expectedVersion.push(cursor);
      return { writes: [], next: cursor === "2" ? null : String(Number(cursor) + 1) };
    },
  };
  const next: DailyJob = {
    name: "next",
    budgetMs,
    batch: async () => ({ writes: [], next: null }),
  };
  expect(await run([failing, next])).toBe(2);
  expect(said.mock.calls.join()).toContain("daily.failed");
  said.mockRestore();
  broken = false;
  expect(await run([failing, next])).toBe(2);
  expect(expectedVersion).toEqual(["", "1", "2"]);
});

test("a run stops at the end of the job's budget, and at its own deadline", async () => {
  let at = NOW;
  const endless: DailyJob = {
    name: "endless",
    budgetMs,
    async batch(_, __, cursor) {
      at += 5_000;
      return { writes: [], next: `${cursor}x` };
    },
  };
  const short: DailyJob = {
    name: "short",
    budgetMs,
    batch: async () => ({ writes: [], next: null }),
  };
  const jobs = [endless, short];
  await scheduleDailyJobs(db, TODAY, jobs);
  expect(await runDailyJobs(db, () => at, jobs, at + 60_000)).toBe(4 + 1);
  expect(await runDailyJobs(db, () => at, jobs, at + 10_000)).toBe(2);
});

test("sports that nobody names any more leave no counts behind", async () => {
  const { userId } = await makeAthlete(db, { figures: { sport: "Golf" } });
  for (let i = 0; i < 300; i++)
    await db.write([
      db.orm
        .update(athleteProfiles)
        .set({ sport: `Golf ${i}` })
        .where(eq(athleteProfiles.userId, userId)),
    ]);
  const counts = sql<number>`select sum(n = 0) as empty, sum(n) as counted from athlete_counts`;
  const [[before]] = await db.read(db.orm.all<{ empty: number; counted: number }>(counts));
  expect(before?.empty).toBeGreaterThan(500);
  await run([{ name: "counts", batch: purgeEmptyCounts, budgetMs }]);
  const [[after]] = await db.read(db.orm.all(counts));
  expect(after).toEqual({ empty: 0, counted: before?.counted });
});
