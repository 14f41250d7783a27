import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { dailyNorms, norms } from "~/features/content/campaign-results/norms.server";
import { summarizePastResults } from "~/features/finding/insights/roi-tab";
import { makeAthlete, makeBrand, makeCampaign, type Person } from "../support/factories";
import { ownDatabase } from "../support/own-database";
import { makeDeal, makePost } from "../support/results";

/** What completed campaigns of all brands teach. */

const db = ownDatabase();
let brands: Person[];
let athlete: Person;

beforeAll(async () => {
  brands = [await makeBrand(db), await makeBrand(db), await makeBrand(db)];
  athlete = await makeAthlete(db);
});
beforeEach(() => db.write([sql`delete from campaigns`]));
afterAll(() => db.client.close());

/** Completed campaigns with one post each, of 10,000 followers at 5 percent: 500 engagements were expected. */
async function completed(engagements: number[], { of = 3, followers = 10_000 } = {}) {
  for (const [i, n] of engagements.entries()) {
    const brand = brands[i % of] as Person;
    const campaignId = await makeCampaign(db, brand.brandId, { status: "completed" });
    const ids = { campaignId, athleteId: athlete.userId };
    await makeDeal(db, ids, { followers });
    // The earlier span is no part of the result.
    await makePost(db, ids, [
      { span: "24h", source: "connected", engagements: 7 },
      { span: "30d", source: "connected", engagements: n },
    ]);
  }
}

async function learn() {
  const { writes, next } = await dailyNorms(db, { day: "2026-11-25", now: 1 }, "");
  expect(next).toBeNull();
  await db.write(writes);
  return (await db.read(norms(db)))[0];
}

const SCENARIO = { followers: 20_000, athletes: 2 };
const from = (n: number) => Array.from({ length: n }, (_, i) => 400 + i * 10);

test("without campaigns nothing is learned", async () => {
  expect(summarizePastResults(await learn(), SCENARIO)).toBe(0);
});

test("19 completed campaigns are too few, and 20 are enough", async () => {
  await completed(from(19));
  expect(summarizePastResults(await learn(), SCENARIO)).toBe(19);
  await completed([590]);
  const learned = await learn();
  expect(learned.find(({ tier }) => tier === "all")).toMatchObject({ campaigns: 20, brands: 3 });
  expect(summarizePastResults(learned, SCENARIO)).toMatchObject({
    low: 1_790,
    median: 1_980,
    high: 2_170,
  });
  expect(summarizePastResults(learned, SCENARIO)).toMatchObject({
    norm: { tier: "micro", rateMedian: expect.closeTo(4.95), offMedian: expect.closeTo(-1) },
  });
});

test("twenty campaigns of two brands are not shown: each would read the other's figures", async () => {
  await completed(from(20), { of: 2 });
  expect(summarizePastResults(await learn(), SCENARIO)).toBe(20);
});

test("a size with few campaigns has no figures of its own", async () => {
  await completed(from(20));
  await completed([100, 100, 100, 100], { followers: 900_000 });
  const learned = await learn();
  expect(learned.map(({ tier }) => tier).sort()).toEqual(["all", "micro"]);
  expect(summarizePastResults(learned, { ...SCENARIO, followers: 900_000 })).toMatchObject({
    norm: { tier: "all", campaigns: 24 },
  });
});

test("campaigns that run, and posts without figures, teach nothing", async () => {
  const running = await makeCampaign(db, brands[0]?.brandId ?? "", { status: "active" });
  const silent = await makeCampaign(db, brands[0]?.brandId ?? "", { status: "completed" });
  for (const campaignId of [running, silent])
    await makeDeal(db, { campaignId, athleteId: athlete.userId });
  await makePost(db, { campaignId: running, athleteId: athlete.userId }, [
    { span: "7d", source: "connected", engagements: 500 },
  ]);
  await makePost(db, { campaignId: silent, athleteId: athlete.userId });
  expect(await learn()).toEqual([]);
});
