import { eq, inArray, sql } from "drizzle-orm";
import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { endCampaign } from "~/features/campaigns/campaigns/end-campaign.server";
import { launchCampaign } from "~/features/campaigns/campaigns/launch-campaign.server";
import { deliverablesStart } from "~/features/campaigns/terms/form";
import { goalOf } from "~/features/content/campaign-results/goal.server";
import { createMatchedCampaign } from "~/features/finding/matching/create-matched-campaign.server";
import { loadMatches } from "~/features/finding/matching/queries.server";
import { loadBrandDashboard } from "~/features/workspace/workspace/dashboard.server";
import { brandRows } from "~/features/workspace/workspace/pending-tasks";
import {
  type CAMPAIGN_PAGE_TABS,
  loadCampaignPage,
} from "~/features/workspace/workspace/queries.server";
import { newId } from "~db/columns";
import {
  athleteRecommendations,
  auditLogs,
  campaignInvitations,
  campaigns,
  outbox,
} from "~db/schema";
import { commandContext } from "../support/command-context";
import { REEL } from "../support/deliverables";
import {
  LAUNCHABLE,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
} from "../support/factories";
import { mailsQueuedFor, notificationsOf } from "../support/notifications";
import { database, databaseOnServer } from "../support/own-database";
import { recordReads } from "../support/recorded-reads";

const db = database();

/** More followers than any other test's athletes have, so that these are found among themselves. */
const FOLLOWERS = 1_900_000_000;

const brief = (values: object = {}) => ({
  id: newId(),
  title: "Autumn miles",
  description: "",
  requirements: "",
  audienceCountries: ["GB" as const],
  targetSports: ["Running"],
  deliverables: deliverablesStart([REEL]),
  minFollowers: FOLLOWERS,
  ...values,
});

const rowsOf = async (id: string) => {
  const [campaign, recommendations, trail] = await db.read(
    db.orm.select().from(campaigns).where(eq(campaigns.id, id)),
    db.orm.select().from(athleteRecommendations).where(eq(athleteRecommendations.campaignId, id)),
    db.orm.select({ action: auditLogs.action }).from(auditLogs).where(eq(auditLogs.resourceId, id)),
  );
  return { campaign: campaign[0], recommendations, actions: trail.map(({ action }) => action) };
};

const statusOf = async (id: string) => (await rowsOf(id)).campaign?.status;

const invitationsOf = async (ids: string[]) => {
  const [rows] = await db.read(
    db.orm
      .select({ id: campaignInvitations.id, status: campaignInvitations.status })
      .from(campaignInvitations)
      .where(inArray(campaignInvitations.id, ids)),
  );
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
};

const notificationsTo = async (userId: string) => {
  const rows = (await notificationsOf(db, userId)).map(({ title, message }) => ({
    title,
    message,
  }));
  return rows;
};

describe("createMatchedCampaign", () => {
  test("creates a draft with its budget in pence, recommendations and audit row", async () => {
    const brand = await makeBrand(db);
    const runner = await makeAthlete(db, {
      figures: { sport: "Running", totalFollowers: FOLLOWERS, avgEngagement: 4 },
    });
    const golfer = await makeAthlete(db, {
      figures: { sport: "Golf", totalFollowers: FOLLOWERS + 1, avgEngagement: 4 },
    });
    const input = brief({ budget: 1200.5 });
    expect(await createMatchedCampaign(commandContext(db, brand), input)).toEqual({
      matched: true,
    });
    const { campaign, recommendations, actions } = await rowsOf(input.id);
    expect(campaign).toMatchObject({
      brandId: brand.brandId,
      status: "draft",
      budget: 120_050,
      minEngagementRate: null,
      targetSports: ["Running"],
    });
    const best = recommendations.sort((a, b) => b.matchScore - a.matchScore);
    expect(best.map(({ athleteId }) => athleteId)).toEqual([runner.userId, golfer.userId]);
    expect(best[0]?.matchReason).toContain("Running");
    expect(actions).toEqual(["campaign_created"]);

    const { matches } = await loadMatches(db, brand.brandId, null);
    expect(matches.map(({ athleteId }) => athleteId)).toEqual([runner.userId, golfer.userId]);
    const other = await makeBrand(db);
    expect((await loadMatches(db, other.brandId, input.id)).matches).toEqual([]);
  });

  test("writes down the goal that its form names, once", async () => {
    const brand = await makeBrand(db);
    const input = brief({ goal: "sales", target: 200 });
    for (let n = 0; n < 2; n++) await createMatchedCampaign(commandContext(db, brand), input);
    expect(await goalOf(db, brand.brandId, input.id)).toMatchObject({
      goal: { goal: "sales", target: 200, baseline: null },
    });
    const without = brief();
    await createMatchedCampaign(commandContext(db, brand), without);
    expect((await goalOf(db, brand.brandId, without.id))?.goal).toBeNull();
  });

  test("a form sent twice at once creates one campaign", async () => {
    const brand = await makeBrand(db);
    const input = brief();
    await Promise.all([1, 2].map(() => createMatchedCampaign(commandContext(db, brand), input)));
    expect((await rowsOf(input.id)).actions).toEqual(["campaign_created"]);
  });

  test("creates the campaign even when matching fails", async () => {
    const brand = await makeBrand(db);
    const broken = { ...db, read: () => Promise.reject(new Error("no answer")) };
    const input = brief();
    expect(await createMatchedCampaign(commandContext(broken, brand), input)).toEqual({
      matched: false,
    });
    const { campaign, recommendations } = await rowsOf(input.id);
    expect(campaign?.status).toBe("draft");
    expect(recommendations).toEqual([]);
  });

  test("reports a failed write", async () => {
    const brand = await makeBrand(db);
    const broken = { ...db, write: () => Promise.reject(new Error("disk full")) };
    await expect(createMatchedCampaign(commandContext(broken, brand), brief())).rejects.toThrow(
      "Failed to create campaign",
    );
  });
});

describe("launching and ending", () => {
  test("launches a draft", async () => {
    const brand = await makeBrand(db);
    const id = await makeCampaign(db, brand.brandId, { ...LAUNCHABLE, status: "draft" });
    await launchCampaign(commandContext(db, brand), id);
    expect(await statusOf(id)).toBe("active");
  });

  test("ending expires open invitations and notifies every participant once", async () => {
    const brand = await makeBrand(db, { companyName: "Northlight" });
    const id = await makeCampaign(db, brand.brandId, { title: "Autumn miles" });
    const [invited, taking, gone] = [
      await makeAthlete(db),
      await makeAthlete(db),
      await makeAthlete(db),
    ];
    const pending = await makeInvitation(db, id, invited.userId, "pending");
    const accepted = await makeInvitation(db, id, taking.userId, "accepted");
    const declined = await makeInvitation(db, id, gone.userId, "declined");
    const elsewhere = await makeInvitation(
      db,
      await makeCampaign(db, brand.brandId),
      invited.userId,
      "pending",
    );
    expect(await endCampaign(commandContext(db, brand), id, "cancel")).toEqual({ lapsed: 1 });
    expect(await invitationsOf([pending, accepted, declined, elsewhere])).toEqual({
      [pending]: "lapsed",
      [accepted]: "accepted",
      [declined]: "declined",
      [elsewhere]: "pending",
    });
    expect(await notificationsTo(invited.userId)).toEqual([
      {
        title: "Northlight: “Autumn miles” cancelled",
        message: "They cancelled “Autumn miles”. Your invitation has expired.",
      },
    ]);
    expect(await notificationsTo(taking.userId)).toHaveLength(1);
    expect(await notificationsTo(gone.userId)).toEqual([]);
    const [queued] = await db.read(
      db.orm.select({ payload: sql<string>`${outbox.payload}` }).from(outbox),
    );
    const payloads = queued.map(({ payload }) => payload);
    for (const { userId } of [invited, taking]) {
      expect(await mailsQueuedFor(db, userId)).toHaveLength(1);
      expect(payloads.filter((payload) => payload.includes(`"name":"${userId}"`))).toHaveLength(1);
    }
  });

  test("another brand's campaign is not found", async () => {
    const [brand, other] = [await makeBrand(db), await makeBrand(db)];
    const id = await makeCampaign(db, brand.brandId, { status: "draft" });
    for (const unknown of [id, newId()])
      await expect(launchCampaign(commandContext(db, other), unknown)).rejects.toMatchObject({
        code: "not_found",
      });
    expect(await loadCampaignPage(commandContext(db, other), id)).toBeNull();
    expect(await statusOf(id)).toBe("draft");
  });

  test("an ended campaign cannot change again", async () => {
    const brand = await makeBrand(db);
    const id = await makeCampaign(db, brand.brandId, { status: "completed" });
    const ctx = commandContext(db, brand);
    const refusal = "This has already been decided";
    await expect(launchCampaign(ctx, id)).rejects.toThrow(refusal);
    await expect(endCampaign(ctx, id, "cancel")).rejects.toThrow(refusal);
  });

  test("a launch and an end that are sent again are done once", async () => {
    const brand = await makeBrand(db);
    const athlete = await makeAthlete(db);
    const id = await makeCampaign(db, brand.brandId, { ...LAUNCHABLE, status: "draft" });
    await makeInvitation(db, id, athlete.userId, "accepted");
    const ctx = commandContext(db, brand);
    for (const run of [() => launchCampaign(ctx, id), () => endCampaign(ctx, id, "cancel")]) {
      await run();
      const [notified, { actions }] = [await notificationsTo(athlete.userId), await rowsOf(id)];
      await run();
      expect(await notificationsTo(athlete.userId)).toEqual(notified);
      expect((await rowsOf(id)).actions).toEqual(actions);
    }
  });

  test("one of two parallel decisions wins and notifies once", async () => {
    const brand = await makeBrand(db);
    const athlete = await makeAthlete(db);
    const id = await makeCampaign(db, brand.brandId);
    await makeInvitation(db, id, athlete.userId, "accepted");
    const decisions = (["complete", "cancel", "complete", "cancel"] as const).map((transition) =>
      endCampaign(commandContext(db, brand), id, transition),
    );
    const outcomes = await Promise.allSettled(decisions);
    // Both who asked for what was done.
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    for (const outcome of outcomes)
      if (outcome.status === "rejected")
        expect(outcome.reason.message).toBe("This has already been decided");
    expect(await notificationsTo(athlete.userId)).toHaveLength(1);
    expect((await rowsOf(id)).actions).toHaveLength(1);
  });
});

test("a brand's dashboard counts each athlete once and only its own rows", async () => {
  const [brand, other] = [await makeBrand(db, { companyName: "Harrow" }), await makeBrand(db)];
  const figures = { totalFollowers: 1_000, avgReach: 300 };
  const [a, b] = [await makeAthlete(db, { figures }), await makeAthlete(db, { figures })];
  const first = await makeCampaign(db, brand.brandId, { budget: 100_000 });
  const second = await makeCampaign(db, brand.brandId, { budget: 50_000 });
  const draft = await makeCampaign(db, brand.brandId, { status: "draft", budget: 7 });
  const foreign = await makeCampaign(db, other.brandId, { budget: 9 });
  for (const campaign of [first, second, foreign]) await makeInvitation(db, campaign, a.userId);
  await makeInvitation(db, draft, b.userId);
  await makeContent(db, first, a.userId, "awaiting_review");
  await makeContent(db, first, a.userId, "draft");
  await makeContent(db, foreign, a.userId, "awaiting_review");

  const dashboard = await loadBrandDashboard(db, brand.brandId, Date.now());
  expect(dashboard).toMatchObject({
    company: "Harrow",
    figures: { campaigns: 3, active: 2, budget: 150_000, athletes: 2, reach: 1_000, avgReach: 300 },
    reviewCount: 1,
    reviewedCampaignId: first,
  });
  expect(dashboard?.campaigns.find(({ id }) => id === draft)).toMatchObject({
    invited: 1,
    deals: 1,
    health: { text: "1 athlete has accepted. Launch it" },
  });
  expect(dashboard?.toLaunch.map(({ campaignId }) => campaignId)).toEqual([draft]);
  expect(dashboard?.news.map(({ campaignId }) => campaignId)).toEqual([second]);

  const page = await loadCampaignPage(commandContext(db, brand), first);
  expect(page).toMatchObject({ invitedCount: 1, contentCount: 1 });

  await makeContent(db, second, a.userId, "awaiting_review");
  expect(await loadBrandDashboard(db, brand.brandId, Date.now())).toMatchObject({
    reviewCount: 2,
    reviewedCampaignId: null,
  });
});

test("the page of a campaign has one page of rows of the open tab, in one round trip", async () => {
  const db = databaseOnServer();
  const brand = await makeBrand(db);
  const id = await makeCampaign(db, brand.brandId);
  for (let i = 0; i < 27; i++) {
    const { userId } = await makeAthlete(db);
    await makeInvitation(db, id, userId);
    await makeContent(db, id, userId, "awaiting_review");
  }
  await makeInvitation(db, id, (await makeAthlete(db)).userId, "withdrawn");
  await makeContent(db, id, (await makeAthlete(db)).userId, "draft");
  const { reads, send } = recordReads();
  const requests: unknown[] = [];
  const recorded = databaseOnServer((...request) => {
    requests.push(request);
    return send(...request);
  });
  const ctx = commandContext(recorded, brand);
  const shown = async (tab: (typeof CAMPAIGN_PAGE_TABS)[number], number = 1) => {
    reads.length = 0;
    requests.length = 0;
    const page = await loadCampaignPage(ctx, id, tab, number);
    expect(requests).toHaveLength(1);
    if (tab !== "results")
      expect(Math.max(...reads.map(({ rows }) => rows))).toBeLessThanOrEqual(25);
    expect(page).toMatchObject({ invitedCount: 28, contentCount: 27 });
    return page;
  };
  const empty = { invitations: [], content: [], money: [], report: null, history: [] };
  expect(await shown("brief")).toMatchObject({ ...empty, pages: 0 });
  expect(await shown("results")).toMatchObject({ ...empty, report: { goal: null }, pages: 0 });
  for (const [tab, list, total] of [
    ["athletes", "invitations", 29],
    ["content", "content", 27],
    ["money", "money", 28],
  ] as const) {
    const [first, second] = [await shown(tab, 1), await shown(tab, 2)];
    expect(first).toMatchObject({ ...empty, [list]: expect.anything(), pages: 2 });
    expect(first?.[list]).toHaveLength(25);
    const ids = [first, second].flatMap((page) => page?.[list].map((row) => row.id));
    expect(new Set(ids).size).toBe(total);
    expect(ids).toHaveLength(total);
  }
  for (const each of [db, recorded]) each.client.close();
});

test("a brand's dashboard asks for athletes where a live campaign has none", async () => {
  const brand = await makeBrand(db);
  const athlete = await makeAthlete(db);
  const alone = await makeCampaign(db, brand.brandId);
  const turnedDown = await makeCampaign(db, brand.brandId);
  await makeInvitation(db, turnedDown, athlete.userId, "declined");
  const asked = await makeCampaign(db, brand.brandId);
  await makeInvitation(db, asked, athlete.userId, "pending");
  await makeCampaign(db, brand.brandId, { status: "draft" });
  await makeCampaign(db, brand.brandId, { endDate: "2020-01-01" });
  const dashboard = await loadBrandDashboard(db, brand.brandId, Date.now());
  expect(dashboard?.toFill.items.map(({ id }) => id)).toEqual([alone, turnedDown]);
  expect(dashboard?.toFill.total).toBe(2);
});

test("a brand's dashboard counts all offers of athletes, and shows the three that are due first", async () => {
  const brand = await makeBrand(db);
  const campaignId = await makeCampaign(db, brand.brandId);
  const offeredBy = async (side: "athlete" | "brand", values: { offeredAt?: number } = {}) =>
    makeInvitation(db, campaignId, (await makeAthlete(db)).userId, "pending", {
      offeredBy: side,
      ...values,
    });
  const now = Date.now();
  const ids = [];
  for (let i = 0; i < 5; i++) ids.push(await offeredBy("athlete", { offeredAt: now - 1_000 + i }));
  await offeredBy("brand");
  const dashboard = await loadBrandDashboard(db, brand.brandId, now);
  expect(dashboard?.offers.total).toBe(5);
  expect(dashboard?.offers.items.map(({ id }) => id)).toEqual(ids.slice(0, 3));
  const rows = dashboard ? brandRows(dashboard) : [];
  const titles = rows.map(({ row }) => (row as ReactElement<{ title: string }>).props.title);
  expect(titles).toContain("Answer 2 more offers");
});

test("a brand's dashboard asks to complete what has ended", async () => {
  const brand = await makeBrand(db);
  const ended = await makeCampaign(db, brand.brandId, { endDate: "2020-01-01" });
  await makeCampaign(db, brand.brandId, { endDate: "2999-01-01" });
  await makeCampaign(db, brand.brandId, { endDate: "2020-01-01", status: "completed" });
  await makeCampaign(db, (await makeBrand(db)).brandId, { endDate: "2020-01-01" });
  const dashboard = await loadBrandDashboard(db, brand.brandId, Date.now());
  expect(dashboard?.toComplete.map(({ id }) => id)).toEqual([ended]);
});
