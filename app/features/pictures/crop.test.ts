import fc from "fast-check";
import { expect, test } from "vitest";
import { dragged, MAX_ZOOM, placed, WHOLE } from "./crop";
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
      const { left, top, width, height } = placed(picture, frame, at);
      expect(Math.max(left, top)).toBeLessThan(0.001);
      expect(left + width).toBeGreaterThan(frame.width - 0.001);
      expect(top + height).toBeGreaterThan(frame.height - 0.001);
      expect(width / height / (picture.width / picture.height)).toBeCloseTo(1);
    }),
  );
});

test("a logo is whole in its frame until it is zoomed", () => {
  expect(placed({ width: 800, height: 200 }, FRAMES.logo, WHOLE)).toEqual({
    left: 0,
    top: 180,
    width: 480,
    height: 120,
  });
});

test("a picture follows the pointer, up to its edge", () => {
  const picture = { width: 960, height: 480 };
  const before = placed(picture, FRAMES.avatar, WHOLE);
  const at = dragged(picture, FRAMES.avatar, WHOLE, 60, 60);
  expect(placed(picture, FRAMES.avatar, at).left).toBeCloseTo(before.left + 60);
  expect(at.y).toBe(0);
  const far = dragged(picture, FRAMES.avatar, WHOLE, 5000, 0);
  expect(placed(picture, FRAMES.avatar, far).left).toBeCloseTo(0);
});
