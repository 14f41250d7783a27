import { randomFillSync } from "node:crypto";

/** MP4 files built box by box, so that a test can break one thing. They hold no picture that plays. */

export const bytes = (...parts: (number[] | Uint8Array | string)[]) =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) =>
        typeof part === "string" ? Buffer.from(part, "latin1") : Uint8Array.from(part),
      ),
    ),
  );
const u32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
export const zeros = (count: number) => Array<number>(count).fill(0);
export const box = (type: string, ...body: Parameters<typeof bytes>) => {
  const inside = bytes(...body);
  return bytes(u32(inside.length + 8), type, inside);
};

const UPRIGHT = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
export const TURNED = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000];

interface Parts {
  codec?: string;
  sound?: string | null;
  size?: [width: number, height: number];
  matrix?: number[];
  kind?: string;
}

const track = (kind: string, codec: string, [width, height]: [number, number], matrix: number[]) =>
  box(
    "trak",
    box("tkhd", zeros(40), matrix.flatMap(u32), u32(width * 0x10000), u32(height * 0x10000)),
    box(
      "mdia",
      box("hdlr", zeros(8), kind, zeros(12)),
      box("minf", box("stbl", box("stsd", zeros(4), u32(1), u32(16), codec, zeros(8)))),
    ),
  );

export const soundTrack = (codec: string) => track("soun", codec, [0, 0], UPRIGHT);

export const movie = (
  { codec = "avc1", sound = "mp4a", size = [1080, 1920], matrix = UPRIGHT, kind = "vide" }: Parts,
  ...more: Uint8Array[]
) =>
  box(
    "moov",
    // 600 units a second, 12.5 seconds.
    box("mvhd", zeros(12), u32(600), u32(7500), zeros(80)),
    track(kind, codec, size, matrix),
    ...(sound ? [soundTrack(sound)] : []),
    ...more,
  );

export const FTYP = box("ftyp", "isom", zeros(8));

/** @param samples how many bytes the samples take */
export const clipFile = (parts: Parts = {}, samples = 100) =>
  bytes(FTYP, movie(parts), box("mdat", zeros(samples)));

/** A clip of this many bytes whose samples are chance: nothing on the way can make it smaller. */
export function largeClip(size: number): Buffer {
  const head = Buffer.from(clipFile({}, 0));
  const whole = Buffer.alloc(size);
  head.copy(whole);
  // The samples are the last box: its length stands where it begins.
  whole.writeUInt32BE(size - head.length + 8, head.length - 8);
  randomFillSync(whole, head.length);
  return whole;
}
