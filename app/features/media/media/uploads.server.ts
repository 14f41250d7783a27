import { and, count, eq, or, type SQL, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { bytesText } from "~/platform/bytes";
import { commit } from "~/platform/command";
import { AppError, notFound } from "~/platform/errors";
import { newId } from "~db/columns";
import { media, uploadParts, uploads } from "~db/schema";
import { partCount, partSize, QUOTA_BYTES } from "./limits";
import { abortUpload, isUploadGone, originalKey, queueUploadDeletions } from "./objects.server";
import { REFUSED } from "./refusals";

/** An upload in parts. It belongs to one person; R2 does not list parts, so rows know them. */

/** The target of an upload: a content item, the portfolio, a conversation, a dispute or a request to be verified. */
export interface UploadColumns {
  contentId?: string;
  conversationId?: string;
  disputeId?: string;
  verificationId?: SQL;
  forPortfolio?: boolean;
  /** The file that it is to replace, where staff polish one. */
  replacesId?: string;
}

/** A file as a page announces it. */
export interface SentFile {
  name: string;
  bytes: number;
  modifiedAt: number;
}

type NewUpload = UploadColumns & SentFile;

const isUploadFor = ({ forPortfolio = false, ...ids }: UploadColumns) =>
  and(
    eq(uploads.forPortfolio, forPortfolio),
    ...UPLOAD_TARGETS.map((name) => sql`${uploads[name]} is ${ids[name] ?? null}`),
  );

const UPLOAD_TARGETS = [
  "contentId",
  "conversationId",
  "disputeId",
  "verificationId",
  "replacesId",
] as const;

export const isOwnUpload = ({ actor }: CommandContext, id: string) =>
  and(eq(uploads.id, id), eq(uploads.ownerId, actor.personId));

/** The same file that was picked before, with the parts that have arrived. */
export const selectUnfinishedUpload = (
  { actor, db }: CommandContext,
  { name, bytes, modifiedAt, ...target }: NewUpload,
) =>
  db.orm
    .select({
      id: uploads.id,
      parts: sql<string>`(select json_group_array(n) from upload_parts where upload_id = ${uploads.id})`,
    })
    .from(uploads)
    .where(
      and(
        eq(uploads.ownerId, actor.personId),
        isUploadFor(target),
        eq(uploads.name, name),
        eq(uploads.bytes, bytes),
        eq(uploads.modifiedAt, modifiedAt),
      ),
    )
    .limit(1);

/** Many more than one person sends at once; each is an upload in R2. */
const MAX_OPEN = 50;

/**
 * Makes the upload in R2 and its row. Announced at once, many files are counted together.
 * @throws AppError when the quota has no room for it, or too many are open
 */
export async function createUpload(ctx: CommandContext, storage: R2Bucket, file: NewUpload) {
  const id = newId();
  const { uploadId: storageId } = await storage.createMultipartUpload(originalKey(id), {
    httpMetadata: { contentType: "application/octet-stream" },
  });
  const { db, actor, now } = ctx;
  await commit(
    ctx,
    {
      before: [
        db.orm
          .insert(uploads)
          .values({ id, ownerId: actor.personId, storageId, createdAt: now, ...file }),
      ],
      // Counted with this row in place; one that has no room is taken back with its batch.
      change: db.orm
        .update(uploads)
        .set({ createdAt: now })
        .where(
          sql`id = ${id} and (${selectStoredBytes(ctx)}) <= ${QUOTA_BYTES}
            and (select count(*) from uploads other where other.owner_id = ${actor.personId}) <= ${MAX_OPEN}`,
        ),
    },
    () => new AppError("invalid", REFUSED.quota),
  ).catch(async (error) => {
    await abortUpload(storage, id, storageId);
    throw error;
  });
  return id;
}

/**
 * Stores part `n` (from 1). Sent again, it replaces what was there.
 * @param declared the length that the request says its body has
 * @throws AppError when the upload is gone, or the part is none of this file
 */
export async function storePart(
  ctx: CommandContext,
  storage: R2Bucket,
  { id, n, declared }: { id: string; n: number; declared: number },
  body: () => Promise<ReadableStream | null>,
) {
  const [[upload]] = await ctx.db.read(
    ctx.db.orm
      .select({ storageId: uploads.storageId, bytes: uploads.bytes })
      .from(uploads)
      .where(isOwnUpload(ctx, id)),
  );
  if (!upload) throw uploadEnded();
  if (!Number.isInteger(n) || n < 1 || n > partCount(upload.bytes))
    throw new AppError("invalid", "This file has no such part.");
  const size = partSize(upload.bytes, n);
  if (declared !== size) throw new AppError("invalid", `Part ${n} has ${size} bytes.`);
  const stream = await body();
  if (!stream) throw new AppError("invalid", "This part is empty.");
  const { etag } = await storage
    .resumeMultipartUpload(originalKey(id), upload.storageId)
    .uploadPart(n, stream)
    .catch((error) => {
      throw isUploadGone(error) ? uploadEnded() : error;
    });
  const partRow = ctx.db.orm
    .insert(uploadParts)
    .values({ uploadId: id, n, etag })
    .onConflictDoUpdate({ target: [uploadParts.uploadId, uploadParts.n], set: { etag } });
  await commit(ctx, { effects: [partRow] });
}

const uploadEnded = () => notFound("This upload has ended. Choose the file again to start over.");

/**
 * What a request to finish an upload needs; null when that has been done before, so that asking twice is no error.
 * @throws AppError not_found when this person has no such upload for the target
 */
export async function loadUploadToFinish(ctx: CommandContext, id: string, target: UploadColumns) {
  const { personId } = ctx.actor;
  const [[upload], parts, [arrived]] = await ctx.db.read(
    ctx.db.orm
      .select()
      .from(uploads)
      .where(and(isOwnUpload(ctx, id), isUploadFor(target))),
    ctx.db.orm
      .select({ partNumber: uploadParts.n, etag: uploadParts.etag })
      .from(uploadParts)
      .innerJoin(uploads, eq(uploads.id, uploadParts.uploadId))
      .where(isOwnUpload(ctx, id))
      .orderBy(uploadParts.n),
    ctx.db.orm
      .select({ id: media.id })
      .from(media)
      .where(
        and(eq(media.id, id), or(eq(media.ownerId, personId), eq(media.polishedBy, personId))),
      ),
  );
  if (arrived) return null;
  if (!upload) throw uploadEnded();
  return { upload, parts };
}

/**
 * Puts the parts together. Done before, it is no error: the object is there.
 * @throws AppError conflict while parts are missing: R2 would leave them out
 */
export async function completeUpload(
  storage: R2Bucket,
  { id, storageId, bytes }: { id: string; storageId: string; bytes: number },
  parts: R2UploadedPart[],
) {
  if (parts.length !== partCount(bytes))
    throw new AppError(
      "conflict",
      "Some of the file hasn't arrived yet. Choose it again to go on.",
    );
  try {
    await storage.resumeMultipartUpload(originalKey(id), storageId).complete(parts);
  } catch (error) {
    if (!isUploadGone(error)) throw error;
  }
  const stored = await storage.head(originalKey(id));
  if (stored?.size !== bytes) throw uploadEnded();
}

/** Deletes an upload and its received parts, unless another request has finished it since. */
export const deleteUpload = (ctx: CommandContext, id: string) =>
  commit(ctx, {
    effects: [
      queueUploadDeletions(sql`id = ${id} and owner_id = ${ctx.actor.personId}`, ctx.now),
      ctx.db.orm.delete(uploads).where(isOwnUpload(ctx, id)),
    ],
  });

/** Whether a request has added this file. Its objects must then stay. */
export async function mediaExists({ db }: CommandContext, mediaId: string) {
  const [rows] = await db.read(
    db.orm.select({ id: media.id }).from(media).where(eq(media.id, mediaId)),
  );
  return rows.length > 0;
}

/** How many bytes a person has stored or announced. */
export const selectStoredBytes = ({ actor, db }: CommandContext) =>
  db.orm
    .select({
      bytes: sql<number>`(select coalesce(sum(bytes), 0) from media where owner_id = ${actor.personId} and replaces_id is null)
        + (select coalesce(sum(bytes), 0) from uploads where owner_id = ${actor.personId})`,
    })
    .from(sql`(select 1)`);

/** @throws AppError if the person's quota has no room for more bytes */
export function requireQuota(stored: { bytes: number } | undefined, bytes: number) {
  if ((stored?.bytes ?? 0) + bytes > QUOTA_BYTES) throw new AppError("invalid", REFUSED.quota);
}

/** '1.4 GB of 5 GB' */
export async function loadStorageUsed(ctx: CommandContext) {
  const [[stored]] = await ctx.db.read(selectStoredBytes(ctx));
  return `${bytesText(stored?.bytes ?? 0)} of ${bytesText(QUOTA_BYTES)}`;
}

export const countOpenUploads = ({ db, actor }: CommandContext, contentId: string) =>
  db.orm
    .select({ n: count() })
    .from(uploads)
    .where(and(eq(uploads.contentId, contentId), eq(uploads.ownerId, actor.personId)));
