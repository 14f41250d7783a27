import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq, isNull, sql } from "drizzle-orm";
import { commit } from "~/platform/command";
import { AppError, appErrorIn, conflict, notFound, wrapError } from "~/platform/errors";
import type { Statement } from "~db/client";
import { contentSubmissions, media } from "~db/schema";
import { requireAbility } from "../accounts/abilities.server";
import type { CommandContext } from "../accounts/actor";
import { deleteFiles, discardUpload, endUpload, insertFile } from "../media/files.server";
import { storeFormFiles } from "../media/form-files.server";
import { inspectObject } from "../media/inspect.server";
import { deleteObjects } from "../media/objects.server";
import type { FileProperties, StoredFile, Stores } from "../media/stored-file";
import { startUpload } from "../media/upload-steps.server";
import {
  completeUpload,
  deleteUpload,
  loadUploadToFinish,
  mediaExists,
  requireUploadSize,
  type SentFile,
} from "../media/uploads.server";
import { isClaimedBy, requireHolder } from "../polishing/holder.server";
import { type ContentSnapshot, isUnchanged, loadContentForCommand } from "./snapshot.server";

/**
 * What staff make of an athlete's file. It waits for the next version, which the content item gets when it goes on to the
 * brand. It belongs to the athlete; the row says who made it.
 */

/** The athlete's file, and its content item. */
interface PolishTarget {
  contentId: string;
  fileId: string;
}

/** Announces a polished file. The same one announced before goes on where it stopped. */
export async function startPolishedUpload(
  ctx: CommandContext,
  storage: R2Bucket,
  { contentId, fileId }: PolishTarget,
  file: SentFile,
): Promise<{ id: string; parts: number[] }> {
  requireAbility(ctx, "polish content");
  requireUploadSize(file.bytes);
  const upload = { contentId, replacesId: fileId, ...file };
  const capacityCheck = loadClaimedFile(ctx, { contentId, fileId }).then(() => () => {});
  return startUpload(ctx, storage, upload, capacityCheck);
}

/** Puts a polished file together, looks at it, and adds it. Asked again, it is there already. */
export async function finishPolishedUpload(
  ctx: CommandContext,
  stores: Stores,
  target: PolishTarget,
  uploadId: string,
) {
  requireAbility(ctx, "polish content");
  const [claimed, found] = await Promise.all([
    loadClaimedFile(ctx, target),
    loadUploadToFinish(ctx, uploadId, { contentId: target.contentId, replacesId: target.fileId }),
  ]);
  if (!found) return;
  const { upload, parts } = found;
  await completeUpload(stores.storage, upload, parts);
  const inspected = await inspectObject(stores, upload.id, upload.bytes);
  const refusal = findRefusal(claimed, inspected);
  if (refusal) {
    await ctx.db.write(deleteUpload(ctx, upload.id));
    throw new AppError("invalid", refusal);
  }
  if ("properties" in inspected)
    await addPolishedFile(ctx, claimed, { ...upload, ...inspected.properties });
}

/** @returns the polished file of a form, stored and added */
export async function addPolishedFormFile(
  ctx: CommandContext,
  { storage, images }: Pick<AppLoadContext, "storage" | "images">,
  target: PolishTarget,
  read: () => Promise<Request>,
) {
  requireAbility(ctx, "polish content");
  const claimed = await loadClaimedFile(ctx, target);
  const { files } = await storeFormFiles(storage, await read()).catch((error) => {
    throw new AppError("invalid", "The file didn't arrive whole. Try again.", undefined, error);
  });
  const [file] = files;
  try {
    if (!file) throw new AppError("invalid", "Choose a file first.");
    if (files.length > 1) throw new AppError("invalid", "Choose one file.");
    const inspected = await inspectObject({ storage, images }, file.id, file.bytes);
    const refusal = findRefusal(claimed, inspected);
    if (refusal) throw new AppError("invalid", refusal);
    if ("properties" in inspected)
      await addPolishedFile(ctx, claimed, { ...file, ...inspected.properties });
  } catch (error) {
    await Promise.all(files.map(({ id }) => deleteObjects({ storage }, { mediaId: id })));
    throw error;
  }
}

/** Takes a polished file out again. */
export async function removePolishedFile(ctx: CommandContext, target: PolishTarget) {
  requireAbility(ctx, "polish content");
  const { content } = await loadClaimedFile(ctx, target);
  await replacePolishedFile(ctx, content, "content_file_removed", target.fileId, []);
}

interface ClaimedFile {
  content: ContentSnapshot;
  own: { id: string; kind: FileProperties["kind"]; alt: string };
}

async function loadClaimedFile(
  ctx: CommandContext,
  { contentId, fileId }: PolishTarget,
): Promise<ClaimedFile> {
  const [content, [[own]]] = await Promise.all([
    loadContentForCommand(ctx, contentId),
    ctx.db.read(
      ctx.db.orm
        .select({ id: media.id, kind: media.kind, alt: media.alt })
        .from(media)
        .where(
          and(
            eq(media.id, fileId),
            eq(media.contentId, contentId),
            isNull(media.replacesId),
            isNull(media.untilVersion),
          ),
        ),
    ),
  ]);
  if (content.status !== "polishing") throw conflict(NOT_POLISHABLE);
  requireHolder(ctx, content);
  if (!own) throw notFound();
  return { content, own };
}

function findRefusal({ own }: ClaimedFile, inspected: Awaited<ReturnType<typeof inspectObject>>) {
  if ("refusal" in inspected) return inspected.refusal;
  if (inspected.properties.kind === own.kind) return null;
  return own.kind === "clip"
    ? "The athlete's file is a clip. Choose a clip."
    : "The athlete's file is a picture. Choose a picture.";
}

async function addPolishedFile(
  ctx: CommandContext,
  { content, own }: ClaimedFile,
  file: StoredFile & FileProperties,
) {
  const { id } = file;
  try {
    await replacePolishedFile(ctx, content, "content_file_polished", own.id, [
      insertFile(ctx, file, {
        ownerId: content.athleteId,
        contentId: content.id,
        replacesId: own.id,
        polishedBy: ctx.actor.personId,
        alt: own.alt,
        sinceVersion: content.version + 1,
      }),
      ...endUpload(ctx, file),
    ]);
  } catch (error) {
    if (appErrorIn(error)?.code === "conflict") {
      if (await mediaExists(ctx, id)) return;
      await ctx.db.write(discardUpload(ctx, id));
    }
    throw wrapError("add this file", error);
  }
}

/** Takes out what stood in for the file before, then does the rest: one polished file for each of the athlete's. */
async function replacePolishedFile(
  ctx: CommandContext,
  content: ContentSnapshot,
  action: "content_file_polished" | "content_file_removed",
  fileId: string,
  effects: Statement[],
) {
  const before = sql`content_id = ${content.id} and replaces_id = ${fileId}
    and since_version = ${content.version + 1}`;
  await commit(
    ctx,
    {
      change: ctx.db.orm
        .update(contentSubmissions)
        .set({ updatedAt: ctx.now })
        .where(
          and(
            isUnchanged(ctx, content),
            eq(contentSubmissions.status, "polishing"),
            isClaimedBy(ctx, content.id),
          ),
        ),
      effects: [...deleteFiles(before, ctx.now), ...effects],
      audit: {
        action,
        resourceType: "content",
        resourceId: content.id,
        detail: { mediaId: fileId },
      },
    },
    () => conflict(NOT_POLISHABLE),
  );
}

const NOT_POLISHABLE = "This has been taken back or passed on, so its files can't be polished now.";
