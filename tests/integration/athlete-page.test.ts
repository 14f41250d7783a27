import { eq, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { setShortlisted } from "~/features/finding/discovery/shortlist.server";
import { publicName } from "~/features/profiles/athletes/public-view";
import {
  loadPublicAddresses,
  loadPublicAthlete,
} from "~/features/profiles/athletes/public-view.server";
import { loadAthleteForBrand } from "~/features/workspace/workspace/athlete-page.server";
import { paths } from "~/paths";
import { dayOf } from "~/platform/dates";
import { newId } from "~db/columns";
import { athleteProfiles, brandPreferences, metricSnapshots, profiles } from "~db/schema";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, makeCampaign, makeInvitation } from "../support/factories";
import { database } from "../support/own-database";
import { makeCode, makeLink } from "../support/results";

const db = database();
const DAY_MS = 24 * 60 * 60 * 1000;

it("shows a page only while the athlete has made it public, without contacts", async () => {
  const athlete = await makeAthlete(db, {
    name: "Maya Okafor",
    figures: {
      bio: "Runs. Write to maya@example.com",
      location: "Leeds, 07700 900123",
      contentThemes: ["Write to maya@example.com"],
      totalFollowers: 20_000,
      startingRate: 12_345,
    },
    channels: { instagram: { handle: "maya.runs", followers: 20_000 } },
  });
  const show = (isPublic: boolean) =>
    db.write([
      db.orm
        .update(athleteProfiles)
        .set({ isPublic })
        .where(eq(athleteProfiles.userId, athlete.userId)),
    ]);
  expect(await loadPublicAthlete(db, athlete.userId)).toBeNull();
  expect(await loadPublicAthlete(db, newId())).toBeNull();
  await show(true);
  const page = await loadPublicAthlete(db, athlete.userId);
  expect(page).toMatchObject({
    name: "Maya Okafor",
    bio: "Runs. Write to [hidden]",
    tier: "micro",
    channels: [{ platform: "instagram", followers: 20_000 }],
  });
  const said = JSON.stringify(page);
  for (const secret of [athlete.email, "maya@example.com", "maya.runs", "07700", "12345"])
    expect(said).not.toContain(secret);
  await show(false);
  expect(await loadPublicAthlete(db, athlete.userId)).toBeNull();
});

it("keeps athletes apart whose addresses carry the same code", async () => {
  const code = newId().slice(-6);
  const people = ["Maya Okafor", "Tom Lindqvist"].map((name, i) => ({
    name,
    id: `${newId().slice(0, 18)}${i}0${code}`,
  }));
  await db.write(
    people.flatMap(({ id, name }) => [
      db.orm.insert(profiles).values({
        id,
        fullName: name,
        email: `${id}@test.laurel`,
        userType: "athlete",
        createdAt: 1,
      }),
      db.orm.insert(athleteProfiles).values({ userId: id, isPublic: true, lastUpdated: 1 }),
    ]),
  );
  for (const { id, name } of people) {
    expect(await loadPublicAthlete(db, publicName({ id, name }))).toMatchObject({ id, name });
    expect(await loadPublicAddresses(db)).toContain(paths.publicAthlete(publicName({ id, name })));
  }
  expect(await loadPublicAthlete(db, `another-name-${code}`), "one of two").toBeNull();
});

it("finds a public page through the index of codes", async () => {
  const [plan] = await db.read(
    db.orm.all<{ detail: string }>(sql`explain query plan select user_id from athlete_profiles
      where substr(${athleteProfiles.userId}, -6) = '4k2x9d' and ${athleteProfiles.isPublic} = 1`),
  );
  expect(JSON.stringify(plan)).toContain("athlete_profiles_public");
});

it("hides contacts in a name and a sport, too", async () => {
  const figures = { sport: "Running, maya@example.com", isPublic: true };
  const { userId } = await makeAthlete(db, { name: "Maya 555-123-4567", figures });
  expect(await loadPublicAthlete(db, userId)).toMatchObject({
    name: "Maya [hidden]",
    sport: "Running, [hidden]",
  });
});

it("reads the brand's view of an athlete in one round trip", async () => {
  const [athlete, brand, other] = [await makeAthlete(db), await makeBrand(db), await makeBrand(db)];
  const now = Date.now();
  const taken = (days: number) => ({
    id: newId(),
    athleteId: athlete.userId,
    takenOn: dayOf(now - days * DAY_MS),
    totalFollowers: 1_000 - days,
    avgEngagement: 3,
  });
  await db.write([
    db.orm.insert(metricSnapshots).values([taken(1), taken(100), taken(80)]),
    db.orm
      .insert(brandPreferences)
      .values({ brandId: brand.brandId, targetSports: ["Golf"], updatedAt: now }),
  ]);
  await setShortlisted(commandContext(db, brand), athlete.userId, true);

  const batch = vi.spyOn(db.client, "batch");
  const view = await loadAthleteForBrand(commandContext(db, brand), athlete.userId);
  expect(batch).toHaveBeenCalledTimes(1);
  expect(view?.days.map(({ totalFollowers }) => totalFollowers)).toEqual([920, 999]);
  expect(view?.shortlisted).toBe(true);
  expect(view?.insights[0]).toContain("Fits none of your preferences");
  expect(view?.factors.reduce((sum, { points }) => sum + points, 0)).toBe(view?.score);

  const stranger = await loadAthleteForBrand(commandContext(db, other), athlete.userId);
  expect(stranger?.shortlisted).toBe(false);
  expect(stranger?.insights.join()).not.toContain("preferences");
});

it("tells a brand what its own deals with an athlete cost and brought, and nothing of another brand's", async () => {
  const [athlete, brand, other] = [await makeAthlete(db), await makeBrand(db), await makeBrand(db)];
  const athleteId = athlete.userId;
  const makeEnded = async ({ brandId }: { brandId: string }, title: string, fee: number) => {
    const campaignId = await makeCampaign(db, brandId, { title, status: "completed" });
    await makeInvitation(db, campaignId, athleteId, "accepted", { fee });
    return { campaignId, athleteId, brandId };
  };
  const sold = await makeEnded(brand, "Sold", 120_000);
  await makeLink(db, sold, { "2026-01-01": { clicks: 900, bots: 3 } });
  await makeCode(db, sold, [
    { orders: 63, revenue: 250_000 },
    { orders: -1, revenue: -4_000, refund: true },
  ]);
  const clicked = await makeEnded(brand, "Clicked", 50_000);
  await makeLink(db, clicked, {
    "2026-01-01": { clicks: 1_000, bots: 0 },
    "2026-01-02": { clicks: 204, bots: 0 },
  });
  await makeEnded(brand, "Given", 0);
  const theirs = await makeEnded(other, "Theirs", 70_000);
  await makeCode(db, theirs, [{ orders: 9, revenue: 9_000 }]);

  const view = await loadAthleteForBrand(commandContext(db, brand), athleteId);
  const results = view?.history.map(({ title, ownResult }) => [title, ownResult]);
  expect(Object.fromEntries(results ?? [])).toEqual({
    Sold: "Agreed fee £1,200 · 62 orders, £2,460 sold",
    Clicked: "Agreed fee £500 · 1,204 clicks",
    Given: "No fee",
    Theirs: null,
  });
});
