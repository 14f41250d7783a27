import type { CommandContext } from "~/features/identity/accounts/actor";
import { AppError, notFound } from "~/platform/errors";
import { uploads } from "~db/schema";
import { posterKey } from "./objects.server";
import { resizePicture, scaledDown } from "./pictures.server";
import type { Stores } from "./stored-file";
import { isOwnUpload } from "./uploads.server";

/** A still of a clip, made by its sender's browser: nothing here can decode a clip. */

const WIDTH = 640;
/** Of a clip that is told to be longer nothing is believed. */
const MAX_DURATION_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps the still of a clip that is under way, made again as WebP: what was sent is never served.
 * @param read gives the picture, once its sender has been checked
 * @throws AppError when it is no picture
 */
export async function storePoster(
  ctx: CommandContext,
  { storage, images }: Stores,
  { id, durationMs }: { id: string; durationMs: number },
  read: () => Promise<Uint8Array>,
) {
  const [[upload]] = await ctx.db.read(
    ctx.db.orm.select({ id: uploads.id }).from(uploads).where(isOwnUpload(ctx, id)),
  );
  if (!upload) throw notFound();
  const made = await resizePicture(images, await read(), scaledDown(WIDTH));
  if (!made || made.height > WIDTH * 4)
    throw new AppError("invalid", "This is no picture of a clip.");
  const isPlausible =
    Number.isInteger(durationMs) && durationMs > 0 && durationMs < MAX_DURATION_MS;
  await storage.put(posterKey(id), made.bytes, {
    customMetadata: isPlausible ? { durationMs: String(durationMs) } : {},
  });
}

/** What the browser said of the length of the clip; null when it did not. */
export function readPosterDuration(poster: R2Object | null): number | null {
  const durationMs = Number(poster?.customMetadata?.durationMs);
  return durationMs > 0 ? durationMs : null;
}
