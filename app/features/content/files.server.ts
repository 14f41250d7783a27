import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { commit } from "~/platform/command";
import { AppError, appErrorIn, conflict, wrapError } from "~/platform/errors";
import { assertRowChanged, type Statement } from "~db/client";
import { contentSubmissions, media } from "~db/schema";
import { type CommandContext, requireParty } from "../accounts/actor";
import {
  deleteFiles,
  describeFiles,
  discardUpload,
  endFilesAtVersion,
  endUpload,
  insertFile,
} from "../media/files.server";
import { inspectObject } from "../media/inspect.server";
import { MAX_FILES } from "../media/limits";
import { REFUSED } from "../media/refusals";
import type { FileProperties, Stores } from "../media/stored-file";
import { startUpload } from "../media/upload-steps.server";
import {
  completeUpload,
  countOpenUploads,
  deleteUpload,
  loadUploadToFinish,
  mediaExists,
  requireQuota,
  requireUploadSize,
  type SentFile,
  selectStoredBytes,
} from "../media/uploads.server";
import { broadcastContentChange } from "../notifications/notify";
import { isCurrentFile } from "./content-stages.server";
import { EDITABLE_STATUSES, workingVersion } from "./file-versions";
import {
  type ContentSnapshot,
  isUnchanged,
  loadContentForCommand,
  storeVersion,
} from "./snapshot.server";
import { requireNotRemoved } from "./transition.server";

/** Announces a file for a content item. The same file announced before goes on where it stopped. */
export async function startContentUpload(
  ctx: CommandContext,
  storage: R2Bucket,
  contentId: string,
  file: SentFile,
): Promise<{ id: string; parts: number[] }> {
  requireParty(ctx, "athlete");
  requireUploadSize(file.bytes);
  const capacityCheck = loadUploadCapacity(ctx, contentId).then(
    ({ requireCapacity: capacityCheck }) => capacityCheck,
  );
  return startUpload(ctx, storage, { contentId, ...file }, capacityCheck);
}

/** The content item, if this athlete may change its files, and a check whether one more has room. */
export async function loadUploadCapacity(ctx: CommandContext, contentId: string) {
  const [content, [files, [announced], [stored]]] = await Promise.all([
    loadContentForCommand(ctx, contentId),
    ctx.db.read(
      workingFiles(ctx, contentId),
      countOpenUploads(ctx, contentId),
      selectStoredBytes(ctx),
    ),
  ]);
  requireEditable(content);
  const requireCapacity = (bytes: number, openUploads = announced?.n ?? 0) => {
    if (files.length + openUploads >= MAX_FILES) throw tooMany();
    requireQuota(stored, bytes);
  };
  return { content, requireCapacity };
}

const tooMany = () => new AppError("invalid", REFUSED["too many"]);

export function requireEditable(content: ContentSnapshot) {
  requireNotRemoved(content);
  if (!EDITABLE_STATUSES.includes(content.status)) throw alreadySent();
}

export const alreadySent = () =>
  conflict("You've already sent this. Take it back to change its files.");

const workingFiles = ({ db }: CommandContext, contentId: string) =>
  db.orm
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.contentId, contentId), isCurrentFile));

/** Puts a file together, looks at it, and adds it to its content item. Asked again, it is there already. */
export async function finishContentUpload(
  ctx: CommandContext,
  stores: Stores,
  contentId: string,
  uploadId: string,
) {
  requireParty(ctx, "athlete");
  const [content, found] = await Promise.all([
    loadContentForCommand(ctx, contentId),
    loadUploadToFinish(ctx, uploadId, { contentId }),
  ]);
  if (!found) return;
  const { upload, parts } = found;
  const drop = () => ctx.db.write(deleteUpload(ctx, upload.id));
  try {
    requireEditable(content);
  } catch (error) {
    await drop();
    throw error;
  }
  await completeUpload(stores.storage, upload, parts);
  const inspected = await inspectObject(stores, upload.id, upload.bytes);
  if ("refusal" in inspected) {
    await drop();
    throw new AppError("invalid", inspected.refusal);
  }
  const { id, name } = upload;
  await addContentFile(ctx, content, { id, name, ...inspected.properties });
}

/**
 * Adds a file that is stored and checked. A content item that has changed since, by a draft that saves itself or by
 * another of its files, still takes it.
 * @throws AppError and deletes it: conflict when the content item has been sent, invalid when it has the most files that it may have
 */
export async function addContentFile(
  ctx: CommandContext,
  content: ContentSnapshot,
  file: FileProperties & { id: string; name: string },
): Promise<void> {
  const { id } = file;
  try {
    await changeFiles(ctx, content, "content_file_added", id, [
      insertFile(
        ctx,
        file,
        { contentId: content.id, sinceVersion: workingVersion(content) },
        sql`(select 1) where (select count(*) from media
          where media.content_id = ${content.id} and ${isCurrentFile}) < ${MAX_FILES}`,
      ),
      assertRowChanged(),
      ...endUpload(ctx, file),
    ]);
  } catch (error) {
    if (appErrorIn(error)?.code !== "conflict") throw wrapError("add this file", error);
    if (await mediaExists(ctx, id)) return;
    const [current, [files]] = await Promise.all([
      loadContentForCommand(ctx, content.id),
      ctx.db.read(workingFiles(ctx, content.id)),
    ]);
    if (EDITABLE_STATUSES.includes(current.status) && current.updatedAt !== content.updatedAt)
      return addContentFile(ctx, current, file);
    await ctx.db.write(discardUpload(ctx, id));
    throw files.length < MAX_FILES ? wrapError("add this file", error) : tooMany();
  }
}

/** A file that no brand has seen is deleted; any other stays with the versions that show it. */
export async function removeContentFile(ctx: CommandContext, contentId: string, mediaId: string) {
  requireParty(ctx, "athlete");
  const content = await loadContentForCommand(ctx, contentId);
  requireEditable(content);
  const version = workingVersion(content);
  const inHand = sql`id = ${mediaId} and content_id = ${contentId} and until_version is null`;
  const unsubmitted = sql`${inHand} and since_version >= ${version}`;
  await changeFiles(ctx, content, "content_file_removed", mediaId, [
    ...deleteFiles(unsubmitted, ctx.now),
    // With a polished file goes the one that it stands in for.
    endFilesAtVersion(
      sql`content_id = ${contentId} and until_version is null
        and id in (${mediaId}, (select replaces_id from media where id = ${mediaId}))`,
      version - 1,
    ),
  ]);
}

/** Says in words what a file shows. */
export async function describeContentFile(
  ctx: CommandContext,
  contentId: string,
  mediaId: string,
  alt: string,
) {
  requireParty(ctx, "athlete");
  const content = await loadContentForCommand(ctx, contentId);
  requireEditable(content);
  await commit(
    ctx,
    {
      change: describeFiles(
        and(
          eq(media.id, mediaId),
          eq(media.contentId, contentId),
          eq(media.ownerId, ctx.actor.personId),
          isNull(media.untilVersion),
          sql`exists (select 1 from content_submissions
            where id = ${contentId} and updated_at = ${content.updatedAt})`,
        ),
        alt,
      ),
      audit: { action: "content_file_described", resourceType: "content", resourceId: contentId },
    },
    alreadySent,
  );
}

/** A content item whose files change is a changed content item: a brand that has had it keeps the version it had. */
async function changeFiles(
  ctx: CommandContext,
  content: ContentSnapshot,
  action: "content_file_added" | "content_file_removed",
  mediaId: string,
  effects: Statement[],
) {
  const { id, status, submittedAt, version } = content;
  const startsVersion = status === "draft" && submittedAt !== null;
  await commit(
    ctx,
    {
      before: startsVersion ? [storeVersion(ctx, id, content)] : [],
      change: ctx.db.orm
        .update(contentSubmissions)
        .set({
          updatedAt: ctx.now,
          ...(startsVersion && { version: version + 1, submittedAt: null }),
        })
        .where(
          and(
            isUnchanged(ctx, content),
            inArray(contentSubmissions.status, [...EDITABLE_STATUSES]),
          ),
        ),
      effects: [...effects, broadcastContentChange(id, ctx.now)],
      audit: { action, resourceType: "content", resourceId: id, detail: { mediaId } },
    },
    alreadySent,
  );
}
