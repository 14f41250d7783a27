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
  endFiles,
  endUpload,
  insertFile,
} from "../media/files.server";
import { inspect } from "../media/inspect.server";
import type { Kept, Stores } from "../media/kept";
import { MAX_FILES } from "../media/limits";
import { REFUSED } from "../media/refusals";
import { type SentFile, startUpload } from "../media/upload-steps.server";
import {
  bytesOf,
  completeUpload,
  dropUpload,
  isThere,
  requireQuota,
  requireSize,
  uploadsOf,
  uploadToFinish,
} from "../media/uploads.server";
import { contentChanged } from "../notifications/notify";
import { EDITABLE, workingVersion } from "./file-versions";
import { isInHand } from "./in-hand.server";
import { type ContentSnapshot, loadContentForCommand, unchangedSince } from "./snapshot.server";
import { refuseRemoved } from "./transition.server";
import { storeVersion } from "./versions.server";

/** Announces a file for a piece. The same file announced before goes on where it stopped. */
export async function startFile(
  ctx: CommandContext,
  storage: R2Bucket,
  contentId: string,
  file: SentFile,
): Promise<{ id: string; parts: number[] }> {
  requireParty(ctx, "athlete");
  requireSize(file.bytes);
  const room = roomFor(ctx, contentId).then(({ room }) => room);
  return startUpload(ctx, storage, { contentId, ...file }, room);
}

/** The piece, if this athlete may change its files, and a check whether one more has room. */
export async function roomFor(ctx: CommandContext, contentId: string) {
  const [content, [files, [announced], [stored]]] = await Promise.all([
    loadContentForCommand(ctx, contentId),
    ctx.db.read(workingFiles(ctx, contentId), uploadsOf(ctx, contentId), bytesOf(ctx)),
  ]);
  requireEditable(content);
  const room = (bytes: number, beside = announced?.n ?? 0) => {
    if (files.length + beside >= MAX_FILES) throw tooMany();
    requireQuota(stored, bytes);
  };
  return { content, room };
}

const tooMany = () => new AppError("invalid", REFUSED["too many"]);

export function requireEditable(content: ContentSnapshot) {
  refuseRemoved(content);
  if (!EDITABLE.includes(content.status)) throw sent();
}

export const sent = () => conflict("You've already sent this. Take it back to change its files.");

const workingFiles = ({ db }: CommandContext, contentId: string) =>
  db.orm
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.contentId, contentId), isInHand));

/** Puts a file together, looks at it, and adds it to its piece. Asked again, it is there already. */
export async function finishFile(
  ctx: CommandContext,
  stores: Stores,
  contentId: string,
  uploadId: string,
) {
  requireParty(ctx, "athlete");
  const [content, found] = await Promise.all([
    loadContentForCommand(ctx, contentId),
    uploadToFinish(ctx, uploadId, "ownerId", (upload) => upload.contentId === contentId),
  ]);
  if (!found) return;
  const { upload, parts } = found;
  const drop = () => ctx.db.write(dropUpload(ctx, upload.id));
  try {
    requireEditable(content);
  } catch (error) {
    await drop();
    throw error;
  }
  await completeUpload(stores.storage, upload, parts);
  const inspected = await inspect(stores, upload.id, upload.bytes);
  if ("refusal" in inspected) {
    await drop();
    throw new AppError("invalid", inspected.refusal);
  }
  const { id, name } = upload;
  await addFile(ctx, content, { id, name, ...inspected.kept });
}

/**
 * Adds a file that is stored and checked. A piece that has changed since, by a draft that saves itself or by
 * another of its files, still takes it.
 * @throws AppError and deletes it: conflict when the piece has been sent, invalid when it has the most files that it may have
 */
export async function addFile(
  ctx: CommandContext,
  content: ContentSnapshot,
  file: Kept & { id: string; name: string },
): Promise<void> {
  const { id } = file;
  try {
    await changeFiles(ctx, content, "content_file_added", id, [
      insertFile(
        ctx,
        file,
        { contentId: content.id, sinceVersion: workingVersion(content) },
        sql`(select 1) where (select count(*) from media
          where media.content_id = ${content.id} and ${isInHand}) < ${MAX_FILES}`,
      ),
      assertRowChanged(),
      ...endUpload(ctx, file),
    ]);
  } catch (error) {
    if (appErrorIn(error)?.code !== "conflict") throw wrapError("add this file", error);
    if (await isThere(ctx, id)) return;
    const [now, [files]] = await Promise.all([
      loadContentForCommand(ctx, content.id),
      ctx.db.read(workingFiles(ctx, content.id)),
    ]);
    if (EDITABLE.includes(now.status) && now.updatedAt !== content.updatedAt)
      return addFile(ctx, now, file);
    await ctx.db.write(discardUpload(ctx, id));
    throw files.length < MAX_FILES ? wrapError("add this file", error) : tooMany();
  }
}

/** A file that no brand has seen is deleted; any other stays with the versions that show it. */
export async function removeFile(ctx: CommandContext, contentId: string, mediaId: string) {
  requireParty(ctx, "athlete");
  const content = await loadContentForCommand(ctx, contentId);
  requireEditable(content);
  const version = workingVersion(content);
  const inHand = sql`id = ${mediaId} and content_id = ${contentId} and until_version is null`;
  const unseen = sql`${inHand} and since_version >= ${version}`;
  await changeFiles(ctx, content, "content_file_removed", mediaId, [
    ...deleteFiles(unseen, ctx.now),
    // With a polished file goes the one that it stands in for.
    endFiles(
      sql`content_id = ${contentId} and until_version is null
        and id in (${mediaId}, (select replaces_id from media where id = ${mediaId}))`,
      version - 1,
    ),
  ]);
}

/** Says in words what a file shows. */
export async function describeFile(
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
    sent,
  );
}

/** A piece whose files change is a changed piece: a brand that has had it keeps the version it had. */
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
          and(unchangedSince(ctx, content), inArray(contentSubmissions.status, [...EDITABLE])),
        ),
      effects: [...effects, contentChanged(id, ctx.now)],
      audit: { action, resourceType: "content", resourceId: id, detail: { mediaId } },
    },
    sent,
  );
}
