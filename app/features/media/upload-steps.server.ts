import { appErrorIn } from "~/platform/errors";
import type { CommandContext } from "../accounts/actor";
import type { StoredFile } from "./stored-file";
import {
  completeUpload,
  createUpload,
  deleteUpload,
  loadUploadToFinish,
  mediaExists,
  type SentFile,
  selectUnfinishedUpload,
  type UploadColumns,
} from "./uploads.server";

/** How a file in parts begins and ends, whatever it belongs to. */

/**
 * Announces a file. If the same file was announced before, its upload continues.
 * @param room rejects if the person may not add to the target; gives a check for a file that is new
 * @returns the upload and the numbers of the parts that have arrived
 */
export async function startUpload(
  ctx: CommandContext,
  storage: R2Bucket,
  upload: UploadColumns & SentFile,
  capacityCheck: Promise<(bytes: number) => void>,
): Promise<{ id: string; parts: number[] }> {
  // In parallel: one request.
  const [requireUploadCapacity, [[found]]] = await Promise.all([
    capacityCheck,
    ctx.db.read(selectUnfinishedUpload(ctx, upload)),
  ]);
  if (found) return { id: found.id, parts: JSON.parse(found.parts) };
  requireUploadCapacity(upload.bytes);
  return { id: await createUpload(ctx, storage, upload), parts: [] };
}

/**
 * Assembles a file from its parts and keeps it. A repeated call keeps nothing.
 * @param target what the request names
 * @param accept inspects the file and adds it; what it refuses as invalid is deleted
 */
export async function finishUpload(
  ctx: CommandContext,
  storage: R2Bucket,
  uploadId: string,
  target: UploadColumns,
  accept: (file: StoredFile) => Promise<unknown>,
) {
  const found = await loadUploadToFinish(ctx, uploadId, target);
  if (!found) return;
  const { upload, parts } = found;
  await completeUpload(storage, upload, parts);
  try {
    await accept(upload);
  } catch (error) {
    // Another request has added it.
    if (await mediaExists(ctx, uploadId)) return;
    if (appErrorIn(error)?.code === "invalid") await ctx.db.write(deleteUpload(ctx, uploadId));
    throw error;
  }
}
