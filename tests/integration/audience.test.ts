import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { ATHLETE_FIRST_DAYS } from "~/features/profiles/audience/anomalies";
import { detectAnomalies } from "~/features/profiles/audience/detect-anomalies.server";
import { explainAnomalies } from "~/features/profiles/audience/explain-anomalies.server";
import { selectAnomalies } from "~/features/profiles/audience/queries.server";
import { loadAthleteForBrand } from "~/features/workspace/workspace/athlete-page.server";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import type { Platform } from "~db/constants";
import { athleteProfiles, audienceSigns, auditLogs, channelDays } from "~db/schema";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, type Person } from "../support/factories";
import { notificationsOf } from "../support/notifications";
import { ownDatabase } from "../support/own-database";

// Its own database: the job goes over all channels.
const db = ownDatabase();
afterAll(() => db.client.close());
beforeEach(() => db.write([db.orm.delete(channelDays), db.orm.delete(audienceSigns)]));

const NOW = Date.parse("2026-11-25T03:15:00Z");

/** Followers of the days up to the newest; without a post in months. */
const notify = (athlete: Person, followers: number[], to = NOW, platform: Platform = "instagram") =>
  db.write(
    followers.map((count, i) =>
      db.orm.insert(channelDays).values({
        athleteId: athlete.userId,
        platform,
        takenOn: dayOf(to - (followers.length - 1 - i) * DAY_MS),
        followers: count,
        engagementRate: 4,
        lastPostAt: NOW - 100 * DAY_MS,
      }),
    ),
  );

async function nightly(now: number) {
  let next: string | null = "";
  let batches = 0;
  while (next !== null) {
    const batch = await detectAnomalies(db, { day: dayOf(now), now }, next);
    if (batch.writes.length > 0) await db.write(batch.writes);
    next = batch.next;
    batches++;
  }
  return batches;
}

const asked = async (athlete: Person) => (await db.read(selectAnomalies(db, athlete.userId)))[0];
const notifications = async (athlete: Person) => {
  const rows = await notificationsOf(db, athlete.userId);
  return rows.map(({ title, link }) => [title, link]);
};
const visibleTo = async (brand: Person, athlete: Person, now: number) =>
  (await loadAthleteForBrand({ ...commandContext(db, brand), now }, athlete.userId))?.signs ?? null;

test("the athlete is told of unusual figures, once, and brands a week later", async () => {
  const [athlete, usual, brand] = [
    await makeAthlete(db),
    await makeAthlete(db),
    await makeBrand(db),
  ];
  await notify(athlete, [10_000, 15_000]);
  await notify(usual, [10_000, 10_100]);
  await nightly(NOW);
  await nightly(NOW + 1);
  expect(await asked(athlete)).toMatchObject([
    { platform: "instagram", kind: "jump", usual: 10_000, measured: 15_000, foundAt: NOW },
  ]);
  expect(await notifications(athlete)).toEqual([
    ["A question about your Instagram figures", "/athlete/social"],
  ]);
  expect(await asked(usual)).toEqual([]);
  const week = ATHLETE_FIRST_DAYS * DAY_MS;
  expect(await visibleTo(brand, athlete, NOW + week - 1)).toEqual([]);
  expect(await visibleTo(brand, athlete, NOW + week)).toMatchObject([
    {
      text: "Instagram followers rose from 10,000 to 15,000 between 24 November 2026 and 25 November 2026, without a post in those days or the week before.",
      explanation: null,
    },
  ]);
});

test("an explanation stands beside the note at once, and can be changed", async () => {
  const [athlete, other, brand] = [
    await makeAthlete(db),
    await makeAthlete(db),
    await makeBrand(db),
  ];
  await notify(athlete, [10_000, 15_000]);
  await notify(other, [10_000, 15_000]);
  await nightly(NOW);
  const as = (person: Person, now: number) => ({ ...commandContext(db, person), now });
  await explainAnomalies(as(athlete, NOW + 1), "instagram", "I was on the BBC.");
  await explainAnomalies(as(athlete, NOW + 2), "instagram", "I was on BBC One.");
  expect(await visibleTo(brand, athlete, NOW + 3)).toMatchObject([
    { explanation: "I was on BBC One." },
  ]);
  expect(await asked(athlete)).toMatchObject([{ explainedAt: NOW + 1 }]);
  expect(await visibleTo(brand, other, NOW + 3)).toEqual([]);
  const [audits] = await db.read(
    db.orm.select().from(auditLogs).where(eq(auditLogs.resourceId, athlete.userId)),
  );
  expect(audits.map(({ action }) => action)).toEqual(["audience_explained", "audience_explained"]);

  await expect(
    explainAnomalies(as(athlete, NOW), "youtube", "Nothing there"),
  ).rejects.toMatchObject({
    code: "conflict",
  });
  await expect(explainAnomalies(as(brand, NOW), "instagram", "Not mine")).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("a question ends by itself, and neither score nor figures follow from it", async () => {
  const athlete = await makeAthlete(db, { figures: { ambassadorScore: 61 } });
  const profile = async () =>
    (
      await db.read(
        db.orm.select().from(athleteProfiles).where(eq(athleteProfiles.userId, athlete.userId)),
      )
    )[0][0];
  const before = await profile();
  await notify(athlete, [10_000, 15_000]);
  await nightly(NOW);
  expect(await profile()).toEqual(before);
  await notify(athlete, [10_100], NOW + DAY_MS);
  await nightly(NOW + DAY_MS);
  expect(await asked(athlete)).toEqual([]);
});

test("another jump after an explained one is a new question, which the athlete sees first", async () => {
  const [athlete, brand] = [await makeAthlete(db), await makeBrand(db)];
  await notify(athlete, [10_000, 15_000]);
  await nightly(NOW);
  await explainAnomalies({ ...commandContext(db, athlete), now: NOW }, "instagram", "I was on TV.");
  const later = NOW + 10 * DAY_MS;
  await notify(athlete, [15_000, 30_000], later);
  await nightly(later);
  expect(await asked(athlete)).toMatchObject([
    { usual: 15_000, measured: 30_000, explanation: null, foundAt: later },
  ]);
  expect(await visibleTo(brand, athlete, later)).toEqual([]);
  expect(await notifications(athlete)).toHaveLength(2);
});

test("figures that no platform tells any more are no question for long", async () => {
  const athlete = await makeAthlete(db);
  await notify(athlete, [10_000, 15_000]);
  await nightly(NOW);
  await db.write([db.orm.delete(channelDays)]);
  await nightly(NOW + DAY_MS);
  expect(await asked(athlete)).toEqual([]);
});

test("goes over more channels than a batch has", async () => {
  const athletes = await Promise.all(Array.from({ length: 52 }, () => makeAthlete(db)));
  for (const athlete of athletes) {
    await notify(athlete, [10_000, 15_000]);
    await notify(athlete, [10_000, 15_000], NOW, "youtube");
  }
  expect(await nightly(NOW)).toBe(2);
  const [signs] = await db.read(db.orm.select().from(audienceSigns));
  expect(signs).toHaveLength(104);
});
