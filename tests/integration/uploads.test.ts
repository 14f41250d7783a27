import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { ENTITLEMENTS } from "~/features/billing/billing/entitlements";
import { saveDraft } from "~/features/content/content/commands.server";
import { contentFileTarget } from "~/features/content/content/files.server";
import { finishUpload, startUpload } from "~/features/media/media/attachments.server";
import {
  MAX_CONTENT_FILES,
  PART_BYTES,
  partCount,
  partSize,
  RESUME_DAYS,
} from "~/features/media/media/limits";
import { sweepMedia } from "~/features/media/media/objects.server";
import { deleteUpload, storePart } from "~/features/media/media/uploads.server";
import { portfolioTarget } from "~/features/profiles/portfolio/commands.server";
import { DAY_MS } from "~/platform/durations";
import { media, uploads } from "~db/schema";
import { largeClip } from "../support/clip-file";
import { commandContext } from "../support/command-context";
import { makeActiveDeal, makeContent, type Person } from "../support/factories";
import { makeMedia } from "../support/media-rows";
import { MemoryBucket } from "../support/memory-bucket";
import { database } from "../support/own-database";
import { sendDraft } from "../support/send-draft";

const MAX_PIECES = ENTITLEMENTS.athlete.free.portfolioItems;

/** An upload from its announcement to its file, by the commands. Over HTTP, with R2: tests/http/files.spec.ts. */

const db = database();
const SIZE = 2 * PART_BYTES + 1_000;
const CLIP = largeClip(SIZE);

let bucket: MemoryBucket;
let storage: R2Bucket;
let athlete: Person;
let campaignId: string;
let contentId: string;

beforeEach(async () => {
  bucket = new MemoryBucket();
  storage = bucket as unknown as R2Bucket;
  const deal = await makeActiveDeal(db);
  ({ athlete, campaignId } = deal);
  contentId = await makeContent(db, campaignId, athlete.userId, "draft");
});

/** A moment of its own for every step, as people have. */
let clock = Date.now();
const ctx = () => {
  clock += 1_000;
  return { ...commandContext(db, athlete), now: clock };
};

const stores = () => ({ storage, images: {} as ImagesBinding });

interface Announced {
  name: string;
  bytes: number;
  modifiedAt: number;
}

const startContentUpload = (file: Announced, id = contentId) =>
  startUpload(ctx(), storage, contentFileTarget, { contentId: id }, file);

const startPortfolioUpload = (file: Announced) =>
  startUpload(ctx(), storage, portfolioTarget, {}, file);

const begin = () => startContentUpload({ name: "run.mp4", bytes: SIZE, modifiedAt: 1 });

const sendPart = (id: string, n: number) => {
  const from = (n - 1) * PART_BYTES;
  const part = CLIP.subarray(from, from + partSize(SIZE, n));
  const body = async () => new Blob([new Uint8Array(part)]).stream();
  return storePart(ctx(), storage, { id, n, declared: part.length }, body);
};

const finish = (id: string) => finishUpload(ctx(), stores(), contentFileTarget, { contentId }, id);

async function sent() {
  const { id } = await begin();
  for (let n = 1; n <= partCount(SIZE); n++) await sendPart(id, n);
  return id;
}

/** Whether the file is among those of the piece, how many bytes are stored, and whether they will be deleted. */
async function outcome(id: string) {
  const [files, tasks] = await db.read(
    db.orm.select({ id: media.id }).from(media).where(eq(media.id, id)),
    db.orm.all(sql`select 1 from outbox where kind = 'storage' and instr(payload, ${id})`),
  );
  const stored = bucket.objects.get(`media/${id}/original`)?.length ?? 0;
  return { added: files.length, stored, deletions: tasks.length };
}

const WHOLE = { added: 1, stored: SIZE, deletions: 0 };

test("a file that is finished twice at once is there once, and its bytes stay", async () => {
  const id = await sent();
  const answers = await Promise.allSettled([finish(id), finish(id), finish(id)]);
  expect(answers.map(({ status }) => status)).toEqual(Array(3).fill("fulfilled"));
  expect(await outcome(id)).toEqual(WHOLE);
  const [[row]] = await db.read(
    db.orm.all<{ n: number }>(
      sql`select count(*) as n from audit_logs where action = 'content_file_added' and resource_id = ${contentId}`,
    ),
  );
  expect(row?.n).toBe(1);
});

test("two files that are finished at once are both there", async () => {
  const first = await sent();
  const { id: second } = await startContentUpload({
    name: "jump.mp4",
    bytes: SIZE,
    modifiedAt: 1,
  });
  for (let n = 1; n <= partCount(SIZE); n++) await sendPart(second, n);
  await Promise.all([finish(first), finish(second)]);
  expect([await outcome(first), await outcome(second)]).toEqual([WHOLE, WHOLE]);
});

test("of two files that are finished at once, the last place of a piece takes one", async () => {
  const first = await sent();
  const { id: second } = await startContentUpload({
    ...{ name: "jump.mp4", bytes: SIZE, modifiedAt: 1 },
  });
  for (let n = 1; n <= partCount(SIZE); n++) await sendPart(second, n);
  for (let n = 1; n < MAX_CONTENT_FILES; n++) await makeMedia(db, contentId, athlete.userId);
  const answers = await Promise.allSettled([finish(first), finish(second)]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(answers.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "invalid", message: "You can add up to 10 files. Remove one first." },
  });
  const [added, refused] = answers[0]?.status === "fulfilled" ? [first, second] : [second, first];
  expect(await outcome(added)).toEqual(WHOLE);
  expect(await outcome(refused)).toMatchObject({ added: 0, deletions: 1 });
});

test("a draft that saves itself while a file is looked at does not cost the file", async () => {
  const id = await sent();
  const head = bucket.head.bind(bucket);
  bucket.head = async (key) => {
    bucket.head = head;
    await saveDraft(ctx(), contentId, { title: "Run", description: "#ad Up", mediaUrls: [] });
    return head(key);
  };
  await finish(id);
  expect(await outcome(id)).toEqual(WHOLE);
});

test("a file whose piece is sent while it is looked at is refused, and deleted", async () => {
  const id = await sent();
  const draft = { title: "Run", description: "#ad Up", mediaUrls: ["https://vimeo.com/1"] };
  await saveDraft(ctx(), contentId, draft);
  const head = bucket.head.bind(bucket);
  bucket.head = async (key) => {
    bucket.head = head;
    await sendDraft(ctx(), contentId);
    return head(key);
  };
  await expect(finish(id)).rejects.toThrow("already sent");
  expect(await outcome(id)).toMatchObject({ added: 0, deletions: 1 });
});

test("without any one of its parts a file is not finished, and goes on from there", async () => {
  for (let missing = 1; missing <= partCount(SIZE); missing++) {
    const { id } = await begin();
    const others = [1, 2, 3].filter((n) => n !== missing);
    for (const n of others) await sendPart(id, n);
    await expect(finish(id)).rejects.toThrow("hasn't arrived yet");
    expect(await begin()).toEqual({ id, parts: others });
    await sendPart(id, missing);
    await finish(id);
    expect(await outcome(id)).toEqual(WHOLE);
  }
});

test("a piece that is finished twice in parallel takes the last place of a portfolio, and its files are kept", async () => {
  for (let position = 1; position < MAX_PIECES; position++)
    await makeMedia(db, null, athlete.userId, { purpose: "portfolio", position });
  const { id } = await startPortfolioUpload({
    name: "run.mp4",
    bytes: SIZE,
    modifiedAt: 1,
  });
  for (let n = 1; n <= partCount(SIZE); n++) await sendPart(id, n);
  const finishIt = () => finishUpload(ctx(), stores(), portfolioTarget, {}, id);
  const answers = await Promise.allSettled([finishIt(), finishIt(), finishIt()]);
  expect(answers.map(({ status }) => status)).toEqual(Array(3).fill("fulfilled"));
  await deleteUpload(ctx(), id);
  expect(await outcome(id)).toEqual(WHOLE);
});

test("an upload that was not finished in 7 days is swept; the file starts over", async () => {
  const { id } = await begin();
  await sendPart(id, 1);
  const chunk = () => startPortfolioUpload({ name: "a.mp4", bytes: 9, modifiedAt: 1 });
  const { id: itemId } = await chunk();
  const sweep = async (now: number) =>
    db.write((await sweepMedia(db, { day: "", now }, "0")).writes);
  await sweep(clock + (RESUME_DAYS - 1) * DAY_MS);
  expect((await begin()).id).toBe(id);
  expect((await chunk()).id).toBe(itemId);
  await sweep(clock + (RESUME_DAYS + 1) * DAY_MS);
  expect((await outcome(id)).deletions).toBe(1);
  for (const late of [() => sendPart(id, 2), () => finish(id)])
    await expect(late()).rejects.toThrow("This upload has ended.");
  const again = await begin();
  expect(again.id).not.toBe(id);
  expect(again.parts).toEqual([]);
});

test("an upload that R2 has ended by itself says that the file starts over", async () => {
  const id = await sent();
  bucket.underWay.clear();
  await expect(sendPart(id, 1)).rejects.toThrow("This upload has ended.");
  await expect(finish(id)).rejects.toThrow("This upload has ended.");
  const [rows] = await db.read(db.orm.select().from(uploads).where(eq(uploads.id, id)));
  expect(rows).toHaveLength(1);
});

test("files that are announced at once stay within the quota together", async () => {
  const bytes = 500 * 1024 * 1024;
  const announced = await Promise.allSettled(
    Array.from({ length: 20 }, async (_, n) => {
      // Pieces of their own, so that only the quota counts.
      const chunk = await makeContent(db, campaignId, athlete.userId, "draft");
      return startContentUpload({ name: `${n}.mp4`, bytes, modifiedAt: n }, chunk);
    }),
  );
  expect(announced.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  const rows = await db.read(
    db.orm
      .select({ bytes: uploads.bytes })
      .from(uploads)
      .where(eq(uploads.ownerId, athlete.userId)),
  );
  expect(rows[0]).toHaveLength(10);
  // What was refused is not left open in R2.
  expect(bucket.underWay.size).toBe(10);
});
