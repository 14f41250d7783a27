import fc from "fast-check";
import { expect, test } from "vitest";
import { formatOf } from "./formats";
import { readClip } from "./mp4";

/** MP4 files are built box by box here, so that each test can break one thing. */

const bytes = (...parts: (number[] | Uint8Array | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? [...part].map((letter) => letter.charCodeAt(0)) : [...part],
    ),
  );
const u32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
const zeros = (count: number) => Array<number>(count).fill(0);
const box = (type: string, ...body: Parameters<typeof bytes>) => {
  const inside = bytes(...body);
  return bytes(u32(inside.length + 8), type, inside);
};

const UPRIGHT = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
const TURNED = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000];

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

const movie = (
  { codec = "avc1", sound = "mp4a", size = [1080, 1920], matrix = UPRIGHT, kind = "vide" }: Parts,
  ...more: Uint8Array[]
) =>
  box(
    "moov",
    // 600 units a second, 12.5 seconds.
    box("mvhd", zeros(12), u32(600), u32(7500), zeros(80)),
    track(kind, codec, size, matrix),
    ...(sound ? [track("soun", sound, [0, 0], UPRIGHT)] : []),
    ...more,
  );

const FTYP = box("ftyp", "isom", zeros(8));
const file = (parts: Parts = {}) => bytes(FTYP, movie(parts), box("mdat", zeros(100)));

const read = (whole: Uint8Array, size = whole.length) =>
  readClip(async (offset, length) => whole.slice(offset, offset + length), size);

test("a clip tells its size and length, wherever its index stands", async () => {
  const clip = { width: 1080, height: 1920, durationMs: 12_500 };
  expect(await read(file())).toEqual({ clip });
  expect(await read(bytes(FTYP, box("mdat", zeros(100)), movie({})))).toEqual({ clip });
  expect(formatOf(file())).toBe("mp4");
});

test("a clip filmed upright on a turned sensor has the size that is shown", async () => {
  expect(await read(file({ size: [1920, 1080], matrix: TURNED }))).toEqual({
    clip: { width: 1080, height: 1920, durationMs: 12_500 },
  });
});

test("a recording in fragments is a clip", async () => {
  const recording = bytes(FTYP, movie({}, box("mvex", zeros(8))), box("moof", zeros(8)));
  expect(await read(recording)).toMatchObject({ clip: { width: 1080 } });
});

test.each([
  ["hevc", { codec: "hvc1" }],
  ["codec", { codec: "av01" }],
  ["sound", { sound: "Opus" }],
  ["no picture", { kind: "soun", codec: "mp4a", sound: null }],
  ["no picture", { size: [0, 0] as [number, number] }],
])("refused: %s", async (fault, parts) => {
  expect(await read(file(parts))).toEqual({ fault });
});

test("a clip without sound is a clip", async () => {
  expect(await read(file({ sound: null }))).toHaveProperty("clip");
});

test("a clip cut off at any byte is broken", async () => {
  const whole = file();
  for (let end = 0; end < whole.length; end++)
    expect(await read(whole.slice(0, end)), `after ${end} bytes`).toEqual({ fault: "broken" });
});

test("a file without an index, or of endless boxes, is broken", async () => {
  expect(await read(bytes(FTYP, box("mdat", zeros(10))))).toEqual({ fault: "broken" });
  const boxes = Array.from({ length: 100 }, () => box("free"));
  expect(await read(bytes(FTYP, ...boxes, movie({})))).toEqual({ fault: "broken" });
});

test("no bytes make it throw", async () => {
  const whole = file();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 20 }),
      async (changes) => {
        const changed = whole.slice();
        for (const [at, value] of changes) changed[at] = value;
        await read(changed);
      },
    ),
  );
});

test.each([
  ["jpeg", bytes([0xff, 0xd8, 0xff, 0xe0], zeros(8))],
  ["png", bytes([0x89], "PNG\r\n", [0x1a, 0x0a], zeros(4))],
  [null, bytes("GIF89a", zeros(6))],
  [null, bytes("<svg xmlns=")],
  [null, bytes("<!doctype html>")],
  [null, bytes([0xff, 0xd8])],
  [null, new Uint8Array()],
])("first bytes of a %s", (format, head) => {
  expect(formatOf(head)).toBe(format);
});
