import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  changeConversation,
  unsendMessage,
} from "~/features/communication/messages/change-conversation.server";
import { MAX_FILE_BYTES } from "~/features/communication/messages/fields";
import { loadFile, messageFileTarget } from "~/features/communication/messages/files.server";
import { loadConversations } from "~/features/communication/messages/load-conversations.server";
import { loadThread } from "~/features/communication/messages/load-thread.server";
import {
  finishUpload,
  inspectAttachment,
  startUpload,
} from "~/features/media/media/attachments.server";
import { QUOTA_BYTES } from "~/features/media/media/limits";
import { sweepMedia } from "~/features/media/media/objects.server";
import { deleteUpload, storePart } from "~/features/media/media/uploads.server";
import { DAY_MS } from "~/platform/durations";
import { newId } from "~db/columns";
import { media, uploads } from "~db/schema";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, makeConversation, type Person } from "../support/factories";
import { makeMedia } from "../support/media-rows";
import { MemoryBucket } from "../support/memory-bucket";
import { database } from "../support/own-database";

/** Files of a conversation, by the commands. Pictures, and over HTTP with R2: tests/e2e/messages.spec.ts. */

const db = database();
const PDF = new TextEncoder().encode(`%PDF-1.7\n${"x".repeat(1_000)}`);

let storage: R2Bucket;
let brand: Person;
let athlete: Person;
let id: string;

beforeEach(async () => {
  storage = new MemoryBucket() as unknown as R2Bucket;
  [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  id = await makeConversation(db, brand, athlete, [{ from: brand, body: "Hello" }]);
});

const as = (person: Person) => commandContext(db, person);

const startFile = (
  ctx: ReturnType<typeof as>,
  conversationId: string,
  file: { name: string; bytes: number; modifiedAt: number },
) => startUpload(ctx, storage, messageFileTarget, { conversationId }, file);

async function upload(from: Person, bytes = PDF, name = "rider.pdf") {
  const file = { name, bytes: bytes.length, modifiedAt: 1 };
  const { id: uploadId } = await startFile(as(from), id, file);
  await storePart(as(from), storage, { id: uploadId, n: 1, declared: bytes.length }, async () =>
    new Blob([new Uint8Array(bytes)]).stream(),
  );
  return uploadId;
}

const finish = (from: Person, uploadId: string, conversationId = id) =>
  finishUpload(
    as(from),
    { storage, images: {} as ImagesBinding },
    messageFileTarget,
    { conversationId },
    uploadId,
  );

const filesIn = async (person: Person) =>
  (await loadThread(as(person), id, "newest")).messages.map(({ file }) => file?.name ?? null);

const rowsOf = async (mediaId: string) => {
  const [files, tasks] = await db.read(
    db.orm.select({ id: media.id }).from(media).where(eq(media.id, mediaId)),
    db.orm.all(sql`select 1 from outbox where kind = 'storage' and instr(payload, ${mediaId})`),
  );
  return { files: files.length, deletions: tasks.length };
};

test("a file becomes one message for both sides, also when it is finished twice at once", async () => {
  const uploadId = await upload(athlete);
  await Promise.all([finish(athlete, uploadId), finish(athlete, uploadId)]);
  await finish(athlete, uploadId);
  expect(await filesIn(brand)).toEqual([null, "rider.pdf"]);
  expect(await filesIn(athlete)).toEqual([null, "rider.pdf"]);
  const { items } = await loadConversations(as(brand), { tab: "unread", after: null });
  expect(items[0]?.file).toEqual({ kind: "document", name: "rider.pdf" });
  const [left] = await db.read(db.orm.select().from(uploads).where(eq(uploads.id, uploadId)));
  expect(left).toEqual([]);
});

test("only the two participants get the file, and only by its own conversation", async () => {
  const uploadId = await upload(athlete);
  await finish(athlete, uploadId);
  expect((await loadFile(as(brand), id, uploadId)).name).toBe("rider.pdf");
  const stranger = await makeBrand(db);
  const elsewhere = await makeConversation(db, stranger, athlete, [{ from: stranger, body: "Hi" }]);
  const notFound = { code: "not_found" };
  await expect(loadFile(as(stranger), id, uploadId)).rejects.toMatchObject(notFound);
  await expect(loadFile(as(stranger), elsewhere, uploadId)).rejects.toMatchObject(notFound);
  await expect(loadFile(as(athlete), elsewhere, uploadId)).rejects.toMatchObject(notFound);
  await expect(startFile(as(stranger), id, FILE)).rejects.toMatchObject(notFound);
});

const FILE = { name: "rider.pdf", bytes: 10, modifiedAt: 1 };

test("an upload can be finished only by its sender and in its conversation", async () => {
  const uploadId = await upload(athlete);
  const other = await makeBrand(db);
  const elsewhere = await makeConversation(db, other, athlete, [{ from: other, body: "Hi" }]);
  const notFound = { code: "not_found" };
  await expect(finish(brand, uploadId)).rejects.toMatchObject(notFound);
  await expect(finish(athlete, uploadId, elsewhere)).rejects.toMatchObject(notFound);
  expect(await filesIn(brand)).toEqual([null]);
});

test("a file that is neither a picture nor a PDF is refused and deleted", async () => {
  const uploadId = await upload(brand, new TextEncoder().encode("<html>not a PDF"), "rider.pdf");
  await expect(finish(brand, uploadId)).rejects.toThrow("Choose a PNG, JPG or PDF");
  expect(await rowsOf(uploadId)).toEqual({ files: 0, deletions: 1 });
  expect(await filesIn(athlete)).toEqual([null]);
});

test("a clip is refused, although other parts of the product take it", async () => {
  const mp4 = Uint8Array.from([0, 0, 0, 24, ...new TextEncoder().encode("ftypisom"), ...PDF]);
  const uploadId = await upload(brand, mp4, "clip.mp4");
  await expect(finish(brand, uploadId)).rejects.toThrow("Choose a PNG, JPG or PDF");
});

test("an upload that is announced again continues with the parts it has", async () => {
  const file = { name: "rider.pdf", bytes: PDF.length, modifiedAt: 1 };
  const uploadId = await upload(brand);
  expect(await startFile(as(brand), id, file)).toEqual({ id: uploadId, parts: [1] });
  const other = await startFile(as(brand), id, { ...file, modifiedAt: 2 });
  expect(other).toEqual({ id: expect.not.stringMatching(uploadId), parts: [] });
});

test("what has arrived is measured again, because a sender may announce less", async () => {
  const arrived = { id: newId(), name: "a.pdf", bytes: MAX_FILE_BYTES + 1 };
  const stores = { storage, images: {} as ImagesBinding };
  await expect(inspectAttachment(stores, messageFileTarget, arrived)).rejects.toThrow(
    "larger than 20 MB",
  );
});

test("an empty or too large file, a full quota and a block are refused before anything is sent", async () => {
  const start = (bytes: number, modifiedAt = 1) =>
    startFile(as(athlete), id, { name: "a.pdf", bytes, modifiedAt });
  await expect(start(0)).rejects.toThrow("empty");
  await expect(start(MAX_FILE_BYTES + 1)).rejects.toThrow("larger than 20 MB");
  const { id: largest } = await start(MAX_FILE_BYTES);
  await deleteUpload(as(athlete), largest);
  await makeMedia(db, null, athlete.userId, { bytes: QUOTA_BYTES - 10, purpose: "portfolio" });
  await expect(start(11)).rejects.toThrow("5 GB");
  await start(10);
  await changeConversation(as(brand), id, "block");
  for (const modifiedAt of [1, 2])
    await expect(start(10, modifiedAt)).rejects.toThrow("You cannot reply to this conversation");
});

test("a block while a file is on its way stops it", async () => {
  const uploadId = await upload(athlete);
  await changeConversation(as(brand), id, "block");
  await expect(finish(athlete, uploadId)).rejects.toThrow("You cannot reply");
  expect(await filesIn(brand)).toEqual([null]);
});

test("an unsent file is deleted", async () => {
  const uploadId = await upload(athlete);
  await finish(athlete, uploadId);
  await unsendMessage(as(athlete), id, 2);
  expect(await filesIn(brand)).toEqual([null, null]);
  expect(await rowsOf(uploadId)).toMatchObject({ files: 0 });
  await expect(loadFile(as(brand), id, uploadId)).rejects.toMatchObject({ code: "not_found" });
});

test("the daily job keeps files and uploads of a conversation, and deletes them after it", async () => {
  const [sent, unsent] = [await upload(athlete), await upload(brand)];
  await finish(athlete, sent);
  const sweep = async () => {
    const context = { now: Date.now() + 2 * DAY_MS, day: "2026-11-25" };
    await db.write((await sweepMedia(db, context, "")).writes);
    const [[left]] = await db.read(
      db.orm.all<{ n: number }>(sql`select (select count(*) from media where id = ${sent})
        + (select count(*) from uploads where id = ${unsent}) as n`),
    );
    return left?.n;
  };
  expect(await sweep()).toBe(2);
  await db.write([sql`delete from conversations where id = ${id}`]);
  expect(await sweep()).toBe(0);
});
