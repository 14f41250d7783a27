import { errorFields, log } from "~/platform/log";
import { sha256Hex } from "~/platform/sha256";
import { MAX_PICTURE_BYTES } from "./limits";
import { originalKey, pictureKey } from "./objects.server";
import { type Frame, MAX_WIDTH, pictureWidths } from "./picture-sizes";
import { REFUSED } from "./refusals";
import type { FileProperties, Stores } from "./stored-file";

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

export const scaledDown = (width: number): ImageTransform => ({ width, fit: "scale-down" });

/** Turned upright, as WebP without metadata; null when it cannot be read. */
export async function resizePicture(
  images: ImagesBinding,
  bytes: Uint8Array,
  transform: ImageTransform,
) {
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
