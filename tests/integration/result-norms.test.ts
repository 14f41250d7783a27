import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { dailyNorms } from "~/features/content/campaign-results/norms.server";
import { channelsColumn } from "~/features/profiles/channels/channel-columns.server";
import { forecastPosts } from "~/features/profiles/reach/forecast-posts";
import { learnedColumn } from "~/features/profiles/reach/learned-column.server";
import { athleteProfiles, resultNorms } from "~db/schema";
import { makeAthlete, makeBrand, makeCampaign, type Person } from "../support/factories";
import { ownDatabase } from "../support/own-database";
import { makePost } from "../support/results";

/** What completed campaigns of all brands teach, and an athlete's own posts. */

const db = ownDatabase();
let brands: Person[];
let athlete: Person;

beforeAll(async () => {
  brands = [await makeBrand(db), await makeBrand(db), await makeBrand(db)];
  const channels = { instagram: { followers: 10_000, engagementRate: 5 } };
  athlete = await makeAthlete(db, { channels });
});
beforeEach(() => db.write([sql`delete from campaigns`]));
afterAll(() => db.client.close());

/** Completed campaigns with a post each: 2,850 people and 500 engagements were to be expected. */
async function completed(engagements: number[], { of = 3, status = "completed" as const } = {}) {
  for (const [i, n] of engagements.entries()) {
    const brand = brands[i % of] as Person;
    const campaignId = await makeCampaign(db, brand.brandId, { status });
    // The earlier span is no part of the result.
    await makePost(db, { campaignId, athleteId: athlete.userId }, [
      { span: "24h", source: "connected", engagements: 7, reach: 7 },
      { span: "30d", source: "connected", engagements: n, reach: 4_275 },
    ]);
  }
}

async function learn() {
  const { writes, next } = await dailyNorms(db, { day: "2026-11-25", now: 1 }, "");
  expect(next).toBeNull();
  await db.write(writes);
  return (await db.read(db.orm.select().from(resultNorms)))[0];
}

/** A post of an athlete with the same channel. */
async function forecastFor({ userId }: Person) {
  const [[row]] = await db.read(
    db.orm
      .select({
        channels: channelsColumn(athleteProfiles.userId),
        learned: learnedColumn(athleteProfiles.userId),
      })
      .from(athleteProfiles)
      .where(eq(athleteProfiles.userId, userId)),
  );
  const { reach, engagements, basis } = forecastPosts(row?.channels ?? [], [], row?.learned) ?? {};
  return [reach?.expected, engagements?.expected, basis];
}

const newcomer = () =>
  makeAthlete(db, { channels: { instagram: { followers: 10_000, engagementRate: 5 } } });

const from = (n: number) => Array.from({ length: n }, (_, i) => 400 + i * 10);

test("without campaigns nothing is learned", async () => {
  expect(await learn()).toEqual([]);
  expect(await forecastFor(await newcomer())).toEqual([2_850, 500, "published norms"]);
});

test("19 completed campaigns are too few, and 20 are enough", async () => {
  await completed(from(19));
  expect(await learn()).toEqual([]);
  await completed([590]);
  expect(await learn()).toMatchObject([
    {
      ...{ platform: "instagram", campaigns: 20, brands: 3 },
      ...{ reachMedian: expect.closeTo(1.5), engagementsMedian: expect.closeTo(0.99) },
    },
  ]);
  expect(await forecastFor(await newcomer())).toEqual([4_275, 495, "completed campaigns"]);
});

test("twenty campaigns of two brands are not used: each would read the other's figures", async () => {
  await completed(from(20), { of: 2 });
  expect(await learn()).toEqual([]);
});

test("campaigns that run, and posts without figures, teach nothing", async () => {
  const running = await makeCampaign(db, brands[0]?.brandId ?? "", { status: "active" });
  const silent = await makeCampaign(db, brands[0]?.brandId ?? "", { status: "completed" });
  await makePost(db, { campaignId: running, athleteId: athlete.userId }, [
    { span: "7d", source: "connected", engagements: 500 },
  ]);
  await makePost(db, { campaignId: silent, athleteId: athlete.userId });
  expect(await learn()).toEqual([]);
});

test("an athlete's own posts come first: three whose figures the platform gave after a week at least", async () => {
  await completed([250, 250]);
  expect((await forecastFor(athlete))[2]).toBe("published norms");
  const campaignId = await makeCampaign(db, brands[0]?.brandId ?? "");
  const ids = { campaignId, athleteId: athlete.userId };
  await makePost(db, ids, [{ span: "24h", source: "connected", engagements: 250, reach: 4_275 }]);
  await makePost(db, ids, [{ span: "7d", source: "typed", engagements: 250, reach: 4_275 }]);
  expect((await forecastFor(athlete))[2]).toBe("published norms");
  await makePost(db, ids, [{ span: "7d", source: "connected", engagements: 250, reach: 4_275 }]);
  expect(await forecastFor(athlete)).toEqual([4_275, 250, "own posts"]);
});
