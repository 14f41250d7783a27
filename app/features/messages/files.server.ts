import { and, eq } from "drizzle-orm";
import { AppError, notFound } from "~/platform/errors";
import { conversationParticipants, media } from "~db/schema";
import type { CommandContext } from "../accounts/actor";
import { inspectFile } from "../media/inspect.server";
import { REFUSED } from "../media/refusals";
import type { CheckedFile, StoredFile, Stores } from "../media/stored-file";
import { finishUpload, startUpload } from "../media/upload-steps.server";
import { requireQuota, type SentFile, selectStoredBytes } from "../media/uploads.server";
import { MAX_FILE_BYTES } from "./fields";
import { loadMessagingPermission, requirePermission } from "./messaging-permission.server";
import { sendMessage } from "./send-message.server";

/** Files in a conversation: pictures and PDFs, visible to its two participants only. Each is a message of its own. */

/** @throws AppError if the file is empty, too large or above the sender's quota, or if the sender may not write */
export async function requireUploadCapacity(
  ctx: CommandContext,
  conversationId: string,
  bytes: number,
) {
  requireSize(bytes);
  // In parallel: one request.
  const [permission, [[usage]]] = await Promise.all([
    loadMessagingPermission(ctx, { conversationId }),
    ctx.db.read(selectStoredBytes(ctx)),
  ]);
  requirePermission(permission);
  requireQuota(usage, bytes);
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
    requireUploadCapacity(ctx, conversationId, file.bytes).then(() => () => {}),
  );

/** Inspects an upload that has arrived and sends it. */
export const finishFile = (
  ctx: CommandContext,
  stores: Stores,
  conversationId: string,
  uploadId: string,
) =>
  finishUpload(ctx, stores.storage, uploadId, { conversationId }, async (file) =>
    sendFile(ctx, conversationId, await inspectSentFile(stores, file)),
  );

/** @throws AppError if what has arrived is too large, or neither a picture nor a PDF */
export async function inspectSentFile(stores: Stores, file: StoredFile): Promise<CheckedFile> {
  requireSize(file.bytes);
  return inspectFile(stores, file, { kinds: ["picture", "document"] });
}

/** Sends a stored file as a message with the file's id, so that a repeated send is stored once. */
export const sendFile = (ctx: CommandContext, conversationId: string, file: CheckedFile) =>
  sendMessage(ctx, { conversationId }, { id: file.id, message: "", file });

/**
 * A file of a conversation.
 * @throws AppError not_found, also for people outside the conversation
 */
export async function loadFile({ actor, db }: CommandContext, conversationId: string, id: string) {
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
