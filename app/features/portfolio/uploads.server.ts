import { type CommandContext, requireParty } from "../accounts/actor";
import { inspectFile } from "../media/inspect.server";
import type { Stores } from "../media/stored-file";
import { finishUpload, startUpload } from "../media/upload-steps.server";
import { requireUploadSize, type SentFile } from "../media/uploads.server";
import { addPortfolioItem, loadPortfolioCapacity } from "./commands.server";

/** Announces a portfolio item. If the same file was announced before, its upload continues. */
export async function startPortfolioUpload(ctx: CommandContext, storage: R2Bucket, file: SentFile) {
  requireParty(ctx, "athlete");
  requireUploadSize(file.bytes);
  return startUpload(ctx, storage, { forPortfolio: true, ...file }, loadPortfolioCapacity(ctx));
}

/** Assembles a portfolio item from its parts, inspects it and adds it. A repeated call adds nothing. */
export async function finishPortfolioUpload(ctx: CommandContext, stores: Stores, uploadId: string) {
  requireParty(ctx, "athlete");
  await finishUpload(ctx, stores.storage, uploadId, { forPortfolio: true }, async (file) =>
    addPortfolioItem(ctx, await inspectFile(stores, file)),
  );
}
