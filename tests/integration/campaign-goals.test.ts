import { eq, getTableColumns, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { launchCampaign } from "~/features/campaigns/campaigns/launch-campaign.server";
import { goalOf, saveGoal } from "~/features/content/campaign-results/goal.server";
import { respondToInvitation } from "~/features/deals/invitations/respond-to-invitation.server";
import type { Database } from "~db/client";
import { dealForecasts, deals } from "~db/schema";
import { commandContext } from "../support/command-context";
import { ask, REEL } from "../support/deliverables";
import {
  LAUNCHABLE,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  type Person,
} from "../support/factories";
import { database } from "../support/own-database";

const db = database();

const GOAL = { goal: "sales", target: 200, baseline: 40, method: "Orders in our shop." } as const;

const draftOf = (brand: Person) =>
  makeCampaign(db, brand.brandId, { ...LAUNCHABLE, status: "draft" });

test("a draft's goal is written down, and replaced as often as the brand likes", async () => {
  const brand = await makeBrand(db);
  const draft = await draftOf(brand);
  const ctx = commandContext(db, brand);
  await saveGoal(ctx, draft, GOAL);
  await saveGoal(ctx, draft, GOAL);
  await saveGoal({ ...ctx, now: ctx.now + 1 }, draft, { goal: "reach", method: "" });
  expect(await goalOf(db, brand.brandId, draft)).toMatchObject({
    goal: { goal: "reach", target: null, baseline: null, method: "", updatedAt: ctx.now + 1 },
  });
});

test("after the launch a goal can be neither added nor changed", async () => {
  const brand = await makeBrand(db);
  const ctx = commandContext(db, brand);
  const [written, bare] = [await draftOf(brand), await makeCampaign(db, brand.brandId)];
  await saveGoal(ctx, written, GOAL);
  await launchCampaign(ctx, written);
  for (const id of [written, bare])
    await expect(saveGoal(ctx, id, { goal: "clicks", method: "" })).rejects.toMatchObject({
      code: "conflict",
    });
  expect((await goalOf(db, brand.brandId, written))?.goal).toMatchObject({ goal: "sales" });
  expect((await goalOf(db, brand.brandId, bare))?.goal).toBeNull();
});

test("a launch between read and write keeps the goal as it was", async () => {
  const brand = await makeBrand(db);
  const draft = await draftOf(brand);
  const ctx = commandContext(db, brand);
  await saveGoal(ctx, draft, GOAL);
  const staleForm: Database = {
    ...db,
    async write(statements) {
      await launchCampaign(ctx, draft);
      return db.write(statements);
    },
  };
  await expect(
    saveGoal(commandContext(staleForm, brand), draft, { goal: "clicks", method: "" }),
  ).rejects.toMatchObject({ code: "conflict" });
  expect((await goalOf(db, brand.brandId, draft))?.goal).toMatchObject({ goal: "sales" });
});

test("another brand sees and writes no goal", async () => {
  const [brand, other] = [await makeBrand(db), await makeBrand(db)];
  const draft = await draftOf(brand);
  await saveGoal(commandContext(db, brand), draft, GOAL);
  expect(await goalOf(db, other.brandId, draft)).toBeNull();
  await expect(saveGoal(commandContext(db, other), draft, GOAL)).rejects.toMatchObject({
    code: "not_found",
  });
});

const figures = { totalFollowers: 20_000, avgEngagement: 4.5 };
const onInstagram = { instagram: { followers: 20_000, engagementRate: 4.5 } };

const invited = async (channels: Parameters<typeof makeAthlete>[1] = { channels: onInstagram }) => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db, { figures, ...channels })];
  const campaignId = await makeCampaign(db, brand.brandId);
  const dealId = await makeInvitation(db, campaignId, athlete.userId, "pending", {
    deliverables: [ask(2, "reel"), ask(1, "story")],
  });
  return { athlete, campaignId, dealId };
};

const answer = (athlete: Person, dealId: string, what: "accept" | "decline", now = 1) =>
  respondToInvitation({ ...commandContext(db, athlete), now }, dealId, what);

const forecastsOf = async (campaignId: string) =>
  (
    await db.read(
      db.orm
        .select(getTableColumns(dealForecasts))
        .from(dealForecasts)
        .innerJoin(deals, eq(deals.id, dealForecasts.dealId))
        .where(eq(deals.campaignId, campaignId))
        .orderBy(dealForecasts.madeAt),
    )
  )[0];

test("an acceptance writes down what is expected of all content items, once", async () => {
  const { athlete, campaignId, dealId } = await invited();
  await answer(athlete, dealId, "accept");
  await answer(athlete, dealId, "accept", 2);
  expect(await forecastsOf(campaignId)).toEqual([
    {
      ...{ dealId, followers: 20_000, madeAt: 1 },
      // Two reels, 8,652 people each, and a story, 1,532.
      ...{ reachLow: 11_678, reach: 18_836, reachHigh: 30_137 },
      ...{ engagementsLow: 1_282, engagements: 2_068, engagementsHigh: 3_309 },
      ...{ measuredPosts: null, measuredReach: null, measuredEngagements: null },
    },
  ]);
});

test("nothing is expected of an athlete without followers where the content goes", async () => {
  const { athlete, campaignId, dealId } = await invited({ channels: { x: { followers: 9_000 } } });
  await answer(athlete, dealId, "accept");
  expect(await forecastsOf(campaignId)).toEqual([]);
});

test("a refusal writes down nothing", async () => {
  const { athlete, campaignId, dealId } = await invited();
  await answer(athlete, dealId, "decline");
  expect(await forecastsOf(campaignId)).toEqual([]);
});

test("a second deal with the same athlete has a forecast of its own, beside the first", async () => {
  const { athlete, campaignId, dealId } = await invited();
  await answer(athlete, dealId, "accept");
  await db.write([
    sql`update deals set status = 'ended', closed_at = 2 where id = ${dealId}`,
    sql`delete from campaign_invitations where id = ${dealId}`,
  ]);
  const again = await makeInvitation(db, campaignId, athlete.userId, "pending", {
    deliverables: [REEL],
  });
  await answer(athlete, again, "accept", 3);
  expect(await forecastsOf(campaignId)).toMatchObject([
    { dealId, reach: 18_836, madeAt: 1 },
    { dealId: again, reach: 8_652, madeAt: 3 },
  ]);
});
