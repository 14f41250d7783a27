import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { saveProfile } from "~/features/profiles/athletes/commands.server";
import { profileColumns } from "~/features/profiles/athletes/profile-columns.server";
import { type ProfileInput, profileSchema } from "~/features/profiles/athletes/schema";
import { ambassadorScore } from "~/features/profiles/athletes/score";
import { loadAthleteDashboard } from "~/features/workspace/workspace/athlete-dashboard.server";
import { loadAthleteTasks } from "~/features/workspace/workspace/athlete-tasks.server";
import { dayOf } from "~/platform/dates";
import { newId } from "~db/columns";
import { athleteProfiles, metricSnapshots, moderationCases, payments, profiles } from "~db/schema";
import { commandContext } from "../support/command-context";
import { ask, REEL } from "../support/deliverables";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
  type Person,
} from "../support/factories";
import { database } from "../support/own-database";
import { sendDraft } from "../support/send-draft";

const db = database();
const DAY_MS = 24 * 60 * 60 * 1000;

const typed = (more: Record<string, unknown> = {}): ProfileInput =>
  profileSchema.parse({
    fullName: "Maya Okafor",
    sport: "running",
    location: "Leeds, UK",
    bio: "Runs.",
    contentThemes: "Trails, Kit tests",
    instagramHandle: "@maya.runs",
    instagramFollowers: 20_000,
    instagramEngagementRate: 6,
    youtubeHandle: "mayaruns",
    youtubeFollowers: 10_000,
    youtubeEngagementRate: 3,
    ...more,
  });

async function stored(userId: string) {
  const [rows, names, snapshots] = await db.read(
    db.orm.select(profileColumns()).from(athleteProfiles).where(eq(athleteProfiles.userId, userId)),
    db.orm.select({ name: profiles.fullName }).from(profiles).where(eq(profiles.id, userId)),
    db.orm.select().from(metricSnapshots).where(eq(metricSnapshots.athleteId, userId)),
  );
  return { row: rows[0], name: names[0]?.name, snapshots };
}

const save = (person: Person, more?: Record<string, unknown>) =>
  saveProfile(commandContext(db, person), typed(more));

test("saving stores the typed and the derived figures", async () => {
  const athlete = await makeAthlete(db);
  await save(athlete);
  const { row, name, snapshots } = await stored(athlete.userId);
  expect(name).toBe("Maya Okafor");
  expect(row).toMatchObject({
    sport: "Running",
    contentThemes: ["Trails", "Kit tests"],
    channels: [
      { platform: "instagram", handle: "maya.runs", source: "typed", followers: 20_000 },
      { platform: "youtube", handle: "@mayaruns", source: "typed", engagementRate: 3 },
    ],
    totalFollowers: 30_000,
    avgEngagement: 4.5,
    growthRate: 0,
    growthKnown: false,
    avgReach: 5_137,
    contentQualityScore: 0,
    isVerified: false,
    region: "uk",
    place: "Leeds, West Yorkshire, England, United Kingdom",
  });
  expect(row?.ambassadorScore).toBe(row && ambassadorScore(row));
  expect(row?.lastUpdated).toBeGreaterThan(Date.now() - 60_000);
  expect(snapshots).toHaveLength(1);
  expect(snapshots[0]).toMatchObject({ takenOn: dayOf(Date.now()), totalFollowers: 30_000 });
});

test("saving takes a word with a doubled letter that no athlete has had", async () => {
  const athlete = await makeAthlete(db);
  const word = `boo${newId().slice(-8)}`;
  await save(athlete, { location: word });
  expect((await stored(athlete.userId)).row?.location).toBe(word);
});

test("saving stores the primary sport and the others, each once", async () => {
  const athlete = await makeAthlete(db);
  const others = async (more: Record<string, unknown>) => {
    await save(athlete, more);
    const { row } = await stored(athlete.userId);
    return [row?.sport, row?.otherSports];
  };
  expect(await others({ sport: "climbing, yoga", otherSports: "soccer, Yoga" })).toEqual([
    "Climbing",
    ["Yoga", "Football"],
  ]);
  expect(await others({ sport: "Climbing", otherSports: "" })).toEqual(["Climbing", []]);
});

test("a starting rate is stored in pence and can be taken back", async () => {
  const athlete = await makeAthlete(db);
  const rate = async (startingRate?: number) => {
    await save(athlete, { startingRate });
    return (await stored(athlete.userId)).row?.startingRate;
  };
  expect(await rate(249.99)).toBe(24_999);
  expect(await rate()).toBeNull();
});

test("saving twice on a day keeps one snapshot, the later one", async () => {
  const athlete = await makeAthlete(db);
  await save(athlete);
  await save(athlete, { instagramFollowers: 21_000 });
  const { snapshots } = await stored(athlete.userId);
  expect(snapshots.map((s) => s.totalFollowers)).toEqual([31_000]);
});

test("growth, quality and verification count, and a form cannot set them", async () => {
  const channels = { instagram: { handle: "maya.runs" }, youtube: { handle: "@mayaruns" } };
  const athlete = await makeAthlete(db, { channels, figures: { isVerified: true } });
  const campaign = await makeCampaign(db, (await makeBrand(db)).brandId);
  await makeInvitation(db, campaign, athlete.userId);
  await makeContent(db, campaign, athlete.userId, "approved", { version: 2 });
  await db.write([
    db.orm.insert(metricSnapshots).values({
      id: newId(),
      athleteId: athlete.userId,
      takenOn: dayOf(Date.now() - 30 * DAY_MS),
      totalFollowers: 25_000,
      avgEngagement: 3,
    }),
  ]);
  await save(athlete, {
    fullName: athlete.name,
    isVerified: false,
    ambassadorScore: 100,
    growthRate: 99,
  });
  const { row } = await stored(athlete.userId);
  expect(row).toMatchObject({
    isVerified: true,
    growthRate: 20,
    growthKnown: true,
    contentQualityScore: 75,
  });
  expect(row?.ambassadorScore).toBe(row && ambassadorScore(row));
});

test("saving changes no other profile", async () => {
  const [athlete, other] = [await makeAthlete(db), await makeAthlete(db, { name: "Someone" })];
  const before = await stored(other.userId);
  await save(athlete, { userId: other.userId });
  expect(await stored(other.userId)).toEqual(before);
});

test("an account without an athlete profile gets one by saving", async () => {
  const athlete = await makeAthlete(db);
  await db.write([
    db.orm.delete(athleteProfiles).where(eq(athleteProfiles.userId, athlete.userId)),
  ]);
  expect(await loadAthleteDashboard(db, athlete.userId, Date.now())).toBeNull();
  await save(athlete);
  expect((await loadAthleteDashboard(db, athlete.userId, Date.now()))?.totalFollowers).toBe(30_000);
});

test("the dashboard lists tasks and counts only active campaigns", async () => {
  const athlete = await makeAthlete(db);
  const brand = await makeBrand(db, { companyName: "Harrow Cycles" });
  const running = await makeCampaign(db, brand.brandId, { status: "active", title: "Gravel" });
  const over = await makeCampaign(db, brand.brandId, { status: "completed" });
  const asked = await makeCampaign(db, brand.brandId, { status: "active", budget: 120_000 });
  await makeInvitation(db, running, athlete.userId, "accepted");
  await makeInvitation(db, over, athlete.userId, "accepted");
  await makeInvitation(db, asked, athlete.userId, "pending", { fee: 90_000 });
  for (let i = 0; i < 4; i++)
    await makeContent(db, running, athlete.userId, "rejected", { brandFeedback: "Shorter." });
  await makeContent(db, running, athlete.userId, "approved");
  await makeContent(db, running, athlete.userId, "awaiting_review");
  const dashboard = await loadAthleteDashboard(db, athlete.userId, Date.now());
  expect(dashboard?.activeCampaigns).toBe(1);
  expect(dashboard?.emailConfirmed).toBe(true);
  const { returned, invitations, approved } = await loadAthleteTasks(
    db,
    athlete.userId,
    Date.now(),
  );
  expect(returned.total).toBe(4);
  expect(returned.items).toHaveLength(3);
  expect(returned.items[0]).toMatchObject({ company: "Harrow Cycles", feedback: "Shorter." });
  expect(invitations).toMatchObject({ total: 1, items: [{ fee: 90_000 }] });
  expect(approved.total).toBe(1);
});

test("agreed work is a task until as much was sent as agreed, first what is due first", async () => {
  const athlete = await makeAthlete(db);
  const brand = await makeBrand(db, { companyName: "Harrow Cycles" });
  const campaign = async (
    title: string,
    status: "active" | "draft" | "completed",
    endDate?: string,
  ) => {
    const id = await makeCampaign(db, brand.brandId, { status, title, endDate });
    await makeInvitation(db, id, athlete.userId, "accepted", {
      deliverables: [REEL, ask(2, "story")],
    });
    return id;
  };
  await campaign("Open end", "active");
  const due = await campaign("Due in May", "active", "2030-05-01");
  const half = await campaign("Half sent", "active", "2030-04-01");
  const whole = await campaign("All sent", "active");
  await campaign("Not launched", "draft");
  await campaign("Over", "completed");
  await makeContent(db, due, athlete.userId, "draft");
  await makeContent(db, half, athlete.userId, "awaiting_review");
  for (const status of ["posted", "rejected", "approved"] as const)
    await makeContent(db, whole, athlete.userId, status);
  const unpaid = await makeCampaign(db, brand.brandId, { title: "Not paid in" });
  await makeInvitation(db, unpaid, athlete.userId, "accepted", {
    ...{ fee: 45_000, deliverables: [REEL] },
  });
  const parted = await makeCampaign(db, brand.brandId, {
    title: "Paid in part",
    endDate: "2031-01-01",
  });
  const halfId = await makeInvitation(db, parted, athlete.userId, "accepted", {
    ...{ fee: 45_000, deliverables: [REEL] },
  });
  await db.write([
    db.orm.insert(payments).values({
      ...{ id: newId(), dealId: halfId, campaignId: parted, brandId: brand.brandId },
      ...{ athleteId: athlete.userId, number: 1, name: "First half", release: "approval" },
      ...{
        amount: 20_000,
        fee: 1_600,
        status: "held",
        intentId: newId(),
        createdAt: 1,
        updatedAt: 1,
      },
    }),
  ]);
  const { agreed, ahead } = await loadAthleteTasks(db, athlete.userId, Date.now());
  // Accepted, but the work waits for the brand.
  expect(ahead.items.map(({ title, waitsFor }) => [title, waitsFor]).sort()).toEqual([
    ["Not launched", "launch"],
    ["Not paid in", "funding"],
    ["Paid in part", "rest"],
  ]);
  expect(agreed.items.map(({ title, progress }) => [title, progress.delivered])).toEqual([
    ["Half sent", 1],
    ["Due in May", 0],
    ["Open end", 0],
  ]);
  expect(agreed.total).toBe(3);
});

test("a draft that staff or moderators returned is a task until it is sent again", async () => {
  const athlete = await makeAthlete(db);
  const brand = await makeBrand(db);
  const id = await makeCampaign(db, brand.brandId);
  const noted = await makeContent(db, id, athlete.userId, "draft", { staffNote: "Add captions." });
  const guided = await makeContent(db, id, athlete.userId);
  const flagged = await makeContent(db, id, athlete.userId);
  await makeContent(db, id, athlete.userId);
  await db.write(
    (
      [
        [guided, "closed", "returned"],
        [flagged, "open", null],
      ] as const
    ).map(([contentId, status, decision]) =>
      db.orm
        .insert(moderationCases)
        .values({ id: newId(), contentId, reason: "other", status, decision, createdAt: 1 }),
    ),
  );
  const sentBack = async () =>
    (await loadAthleteTasks(db, athlete.userId, Date.now())).sentBack.items.map((one) => one.id);
  expect((await sentBack()).sort()).toEqual([noted, guided].sort());
  await sendDraft(commandContext(db, athlete), noted);
  expect(await sentBack()).toEqual([guided]);
});
