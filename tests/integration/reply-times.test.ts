import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { dailyReplyTimes } from "~/features/communication/messages/reply-times.server";
import { loadCampaignForAthlete } from "~/features/deals/invitations/queries.server";
import { loadAthleteForBrand } from "~/features/workspace/workspace/athlete-page.server";
import { DAY_MS, HOUR_MS } from "~/platform/durations";
import { newId } from "~db/columns";
import type { ContentStatus, InvitationStatus } from "~db/constants";
import { campaignInvitations, conversations, messages, replyTimes } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
  type Person,
} from "../support/factories";
import { database } from "../support/own-database";

const db = database();
const NOW = Date.now();

async function compute() {
  for (let cursor: string | null = ""; cursor !== null; ) {
    const { writes, next } = await dailyReplyTimes(db, { day: "2026-11-23", now: NOW }, cursor);
    await db.write(writes);
    cursor = next;
  }
}

const medianOf = async ({ userId }: Person) => {
  const [[row]] = await db.read(
    db.orm.select().from(replyTimes).where(eq(replyTimes.userId, userId)),
  );
  return row?.medianMs ?? null;
};

async function answered(athlete: Person, took: number, { status = "accepted", ago = DAY_MS } = {}) {
  const brand = await makeBrand(db);
  const id = await makeInvitation(db, await makeCampaign(db, brand.brandId), athlete.userId);
  await db.write([
    db.orm
      .update(campaignInvitations)
      .set({
        status: status as InvitationStatus,
        createdAt: NOW - ago - took,
        updatedAt: NOW - ago,
      })
      .where(eq(campaignInvitations.id, id)),
  ]);
}

const times = (n: number) => Array.from({ length: n }, (_, i) => i);

test("an athlete's median counts from ten answers on, and is shown to brands", async () => {
  const [athlete, brand] = [await makeAthlete(db), await makeBrand(db)];
  for (const i of times(9))
    await answered(athlete, (i + 1) * HOUR_MS, { status: i % 2 ? "declined" : "accepted" });
  await answered(athlete, 100 * HOUR_MS, { status: "withdrawn" });
  await compute();
  expect(await medianOf(athlete)).toBeNull();
  await answered(athlete, 10 * HOUR_MS);
  await compute();
  const page = await loadAthleteForBrand(commandContext(db, brand), athlete.userId);
  expect(await medianOf(athlete)).toBe(5.5 * HOUR_MS);
  expect(page?.usually).toBe("Usually answers within a few hours");
});

test("decisions count for the brand, new versions for the athlete, and what still waits for nobody", async () => {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const contentItem = (status: ContentStatus, values: Parameters<typeof makeContent>[4]) =>
    makeContent(db, campaignId, athlete.userId, status, values);
  const submittedAt = NOW - 3 * DAY_MS;
  const decidedAt = NOW - DAY_MS;
  for (const _ of times(5)) await contentItem("approved", { submittedAt, approvedAt: decidedAt });
  // The athlete has not answered these.
  for (const _ of times(20)) await contentItem("rejected", { submittedAt, rejectedAt: decidedAt });
  // The brand has not answered the new version of these.
  for (const _ of times(30))
    await contentItem("awaiting_review", { submittedAt, rejectedAt: submittedAt - HOUR_MS });
  await compute();
  expect(await medianOf(brand)).toBe(2 * DAY_MS);
  expect(await medianOf(athlete)).toBe(HOUR_MS);
  const campaign = await loadCampaignForAthlete(commandContext(db, athlete), campaignId);
  expect(campaign.usually).toBe("Usually answers within 3 days");
});

/** A conversation in which one side asks and the other answers after these times, the oldest first. */
async function talk(asking: Person, answering: Person, took: number[]) {
  const id = newId();
  const message = (seq: number, sender: Person, createdAt: number) => ({
    ...{ conversationId: id, seq, senderId: sender.userId, clientId: newId(), body: "Hello" },
    createdAt,
  });
  const at = (i: number) => NOW - DAY_MS + i * 1_000;
  await db.write([
    db.orm.insert(conversations).values({
      id,
      brandId: asking.brandId,
      athleteId: answering.userId,
      startedBy: asking.userId,
      createdAt: NOW,
    }),
    db.orm.insert(messages).values(
      took.flatMap((ms, i) => [
        message(3 * i + 1, asking, at(i) - ms),
        message(3 * i + 2, answering, at(i)),
        // A second message in a row is no answer.
        message(3 * i + 3, answering, at(i) + 500),
      ]),
    ),
  ]);
}

test("the newest 50 answers of the last 180 days count", async () => {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  await talk(brand, athlete, [
    ...times(60).map(() => 5 * HOUR_MS),
    ...times(50).map(() => HOUR_MS),
  ]);
  await compute();
  expect(await medianOf(athlete)).toBe(HOUR_MS);

  const slow = await makeAthlete(db);
  for (const _ of times(10)) await answered(slow, HOUR_MS, { ago: 181 * DAY_MS });
  await compute();
  expect(await medianOf(slow)).toBeNull();
});

test("a median whose answers are long ago is deleted", async () => {
  const athlete = await makeAthlete(db);
  await db.write([db.orm.insert(replyTimes).values({ userId: athlete.userId, medianMs: 1 })]);
  await compute();
  expect(await medianOf(athlete)).toBeNull();
});
