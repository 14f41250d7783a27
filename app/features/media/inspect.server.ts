import { AppError } from "~/platform/errors";
import type { MediaKind } from "~db/constants";
import { emptyClip } from "./empty-clip.server";
import { formatOf, SIGNATURE_BYTES } from "./formats";
import type { Kept, KeptFile, StoredFile, Stores } from "./kept";
import { readClip } from "./mp4";
import { originalKey, posterKey } from "./objects.server";
import type { Frame } from "./picture-sizes";
import { makeSizes } from "./pictures.server";
import { durationIn } from "./posters.server";
import { CLIP_REFUSED, REFUSED, wrongKind } from "./refusals";

export interface Taken {
  /** The kinds that are taken; pictures and clips by default. */
  kinds?: readonly MediaKind[];
  /** The shape of a picture that is shown in one shape. */
  frame?: Frame | undefined;
}

/**
 * Looks at a file that has arrived: its first bytes say what it is. A PDF stays as it is, a clip loses what it tells about the
 * camera and the place, a picture is kept in sizes of our own making.
 */
export async function inspect(
  stores: Stores,
  mediaId: string,
  bytes: number,
  { kinds = ["picture", "clip"], frame }: Taken = {},
): Promise<{ kept: Kept } | { refusal: string }> {
  if (bytes === 0) return { refusal: REFUSED.empty };
  const read = async (offset: number, length: number) => {
    const found = await stores.storage.get(originalKey(mediaId), { range: { offset, length } });
    return found ? new Uint8Array(await found.arrayBuffer()) : new Uint8Array();
  };
  const format = formatOf(await read(0, SIGNATURE_BYTES));
  if (format === "heif") return { refusal: REFUSED.heif };
  if (!format || !kinds.includes(KINDS[format])) return { refusal: wrongKind(kinds) };
  if (format === "pdf")
    return {
      kept: {
        ...{ kind: "document", bytes, width: 0, height: 0 },
        ...{ durationMs: null, poster: false, sha256: null },
      },
    };
  if (format === "mp4") {
    const found = await readClip(read, bytes);
    if ("fault" in found) return { refusal: CLIP_REFUSED[found.fault] };
    const sha256 = await emptyClip(stores.storage, originalKey(mediaId), found.remarks);
    const poster = await stores.storage.head(posterKey(mediaId));
    return {
      kept: {
        kind: "clip",
        ...found.clip,
        bytes: bytes + (poster?.size ?? 0),
        durationMs: found.clip.durationMs ?? durationIn(poster),
        poster: poster !== null,
        sha256,
      },
    };
  }
  const made = await makeSizes(stores, mediaId, bytes, frame);
  return "refusal" in made
    ? made
    : { kept: { kind: "picture", durationMs: null, poster: false, ...made.picture } };
}

const KINDS = { png: "picture", jpeg: "picture", mp4: "clip", pdf: "document" } as const;

/** The same for a stored file. @throws AppError that says why it is refused */
export async function inspectFile(
  stores: Stores,
  { id, name, bytes }: StoredFile,
  taken?: Taken,
): Promise<KeptFile> {
  const inspected = await inspect(stores, id, bytes, taken);
  if ("refusal" in inspected) throw new AppError("invalid", inspected.refusal);
  return { id, name, ...inspected.kept };
}
