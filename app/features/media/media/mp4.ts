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

/** Of an index, counted in all that is read into. A file of a camera or an editor has a few hundred. */
const MAX_BOXES = 10_000;
/** How often the file is read for the heads of its outermost boxes. Small boxes that lie together cost one read. */
const MAX_READS = 256;
const WINDOW_BYTES = 64 * 1024;
const MAX_INDEX_BYTES = 4 * 1024 * 1024;

const VIDEO = new Set(["avc1", "avc3"]);
const HEVC = new Set(["hvc1", "hev1", "dvh1", "dvhe"]);

/** Boxes that hold remarks of the camera, such as where a clip was filmed. No browser needs them to play it. */
const REMARKS = new Set(["udta", "meta", "uuid", "loci", "\u00a9xyz"]);

/** A box of a file, to be made `free`: space that is not used. */
export interface Remark {
  offset: number;
  headBytes: number;
  size: number;
}

/**
 * @param size of the whole file, in bytes
 * @returns what the clip is, and which of its boxes tell about the camera and the place
 */
export async function readClip(
  read: ReadBytes,
  size: number,
): Promise<{ clip: Clip; remarks: Remark[] } | { fault: ClipFault }> {
  const found = await findIndex(read, size);
  const movie = found && readMovie(found.index);
  if (!movie) return { fault: "broken" };
  const judged = judge(movie);
  return "fault" in judged
    ? judged
    : { ...judged, remarks: [...found.remarks, ...remarksIn(found.index, found.at)] };
}

/**
 * The body of `moov` and where it stands; null for a file that is cut off, has more than one or too large a one, or lacks it or
 * the samples (`mdat`).
 */
async function findIndex(read: ReadBytes, size: number) {
  let found: { index: DataView; at: number } | null = null;
  let hasSamples = false;
  const remarks: Remark[] = [];
  let window = viewOf(new Uint8Array());
  let from = 0;
  let reads = 0;
  for (let offset = 0; offset < size; ) {
    if (offset + 16 > from + window.byteLength && from + window.byteLength < size) {
      if (++reads > MAX_READS) return null;
      window = viewOf(await read(offset, WINDOW_BYTES));
      from = offset;
    }
    const head = boxHead(window, offset - from, size - offset);
    const isCutOff = !head || offset + head.size > size;
    // Players take no notice of what follows the last box.
    if (isCutOff && (!head || !OUTERMOST.has(head.type))) break;
    if (isCutOff) return null;
    if (head.type === "mdat") hasSamples = true;
    if (REMARKS.has(head.type)) remarks.push({ ...head, offset });
    if (head.type === "moov") {
      if (found || head.size > MAX_INDEX_BYTES) return null;
      const at = offset + head.headBytes;
      found = { index: viewOf(await read(at, head.size - head.headBytes)), at };
      if (countBoxes(found.index) > MAX_BOXES) return null;
      // A recording goes on with any number of fragments, each whole in itself.
      if (find(found.index, "mvex")) return { ...found, remarks };
    }
    offset += head.size;
  }
  return found && hasSamples ? { ...found, remarks } : null;
}

/** The boxes of which a file that ends within one is cut off. */
const OUTERMOST = new Set(["ftyp", "moov", "mdat", "free", "skip", "wide"]);

/** The boxes that are read into, in the index and in each other. */
const READ_INTO = ["trak", "mdia", "minf", "stbl"];

/** How many boxes an index has where it is read; it stops counting above the limit. */
function countBoxes(view: DataView, [inner, ...deeper] = READ_INTO): number {
  let boxes = 0;
  for (const { type, body } of children(view)) {
    boxes += type === inner ? 1 + countBoxes(body, deeper) : 1;
    if (boxes > MAX_BOXES) break;
  }
  return boxes;
}

/**
 * The boxes in the index that tell about the camera and the place, and the tracks of such data.
 * @param at where the index stands in the file
 */
function remarksIn(
  view: DataView,
  at: number,
  [inner, ...deeper] = READ_INTO.slice(0, 2),
): Remark[] {
  const found: Remark[] = [];
  for (const box of children(view)) {
    const { headBytes, size } = box;
    const place = { offset: at + box.offset, headBytes, size };
    if (REMARKS.has(box.type)) found.push(place);
    else if (box.type === inner) {
      const handler = find(box.body, "mdia", "hdlr");
      if (handler && handler.byteLength >= 12 && fourLetters(handler, 8) === "meta")
        found.push(place);
      else found.push(...remarksIn(box.body, at + box.offset + box.headBytes, deeper));
    }
  }
  return found;
}

const FREE = [0x66, 0x72, 0x65, 0x65];

/**
 * Empties the parts of these boxes that lie in a piece of the file, in place. They keep their size, so no other box moves.
 * @param start where the piece begins in the file
 */
export function emptyRemarks(chunk: Uint8Array, start: number, remarks: readonly Remark[]): void {
  for (const { offset, headBytes, size } of remarks) {
    for (const [i, letter] of FREE.entries()) {
      const at = offset + 4 + i - start;
      if (at >= 0 && at < chunk.length) chunk[at] = letter;
    }
    chunk.fill(0, Math.max(0, offset + headBytes - start), Math.max(0, offset + size - start));
  }
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

interface Box extends Head {
  /** Within its parent's body. */
  offset: number;
  body: DataView;
}

/** The boxes inside a box, one after another, as far as their number goes; ends at one that does not fit. */
function* children(view: DataView): Generator<Box> {
  let offset = 0;
  for (let boxes = 0; offset < view.byteLength && boxes <= MAX_BOXES; boxes++) {
    const head = boxHead(view, offset, view.byteLength - offset);
    if (!head || offset + head.size > view.byteLength) return;
    yield {
      ...head,
      offset,
      body: slice(view, offset + head.headBytes, head.size - head.headBytes),
    };
    offset += head.size;
  }
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
  const header = find(index, "mvhd");
  if (!header) return null;
  const tracks: Track[] = [];
  for (const { type, body } of children(index)) {
    if (type !== "trak") continue;
    const track = readTrack(body);
    if (track) tracks.push(track);
  }
  return { durationMs: durationOf(index, header), tracks };
}

/**
 * `mvhd`: units a second, then how many; 64 bits wide in version 1. Of a recording in fragments it counts none of them, so
 * `mehd` tells the length, or nothing does.
 */
function durationOf(index: DataView, header: DataView): number | null {
  const wide = isWide(header);
  if (header.byteLength < (wide ? 32 : 20)) return null;
  const scale = header.getUint32(wide ? 20 : 12);
  const units = find(index, "mvex")
    ? unitsIn(find(index, "mvex", "mehd"), 4)
    : unitsIn(header, wide ? 24 : 16);
  return scale > 0 && units > 0 && units < 0xffffffff ? Math.round((units / scale) * 1000) : null;
}

const isWide = (body: DataView) => body.byteLength > 0 && body.getUint8(0) === 1;

/** A length in a box, 64 bits wide in version 1; 0 where it is not told. */
function unitsIn(body: DataView | undefined, at: number): number {
  if (!body || body.byteLength < at + (isWide(body) ? 8 : 4)) return 0;
  return isWide(body) ? Number(body.getBigUint64(at)) : body.getUint32(at);
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
  // Of several sound tracks, browsers play one that they can: an iPhone's second one is for its own speakers.
  const sounds = tracks.filter(({ kind }) => kind === "soun");
  if (sounds.length > 0 && !sounds.some(({ codec }) => codec === "mp4a")) return { fault: "sound" };
  return { clip: { width: picture.width, height: picture.height, durationMs } };
}

function find(view: DataView, ...path: string[]): DataView | undefined {
  let inside = view;
  for (const type of path) {
    const body = firstOf(inside, type);
    if (!body) return undefined;
    inside = body;
  }
  return inside;
}

function firstOf(view: DataView, type: string): DataView | undefined {
  for (const box of children(view)) if (box.type === type) return box.body;
  return undefined;
}

const fourLetters = (view: DataView, offset: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(offset + at)));

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const slice = (view: DataView, offset: number, length: number) =>
  new DataView(view.buffer, view.byteOffset + offset, length);
