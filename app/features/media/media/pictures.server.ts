import type { CommandContext } from "~/features/identity/accounts/actor";
import { AppError, notFound } from "~/platform/errors";
import { errorFields, log } from "~/platform/log";
import { sha256Hex } from "~/platform/signing";
import { uploads } from "~db/schema";
import { MAX_PICTURE_BYTES } from "./limits";
import { originalKey, pictureKey, posterKey, storedKey } from "./objects.server";
import { type Frame, MAX_WIDTH, pictureWidths } from "./picture-sizes";
import { REFUSED } from "./refusals";
import type { FileProperties, Stores } from "./stored-file";
import { isOwnUpload } from "./uploads.server";

/** What Cloudflare Images takes. */
const MAX_PIXELS = 100_000_000;
const MAX_SIDE = 12_000;

interface Picture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/**
 * Makes the sizes of a picture, without what the camera wrote beside it, such as where it was taken. What was sent
 * stays until the picture has its row: an attempt that fails can be made again.
 */
export async function createPictureSizes(
  stores: Stores,
  mediaId: string,
  bytes: number,
  frame?: Frame,
): Promise<
  { picture: Pick<FileProperties, "bytes" | "width" | "height" | "sha256"> } | { refusal: string }
> {
  if (bytes > MAX_PICTURE_BYTES) return { refusal: REFUSED["picture too large"] };
  const sent = await stores.storage.get(originalKey(mediaId));
  if (!sent) throw new Error("The picture that was just stored is gone.");
  const original = new Uint8Array(await sent.arrayBuffer());
  const size = await readSize(stores.images, original);
  if (!size) return { refusal: REFUSED["broken picture"] };
  if (size.width * size.height > MAX_PIXELS || Math.max(size.width, size.height) > MAX_SIDE)
    return { refusal: REFUSED["too many pixels"] };
  const largest = await resizePicture(
    stores.images,
    original,
    frame ? { ...frame, background: "#ffffff" } : scaledDown(MAX_WIDTH),
  );
  if (!largest) return { refusal: REFUSED["broken picture"] };
  const pictures = [largest];
  for (const width of pictureWidths(largest.width).slice(0, -1)) {
    const smaller = await resizePicture(stores.images, largest.bytes, scaledDown(width));
    if (!smaller) return { refusal: REFUSED["broken picture"] };
    pictures.push({ ...smaller, width });
  }
  for (const { bytes: body, width } of pictures)
    await stores.storage.put(pictureKey(mediaId, width), body);
  const { width, height } = largest;
  const stored = pictures.reduce((sum, picture) => sum + picture.bytes.byteLength, 0);
  return { picture: { bytes: stored, width, height, sha256: await sha256Hex(original) } };
}

const scaledDown = (width: number): ImageTransform => ({ width, fit: "scale-down" });

/** Turned upright, as WebP without metadata; null when it cannot be read. */
async function resizePicture(images: ImagesBinding, bytes: Uint8Array, transform: ImageTransform) {
  const made = await orNull(async () => {
    const result = await images
      .input(streamOf(bytes))
      .transform(transform)
      .output({ format: "image/webp", quality: 82 });
    return new Uint8Array(await result.response().arrayBuffer());
  });
  const size = made && (await readSize(images, made));
  return made && size ? ({ bytes: made, ...size } satisfies Picture) : null;
}

/**
 * A stored picture as JPEG on white, for documents: WebP is no format of PDF.
 * @param file `<media id>/<name>`
 * @returns null when it is not there or cannot be read
 */
export const readJpeg = ({ storage, images }: Stores, file: string, transform: ImageTransform) =>
  orNull(async () => {
    const stored = await storage.get(storedKey(file));
    if (!stored) return null;
    const made = await images
      .input(stored.body)
      .transform({ ...transform, background: "#ffffff" })
      .output({ format: "image/jpeg", quality: 82 });
    return new Uint8Array(await made.response().arrayBuffer());
  });

/** @returns null when it is no picture */
const readSize = (images: ImagesBinding, bytes: Uint8Array) =>
  orNull(async () => {
    const found = await images.info(streamOf(bytes));
    return "width" in found ? { width: found.width, height: found.height } : null;
  });

/** The binding throws for a picture that it cannot read, as for a failure of its own: the log tells them apart. */
async function orNull<T>(work: () => Promise<T | null>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    log("info", "picture.refused", errorFields(error));
    return null;
  }
}

const streamOf = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();

/** A still of a clip, made by its sender's browser: nothing here can decode a clip. */

const WIDTH = 640;
/** A clip whose stated length is greater is not believed. */
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
