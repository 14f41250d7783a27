import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import {
  appealDecision,
  deleteRemovedFiles,
} from "~/features/backoffice/moderation/appeals.server";
import { decideCase } from "~/features/backoffice/moderation/commands.server";
import { decideAppeal } from "~/features/backoffice/moderation/decide-appeal.server";
import {
  listCases,
  listFileRecords,
  listOpenAppeals,
  loadModerationHistory,
} from "~/features/backoffice/moderation/queries.server";
import { saveDraft } from "~/features/content/content/commands.server";
import { flagContent } from "~/features/content/content/decisions.server";
import { findViewableFile } from "~/features/content/content/file-access.server";
import { loadAthleteContent } from "~/features/content/content/queries.server";
import { DAY_MS } from "~/platform/durations";
import { commandContext } from "../support/command-context";
import {
  addPolishedFile,
  makeActiveDeal,
  makeAthlete,
  makeContent,
  makeStaff,
  type Person,
} from "../support/factories";
import { database } from "../support/own-database";
import { expectRoleHeldBefore } from "../support/role-age";
import { sendDraft } from "../support/send-draft";

/** What moderators have removed: who sees its files, the appeal, and the end of both. */

const db = database();
let brand: Person;
let athlete: Person;
let staff: Person;
let colleague: Person;
let campaignId: string;

beforeAll(async () => {
  ({ brand, athlete, campaignId } = await makeActiveDeal(db));
  [staff, colleague] = [await makeStaff(db), await makeStaff(db)];
});

/** A moment of its own for every step, as people have. */
let clock = Date.now();
const as = (person: Person, now?: number) => {
  clock += 1_000;
  return { ...commandContext(db, person), now: now ?? clock };
};

async function decided(made: "remove" | "warn") {
  const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review", {
    submittedAt: clock,
  });
  const { ownId } = await addPolishedFile(db, id, athlete.userId, 2);
  await flagContent(as(brand), id, "copyright_concern", "Whose song?");
  const [open] = await listCases(db, id);
  const decision = { decision: made, athleteNote: "Not yours", brandNote: "" };
  await decideCase(as(staff), open?.id ?? "", decision);
  return { id, ownId, removedAt: clock };
}

const removed = () => decided("remove");

const appealOf = async (id: string) =>
  (await listOpenAppeals(db)).find(({ contentId }) => contentId === id)?.id ?? "";

const sees = async (person: Person, fileId: string) =>
  (await findViewableFile(as(person), fileId)) !== null;

const runJob = async (now: number) => {
  const { writes } = await deleteRemovedFiles(db, { now } as never, "0");
  await db.write(writes);
};

const storageTasks = async (mediaId: string) => {
  const [rows] = await db.read(
    db.orm.all(sql`select 1 from outbox where kind = 'storage' and instr(payload, ${mediaId})`),
  );
  return rows.length;
};

test("the files of what was removed are seen by moderators alone, and given back with it", async () => {
  const { id, ownId } = await removed();
  expect(await Promise.all([athlete, brand, staff].map((one) => sees(one, ownId)))).toEqual([
    false,
    false,
    true,
  ]);
  expect(await loadAthleteContent(db, athlete.userId, id)).toMatchObject({
    files: [],
    filesInHand: [],
    appeal: { against: "removed", status: null },
  });
  expect((await listFileRecords(db, id)).map((file) => file.id)).toContain(ownId);
  await appealDecision(as(athlete), id, "I wrote that song");
  await decideAppeal(as(colleague), await appealOf(id), { decision: "overturn", answer: "Sorry" });
  expect(await sees(athlete, ownId)).toBe(true);
  expect(await loadAthleteContent(db, athlete.userId, id)).toMatchObject({
    status: "draft",
    appeal: null,
    filesInHand: [{}],
  });
  await sendDraft(as(athlete), id);
});

test("an appeal is made once, by the athlete of the content", async () => {
  const { id } = await removed();
  const other = await makeAthlete(db);
  const refused = { code: "conflict", message: "This can't be appealed any more." };
  await expect(appealDecision(as(other), id, "Mine")).rejects.toMatchObject(refused);
  await expect(appealDecision(as(brand), id, "Mine")).rejects.toMatchObject({ code: "forbidden" });
  const results = await Promise.allSettled(
    [1, 2].map((n) => appealDecision(as(athlete), id, `Again ${n}`)),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const made = results[0]?.status === "fulfilled" ? "Again 1" : "Again 2";
  // Sent again, because its answer was lost.
  await appealDecision(as(athlete), id, made);
  await decideAppeal(as(colleague), await appealOf(id), {
    decision: "uphold",
    answer: "It stands",
  });
  await expect(appealDecision(as(athlete), id, made)).rejects.toMatchObject(refused);
  await expect(appealDecision(as(athlete), id, "Please")).rejects.toMatchObject(refused);
  await expect(
    saveDraft(as(athlete), id, { title: "x", description: "", mediaUrls: [] }),
  ).rejects.toMatchObject({ message: "Our moderators have removed this content." });
  expect(await loadAthleteContent(db, athlete.userId, id)).toMatchObject({
    appeal: { status: "upheld", answer: "It stands" },
  });
  expect(await listCases(db, id)).toMatchObject([{ decision: "removed", appeal: "upheld" }]);
});

test("a warning is appealed once, and taken back it no longer counts", async () => {
  const { id } = await decided("warn");
  const warnings = async () => (await loadModerationHistory(db, id))?.warned ?? 0;
  const before = await warnings();
  expect(await loadAthleteContent(db, athlete.userId, id)).toMatchObject({
    status: "draft",
    appeal: { against: "warned", status: null, until: expect.any(Number) },
    filesInHand: [{}],
  });
  await sendDraft(as(athlete), id);
  await appealDecision(as(athlete), id, "I wrote that song");
  await expect(appealDecision(as(athlete), id, "Again")).rejects.toMatchObject({
    code: "conflict",
  });
  await decideAppeal(as(colleague), await appealOf(id), { decision: "overturn", answer: "Sorry" });
  expect(await warnings()).toBe(before - 1);
  expect(await loadAthleteContent(db, athlete.userId, id)).toMatchObject({
    status: "awaiting_review",
    appeal: null,
  });
});

test("a warning that stands can't be appealed again, nor a late one", async () => {
  const { id, removedAt } = await decided("warn");
  const end = removedAt + 30 * DAY_MS;
  await expect(appealDecision(as(athlete, end), id, "Late")).rejects.toMatchObject({
    code: "conflict",
  });
  await appealDecision(as(athlete), id, "I wrote that song");
  await decideAppeal(as(colleague), await appealOf(id), {
    decision: "uphold",
    answer: "It stands",
  });
  expect(await loadAthleteContent(db, athlete.userId, id)).toMatchObject({
    appeal: { against: "warned", status: "upheld", answer: "It stands" },
    notices: [{ title: "A warning from our moderators", note: "Not yours" }],
  });
});

test("whoever made the decision leaves the appeal to a colleague, while there is one", async () => {
  const { id } = await removed();
  await appealDecision(as(athlete), id, "I wrote that song");
  const answer = { decision: "uphold", answer: "It stands" } as const;
  const appealId = await appealOf(id);
  await expect(decideAppeal(as(staff), appealId, answer)).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("a colleague"),
  });
  expect(await listCases(db, id)).toMatchObject([
    { closedById: staff.userId, closerHasColleague: true },
  ]);
});

test("an appeal is answered by whoever was a moderator before the decision, or has been one for three days", async () => {
  const { id, removedAt } = await removed();
  await appealDecision(as(athlete), id, "I wrote that song");
  const appealId = await appealOf(id);
  await expectRoleHeldBefore(as(await makeStaff(db)), removedAt, (by) =>
    decideAppeal(by, appealId, { decision: "uphold", answer: "It stands" }),
  );
});

test("what was not removed has no appeal", async () => {
  const id = await makeContent(db, campaignId, athlete.userId, "draft");
  await expect(appealDecision(as(athlete), id, "Why?")).rejects.toMatchObject({ code: "conflict" });
});

test("the files are deleted 30 days after the removal, and no appeal is taken then", async () => {
  const { id, ownId, removedAt } = await removed();
  const end = removedAt + 30 * DAY_MS;
  await runJob(end - 1);
  expect(await storageTasks(ownId)).toBe(0);
  await expect(appealDecision(as(athlete, end), id, "Late")).rejects.toMatchObject({
    code: "conflict",
  });
  expect((await loadAthleteContent(db, athlete.userId, id, end))?.appeal?.until).toBeNull();
  await runJob(end);
  expect(await storageTasks(ownId)).toBe(1);
  expect(await listFileRecords(db, id)).toEqual([]);
});

test("an open appeal keeps the files until it is answered", async () => {
  const { id, ownId, removedAt } = await removed();
  await appealDecision(as(athlete), id, "I wrote that song");
  const late = removedAt + 60 * DAY_MS;
  await runJob(late);
  expect(await storageTasks(ownId)).toBe(0);
  await decideAppeal(as(colleague), await appealOf(id), {
    decision: "uphold",
    answer: "It stands",
  });
  await runJob(late);
  expect(await storageTasks(ownId)).toBe(1);
});
