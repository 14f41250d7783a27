import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addFile, finishUpload, startUpload } from "~/features/media/media/attachments.server";
import { sweepMedia } from "~/features/media/media/objects.server";
import type { CheckedFile } from "~/features/media/media/stored-file";
import { storePart } from "~/features/media/media/uploads.server";
import {
  brandDocuments,
  detachOldDocuments,
  openDocument,
} from "~/features/profiles/verification/documents.server";
import { DOCUMENT_DAYS, MAX_DOCUMENTS } from "~/features/profiles/verification/fields";
import { loadOwnVerification } from "~/features/profiles/verification/own-verification.server";
import { rejectRequest } from "~/features/profiles/verification/staff.server";
import { requestForStaff } from "~/features/profiles/verification/staff-queries.server";
import { DAY_MS, MINUTE_MS } from "~/platform/durations";
import { newId } from "~db/columns";
import { auditLogs, media, profiles } from "~db/schema";
import { commandContext } from "../support/command-context";
import { makeBrand, makeStaff, makeVerification, type Person } from "../support/factories";
import { MemoryBucket } from "../support/memory-bucket";
import { database } from "../support/own-database";

const db = database();
const PDF = new TextEncoder().encode(`%PDF-1.7\n${"x".repeat(1_000)}`);

let storage: R2Bucket;
let brand: Person;
let id: string;

beforeEach(async () => {
  storage = new MemoryBucket() as unknown as R2Bucket;
  brand = await makeBrand(db);
  id = await makeVerification(db, brand);
});

const as = (person: Person, now = Date.now()) => ({ ...commandContext(db, person), now });

const stored = (): CheckedFile => ({
  id: newId(),
  name: "extract.pdf",
  kind: "document",
  bytes: 1_000,
  width: 0,
  height: 0,
  durationMs: null,
  poster: false,
  sha256: null,
});

type Context = ReturnType<typeof as>;

const startDocument = (
  ctx: Context,
  file: { name: string; bytes: number; modifiedAt: number } = {
    name: "extract.pdf",
    bytes: 1,
    modifiedAt: 2,
  },
) => startUpload(ctx, storage, brandDocuments, {}, file);

const addDocument = (ctx: Context, file: CheckedFile) => addFile(ctx, brandDocuments, {}, file);

async function upload(from: Person, bytes = PDF, name = "extract.pdf") {
  const file = { name, bytes: bytes.length, modifiedAt: 1 };
  const { id: uploadId } = await startDocument(as(from), file);
  await storePart(as(from), storage, { id: uploadId, n: 1, declared: bytes.length }, async () =>
    new Blob([new Uint8Array(bytes)]).stream(),
  );
  return uploadId;
}

const finish = (by: Person, uploadId: string) =>
  finishUpload(as(by), { storage, images: {} as ImagesBinding }, brandDocuments, {}, uploadId);

const documentsOf = async (requestId = id) => {
  const [rows] = await db.read(
    db.orm.select({ id: media.id }).from(media).where(eq(media.verificationId, requestId)),
  );
  return rows.map((row) => row.id);
};

test("a document is added once to the open request of the one who sends it", async () => {
  const uploadId = await upload(brand);
  const stranger = await makeBrand(db);
  await makeVerification(db, stranger);
  await expect(finish(stranger, uploadId)).rejects.toMatchObject({ code: "not_found" });
  await Promise.all([finish(brand, uploadId), finish(brand, uploadId)]);
  expect(await documentsOf()).toEqual([uploadId]);
  const file = { id: uploadId, name: "extract.pdf" };
  expect((await loadOwnVerification(as(brand))).documents).toMatchObject([file]);
  expect((await requestForStaff(as(await makeStaff(db)), id)).documents).toMatchObject([file]);
});

test("a clip is no document, and is not kept", async () => {
  const clip = Uint8Array.from([0, 0, 0, 24, ...new TextEncoder().encode("ftypisom0000isommp42")]);
  const uploadId = await upload(brand, clip, "me.mp4");
  await expect(finish(brand, uploadId)).rejects.toMatchObject({ code: "invalid" });
  expect(await documentsOf()).toEqual([]);
});

test("a request takes so many documents, also at once, and none once it is decided", async () => {
  for (let i = 1; i < MAX_DOCUMENTS; i++) await addDocument(as(brand), stored());
  const both = await Promise.allSettled([
    addDocument(as(brand), stored()),
    addDocument(as(brand), stored()),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(startDocument(as(brand))).rejects.toThrow("which is the most");
  expect(await documentsOf()).toHaveLength(MAX_DOCUMENTS);

  const other = await makeBrand(db);
  const otherId = await makeVerification(db, other);
  const uploadId = await upload(other);
  await rejectRequest(as(await makeStaff(db)), otherId, "Not you");
  await expect(finish(other, uploadId)).rejects.toMatchObject({ code: "conflict" });
  await expect(startDocument(as(other))).rejects.toMatchObject({ code: "conflict" });
  expect(await documentsOf(otherId)).toEqual([]);
});

test("staff open a document by its own request alone, and each look is recorded", async () => {
  const file = stored();
  await addDocument(as(brand), file);
  const staff = await makeStaff(db);
  const elsewhere = await makeVerification(db, await makeBrand(db));
  const refused = { code: "not_found" };
  await expect(openDocument(as(staff), elsewhere, file.id)).rejects.toMatchObject(refused);
  const applicant = { ...brand, type: "staff", roles: ["admin"] } as Person;
  await expect(openDocument(as(applicant), id, file.id)).rejects.toMatchObject(refused);
  await expect(openDocument(as(brand), id, file.id)).rejects.toMatchObject({ code: "forbidden" });
  const now = Date.now();
  for (const at of [now, now + MINUTE_MS, now + 20 * MINUTE_MS])
    await openDocument(as(staff, at), id, file.id);
  const [looks] = await db.read(
    db.orm
      .select({ by: auditLogs.userId })
      .from(auditLogs)
      .where(
        and(
          eq(auditLogs.action, "verification_document_opened"),
          eq(auditLogs.resourceId, file.id),
        ),
      ),
  );
  expect(looks).toEqual([{ by: staff.userId }, { by: staff.userId }]);
});

test("documents go some time after the decision, and with their account", async () => {
  const decidedAt = Date.now();
  const sweep = async (now: number) => {
    for (const job of [detachOldDocuments, sweepMedia]) {
      const { writes } = await job(db, { now } as never, "0");
      await db.write(writes);
    }
  };
  const isKept = async (mediaId: string) => {
    const [[row]] = await db.read(
      db.orm.select({ id: media.id }).from(media).where(eq(media.id, mediaId)),
    );
    return row !== undefined;
  };
  const file = stored();
  await addDocument(as(brand), file);
  await rejectRequest(as(await makeStaff(db), decidedAt), id, "Not you");
  await sweep(decidedAt + DOCUMENT_DAYS * DAY_MS);
  expect(await isKept(file.id)).toBe(true);
  await sweep(decidedAt + DOCUMENT_DAYS * DAY_MS + 1);
  expect(await isKept(file.id)).toBe(false);
  const [queued] = await db.read(
    db.orm.all(sql`select 1 from outbox where kind = 'storage' and instr(payload, ${file.id})`),
  );
  expect(queued).toHaveLength(1);

  const gone = await makeBrand(db);
  await makeVerification(db, gone);
  const theirs = stored();
  await addDocument(as(gone), theirs);
  await db.write([db.orm.delete(profiles).where(eq(profiles.id, gone.userId))]);
  await sweep(decidedAt + 2 * DAY_MS);
  expect(await isKept(theirs.id)).toBe(false);
});
