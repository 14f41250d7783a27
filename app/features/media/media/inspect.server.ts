import { AppError } from "~/platform/errors";
import { hexOf } from "~/platform/signing";
import type { MediaKind } from "~db/constants";
import { workerCrypto } from "./fingerprint.server";
import { emptyRemarks, type Remark, readClip } from "./mp4";
import { originalKey, posterKey } from "./objects.server";
import type { Frame } from "./picture-sizes";
import { createPictureSizes, readPosterDuration } from "./pictures.server";
import { putMultipart } from "./put-multipart.server";
import { CLIP_REFUSED, REFUSED, wrongKind } from "./refusals";
import type { CheckedFile, FileProperties, StoredFile, Stores } from "./stored-file";

/** What a file is by its first bytes: neither its name nor its declared type is believed. Pure. */

/** `heif`: a photo of a phone (HEIC, AVIF), in the same container as a clip. */
type Format = "jpeg" | "png" | "mp4" | "pdf" | "heif";

/** How many bytes `detectFormat` needs. */
const SIGNATURE_BYTES = 12;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const FTYP = [0x66, 0x74, 0x79, 0x70];

/** The brands of photos, ISO/IEC 23008-12 and AVIF. */
const PHOTOS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis"];

/** @returns null for every other kind of file */
export function detectFormat(head: Uint8Array): Format | null {
  const has = (bytes: number[], offset = 0) => bytes.every((byte, i) => head[offset + i] === byte);
  if (has(PNG)) return "png";
  if (has(JPEG)) return "jpeg";
  if (has(PDF)) return "pdf";
  if (!has(FTYP, 4)) return null;
  return PHOTOS.includes(String.fromCharCode(...head.slice(8, 12))) ? "heif" : "mp4";
}

/**
 * Stores a clip again without what its camera wrote into it.
 * @returns the SHA-256 of the clip as it was sent; null for one that tells nothing, which stays as it is
 */
async function stripClipMetadata(
  storage: R2Bucket,
  key: string,
  remarks: readonly Remark[],
): Promise<string | null> {
  const stored = remarks.length > 0 ? await storage.get(key) : null;
  if (!stored) return null;
  const digest = new workerCrypto.DigestStream("SHA-256");
  const sent = digest.getWriter();
  // The types of Workers lack that a stream can be iterated.
  const body = stored.body as unknown as AsyncIterable<Uint8Array>;
  await putMultipart(storage, key, body, async (part, start) => {
    await sent.write(part);
    emptyRemarks(part, start, remarks);
  });
  await sent.close();
  return hexOf(new Uint8Array(await digest.digest));
}

export interface InspectOptions {
  /** The kinds that are taken; pictures and clips by default. */
  kinds?: readonly MediaKind[];
  /** The shape of a picture that is shown in one shape. */
  frame?: Frame | undefined;
}

/**
 * Looks at a file that has arrived: its first bytes say what it is. A PDF stays as it is, a clip loses what it tells about the
 * camera and the place, a picture is kept in sizes of our own making.
 */
async function inspectObject(
  stores: Stores,
  mediaId: string,
  bytes: number,
  { kinds = ["picture", "clip"], frame }: InspectOptions = {},
): Promise<{ properties: FileProperties } | { refusal: string }> {
  if (bytes === 0) return { refusal: REFUSED.empty };
  const read = async (offset: number, length: number) => {
    const found = await stores.storage.get(originalKey(mediaId), { range: { offset, length } });
    return found ? new Uint8Array(await found.arrayBuffer()) : new Uint8Array();
  };
  const format = detectFormat(await read(0, SIGNATURE_BYTES));
  if (format === "heif") return { refusal: REFUSED.heif };
  if (!format || !kinds.includes(KINDS[format])) return { refusal: wrongKind(kinds) };
  if (format === "pdf")
    return {
      properties: {
        ...{ kind: "document", bytes, width: 0, height: 0 },
        ...{ durationMs: null, poster: false, sha256: null },
      },
    };
  if (format === "mp4") {
    const found = await readClip(read, bytes);
    if ("fault" in found) return { refusal: CLIP_REFUSED[found.fault] };
    const sha256 = await stripClipMetadata(stores.storage, originalKey(mediaId), found.remarks);
    const poster = await stores.storage.head(posterKey(mediaId));
    return {
      properties: {
        kind: "clip",
        ...found.clip,
        bytes: bytes + (poster?.size ?? 0),
        durationMs: found.clip.durationMs ?? readPosterDuration(poster),
        poster: poster !== null,
        sha256,
      },
    };
  }
  const made = await createPictureSizes(stores, mediaId, bytes, frame);
  return "refusal" in made
    ? made
    : { properties: { kind: "picture", durationMs: null, poster: false, ...made.picture } };
}

const KINDS = { png: "picture", jpeg: "picture", mp4: "clip", pdf: "document" } as const;

/** The same for a stored file. @throws AppError that says why it is refused */
export async function inspectFile(
  stores: Stores,
  { id, name, bytes }: StoredFile,
  options?: InspectOptions,
): Promise<CheckedFile> {
  const inspected = await inspectObject(stores, id, bytes, options);
  if ("refusal" in inspected) throw new AppError("invalid", inspected.refusal);
  return { id, name, ...inspected.properties };
}
