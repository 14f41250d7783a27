import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addFile, finishUpload, startUpload } from "~/features/media/media/attachments.server";
import { MAX_FILE_BYTES, QUOTA_BYTES } from "~/features/media/media/limits";
import { sweepMedia } from "~/features/media/media/objects.server";
import type { CheckedFile } from "~/features/media/media/stored-file";
import { storePart } from "~/features/media/media/uploads.server";
import {
  evidenceFile,
  evidenceTarget,
  openEvidence,
} from "~/features/money/disputes/evidence.server";
import { MAX_EVIDENCE_FILES } from "~/features/money/disputes/fields";
import { acceptOffer } from "~/features/money/disputes/offers.server";
import { withdrawDispute } from "~/features/money/disputes/side-commands.server";
import { disputeForSide } from "~/features/money/disputes/side-queries.server";
import { resolveDispute } from "~/features/money/disputes/staff-commands.server";
import { disputeForStaff } from "~/features/money/disputes/staff-queries.server";
import { DAY_MS, MINUTE_MS } from "~/platform/durations";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { auditLogs, media, recordEntries, uploads } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  makeActiveDeal,
  makeDispute,
  makeOffer,
  makeStaff,
  type Person,
} from "../support/factories";
import { interrupted } from "../support/interrupted";
import { makeMedia } from "../support/media-rows";
import { MemoryBucket } from "../support/memory-bucket";
import { notificationsOf } from "../support/notifications";
import { database } from "../support/own-database";

/** Files as evidence, by the commands. Over HTTP with R2, and in a browser: tests/e2e/disputes.spec.ts. */

const db = database();
const PDF = new TextEncoder().encode(`%PDF-1.7\n${"x".repeat(1_000)}`);
const NOT_FOUND = { code: "not_found" };

let storage: R2Bucket;
let brand: Person;
let athlete: Person;
let campaignId: string;
let id: string;

beforeEach(async () => {
  storage = new MemoryBucket() as unknown as R2Bucket;
  const work = await makeActiveDeal(db);
  ({ brand, athlete, campaignId } = work);
  id = await makeDispute(db, work, { filer: brand });
});

const as = (person: Person, on: Database = db, now = Date.now()) => ({
  ...commandContext(on, person),
  now,
});

type Context = ReturnType<typeof as>;

const startEvidence = (
  ctx: Context,
  disputeId: string,
  file: { name: string; bytes: number; modifiedAt: number },
) => startUpload(ctx, storage, evidenceTarget, { disputeId }, file);

const addEvidence = (ctx: Context, disputeId: string, file: CheckedFile) =>
  addFile(ctx, evidenceTarget, { disputeId }, file);

async function upload(from: Person, bytes = PDF, name = "invoice.pdf") {
  const file = { name, bytes: bytes.length, modifiedAt: 1 };
  const { id: uploadId } = await startEvidence(as(from), id, file);
  await storePart(as(from), storage, { id: uploadId, n: 1, declared: bytes.length }, async () =>
    new Blob([new Uint8Array(bytes)]).stream(),
  );
  return uploadId;
}

const finish = (from: Person, uploadId: string, disputeId = id) =>
  finishUpload(
    as(from),
    { storage, images: {} as ImagesBinding },
    evidenceTarget,
    { disputeId },
    uploadId,
  );

const stored = (values: Partial<CheckedFile> = {}): CheckedFile => ({
  id: newId(),
  name: "invoice.pdf",
  kind: "document",
  bytes: 1_000,
  width: 0,
  height: 0,
  durationMs: null,
  poster: false,
  sha256: null,
  ...values,
});

const countOf = async () => {
  const [rows] = await db.read(
    db.orm.select({ id: media.id }).from(media).where(eq(media.disputeId, id)),
  );
  return rows.length;
};

test("evidence is added once and told to the other side, also when it is finished twice at once", async () => {
  const uploadId = await upload(athlete);
  await Promise.all([finish(athlete, uploadId), finish(athlete, uploadId)]);
  await finish(athlete, uploadId);
  const file = { id: uploadId, ownerId: athlete.userId, kind: "document", name: "invoice.pdf" };
  for (const page of [
    await disputeForSide(as(brand), id),
    await disputeForSide(as(athlete), id),
    await disputeForStaff(as(await makeStaff(db)), id),
  ])
    expect(page.evidence).toMatchObject([file]);
  const notifications = await notificationsOf(db, brand.userId);
  const [left, queued] = await db.read(
    db.orm.select().from(uploads).where(eq(uploads.id, uploadId)),
    db.orm.all(
      sql`select 1 from outbox where kind = 'fingerprint' and instr(payload, ${uploadId})`,
    ),
  );
  expect(notifications.map(({ title }) => title)).toEqual([
    "Test Athlete: evidence for “The second clip is missing”",
  ]);
  expect([left.length, queued.length]).toEqual([0, 1]);
});

test("evidence of the respondent is their answer, that of the filer is not", async () => {
  await addEvidence(as(brand), id, stored());
  expect((await disputeForSide(as(brand), id)).answeredAt).toBeNull();
  await addEvidence(as(athlete), id, stored());
  expect((await disputeForSide(as(brand), id)).answeredAt).not.toBeNull();
});

test("only the two sides and staff get the file, and only by its own dispute", async () => {
  const uploadId = await upload(athlete);
  await finish(athlete, uploadId);
  const staff = await makeStaff(db);
  for (const person of [brand, athlete, staff])
    expect((await evidenceFile(as(person), id, uploadId)).name).toBe("invoice.pdf");
  const stranger = await makeActiveDeal(db);
  const elsewhere = await makeDispute(db, stranger);
  for (const person of [stranger.brand, stranger.athlete])
    for (const disputeId of [id, elsewhere])
      await expect(evidenceFile(as(person), disputeId, uploadId)).rejects.toMatchObject(NOT_FOUND);
  await expect(evidenceFile(as(staff), elsewhere, uploadId)).rejects.toMatchObject(NOT_FOUND);
  const file = { name: "a.pdf", bytes: 10, modifiedAt: 1 };
  for (const person of [stranger.brand, stranger.athlete]) {
    await expect(startEvidence(as(person), id, file)).rejects.toMatchObject(NOT_FOUND);
    await expect(addEvidence(as(person), id, stored())).rejects.toMatchObject(NOT_FOUND);
  }
  await expect(startEvidence(as(staff), id, file)).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(finish(brand, await upload(athlete, PDF, "b.pdf"))).rejects.toMatchObject(NOT_FOUND);
  const own = await upload(athlete, PDF, "c.pdf");
  await expect(finish(athlete, own, elsewhere)).rejects.toMatchObject(NOT_FOUND);
  const theirOther = await makeDispute(db, { brand, athlete, campaignId }, { filer: brand });
  await expect(finish(athlete, own, theirOther)).rejects.toMatchObject(NOT_FOUND);
  expect(await countOf()).toBe(1);
});

test("each look of staff is audited, once for a clip that is played in parts; a side's is not", async () => {
  const file = stored();
  await addEvidence(as(athlete), id, file);
  const staff = await makeStaff(db);
  const now = Date.now();
  await openEvidence(as(staff, db, now), id, file.id);
  await openEvidence(as(staff, db, now + 1_000), id, file.id);
  await openEvidence(as(staff, db, now + 11 * MINUTE_MS), id, file.id);
  await evidenceFile(as(brand), id, file.id);
  const [rows] = await db.read(
    db.orm
      .select({ userId: auditLogs.userId, detail: auditLogs.detail })
      .from(auditLogs)
      .where(and(eq(auditLogs.action, "dispute_file_opened"), eq(auditLogs.resourceId, file.id))),
  );
  const row = { userId: staff.userId, detail: { disputeId: id } };
  expect(rows).toMatchObject([row, row]);
  await expect(openEvidence(as(brand), id, file.id)).rejects.toMatchObject({ code: "forbidden" });
});

test.each([
  ["a page", "<!doctype html><script>alert(1)</script>"],
  ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ["a program", "MZ\u0090\u0000"],
])("%s with the name of a PDF is refused and deleted", async (_, text) => {
  const uploadId = await upload(brand, new TextEncoder().encode(text));
  await expect(finish(brand, uploadId)).rejects.toThrow("Choose a PNG, JPG, PDF or MP4");
  const [left, tasks] = await db.read(
    db.orm.select().from(uploads).where(eq(uploads.id, uploadId)),
    db.orm.all(sql`select 1 from outbox where kind = 'storage' and instr(payload, ${uploadId})`),
  );
  expect([left.length, tasks.length, await countOf()]).toEqual([0, 1, 0]);
});

test("each side can add ten files, also when they arrive at the same moment", async () => {
  const add = (person: Person) => addEvidence(as(person), id, stored());
  for (let i = 1; i < MAX_EVIDENCE_FILES; i++) await add(brand);
  const last = await Promise.allSettled([add(brand), add(brand), add(brand)]);
  expect(last.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(add(brand)).rejects.toThrow("You've added 10 files");
  const oneMore = { name: "a.pdf", bytes: 1, modifiedAt: 1 };
  await expect(startEvidence(as(brand), id, oneMore)).rejects.toThrow("You've added 10 files");
  await add(athlete);
  expect(await countOf()).toBe(MAX_EVIDENCE_FILES + 1);
});

test("an empty or too large file and a full quota are refused before anything is sent", async () => {
  const start = (bytes: number) =>
    startEvidence(as(athlete), id, { name: "a.pdf", bytes, modifiedAt: bytes });
  await expect(start(0)).rejects.toThrow("empty");
  await expect(start(MAX_FILE_BYTES + 1)).rejects.toThrow("larger than 500 MB");
  await makeMedia(db, null, athlete.userId, { bytes: QUOTA_BYTES - 10, purpose: "portfolio" });
  await expect(start(11)).rejects.toThrow("5 GB");
});

test("an ended dispute takes no evidence, also if it ends while the file is on its way", async () => {
  const uploadId = await upload(athlete);
  const meanwhile = interrupted(db, () => withdrawDispute(as(brand), id));
  const ended = "This dispute has ended";
  await expect(addEvidence(as(athlete, meanwhile), id, stored())).rejects.toThrow(ended);
  await expect(finish(athlete, uploadId)).rejects.toThrow(ended);
  const oneMore = { name: "a.pdf", bytes: 1, modifiedAt: 1 };
  await expect(startEvidence(as(athlete), id, oneMore)).rejects.toThrow(ended);
  expect(await countOf()).toBe(0);
});

test("the record of a ruling and of a settlement has the hashes of the evidence", async () => {
  const [b, a] = ["b".repeat(64), "a".repeat(64)];
  for (const sha256 of [b, a, null]) await addEvidence(as(athlete), id, stored({ sha256 }));
  await resolveDispute(as(await makeStaff(db)), id, {
    type: "no_action",
    refund: null,
    details: "Both kept to it.",
  });
  const settled = await makeDispute(db, { brand, athlete, campaignId }, { filer: brand });
  await addEvidence(as(brand), settled, stored({ sha256: a }));
  await acceptOffer(as(athlete), settled, await makeOffer(db, settled, brand));
  const [entries] = await db.read(
    db.orm
      .select({ kind: recordEntries.kind, body: recordEntries.body })
      .from(recordEntries)
      .where(eq(recordEntries.campaignId, campaignId))
      .orderBy(recordEntries.number),
  );
  expect(entries.map(({ kind, body }) => [kind, JSON.parse(body).evidence])).toEqual([
    ["dispute_ruled", [a, b]],
    ["dispute_settled", [a]],
  ]);
});

test("the daily job keeps evidence and its uploads, and deletes them after their dispute", async () => {
  const [added, sent] = [await upload(athlete), await upload(brand)];
  await finish(athlete, added);
  const sweep = async () => {
    const context = { now: Date.now() + 2 * DAY_MS, day: "2026-11-25" };
    await db.write((await sweepMedia(db, context, "")).writes);
    const [[left]] = await db.read(
      db.orm.all<{ n: number }>(sql`select (select count(*) from media where id = ${added})
        + (select count(*) from uploads where id = ${sent}) as n`),
    );
    return left?.n;
  };
  expect(await sweep()).toBe(2);
  await db.write([sql`delete from disputes where id = ${id}`]);
  expect(await sweep()).toBe(0);
});
