import { AppError } from "~/platform/errors";
import { hexOf } from "~/platform/sha256";
import type { MediaKind } from "~db/constants";
import { workerCrypto } from "./fingerprint.server";
import { detectFormat, SIGNATURE_BYTES } from "./formats";
import { emptyRemarks, type Remark, readClip } from "./mp4";
import { originalKey, posterKey } from "./objects.server";
import type { Frame } from "./picture-sizes";
import { createPictureSizes } from "./pictures.server";
import { readPosterDuration } from "./posters.server";
import { putMultipart } from "./put-multipart.server";
import { CLIP_REFUSED, REFUSED, wrongKind } from "./refusals";
import type { CheckedFile, FileProperties, StoredFile, Stores } from "./stored-file";

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
