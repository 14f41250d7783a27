import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadPreferences } from "~/features/finding/matching/load-preferences.server";
import { loadMatches } from "~/features/finding/matching/queries.server";
import { refreshMatches, runRankingJobs } from "~/features/finding/matching/ranking-jobs.server";
import { savePreferences } from "~/features/finding/matching/save-preferences.server";
import type { PreferencesInput } from "~/features/finding/matching/schema";
import { saveProfile } from "~/features/profiles/athletes/commands.server";
import { profileSchema } from "~/features/profiles/athletes/schema";
import type { Database } from "~db/client";
import { auditLogs, campaigns, rankingJobs } from "~db/schema";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, makeCampaign, type Person } from "../support/factories";
import { ownDatabase } from "../support/own-database";

// A run ranks every campaign that is due: other tests' campaigns must not be among them.
const db = ownDatabase();
afterAll(() => db.client.close());

const MINUTE_MS = 60_000;
const NOW = Date.parse("2026-11-21T12:00:00Z");
const NONE: PreferencesInput = {
  targetSports: [],
  targetLocations: [],
  preferredContentThemes: [],
};

let now = NOW;
beforeEach(async () => {
  now += 24 * 60 * MINUTE_MS;
  await db.write([db.orm.delete(rankingJobs)]);
});

const context = (person: Person) => ({ ...commandContext(db, person), now });
const worker = (over: Database = db) => ({ db: over, clock: () => now });
const soon = () => now + 20_000;

const jobs = async () => {
  const [rows] = await db.read(
    db.orm.select().from(rankingJobs).orderBy(asc(rankingJobs.campaignId)),
  );
  return rows;
};

/** A database that counts the reads of rankings, and may do something first. */
const watched = (before: (read: number) => unknown) => {
  let reads = 0;
  const read: Database["read"] = async (...queries) => {
    reads += 1;
    const found = await db.read(...queries);
    await before(reads);
    return found;
  };
  return { ...db, read };
};

async function brandWithCampaigns(count: number) {
  const brand = await makeBrand(db);
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push(await makeCampaign(db, brand.brandId));
  return { brand, ids };
}

test("saves mark each open campaign of the brand once, however many there are", async () => {
  const { brand, ids } = await brandWithCampaigns(3);
  const { brand: other } = await brandWithCampaigns(1);
  await makeCampaign(db, brand.brandId, { status: "completed" });
  for (let i = 0; i < 5; i++) await savePreferences(context(brand), NONE);
  expect(await jobs()).toEqual(
    ids.sort().map((campaignId) => ({ campaignId, version: 5, dueAt: now, leasedUntil: null })),
  );
  expect(await loadPreferences(db, other.brandId)).toBeNull();
});

test("one save marks at most 40 campaigns", async () => {
  const { brand } = await brandWithCampaigns(42);
  await savePreferences(context(brand), NONE);
  expect(await jobs()).toHaveLength(40);
});

test("a save is followed by a ranking that knows the new preferences", async () => {
  const sport = "Curling";
  const brand = await makeBrand(db);
  await makeAthlete(db, { figures: { sport, totalFollowers: 5_000, avgEngagement: 4 } });
  const campaignId = await makeCampaign(db, brand.brandId, { targetSports: [sport] });
  await savePreferences(context(brand), { ...NONE, targetFollowerMax: 100 });
  expect(await runRankingJobs(worker(), soon())).toBe(1);
  const { matches } = await loadMatches(db, brand.brandId, campaignId);
  expect(matches[0]?.concerns.join(" ")).toContain("above your 100 maximum");
  expect(await jobs()).toEqual([]);
  expect(await runRankingJobs(worker(), soon())).toBe(0);
});

test("a save during a ranking is followed by another ranking", async () => {
  const { brand, ids } = await brandWithCampaigns(1);
  await savePreferences(context(brand), NONE);
  const busy = watched(async (read) => {
    if (read === 1) await savePreferences(context(brand), { ...NONE, targetFollowerMax: 7 });
  });
  expect(await runRankingJobs(worker(busy), soon())).toBe(2);
  expect(await jobs()).toEqual([]);
  expect(ids).toHaveLength(1);
});

test("runs at the same time rank each campaign once", async () => {
  const { brand } = await brandWithCampaigns(12);
  await savePreferences(context(brand), NONE);
  const counts = await Promise.all([1, 2, 3].map(() => runRankingJobs(worker(), soon())));
  expect(counts.reduce((a, b) => a + b)).toBe(12);
  expect(await jobs()).toEqual([]);
});

test("a run stops at its deadline, or at its number of campaigns, and leaves the rest due", async () => {
  const { brand } = await brandWithCampaigns(6);
  await savePreferences(context(brand), NONE);
  expect(await runRankingJobs(worker(), soon(), 2)).toBe(2);
  const slow = watched(() => {
    now += 8_000;
  });
  expect(await runRankingJobs(worker(slow), now + 10_000)).toBe(2);
  const left = await jobs();
  expect(left).toHaveLength(2);
  expect(left.map(({ leasedUntil }) => leasedUntil)).toEqual([null, null]);
});

test("a ranking that fails is logged, tried again, and keeps no other from its turn", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const { brand } = await brandWithCampaigns(3);
  await savePreferences(context(brand), NONE);
  const broken = watched((read) => {
    if (read === 1) throw new Error("no answer");
  });
  expect(await runRankingJobs(worker(broken), soon())).toBe(2);
  expect(said.mock.calls.join()).toContain("ranking.failed");
  said.mockRestore();
  expect(await jobs()).toHaveLength(1);
  expect(await runRankingJobs(worker(), soon())).toBe(0);
  now += MINUTE_MS;
  expect(await runRankingJobs(worker(), soon())).toBe(1);
});

test("a run that is killed loses nothing, and the campaign it had goes to the end of the queue", async () => {
  const { brand } = await brandWithCampaigns(3);
  await savePreferences(context(brand), NONE);
  let writes = 0;
  const dying: Database = {
    ...db,
    async write(statements) {
      writes += 1;
      if (writes === 2) throw new Error("killed");
      return db.write(statements);
    },
  };
  await expect(runRankingJobs(worker(dying), soon())).rejects.toThrow("killed");
  const [held] = (await jobs()).filter(({ leasedUntil }) => leasedUntil);
  expect(await runRankingJobs(worker(), soon(), 1)).toBe(1);
  now += MINUTE_MS;
  expect(await runRankingJobs(worker(), soon(), 1)).toBe(1);
  expect((await jobs()).map(({ campaignId }) => campaignId)).toEqual([held?.campaignId]);
  expect(await runRankingJobs(worker(), soon())).toBe(1);
});

test("a campaign that has ended is not ranked, and its mark goes", async () => {
  const { brand, ids } = await brandWithCampaigns(1);
  await savePreferences(context(brand), NONE);
  await db.write([
    db.orm
      .update(campaigns)
      .set({ status: "cancelled" })
      .where(eq(campaigns.id, String(ids[0]))),
  ]);
  await runRankingJobs(worker(), soon());
  expect(await jobs()).toEqual([]);
});

describe("an athlete's profile", () => {
  const PROFILE = profileSchema.parse({ fullName: "Ada Match", sport: "Judo" });

  test("marks the open campaigns that recommend the athlete", async () => {
    const athlete = await makeAthlete(db, {
      figures: { sport: "Judo", totalFollowers: 9_000, avgEngagement: 4 },
    });
    const brand = await makeBrand(db);
    const [open, ended, other] = [
      await makeCampaign(db, brand.brandId, { targetSports: ["Judo"] }),
      await makeCampaign(db, brand.brandId, { targetSports: ["Judo"] }),
      await makeCampaign(db, brand.brandId, { minFollowers: 2_000_000 }),
    ];
    for (const id of [open, ended, other]) await refreshMatches(db, id, now);
    await db.write([
      db.orm.update(campaigns).set({ status: "completed" }).where(eq(campaigns.id, ended)),
    ]);
    const mark = () => saveProfile(context(athlete), PROFILE);
    await mark();
    await mark();
    expect(await jobs()).toEqual([{ campaignId: open, version: 2, dueAt: now, leasedUntil: null }]);
  });

  test("is saved 20 times a minute at most", async () => {
    const athlete = await makeAthlete(db);
    for (let i = 0; i < 20; i++) await saveProfile(context(athlete), PROFILE);
    await expect(
      saveProfile(context(athlete), { ...PROFILE, fullName: "Too often" }),
    ).rejects.toMatchObject({ code: "limit", retryAfter: 60 });
    now += MINUTE_MS + 1;
    await saveProfile(context(athlete), PROFILE);
  });
});

test("preferences are saved 20 times a minute at most, also by parallel requests", async () => {
  const { brand } = await brandWithCampaigns(1);
  const { brand: other } = await brandWithCampaigns(1);
  const results = await Promise.allSettled(
    Array.from({ length: 24 }, (_, i) =>
      savePreferences(context(brand), { ...NONE, targetFollowerMin: i + 1 }),
    ),
  );
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(4);
  for (const { reason } of refused as PromiseRejectedResult[])
    expect(reason).toMatchObject({ code: "limit", retryAfter: 60 });
  const [saved] = await db.read(
    db.orm
      .select({ id: auditLogs.id })
      .from(auditLogs)
      .where(and(eq(auditLogs.userId, brand.userId), eq(auditLogs.action, "preferences_saved"))),
  );
  expect(saved).toHaveLength(20);
  expect((await jobs())[0]?.version).toBe(20);
  await savePreferences(context(other), NONE);
  now += MINUTE_MS + 1;
  await savePreferences(context(brand), NONE);
});
