import fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
  box,
  bytes,
  clipFile,
  FTYP,
  movie,
  soundTrack,
  TURNED,
  zeros,
} from "../../../../tests/support/clip-file";
import { detectFormat } from "./inspect.server";
import { emptyRemarks, readClip } from "./mp4";

const read = (whole: Uint8Array, size = whole.length) =>
  readClip(async (offset, length) => whole.slice(offset, offset + length), size);

test("a clip tells its size and length, wherever its index stands", async () => {
  const clip = { width: 1080, height: 1920, durationMs: 12_500 };
  expect(await read(clipFile())).toEqual({ clip, remarks: [] });
  expect(await read(bytes(FTYP, box("mdat", zeros(100)), movie({})))).toEqual({
    clip,
    remarks: [],
  });
  expect(detectFormat(clipFile())).toBe("mp4");
});

test("a clip filmed upright on a turned sensor has the size that is shown", async () => {
  expect(await read(clipFile({ size: [1920, 1080], matrix: TURNED }))).toMatchObject({
    clip: { width: 1080, height: 1920, durationMs: 12_500 },
  });
});

test("a recording in fragments is a clip", async () => {
  const recording = bytes(FTYP, movie({}, box("mvex", zeros(8))), box("moof", zeros(8)));
  // `mvhd` counts what stands in the index alone.
  expect(await read(recording)).toMatchObject({ clip: { width: 1080, durationMs: null } });
  const notifications = bytes(
    FTYP,
    movie({}, box("mvex", box("mehd", zeros(4), [0, 0, 0x8c, 0xa0]))),
  );
  expect(await read(notifications)).toMatchObject({ clip: { durationMs: 60_000 } });
});

test("bytes after the last box, many small boxes and a second sound track do no harm", async () => {
  const boxes = Array.from({ length: 3_000 }, () => box("free"));
  const second = movie({}, soundTrack("apac"));
  for (const whole of [
    bytes(clipFile(), zeros(5)),
    bytes(clipFile(), "Recorded with a phone"),
    bytes(FTYP, ...boxes, movie({}), box("mdat", zeros(10))),
    bytes(FTYP, second, box("mdat", zeros(10))),
  ])
    expect(await read(whole)).toHaveProperty("clip");
});

const small = (count: number, type = "free") => {
  const boxes = new Uint8Array(count * 8);
  const one = box(type);
  for (let at = 0; at < boxes.length; at += 8) boxes.set(one, at);
  return boxes;
};

const crowded = {
  "one parent": small(400_000),
  tracks: small(400_000, "trak"),
  "many parents": bytes(...Array.from({ length: 40 }, () => box("trak", small(9_000)))),
};

test.each(Object.entries(crowded))(
  "an index full of boxes is refused after its first ones: %s",
  async (_, boxes) => {
    const heads = vi.spyOn(DataView.prototype, "getUint32");
    for (const index of [box("moov", boxes), movie({}, boxes)])
      expect(await read(bytes(FTYP, index, box("mdat", zeros(10))))).toEqual({ fault: "broken" });
    expect(heads.mock.calls.length).toBeLessThan(40_000);
    heads.mockRestore();
  },
);

test("tracks within tracks are not read", async () => {
  let track = box("trak");
  for (let i = 0; i < 2_000; i++) track = box("trak", track);
  expect(await read(bytes(FTYP, movie({}, track), box("mdat", zeros(10))))).toHaveProperty("clip");
});

test("a file with two indexes, or with one of more than 4 MB, is refused before the index is read again", async () => {
  const reads: number[] = [];
  const readCounted = (whole: Uint8Array) =>
    readClip(async (offset, length) => {
      reads.push(length);
      return whole.slice(offset, offset + length);
    }, whole.length);
  expect(await readCounted(bytes(FTYP, movie({}), movie({}), box("mdat", zeros(10))))).toEqual({
    fault: "broken",
  });
  expect(reads).toHaveLength(2);
  const large = bytes(FTYP, movie({}, new Uint8Array(4 * 1024 * 1024)), box("mdat", zeros(10)));
  expect(await readCounted(large)).toEqual({ fault: "broken" });
});

test("what a camera wrote about the place is emptied, and nothing moves", async () => {
  const place = "+51.5007-000.1246/";
  const meta = box(
    "trak",
    box("mdia", box("hdlr", zeros(8), "meta", zeros(12)), box("minf", place)),
  );
  const index = movie({}, box("udta", box("\u00a9xyz", place)), box("meta", place), meta);
  const whole = bytes(FTYP, box("uuid", place), index, box("mdat", zeros(10)), box("udta", place));
  const found = await read(whole);
  if (!("clip" in found)) throw new Error(found.fault);
  expect(found.remarks).toHaveLength(5);
  // Also where a piece ends within a box.
  for (const length of [whole.length, 7, 64]) {
    const cleaned = bytes(
      ...Array.from({ length: Math.ceil(whole.length / length) }, (_, i) => {
        const chunk = whole.slice(i * length, (i + 1) * length);
        emptyRemarks(chunk, i * length, found.remarks);
        return chunk;
      }),
    );
    expect(Buffer.from(cleaned).toString("latin1")).not.toContain("51.5");
    expect(cleaned).toHaveLength(whole.length);
    expect(await read(cleaned)).toEqual({ clip: found.clip, remarks: [] });
  }
});

test.each([
  ["hevc", { codec: "hvc1" }],
  ["codec", { codec: "av01" }],
  ["sound", { sound: "Opus" }],
  ["no picture", { kind: "soun", codec: "mp4a", sound: null }],
  ["no picture", { size: [0, 0] as [number, number] }],
])("refused: %s", async (fault, parts) => {
  expect(await read(clipFile(parts))).toEqual({ fault });
});

test("a clip without sound is a clip", async () => {
  expect(await read(clipFile({ sound: null }))).toHaveProperty("clip");
});

test("a clip cut off at any byte is broken", async () => {
  const whole = clipFile();
  for (let end = 0; end < whole.length; end++)
    expect(await read(whole.slice(0, end)), `after ${end} bytes`).toEqual({ fault: "broken" });
});

test("a file without an index, or of endless boxes, is broken", async () => {
  expect(await read(bytes(FTYP, box("mdat", zeros(10))))).toEqual({ fault: "broken" });
  // Each of a MiB, so that every head needs another read.
  const endless = async () => bytes([0, 16, 0, 0], "free", zeros(8));
  expect(await readClip(endless, 2 ** 30)).toEqual({ fault: "broken" });
});

test("no bytes make it throw", async () => {
  const whole = clipFile();
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
  ["heif", bytes(zeros(3), [24], "ftypheic")],
  ["heif", bytes(zeros(3), [24], "ftypavif")],
  [null, bytes("GIF89a", zeros(6))],
  [null, bytes("<svg xmlns=")],
  [null, bytes("<!doctype html>")],
  [null, bytes([0xff, 0xd8])],
  [null, new Uint8Array()],
])("first bytes of a %s", (format, head) => {
  expect(detectFormat(head)).toBe(format);
});
