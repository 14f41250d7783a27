import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import type { Background } from "~/platform/context";
import type { RunBatch } from "~/platform/daily-jobs";
import { DAY_MS } from "~/platform/durations";
import { enqueue, enqueueEach } from "~/platform/enqueue";
import type { Statement } from "~db/client";
import { isAbandoned, media } from "~db/schema";
import { RESUME_DAYS } from "./limits";

/** Where the objects of a media are kept in R2. */
const folderOf = (mediaId: string) => `media/${mediaId}/`;

/** @param file as queries return it, `<media id>/<name>` */
export const storedKey = (file: string) => `media/${file}`;

/** What was sent: the clip itself, and a picture until its sizes are made. */
export const originalKey = (mediaId: string) => `${folderOf(mediaId)}original`;

export const pictureKey = (mediaId: string, width: number) => `${folderOf(mediaId)}${width}.webp`;

/** A part of a file that is made in parts. */
export const partKey = (id: string, n: number) => `${folderOf(id)}part-${n}`;

/** A text that explains such a file. */
export const readmeKey = (id: string) => `${folderOf(id)}readme.txt`;

/** A still of a clip. */
export const posterKey = (mediaId: string) => `${folderOf(mediaId)}poster.webp`;

/** What the outbox deletes: all that is stored of a media, or of an upload that is still under way. */
export const storageSchema = z.object({
  mediaId: z.string(),
  /** R2's id of an unfinished upload. */
  storageId: z.string().optional(),
  /** What was sent of a picture whose sizes are kept: it tells where it was taken. */
  originalOnly: z.boolean().optional(),
});

/** Stands in the batch that deletes the row. */
export const queueDeletion = (
  task: z.infer<typeof storageSchema>,
  now: number,
  dueAt = now,
): Statement => enqueue("storage", task, now, { dueAt });

/** The same for the rows of `media` under this condition; stands before the statement that deletes them. */
export const queueDeletions = (condition: SQL, now: number): Statement =>
  queueFolderDeletions(media, condition, now);

/** The same for the rows of any table whose files are kept under their ids. */
export const queueFolderDeletions = (table: SQLiteTable, condition: SQL, now: number): Statement =>
  enqueueEach(
    "storage",
    {
      payload: sql`json_object('mediaId', id)`,
      key: sql`id`,
      from: sql`${table} where ${condition}`,
    },
    now,
  );

/** The same for unfinished uploads. */
export const queueUploadDeletions = (condition: SQL, now: number): Statement =>
  enqueueEach(
    "storage",
    {
      payload: sql`json_object('mediaId', id, 'storageId', storage_id)`,
      key: sql`id`,
      from: sql`uploads where ${condition}`,
    },
    now,
  );

/** Twice is the same as once. */
export async function deleteObjects(
  { storage }: Pick<Background, "storage">,
  { mediaId, storageId, originalOnly }: z.infer<typeof storageSchema>,
) {
  if (originalOnly) return storage.delete(originalKey(mediaId));
  if (storageId) await abortUpload(storage, mediaId, storageId);
  const { objects } = await storage.list({ prefix: folderOf(mediaId) });
  if (objects.length > 0) await storage.delete(objects.map(({ key }) => key));
}

/** Ends an unfinished upload; one that has ended already is no error. */
export async function abortUpload(storage: R2Bucket, mediaId: string, storageId: string) {
  try {
    await storage.resumeMultipartUpload(originalKey(mediaId), storageId).abort();
  } catch (error) {
    if (!isUploadGone(error)) throw error;
  }
}

/** R2's NoSuchUpload: the upload was completed or aborted. */
export const isUploadGone = (error: unknown) =>
  error instanceof Error && /\(10024\)/.test(error.message);

const BATCH = 200;

/** The daily job: deletes media that belong to nothing any more, and uploads that were never finished. */
export const sweepMedia: RunBatch = async ({ read, orm }, { now }, cursor) => {
  const tooOld = now - RESUME_DAYS * DAY_MS;
  const abandoned = sql`id in (
    select id from media where ${isAbandoned} and created_at < ${now - DAY_MS} limit ${BATCH})`;
  const unfinished = sql`id in (
    select id from uploads where created_at < ${tooOld}
      or coalesce(iif(for_portfolio, owner_id, content_id), conversation_id, dispute_id, verification_id) is null
    limit ${BATCH})`;
  const [[left]] = await read(
    orm.all<{ n: number }>(sql`select
      (select count(*) from media where ${abandoned}) + (select count(*) from uploads where ${unfinished}) as n`),
  );
  return {
    writes: [
      queueDeletions(abandoned, now),
      sql`delete from media where ${abandoned}`,
      queueUploadDeletions(unfinished, now),
      sql`delete from uploads where ${unfinished}`,
    ],
    next: (left?.n ?? 0) < BATCH ? null : String(Number(cursor) + 1),
  };
};
