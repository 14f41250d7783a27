import { AppError, appErrorIn } from "~/platform/errors";
import { type CommandContext, requireParty } from "../accounts/actor";
import { inspect } from "../media/inspect.server";
import type { Stores } from "../media/kept";
import {
  beginUpload,
  completeUpload,
  dropUpload,
  isThere,
  type NewUpload,
  requireSize,
  unfinishedUpload,
  uploadToFinish,
} from "../media/uploads.server";
import { addPiece, roomForPiece } from "./commands.server";

/** Announces a piece. If the same file was announced before, its upload continues. */
export async function startPiece(
  ctx: CommandContext,
  storage: R2Bucket,
  file: Pick<NewUpload, "name" | "bytes" | "modifiedAt">,
): Promise<{ id: string; parts: number[] }> {
  requireParty(ctx, "athlete");
  requireSize(file.bytes);
  const upload = { forPortfolio: true, ...file };
  const [requireRoom, [[found]]] = await Promise.all([
    roomForPiece(ctx),
    ctx.db.read(unfinishedUpload(ctx, upload)),
  ]);
  if (found) return { id: found.id, parts: JSON.parse(found.parts) };
  requireRoom(file.bytes);
  return { id: await beginUpload(ctx, storage, upload), parts: [] };
}

/** Assembles a piece from its parts, inspects it and adds it. A repeated call adds nothing. */
export async function finishPiece(ctx: CommandContext, stores: Stores, uploadId: string) {
  requireParty(ctx, "athlete");
  const found = await uploadToFinish(ctx, uploadId, "ownerId", ({ forPortfolio }) => forPortfolio);
  if (!found) return;
  const { upload, parts } = found;
  await completeUpload(stores.storage, upload, parts);
  const { id, name, bytes } = upload;
  try {
    const inspected = await inspect(stores, id, bytes);
    if ("refusal" in inspected) throw new AppError("invalid", inspected.refusal);
    await addPiece(ctx, { id, name, ...inspected.kept });
  } catch (error) {
    // Another request has added it.
    if (await isThere(ctx, id)) return;
    if (appErrorIn(error)?.code === "invalid") await ctx.db.write(dropUpload(ctx, id));
    throw error;
  }
}
