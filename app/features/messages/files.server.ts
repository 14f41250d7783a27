import { and, eq } from "drizzle-orm";
import { AppError, notFound } from "~/platform/errors";
import { conversationParticipants, media } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { inspectFile } from "../media/inspect.server";
import type { KeptFile, StoredFile, Stores } from "../media/kept";
import { REFUSED } from "../media/refusals";
import { finishUpload, type SentFile, startUpload } from "../media/upload-steps.server";
import { bytesOf, requireQuota } from "../media/uploads.server";
import { MAX_FILE_BYTES } from "./limits";
import { sendMessage } from "./send.server";
import { requireAllowed, standingOf } from "./standing.server";

/** Files in a conversation: pictures and PDFs, visible to its two participants only. Each is a message of its own. */

/** @throws AppError if the file is empty, too large or above the sender's quota, or if the sender may not write */
export async function requireRoom(ctx: CommandContext, conversationId: string, bytes: number) {
  requireSize(bytes);
  // In parallel: one request.
  const [standing, [[stored]]] = await Promise.all([
    standingOf(ctx, { conversationId }),
    ctx.db.read(bytesOf(ctx)),
  ]);
  requireAllowed(standing);
  requireQuota(stored, bytes);
}

function requireSize(bytes: number) {
  if (bytes === 0) throw new AppError("invalid", REFUSED.empty);
  if (bytes > MAX_FILE_BYTES)
    throw new AppError("invalid", "This file is larger than 20 MB. Choose a smaller one.");
}

export const startFile = (
  ctx: CommandContext,
  storage: R2Bucket,
  conversationId: string,
  file: SentFile,
) =>
  startUpload(
    ctx,
    storage,
    { conversationId, ...file },
    requireRoom(ctx, conversationId, file.bytes).then(() => () => {}),
  );

/** Inspects an upload that has arrived and sends it. */
export const finishFile = (
  ctx: CommandContext,
  stores: Stores,
  conversationId: string,
  uploadId: string,
) =>
  finishUpload(
    ctx,
    stores.storage,
    uploadId,
    (upload) => upload.conversationId === conversationId,
    async (file) => sendFile(ctx, conversationId, await inspectSent(stores, file)),
  );

/** @throws AppError if what has arrived is too large, or neither a picture nor a PDF */
export async function inspectSent(stores: Stores, file: StoredFile): Promise<KeptFile> {
  requireSize(file.bytes);
  return inspectFile(stores, file, { kinds: ["picture", "document"] });
}

/** Sends a stored file as a message with the file's id, so that a repeated send is stored once. */
export const sendFile = (ctx: CommandContext, conversationId: string, file: KeptFile) =>
  sendMessage(ctx, { conversationId }, { id: file.id, message: "", file });

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
          eq(conversationParticipants.userId, actor.personId),
        ),
      ),
  );
  if (!found) throw notFound();
  return found;
}
