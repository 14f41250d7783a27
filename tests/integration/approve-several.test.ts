import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { endCampaign } from "~/features/campaigns/campaigns/end-campaign.server";
import { approveContents, requestChanges } from "~/features/content/content/decisions.server";
import { computeContentQuality } from "~/features/profiles/athletes/content-quality";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import {
  athleteProfiles,
  auditLogs,
  contentComments,
  contentSubmissions,
  recordEntries,
} from "~db/schema";
import { commandContext } from "../support/command-context";
import { countCalls } from "../support/count-calls";
import { REEL } from "../support/deliverables";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
  type Person,
} from "../support/factories";
import { interrupted } from "../support/interrupted";
import { notificationsOf } from "../support/notifications";
import { database } from "../support/own-database";

/** A brand approves several content items of a campaign at once. */

const db = database();
const as = (person: Person, on: Database = db) => commandContext(on, person);

/** One content item in review of each of several athletes. */
async function inReview(count: number) {
  const brand = await makeBrand(db, { companyName: "Northlight" });
  const campaignId = await makeCampaign(db, brand.brandId, { deliverables: [REEL] });
  const athletes: Person[] = [];
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const athlete = await makeAthlete(db, { name: `Ada ${i}` });
    await makeInvitation(db, campaignId, athlete.userId, "accepted");
    athletes.push(athlete);
    ids.push(await makeContent(db, campaignId, athlete.userId, "awaiting_review"));
  }
  return { brand, campaignId, athletes, ids };
}

const rowsOf = async (ids: string[]) => {
  const [rows] = await db.read(
    db.orm.select().from(contentSubmissions).where(inArray(contentSubmissions.id, ids)),
  );
  return ids.map((id) => rows.find((row) => row.id === id));
};

/** The items as a page shows them now. */
const shown = async (ids: string[]) =>
  new Map((await rowsOf(ids)).map((row) => [row?.id ?? "", row?.updatedAt ?? 0]));

const statuses = async (ids: string[]) => (await rowsOf(ids)).map((row) => row?.status);

test("each is approved with a record, an audit row and a notification of its own; twice is once", async () => {
  const { brand, athletes, ids } = await inReview(3);
  const items = await shown(ids);
  expect(await approveContents(as(brand), items)).toEqual({ approved: 3, refused: [] });
  expect(await statuses(ids)).toEqual(["approved", "approved", "approved"]);
  expect(await approveContents(as(brand), items)).toEqual({ approved: 3, refused: [] });
  const [records, audits] = await db.read(
    db.orm.select().from(recordEntries).where(inArray(recordEntries.subjectId, ids)),
    db.orm.select().from(auditLogs).where(inArray(auditLogs.resourceId, ids)),
  );
  expect(records.map(({ kind }) => kind)).toEqual(Array(3).fill("content_approved"));
  expect(audits.map(({ action }) => action)).toEqual(Array(3).fill("content_approve"));
  for (const athlete of athletes) expect(await notificationsOf(db, athlete.userId)).toHaveLength(1);
});

test("what asks for a decision of its own is passed over and named", async () => {
  const { brand, athletes, campaignId, ids } = await inReview(4);
  const [fine, , asked, changed] = ids as [string, string, string, string];
  const write = (id: string, values: Partial<typeof contentSubmissions.$inferInsert>) =>
    db.write([db.orm.update(contentSubmissions).set(values).where(eq(contentSubmissions.id, id))]);
  await write(ids[1] ?? "", { description: "No label at all", hashtags: [] });
  await db.write([
    db.orm.insert(contentComments).values({
      ...{ id: newId(), contentId: asked, userId: brand.userId, version: 1, requestedVersion: 1 },
      ...{ comment: "Brighter, please.", createdAt: Date.now() },
    }),
  ]);
  const items = await shown(ids);
  await write(changed, { updatedAt: Date.now() + 1 });
  const draft = await makeContent(db, campaignId, athletes[0]?.userId ?? "", "draft");
  expect(await approveContents(as(brand), new Map([...items, [draft, 0]]))).toEqual({
    approved: 1,
    refused: expect.arrayContaining([
      { athlete: "Ada 1", refusal: "its ad label must be checked" },
      { athlete: "Ada 2", refusal: "changes you asked for aren't ticked off" },
      { athlete: "Ada 3", refusal: "it has changed since you opened the page" },
    ]),
  });
  expect(await statuses([fine, ...ids.slice(1)])).toEqual([
    ...["approved", "awaiting_review", "awaiting_review", "awaiting_review"],
  ]);
  expect(await statuses([draft])).toEqual(["draft"]);
});

test("a decision that comes in between is passed over, and the others are approved", async () => {
  const { brand, ids } = await inReview(2);
  const items = await shown(ids);
  const other = interrupted(db, () => requestChanges(as(brand), ids[1] ?? "", "Brighter, please."));
  expect(await approveContents(as(brand, other), items)).toEqual({
    approved: 1,
    refused: [{ athlete: "Ada 1", refusal: "it has changed since you opened the page" }],
  });
  expect(await statuses(ids)).toEqual(["approved", "rejected"]);
});

test("the same form sent twice at once is answered as done, both times", async () => {
  const { brand, ids } = await inReview(2);
  const items = await shown(ids);
  const twice = interrupted(db, () => approveContents(as(brand), items));
  expect(await approveContents(as(brand, twice), items)).toEqual({ approved: 2, refused: [] });
});

test("the content of a cancelled campaign is passed over", async () => {
  const { brand, campaignId, ids } = await inReview(2);
  const items = await shown(ids);
  await endCampaign(as(brand), campaignId, "cancel");
  const refusal = "its deal or campaign is over";
  expect(await approveContents(as(brand), items)).toEqual({
    approved: 0,
    refused: [
      { athlete: "Ada 0", refusal },
      { athlete: "Ada 1", refusal },
    ],
  });
});

test("another brand, and the athletes themselves, approve nothing", async () => {
  const { athletes, ids } = await inReview(2);
  const items = await shown(ids);
  await expect(approveContents(as(await makeBrand(db)), items)).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(approveContents(as(athletes[0] as Person), items)).rejects.toMatchObject({
    code: "forbidden",
  });
  expect(await statuses(ids)).toEqual(["awaiting_review", "awaiting_review"]);
});

test("two items of one athlete count both in their content quality", async () => {
  const { brand, athletes, campaignId, ids } = await inReview(1);
  const athleteId = athletes[0]?.userId ?? "";
  const earlier = await makeContent(db, campaignId, athleteId, "awaiting_review", { version: 3 });
  await db.write([
    db.orm
      .update(athleteProfiles)
      .set({ contentQualityScore: 0 })
      .where(eq(athleteProfiles.userId, athleteId)),
  ]);
  const qualityOf = async () => {
    const [[row]] = await db.read(
      db.orm
        .select({ quality: athleteProfiles.contentQualityScore })
        .from(athleteProfiles)
        .where(eq(athleteProfiles.userId, athleteId)),
    );
    return row?.quality;
  };
  await approveContents(as(brand), await shown([...ids, earlier]));
  const items = [1, 3].map((version) => ({ status: "approved" as const, version }));
  expect(await qualityOf()).toBe(computeContentQuality(items));
});

test("fifty cost two reads side by side and one write", async () => {
  const { brand, ids } = await inReview(50);
  const items = await shown(ids);
  const { calls, counting } = countCalls(db);
  expect(await approveContents(as(brand, counting), items)).toMatchObject({ approved: 50 });
  expect(calls).toEqual({ reads: 2, writes: 1 });
});
