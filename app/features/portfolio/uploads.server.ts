import { type CommandContext, requireParty } from "../accounts/actor";
import { inspectFile } from "../media/inspect.server";
import type { Stores } from "../media/kept";
import { finishUpload, type SentFile, startUpload } from "../media/upload-steps.server";
import { requireSize } from "../media/uploads.server";
import { addPiece, roomForPiece } from "./commands.server";

/** Announces a piece. If the same file was announced before, its upload continues. */
export async function startPiece(ctx: CommandContext, storage: R2Bucket, file: SentFile) {
  requireParty(ctx, "athlete");
  requireSize(file.bytes);
  return startUpload(ctx, storage, { forPortfolio: true, ...file }, roomForPiece(ctx));
}

/** Assembles a piece from its parts, inspects it and adds it. A repeated call adds nothing. */
export async function finishPiece(ctx: CommandContext, stores: Stores, uploadId: string) {
  requireParty(ctx, "athlete");
  await finishUpload(
    ctx,
    stores.storage,
    uploadId,
    ({ forPortfolio }) => forPortfolio,
    async (file) => addPiece(ctx, await inspectFile(stores, file)),
  );
}
