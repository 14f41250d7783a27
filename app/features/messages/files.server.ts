import { and, eq } from "drizzle-orm";
import { AppError, appErrorIn, notFound } from "~/platform/errors";
import { conversationParticipants, media } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import type { KeptFile, StoredFile } from "../media/form-files.server";
import { formatOf, SIGNATURE_BYTES } from "../media/formats";
import type { Stores } from "../media/kept";
import { QUOTA_BYTES } from "../media/limits";
import { originalKey } from "../media/objects.server";
import { makeSizes } from "../media/pictures.server";
import { REFUSED } from "../media/refusals";
import {
  beginUpload,
  bytesOf,
  completeUpload,
  dropUpload,
  isThere,
  type NewUpload,
  unfinishedUpload,
  uploadToFinish,
} from "../media/uploads.server";
import { MAX_FILE_BYTES } from "./limits";
import { sendMessage } from "./send.server";
import { requireAllowed, standingOf } from "./standing.server";

/** Files in a conversation: pictures and PDFs, visible to its two participants only. Each is a message of its own. */

/** @throws AppError if the file is empty, too large or above the sender's quota, or if the sender may not write */
export async function requireRoom(ctx: CommandContext, conversationId: string, bytes: number) {
  if (bytes === 0) throw new AppError("invalid", REFUSED.empty);
  if (bytes > MAX_FILE_BYTES) throw tooLarge();
  // In parallel: one request.
  const [standing, [[stored]]] = await Promise.all([
    standingOf(ctx, { conversationId }),
    ctx.db.read(bytesOf(ctx)),
  ]);
  requireAllowed(standing);
  if ((stored?.bytes ?? 0) + bytes > QUOTA_BYTES) throw new AppError("invalid", REFUSED.quota);
}

const tooLarge = () =>
  new AppError("invalid", "This file is larger than 20 MB. Choose a smaller one.");

/** Announces a file. If the same file was announced before, its upload continues. */
export async function startFile(
  ctx: CommandContext,
  storage: R2Bucket,
  conversationId: string,
  file: Pick<NewUpload, "name" | "bytes" | "modifiedAt">,
): Promise<{ id: string; parts: number[] }> {
  const upload = { conversationId, ...file };
  const [, [[found]]] = await Promise.all([
    requireRoom(ctx, conversationId, file.bytes),
    ctx.db.read(unfinishedUpload(ctx, upload)),
  ]);
  if (found) return { id: found.id, parts: JSON.parse(found.parts) };
  return { id: await beginUpload(ctx, storage, upload), parts: [] };
}

/** Assembles a file from its parts, inspects it and sends it. A repeated call sends nothing. */
export async function finishFile(
  ctx: CommandContext,
  stores: Stores,
  conversationId: string,
  uploadId: string,
) {
  const isHere = (upload: { conversationId: string | null }) =>
    upload.conversationId === conversationId;
  const found = await uploadToFinish(ctx, uploadId, "ownerId", isHere);
  if (!found) return;
  const { upload, parts } = found;
  await completeUpload(stores.storage, upload, parts);
  try {
    await sendFile(ctx, conversationId, await inspectFile(stores, upload));
  } catch (error) {
    // Another request has sent it.
    if (await isThere(ctx, uploadId)) return;
    if (appErrorIn(error)?.code === "invalid") await ctx.db.write(dropUpload(ctx, uploadId));
    throw error;
  }
}

/** Sends a stored file as a message with the file's id, so that a repeated send is stored once. */
export const sendFile = (ctx: CommandContext, conversationId: string, file: KeptFile) =>
  sendMessage(ctx, { conversationId }, { id: file.id, message: "", file });

/**
 * Detects the type of a stored file by its first bytes. A picture is kept in sizes of our own making, a PDF as it is.
 * @throws AppError if it is neither
 */
export async function inspectFile(
  stores: Stores,
  { id, name, bytes }: StoredFile,
): Promise<KeptFile> {
  if (bytes === 0) throw new AppError("invalid", REFUSED.empty);
  if (bytes > MAX_FILE_BYTES) throw tooLarge();
  const head = await stores.storage.get(originalKey(id), {
    range: { offset: 0, length: SIGNATURE_BYTES },
  });
  const format = head && formatOf(new Uint8Array(await head.arrayBuffer()));
  const rest = { id, name, durationMs: null, poster: false };
  if (format === "pdf")
    return { ...rest, kind: "document", bytes, width: 0, height: 0, sha256: null };
  if (format !== "png" && format !== "jpeg")
    throw new AppError("invalid", "We can't send this kind of file. Choose a PNG, JPG or PDF.");
  const made = await makeSizes(stores, id, bytes);
  if ("refusal" in made) throw new AppError("invalid", made.refusal);
  return { ...rest, kind: "picture", ...made.picture };
}

/**
 * A file of a conversation.
 * @throws AppError not_found, also for people outside the conversation
 */
export async function fileOf({ actor, db }: CommandContext, conversationId: string, id: string) {
  const [[found]] = await db.read(
    db.orm
      .select({ id: media.id, kind: media.kind, name: media.name, width: media.width })
      .from(media)
      .innerJoin(
        conversationParticipants,
        eq(conversationParticipants.conversationId, media.conversationId),
      )
      .where(
        and(
          eq(media.id, id),
          eq(media.conversationId, conversationId),
          eq(conversationParticipants.userId, actor.userId),
        ),
      ),
  );
  if (!found) throw notFound();
  return found;
}
