import fc from "fast-check";
import { expect, test } from "vitest";
import { box, bytes, clipFile, FTYP, movie, TURNED, zeros } from "../../../tests/support/clip-file";
import { formatOf } from "./formats";
import { readClip } from "./mp4";

const read = (whole: Uint8Array, size = whole.length) =>
  readClip(async (offset, length) => whole.slice(offset, offset + length), size);

test("a clip tells its size and length, wherever its index stands", async () => {
  const clip = { width: 1080, height: 1920, durationMs: 12_500 };
  expect(await read(clipFile())).toEqual({ clip });
  expect(await read(bytes(FTYP, box("mdat", zeros(100)), movie({})))).toEqual({ clip });
  expect(formatOf(clipFile())).toBe("mp4");
});

test("a clip filmed upright on a turned sensor has the size that is shown", async () => {
  expect(await read(clipFile({ size: [1920, 1080], matrix: TURNED }))).toEqual({
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
  const boxes = Array.from({ length: 100 }, () => box("free"));
  expect(await read(bytes(FTYP, ...boxes, movie({})))).toEqual({ fault: "broken" });
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
  [null, bytes("GIF89a", zeros(6))],
  [null, bytes("<svg xmlns=")],
  [null, bytes("<!doctype html>")],
  [null, bytes([0xff, 0xd8])],
  [null, new Uint8Array()],
])("first bytes of a %s", (format, head) => {
  expect(formatOf(head)).toBe(format);
});
