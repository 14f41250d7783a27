import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { endCampaign } from "~/features/campaigns/campaigns/end-campaign.server";
import { launchCampaign } from "~/features/campaigns/campaigns/launch-campaign.server";
import {
  buildCandidatesSql,
  parseCandidates,
  selectBriefCriteria,
  selectCampaignCriteria,
  selectCandidates,
} from "~/features/finding/matching/candidates.server";
import { dismissMatch, undoDismissal } from "~/features/finding/matching/dismiss-match.server";
import { loadPreferences } from "~/features/finding/matching/load-preferences.server";
import { loadMatches } from "~/features/finding/matching/queries.server";
import {
  refreshDailyMatches,
  refreshMatches,
  runRankingJobs,
} from "~/features/finding/matching/ranking-jobs.server";
import { savePreferences } from "~/features/finding/matching/save-preferences.server";
import type { PreferencesInput } from "~/features/finding/matching/schema";
import { dayOf } from "~/platform/dates";
import { HOUR_MS } from "~/platform/durations";
import { newId } from "~db/columns";
import {
  athleteProfiles,
  auditLogs,
  campaigns,
  recommendationDismissals,
  replyTimes,
  socialAccounts,
} from "~db/schema";
import { USUAL_CAMPAIGN_TERMS } from "~db/terms";
import { commandContext } from "../support/command-context";
import { ask, REEL } from "../support/deliverables";
import {
  givePremium,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  type Person,
} from "../support/factories";
import { database } from "../support/own-database";

const db = database();

/** A sport of this run's own, so that other tests' athletes stay out. */
const SPORT = `Sport ${newId().slice(-10)}`;
/** Each list's athletes meet no other's minimums: they have more followers, and less engagement. */
let lists = 0;
const nextMinimums = () => {
  lists += 1;
  return { minFollowers: 1_700_000_000 + lists * 1_000, minEngagementRate: 99 - lists };
};

const today = { day: dayOf(Date.now()), now: Date.now() };

const NONE: PreferencesInput = {
  targetSports: [],
  targetLocations: [],
  preferredContentThemes: [],
};

/** Numbers that look like chance and are the same in each run. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe("candidates", () => {
  beforeAll(async () => {
    const roll = dice(7);
    for (let i = 0; i < 250; i++)
      await makeAthlete(db, {
        figures: {
          sport: [SPORT, `Trail ${SPORT}`, "Golf", ""][roll(4)] ?? "",
          ambassadorScore: roll(30),
          totalFollowers: roll(120_000),
          avgEngagement: roll(200) / 10,
        },
      });
  });

  const LIMITS = { ofSport: 20, others: 8, scanLimit: 60 };

  /** The same in plain words, over every athlete there is. */
  async function compare(criteria: {
    targetSports: string[];
    minFollowers: number | null;
    minEngagementRate: number | null;
  }) {
    const [rows, all] = await db.read(
      selectCandidates(db, selectBriefCriteria("nobody", criteria), LIMITS),
      db.orm
        .select({
          id: athleteProfiles.userId,
          sport: athleteProfiles.sport,
          followers: athleteProfiles.totalFollowers,
          engagement: athleteProfiles.avgEngagement,
          rank: sql<number>`coalesce((select rank from athlete_search s where s.user_id = athlete_profiles.user_id), 0)`,
        })
        .from(athleteProfiles),
    );
    const found = parseCandidates(rows);
    type One = (typeof all)[number];
    const { minFollowers, minEngagementRate } = criteria;
    const [least, rate] = [minFollowers ?? 0, minEngagementRate ?? 0];
    const meets = (one: One) => one.followers >= least && one.engagement >= rate;
    const wants = ({ sport }: One) =>
      sport !== "" &&
      criteria.targetSports.some((target) => {
        const [a, b] = [sport.toLowerCase(), target.toLowerCase()];
        return a.includes(b) || b.includes(a);
      });
    const best = all.sort((a, b) => b.rank - a.rank);
    const step = (one: One) => ({
      followers: Math.min(Math.floor(one.followers / 10_000), 100),
      engagement: Math.min(Math.floor(one.engagement * 2), 40),
    });
    const near = step({ followers: least, engagement: rate } as One);
    const few = Math.min(
      all.filter((one) => step(one).followers >= near.followers).length,
      all.filter((one) => step(one).engagement >= near.engagement).length,
    );
    const sports = [...new Set(all.filter(wants).map(({ sport }) => sport))];
    const ofAny = sports.length > 0 ? LIMITS.others : LIMITS.ofSport + LIMITS.others;
    const walks =
      few <= LIMITS.scanLimit
        ? [best]
        : [
            best
              .slice(0, LIMITS.scanLimit + 1)
              .filter(meets)
              .slice(0, ofAny),
            ...sports.map((sport) =>
              best
                .filter((one) => one.sport === sport)
                .slice(0, Math.floor(LIMITS.scanLimit / sports.length) + 1)
                .filter(meets)
                .slice(0, LIMITS.ofSport),
            ),
          ];
    const pool = best.filter((one) => meets(one) && walks.some((walk) => walk.includes(one)));
    const expected = new Set([
      ...pool.filter(wants).slice(0, LIMITS.ofSport),
      ...pool.slice(0, ofAny),
    ]);
    expect(new Set(found.map(({ userId }) => userId))).toEqual(
      new Set([...expected].map(({ id }) => id)),
    );
    expect(found.length).toBe(expected.size);
    return few <= LIMITS.scanLimit ? "few" : "many";
  }

  test("equal those of a full ranking for any criteria", async () => {
    const ways = new Set<string>();
    for (const targetSports of [[], [SPORT], [SPORT.toUpperCase(), "Golf"], ["no such sport"]])
      for (const minFollowers of [null, 0, 15_000, 95_000, 2_000_000_000])
        for (const minEngagementRate of [null, 2.3, 18.7])
          ways.add(await compare({ targetSports, minFollowers, minEngagementRate }));
    expect(ways).toEqual(new Set(["few", "many"]));
  });

  test("are read by indexes only", async () => {
    const asked = selectCampaignCriteria(newId());
    const [plan] = await db.read(
      db.orm.all<{ detail: string }>(sql`explain query plan ${buildCandidatesSql(asked)}`),
    );
    const steps = plan.map(({ detail }) => detail);
    expect(steps.join("\n")).toContain("athlete_search_sport (sport=? AND rank>?)");
    expect(
      steps.filter((step) => /SCAN (s|o|a|athlete_\w+|profiles|campaigns)\b/.test(step)),
    ).toEqual([]);
  });
});

async function makeMatched(count = 12) {
  const brand = await makeBrand(db);
  const minimums = nextMinimums();
  const sport = `${SPORT} ${lists}`;
  const athletes: Person[] = [];
  for (let i = 0; i < count; i++)
    athletes.push(
      await makeAthlete(db, {
        name: `Match ${i}`,
        figures: {
          sport,
          totalFollowers: minimums.minFollowers + i,
          avgEngagement: minimums.minEngagementRate,
          growthRate: 5 - i * 0.4,
          ambassadorScore: 90,
        },
      }),
    );
  const brief = { ...minimums, targetSports: [sport], budget: 500_000 };
  const campaignId = await makeCampaign(db, brand.brandId, brief);
  await refreshMatches(db, campaignId, Date.now());
  const list = async () =>
    (await loadMatches(db, brand.brandId, campaignId)).matches.map(({ athleteId }) => athleteId);
  return { brand, athletes, brief, campaignId, list };
}

const actionsOn = async (id: string) => {
  const [rows] = await db.read(
    db.orm.select({ action: auditLogs.action }).from(auditLogs).where(eq(auditLogs.resourceId, id)),
  );
  return rows.map(({ action }) => action);
};

test("a match says how fast the athlete usually answers, once that is known", async () => {
  const { brand, campaignId, list } = await makeMatched();
  const [known = "", ...others] = await list();
  await db.write([db.orm.insert(replyTimes).values({ userId: known, medianMs: 20 * HOUR_MS })]);
  const { matches } = await loadMatches(db, brand.brandId, campaignId);
  expect(matches.map(({ athleteId, usually }) => [athleteId, usually])).toEqual([
    [known, "Usually answers within a day"],
    ...others.map((id) => [id, null]),
  ]);
});

describe("dismissing", () => {
  test("removes an athlete, adds the next one, and can be undone", async () => {
    const { brand, athletes, campaignId, list } = await makeMatched();
    const ctx = commandContext(db, brand);
    const before = await list();
    expect(before).toHaveLength(10);
    const athleteId = String(before[2]);

    expect(await dismissMatch(ctx, { campaignId, athleteId, reason: "other" })).toBe(true);
    const after = await list();
    expect(after).toEqual([...before.filter((id) => id !== athleteId), athletes[10]?.userId]);
    await refreshMatches(db, campaignId, Date.now());
    expect(await list()).toEqual(after);
    const { dismissed } = await loadMatches(db, brand.brandId, null);
    expect(dismissed).toMatchObject([{ athleteId, campaignId, reason: "other" }]);

    await undoDismissal(ctx, { campaignId, athleteId });
    await undoDismissal(ctx, { campaignId, athleteId });
    expect(await list()).toEqual(before);
    expect(await actionsOn(campaignId)).toEqual([
      "recommendation_dismissed",
      "recommendation_restored",
    ]);
  });

  test("is stored once with the first reason when sent twice", async () => {
    const { brand, campaignId, list } = await makeMatched(3);
    const ctx = commandContext(db, brand);
    const athleteId = String((await list())[0]);
    const send = (reason: "other" | "too_small") =>
      dismissMatch(ctx, { campaignId, athleteId, reason });
    expect((await Promise.all([1, 2, 3].map(() => send("other")))).filter(Boolean)).toHaveLength(1);
    expect(await send("too_small")).toBe(false);
    const [rows] = await db.read(
      db.orm
        .select({ reason: recommendationDismissals.reason })
        .from(recommendationDismissals)
        .where(
          and(
            eq(recommendationDismissals.campaignId, campaignId),
            eq(recommendationDismissals.athleteId, athleteId),
          ),
        ),
    );
    expect(rows).toEqual([{ reason: "other" }]);
    expect(await list()).toHaveLength(2);
  });

  test("refuses another brand's campaign and an unknown athlete", async () => {
    const { brand, campaignId, list } = await makeMatched(2);
    const other = commandContext(db, await makeBrand(db));
    const athleteId = String((await list())[0]);
    const unknown = /couldn.t find/;
    await expect(dismissMatch(other, { campaignId, athleteId, reason: "other" })).rejects.toThrow(
      unknown,
    );
    await expect(
      dismissMatch(commandContext(db, brand), { campaignId, athleteId: newId(), reason: "other" }),
    ).rejects.toThrow(unknown);
    await dismissMatch(commandContext(db, brand), { campaignId, athleteId, reason: "other" });
    await expect(undoDismissal(other, { campaignId, athleteId })).rejects.toThrow(unknown);
    expect((await loadMatches(db, other.actor.personId, campaignId)).dismissed).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  test("is refused when the campaign ends first", async () => {
    const { brand, campaignId, list } = await makeMatched(2);
    const athleteId = String((await list())[0]);
    const late = {
      ...commandContext(db, brand),
      db: {
        ...db,
        write: async (statements: Parameters<typeof db.write>[0]) => {
          await db.write([
            db.orm
              .update(campaigns)
              .set({ status: "cancelled" })
              .where(eq(campaigns.id, campaignId)),
          ]);
          return db.write(statements);
        },
      },
    };
    await expect(dismissMatch(late, { campaignId, athleteId, reason: "other" })).rejects.toThrow(
      "This has already been decided",
    );
    expect(await actionsOn(campaignId)).toEqual([]);
  });

  test("an earlier refresh does not restore the athlete", async () => {
    const { brand, campaignId, list } = await makeMatched(2);
    const athleteId = String((await list())[0]);
    const late = {
      ...db,
      write: async (statements: Parameters<typeof db.write>[0]) => {
        await dismissMatch(commandContext(db, brand), { campaignId, athleteId, reason: "other" });
        return db.write(statements);
      },
    };
    await refreshMatches(late, campaignId, Date.now());
    expect(await list()).not.toContain(athleteId);
  });

  test("a reason given twice penalises similar athletes and is explained", async () => {
    const { brand, campaignId, list } = await makeMatched(4);
    const ctx = commandContext(db, brand);
    const [first, second] = await list();
    for (const athleteId of [String(first), String(second)])
      await dismissMatch(ctx, { campaignId, athleteId, reason: "wrong_sport" });
    const { matches } = await loadMatches(db, brand.brandId, campaignId);
    expect(matches).toHaveLength(2);
    for (const { concerns } of matches)
      expect(concerns[0]).toMatch(/^You've dismissed .+ athletes as the wrong sport\.$/);
  });
});

describe("preferences", () => {
  test("are stored in pence, once per brand, and private", async () => {
    const [brand, other] = [await makeBrand(db), await makeBrand(db)];
    const ctx = commandContext(db, brand);
    expect(await loadPreferences(db, brand.brandId)).toBeNull();
    await savePreferences(ctx, { ...NONE, targetSports: ["Golf"], budgetMin: 10.5 });
    await savePreferences(ctx, {
      ...NONE,
      targetFollowerMin: 5_000,
      budgetMax: 20,
      yearBudget: 30_000,
    });
    expect(await loadPreferences(db, brand.brandId)).toEqual({
      targetSports: [],
      targetLocations: [],
      targetFollowerMin: 5_000,
      targetFollowerMax: null,
      targetEngagementMin: null,
      budgetMin: null,
      budgetMax: 2_000,
      yearBudget: 3_000_000,
      preferredContentThemes: [],
      version: 2,
    });
    expect(await loadPreferences(db, other.brandId)).toBeNull();
  });

  test("count in the ranking once it is refreshed, and are explained", async () => {
    const { brand, campaignId } = await makeMatched(2);
    await savePreferences(commandContext(db, brand), {
      ...NONE,
      targetLocations: ["UK"],
      targetFollowerMax: 100,
    });
    await runRankingJobs({ db, clock: Date.now }, Date.now() + 10_000);
    const { matches, hasPreferences } = await loadMatches(db, brand.brandId, campaignId);
    expect(hasPreferences).toBe(true);
    expect(matches[0]?.concerns.join(" ")).toContain("above your 100 maximum");
  });

  test("give the sports when the brief names none", async () => {
    const { brand, brief } = await makeMatched(1);
    const open = await makeCampaign(db, brand.brandId, {});
    const limits = { ofSport: 1, others: 0, scanLimit: 0 };
    const find = async () => {
      const [rows] = await db.read(selectCandidates(db, selectCampaignCriteria(open), limits));
      return parseCandidates(rows).map(({ sport }) => sport);
    };
    await savePreferences(commandContext(db, brand), { ...NONE, targetSports: brief.targetSports });
    expect(await find()).toEqual(expect.arrayContaining(brief.targetSports));
  });
});

describe("matches", () => {
  test("have the potential that follows from the price: the rate, else the campaign's fee", async () => {
    const { brand, athletes, campaignId } = await makeMatched(3);
    const [cheap = "", dear = "", unpriced = ""] = athletes.map(({ userId }) => userId);
    const asksFor = (userId: string, startingRate: number | null) =>
      db.orm
        .update(athleteProfiles)
        .set({ startingRate })
        .where(eq(athleteProfiles.userId, userId));
    // 1,000 engagements are expected of a post.
    const onInstagram = (athleteId: string) =>
      db.orm.insert(socialAccounts).values({
        ...{ athleteId, platform: "instagram", followers: 20_000, engagementRate: 5, figuresAt: 1 },
      });
    await db.write([
      ...[cheap, dear, unpriced].map(onInstagram),
      asksFor(cheap, 20_000),
      asksFor(dear, 150_000),
      asksFor(unpriced, null),
      db.orm
        .update(campaigns)
        .set({ deliverables: [ask(1, "post")] })
        .where(eq(campaigns.id, campaignId)),
    ]);
    await refreshMatches(db, campaignId, Date.now());
    const words = async () => {
      const { matches } = await loadMatches(db, brand.brandId, campaignId);
      return [cheap, dear, unpriced].map(
        (userId) => matches.find(({ athleteId }) => athleteId === userId)?.potential.word,
      );
    };
    expect(await words()).toEqual(["High", "Low", "Not known"]);
    await db.write([
      db.orm
        .update(campaigns)
        .set({ terms: { ...USUAL_CAMPAIGN_TERMS, feeFrom: 30_000, feeTo: 50_000 } })
        .where(eq(campaigns.id, campaignId)),
    ]);
    expect(await words()).toEqual(["High", "Low", "Fair"]);
  });

  test("say who costs more than is left of the budget, what is offered to others included", async () => {
    const { brand, athletes, campaignId } = await makeMatched(3);
    const [, dear = "", unpriced = ""] = athletes.map(({ userId }) => userId);
    await db.write([
      db.orm
        .update(athleteProfiles)
        .set({ startingRate: 300_000 })
        .where(eq(athleteProfiles.userId, dear)),
    ]);
    const obstacles = async () => {
      const { matches } = await loadMatches(db, brand.brandId, campaignId);
      return [dear, unpriced].map(
        (userId) => matches.find(({ athleteId }) => athleteId === userId)?.obstacles,
      );
    };
    expect(await obstacles()).toEqual([[], []]);
    const { userId } = await makeAthlete(db);
    await makeInvitation(db, campaignId, userId, "pending", { fee: 200_001 });
    expect(await obstacles()).toEqual([["Costs £3,000, and £2,999.99 of your budget is left"], []]);
  });

  test("open on the campaign with the fewest people, the newest of several", async () => {
    const { brand, campaignId } = await makeMatched(1);
    const chosen = async () => (await loadMatches(db, brand.brandId, null)).campaign?.id;
    const newer = await makeCampaign(db, brand.brandId, { status: "draft" });
    await makeCampaign(db, brand.brandId, { endDate: "2020-01-01" });
    await makeCampaign(db, brand.brandId, { status: "completed" });
    await makeCampaign(db, (await makeBrand(db)).brandId);
    expect(await chosen()).toBe(newer);
    await makeInvitation(db, newer, (await makeAthlete(db)).userId, "pending");
    expect(await chosen()).toBe(newer);
    await makeInvitation(db, newer, (await makeAthlete(db)).userId, "accepted");
    expect(await chosen()).toBe(campaignId);
    expect((await loadMatches(db, brand.brandId, newer)).campaign?.id).toBe(newer);
  });

  test("of another brand's campaign are one's own", async () => {
    const [mine, theirs] = [await makeMatched(1), await makeMatched(1)];
    const shown = await loadMatches(db, mine.brand.brandId, theirs.campaignId);
    expect(shown.campaign?.id).toBe(mine.campaignId);
    expect(shown.matches.map(({ campaignId }) => campaignId)).toEqual([mine.campaignId]);
    const nothing = await makeBrand(db);
    expect(await loadMatches(db, nothing.brandId, theirs.campaignId)).toMatchObject({
      campaign: null,
      matches: [],
      invited: [],
      dismissed: [],
    });
  });

  test("leave out who was asked; the ranking fills their places", async () => {
    const { brand, athletes, campaignId, list } = await makeMatched(12);
    const asked = athletes.slice(0, 2).map(({ userId }) => userId);
    await makeInvitation(db, campaignId, String(asked[0]), "pending");
    await makeInvitation(db, campaignId, String(asked[1]), "declined");
    const askedNow = async () =>
      (await loadMatches(db, brand.brandId, campaignId)).invited.map(({ athleteId }) => athleteId);
    expect(await list()).toHaveLength(8);
    expect((await askedNow()).sort()).toEqual([...asked].sort());
    await refreshMatches(db, campaignId, Date.now());
    const after = await list();
    expect(after).toHaveLength(10);
    for (const id of asked) expect(after).not.toContain(id);
    expect((await askedNow()).sort()).toEqual([...asked].sort());
  });

  test("are refreshed by a launch and the daily job, not for ended campaigns", async () => {
    const { brand, brief, campaignId, list } = await makeMatched(2);
    // It has matches for more than one campaign.
    await givePremium(db, brand);
    const draft = await makeCampaign(db, brand.brandId, {
      ...brief,
      deliverables: [REEL],
      status: "draft",
    });
    await launchCampaign(commandContext(db, brand), draft, { acceptsGaps: true });
    await runRankingJobs({ db, clock: Date.now }, Date.now() + 10_000);
    expect((await loadMatches(db, brand.brandId, draft)).matches).toHaveLength(2);

    await db.write([sql`delete from athlete_recommendations where campaign_id = ${campaignId}`]);
    const before = campaignId.slice(0, -1);
    const step = await refreshDailyMatches(db, today, before);
    expect(step.next).toBe(campaignId);
    await db.write(step.writes);
    expect(await list()).toHaveLength(2);

    await endCampaign(commandContext(db, brand), campaignId, "cancel");
    expect(await refreshMatches(db, campaignId, Date.now())).toBe(false);
    expect(await list()).toEqual([]);
    const end = await refreshDailyMatches(db, today, "zzzz");
    expect(end).toEqual({ writes: [], next: null });
  });
});
