import type { AppLoadContext } from "@remix-run/cloudflare";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { AppError, appErrorIn, notFound, wrapError } from "~/platform/errors";
import { type InspectOptions, inspectFile } from "./inspect.server";
import { MAX_FILE_BYTES } from "./limits";
import { REFUSED } from "./refusals";
import type { CheckedFile, StoredFile, Stores } from "./stored-file";
import type { UploadAddresses } from "./upload";
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

/** What a target was like when it was read, and how it takes one more file. */
interface Place {
  isFull?: boolean;
  /** When the target last changed, if a file that comes after a change is added all the same. */
  changedAt?: number;
  /** Adds a checked file in one conditional batch, with `attachFile`. */
  add(file: CheckedFile): Promise<unknown>;
}

interface SizeLimit {
  maxBytes: number;
  refusal: string;
}

/**
 * A target to which people attach files. The feature that owns the target makes it; app/server/attachments.ts lists all.
 * `Params` are the parameters of the target's addresses.
 */
export interface AttachmentTarget<Params extends object = Record<string, string>> {
  /** Without `start`, files are sent with forms only. */
  addresses: { form: string } & Partial<UploadAddresses>;
  guard(context: AppLoadContext): CommandContext;
  /** The page that answers a form. */
  page(params: Params, request: Request): string;
  /** The target of an upload in parts, in the columns of its row. */
  uploadColumns?(ctx: CommandContext, params: Params): UploadColumns;
  /** In one round trip. @throws AppError if the person may not add a file */
  mayAdd(ctx: CommandContext, params: Params): Promise<Place>;
  /** Pictures and clips by default. */
  accepts?: InspectOptions;
  /** Of a file and of a form; by default 500 MB and 95 MB. */
  size?: SizeLimit;
  /** The refusal of a file for which there is no room. */
  fullText?: string;
  /** The refusal of a form with several files. */
  severalText?: string;
  /** Completes 'Failed to …'. */
  task: string;
  /** Says how many files of a form were added. */
  addedText(count: number): string;
  /** Answers a form that has no place for a file, and says what was done. */
  remove?(ctx: CommandContext, params: Params): Promise<string>;
  /** Runs after the commit. */
  publish?(context: AppLoadContext, ctx: CommandContext, params: Params, fileId: string): void;
  /** Receives the other fields of a form, even if its files are refused. */
  holdFields?(
    context: AppLoadContext,
    ctx: CommandContext,
    params: Params,
    fields: FormData,
  ): Promise<unknown>;
}

const FILE_SIZE: SizeLimit = { maxBytes: MAX_FILE_BYTES, refusal: REFUSED["too large"] };

/** @throws AppError for a size that is never accepted */
export function requireSize(bytes: number, { maxBytes, refusal }: SizeLimit = FILE_SIZE) {
  if (bytes === 0) throw new AppError("invalid", REFUSED.empty);
  if (bytes > maxBytes) throw new AppError("invalid", refusal);
}

/** @throws AppError if the target has all the files that it may have */
export function requireRoom({ isFull }: Place, { fullText = "" }: AttachmentTarget<never>) {
  if (isFull) throw new AppError("invalid", fullText);
}

function uploadColumnsOf<Params extends object>(
  ctx: CommandContext,
  target: AttachmentTarget<Params>,
  params: Params,
): UploadColumns {
  if (!target.uploadColumns) throw notFound();
  return target.uploadColumns(ctx, params);
}

/**
 * Announces a file. If the same file was announced before, its upload continues.
 * @returns the upload and the numbers of the parts that have arrived
 */
export async function startUpload<Params extends object>(
  ctx: CommandContext,
  storage: R2Bucket,
  target: AttachmentTarget<Params>,
  params: Params,
  file: SentFile,
): Promise<{ id: string; parts: number[] }> {
  requireSize(file.bytes, target.size);
  const upload = { ...file, ...uploadColumnsOf(ctx, target, params) };
  // In parallel: one request.
  const [place, [[found]]] = await Promise.all([
    target.mayAdd(ctx, params),
    ctx.db.read(selectUnfinishedUpload(ctx, upload)),
  ]);
  if (found) return { id: found.id, parts: JSON.parse(found.parts) };
  requireRoom(place, target);
  return { id: await createUpload(ctx, storage, upload), parts: [] };
}

/** Assembles a file from its parts and adds it. A repeated call adds nothing. A file that is refused is deleted. */
export async function finishUpload<Params extends object>(
  ctx: CommandContext,
  stores: Stores,
  target: AttachmentTarget<Params>,
  params: Params,
  uploadId: string,
) {
  // In parallel with the next read: one request. Awaited when the file is whole.
  const loading = target.mayAdd(ctx, params);
  loading.catch(() => {});
  const found = await loadUploadToFinish(ctx, uploadId, uploadColumnsOf(ctx, target, params));
  if (!found) return;
  const { upload, parts } = found;
  await completeUpload(stores.storage, upload, parts);
  try {
    const place = await loading;
    await addFile(ctx, target, params, await inspectAttachment(stores, target, upload), place);
  } catch (error) {
    // Another request has added it.
    if (await mediaExists(ctx, uploadId)) return;
    const code = appErrorIn(error)?.code;
    if (code === "invalid" || code === "conflict") await deleteUpload(ctx, uploadId);
    throw error;
  }
}

/** @throws AppError that says why a stored file is refused */
export async function inspectAttachment(
  stores: Stores,
  { size, accepts }: AttachmentTarget<never>,
  file: StoredFile,
): Promise<CheckedFile> {
  requireSize(file.bytes, size);
  return inspectFile(stores, file, accepts);
}

/**
 * Adds a stored and inspected file to its target.
 * @throws AppError from `mayAdd` if the target has changed and takes no file any more, invalid if it is full
 */
export async function addFile<Params extends object>(
  ctx: CommandContext,
  target: AttachmentTarget<Params>,
  params: Params,
  file: CheckedFile,
  loaded?: Place,
): Promise<void> {
  const place = loaded ?? (await target.mayAdd(ctx, params));
  try {
    await place.add(file);
  } catch (error) {
    // Another request has added it.
    if (await mediaExists(ctx, file.id)) return;
    if (appErrorIn(error)?.code !== "conflict") throw wrapError(target.task, error);
    const current = await target.mayAdd(ctx, params);
    if (current.changedAt !== place.changedAt) return addFile(ctx, target, params, file, current);
    requireRoom(current, target);
    throw error;
  }
}
