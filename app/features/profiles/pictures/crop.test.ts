import fc from "fast-check";
import { expect, test } from "vitest";
import { dragCrop, MAX_ZOOM, placePicture, UNCROPPED } from "./crop";
import { FRAMES } from "./frames";

const size = fc.record({
  width: fc.integer({ min: 1, max: 6000 }),
  height: fc.integer({ min: 1, max: 6000 }),
});
const shift = fc.double({ min: -1, max: 1, noNaN: true });
const crop = fc.record({
  zoom: fc.double({ min: 1, max: MAX_ZOOM, noNaN: true }),
  x: shift,
  y: shift,
});

test("a picture covers its frame wherever it is moved", () => {
  fc.assert(
    fc.property(size, crop, fc.constantFrom(FRAMES.avatar, FRAMES.cover), (picture, at, frame) => {
      const { left, top, width, height } = placePicture(picture, frame, at);
      expect(Math.max(left, top)).toBeLessThan(0.001);
      expect(left + width).toBeGreaterThan(frame.width - 0.001);
      expect(top + height).toBeGreaterThan(frame.height - 0.001);
      expect(width / height / (picture.width / picture.height)).toBeCloseTo(1);
    }),
  );
});

test("a logo is whole in its frame until it is zoomed", () => {
  expect(placePicture({ width: 800, height: 200 }, FRAMES.logo, UNCROPPED)).toEqual({
    left: 0,
    top: 180,
    width: 480,
    height: 120,
  });
});

test("a picture follows the pointer, up to its edge", () => {
  const picture = { width: 960, height: 480 };
  const before = placePicture(picture, FRAMES.avatar, UNCROPPED);
  const at = dragCrop(picture, FRAMES.avatar, UNCROPPED, 60, 60);
  expect(placePicture(picture, FRAMES.avatar, at).left).toBeCloseTo(before.left + 60);
  expect(at.y).toBe(0);
  const far = dragCrop(picture, FRAMES.avatar, UNCROPPED, 5000, 0);
  expect(placePicture(picture, FRAMES.avatar, far).left).toBeCloseTo(0);
});
