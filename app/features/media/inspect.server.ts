import { formatOf, SIGNATURE_BYTES } from "./formats";
import type { Kept, Stores } from "./kept";
import { readClip } from "./mp4";
import { originalKey, posterKey } from "./objects.server";
import type { Frame } from "./picture-sizes";
import { makeSizes } from "./pictures.server";
import { durationIn } from "./posters.server";
import { CLIP_REFUSED, REFUSED } from "./refusals";

/**
 * Looks at a file that has arrived: its first bytes say what it is. A clip stays as it is, a picture is kept in
 * sizes of our own making.
 * @param frame the shape of a picture that is shown in one shape; a clip is refused then
 */
export async function inspect(
  stores: Stores,
  mediaId: string,
  bytes: number,
  frame?: Frame,
): Promise<{ kept: Kept } | { refusal: string }> {
  const read = async (offset: number, length: number) => {
    const found = await stores.storage.get(originalKey(mediaId), { range: { offset, length } });
    return found ? new Uint8Array(await found.arrayBuffer()) : new Uint8Array();
  };
  const format = formatOf(await read(0, SIGNATURE_BYTES));
  if (frame && format !== "png" && format !== "jpeg") return { refusal: REFUSED["no picture"] };
  if (!format || format === "pdf") return { refusal: REFUSED.kind };
  if (format === "mp4") {
    const found = await readClip(read, bytes);
    if ("fault" in found) return { refusal: CLIP_REFUSED[found.fault] };
    const poster = await stores.storage.head(posterKey(mediaId));
    return {
      kept: {
        kind: "clip",
        ...found.clip,
        bytes: bytes + (poster?.size ?? 0),
        durationMs: found.clip.durationMs ?? durationIn(poster),
        poster: poster !== null,
        sha256: null,
      },
    };
  }
  const made = await makeSizes(stores, mediaId, bytes, frame);
  return "refusal" in made
    ? made
    : { kept: { kind: "picture", durationMs: null, poster: false, ...made.picture } };
}
