/**
 * The structure of an MP4 or QuickTime file (ISO/IEC 14496-12): enough to know that a browser can play it.
 * Reads box headers and the index (`moov`), never the samples.
 */

/** Reads part of the file; shorter where the file ends. */
export type ReadBytes = (offset: number, length: number) => Promise<Uint8Array>;

/** `durationMs` is null for a recording whose index does not tell it. */
export interface Clip {
  width: number;
  height: number;
  durationMs: number | null;
}

export type ClipFault = "broken" | "no picture" | "hevc" | "codec" | "sound";

/** A file of a camera or an editor has a handful of boxes before its index ends. */
const MAX_BOXES = 64;
const MAX_INDEX_BYTES = 16 * 1024 * 1024;

const VIDEO = new Set(["avc1", "avc3"]);
const HEVC = new Set(["hvc1", "hev1", "dvh1", "dvhe"]);

/** @param size of the whole file, in bytes */
export async function readClip(
  read: ReadBytes,
  size: number,
): Promise<{ clip: Clip } | { fault: ClipFault }> {
  const index = await findIndex(read, size);
  if (!index) return { fault: "broken" };
  const movie = readMovie(index);
  return movie ? judge(movie) : { fault: "broken" };
}

/** The body of `moov`; null for a file that is cut off, or lacks it or the samples (`mdat`). */
async function findIndex(read: ReadBytes, size: number): Promise<DataView | null> {
  let index: DataView | null = null;
  let hasSamples = false;
  let offset = 0;
  for (let boxes = 0; offset < size && boxes < MAX_BOXES; boxes++) {
    const head = boxHead(viewOf(await read(offset, 16)), 0, size - offset);
    if (!head || offset + head.size > size) return null;
    if (head.type === "mdat") hasSamples = true;
    if (head.type === "moov") {
      if (head.size > MAX_INDEX_BYTES) return null;
      index = viewOf(await read(offset + head.headBytes, head.size - head.headBytes));
      // A recording goes on with any number of fragments, each whole in itself.
      if (children(index).some(({ type }) => type === "mvex")) return index;
    }
    offset += head.size;
  }
  return offset === size && hasSamples ? index : null;
}

interface Head {
  type: string;
  headBytes: number;
  size: number;
}

/** @param left how many bytes the enclosing box or file has from here: a size of 0 means all of them */
function boxHead(view: DataView, offset: number, left: number): Head | null {
  if (view.byteLength - offset < 8) return null;
  const short = view.getUint32(offset);
  const type = String.fromCharCode(...[4, 5, 6, 7].map((at) => view.getUint8(offset + at)));
  if (short === 0) return { type, headBytes: 8, size: left };
  if (short !== 1) return short < 8 ? null : { type, headBytes: 8, size: short };
  if (view.byteLength - offset < 16) return null;
  const size = Number(view.getBigUint64(offset + 8));
  return size < 16 ? null : { type, headBytes: 16, size };
}

interface Box {
  type: string;
  body: DataView;
}

/** The boxes inside a box; ends at one that does not fit. */
function children(view: DataView): Box[] {
  const boxes: Box[] = [];
  for (let offset = 0; offset < view.byteLength; ) {
    const head = boxHead(view, offset, view.byteLength - offset);
    if (!head || offset + head.size > view.byteLength) break;
    const body = slice(view, offset + head.headBytes, head.size - head.headBytes);
    boxes.push({ type: head.type, body });
    offset += head.size;
  }
  return boxes;
}

interface Track {
  kind: string;
  codec: string;
  width: number;
  height: number;
}

interface Movie {
  durationMs: number | null;
  tracks: Track[];
}

function readMovie(index: DataView): Movie | null {
  const boxes = children(index);
  const header = boxes.find(({ type }) => type === "mvhd");
  if (!header) return null;
  const tracks = boxes.filter(({ type }) => type === "trak").map(({ body }) => readTrack(body));
  const known = tracks.filter((track) => track !== null);
  return known.length < tracks.length
    ? null
    : { durationMs: durationOf(header.body), tracks: known };
}

/** `mvhd`: units a second, then how many; 64 bits wide in version 1. */
function durationOf(body: DataView): number | null {
  const wide = body.byteLength > 0 && body.getUint8(0) === 1;
  if (body.byteLength < (wide ? 32 : 20)) return null;
  const scale = body.getUint32(wide ? 20 : 12);
  const units = wide ? Number(body.getBigUint64(24)) : body.getUint32(16);
  return scale > 0 && units > 0 && units < 0xffffffff ? Math.round((units / scale) * 1000) : null;
}

function readTrack(body: DataView): Track | null {
  const header = find(body, "tkhd");
  const handler = find(body, "mdia", "hdlr");
  const samples = find(body, "mdia", "minf", "stbl", "stsd");
  if (!header || !handler || !samples || handler.byteLength < 12 || samples.byteLength < 16)
    return null;
  const codec = fourLetters(samples, 12);
  return { kind: fourLetters(handler, 8), codec, ...shownSize(header) };
}

/** `tkhd`: fixed-point width and height at its end, after the matrix that turns the picture. */
function shownSize(header: DataView) {
  if (header.byteLength < 84) return { width: 0, height: 0 };
  const end = header.byteLength;
  const [width, height] = [header.getUint32(end - 8) >>> 16, header.getUint32(end - 4) >>> 16];
  const turned = header.getInt32(end - 44) === 0 && header.getInt32(end - 40) !== 0;
  return turned ? { width: height, height: width } : { width, height };
}

function judge({ tracks, durationMs }: Movie): { clip: Clip } | { fault: ClipFault } {
  const picture = tracks.find(({ kind }) => kind === "vide");
  if (!picture || picture.width === 0 || picture.height === 0) return { fault: "no picture" };
  if (HEVC.has(picture.codec)) return { fault: "hevc" };
  if (!VIDEO.has(picture.codec)) return { fault: "codec" };
  if (tracks.some(({ kind, codec }) => kind === "soun" && codec !== "mp4a"))
    return { fault: "sound" };
  return { clip: { width: picture.width, height: picture.height, durationMs } };
}

function find(view: DataView, ...path: string[]): DataView | undefined {
  return path.reduce<DataView | undefined>(
    (inside, type) => inside && children(inside).find((box) => box.type === type)?.body,
    view,
  );
}

const fourLetters = (view: DataView, offset: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(offset + at)));

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const slice = (view: DataView, offset: number, length: number) =>
  new DataView(view.buffer, view.byteOffset + offset, length);
