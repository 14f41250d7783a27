import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  measureForecasts,
  selectForecastErrors,
} from "~/features/content/campaign-results/forecast-errors.server";
import { ownReport } from "~/features/content/campaign-results/shares.server";
import { loadMatches } from "~/features/finding/matching/queries.server";
import type { CampaignStatus } from "~db/constants";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, makeCampaign, type Person } from "../support/factories";
import { database } from "../support/own-database";
import { makeDeal, makePost } from "../support/results";

/** What forecasts promised, beside what the posts brought. */

const db = database();

type Figures = NonNullable<Parameters<typeof makePost>[2]>;

const after = (
  span: "24h" | "7d" | "30d",
  engagements: number,
  reach: number | null = null,
): Figures => [{ span, source: "connected", engagements, reach }];

/** A deal of whose posts 500 engagements and 3,200 people are expected. Each post is measured as its figures come. */
async function measured(brand: Person, posts: Figures[], status: CampaignStatus = "completed") {
  const athlete = await makeAthlete(db, { channels: { instagram: { followers: 10_000 } } });
  const campaignId = await makeCampaign(db, brand.brandId, { status });
  const ids = { campaignId, athleteId: athlete.userId };
  await makeDeal(db, ids);
  await db.write([
    sql`insert into deal_deliverables (deal_id, number, text, platform, format, count)
      select id, 1, 'Reels', 'instagram', 'reel', ${posts.length} from deals where campaign_id = ${campaignId}`,
  ]);
  for (const figures of posts) {
    const contentId = await makePost(db, ids, figures);
    await db.write([measureForecasts(contentId)]);
  }
  return campaignId;
}

const errorsOf = async ({ brandId }: Person) =>
  (await db.read(selectForecastErrors(db, brandId)))[0];

test("counts a deal once all its posts have figures of a week or more, the latest of each", async () => {
  const brand = await makeBrand(db);
  await measured(brand, [[...after("7d", 90, 900), ...after("30d", 100, 1_000)], after("7d", 300)]);
  await measured(brand, [after("7d", 100, 1_000), after("24h", 999, 999)]);
  await measured(brand, [[{ span: "30d", source: "typed", engagements: 999, reach: 999 }]]);
  expect(await errorsOf(brand)).toEqual([
    // One post has no reach, so the reach of all is not known.
    { metric: "people reached", posts: 0, expected: 0, measured: 0 },
    { metric: "engagements", posts: 2, expected: 500, measured: 400 },
  ]);
  await measured(brand, [after("30d", 250, 1_600)]);
  expect(await errorsOf(brand)).toEqual([
    { metric: "people reached", posts: 1, expected: 3_200, measured: 1_600 },
    { metric: "engagements", posts: 3, expected: 1_000, measured: 650 },
  ]);
});

test("counts completed campaigns of the brand alone", async () => {
  const [brand, other] = [await makeBrand(db), await makeBrand(db)];
  await measured(other, [after("30d", 250)]);
  await measured(brand, [after("30d", 250)], "active");
  expect((await errorsOf(brand)).map(({ posts }) => posts)).toEqual([0, 0]);
});

test("is said on the report and beside new matches, from five posts on", async () => {
  const brand = await makeBrand(db);
  const said = async (campaignId: string) => [
    (await ownReport(commandContext(db, brand), campaignId)).forecastError,
    (await loadMatches(db, brand.brandId, null)).forecastError,
  ];
  const campaignId = await measured(
    brand,
    [1, 2, 3, 4].map((n) => after("30d", n * 40)),
  );
  expect(await said(campaignId)).toEqual([null, null]);
  await measured(brand, [after("7d", 400)]);
  const sentence =
    "In your completed campaigns, our forecasts were 25% too high for engagements (5 posts).";
  expect(await said(campaignId)).toEqual([sentence, sentence]);
});
