import fc from "fast-check";
import { expect, test } from "vitest";
import { CONTENT_STATUSES } from "~db/constants";
import { type AgreedContentItem, computeProgress, findRemainingWork } from "./deliverables";

const contentItem = (values: Partial<AgreedContentItem> = {}): AgreedContentItem => ({
  id: "a",
  title: "Clip",
  status: "approved",
  deliverable: null,
  items: 1,
  ...values,
});

/** Deliverables by their words, which begin with how many. */
const asked = (...texts: string[]) =>
  texts.map((text) => ({ text, count: Number.parseInt(text, 10) }));

const LINES = ["2 reels", "1 diary", "4 stories"];
const AGREED = asked(...LINES);

test("what the brand has counts: not a draft, and not what it sent back", () => {
  for (const status of CONTENT_STATUSES)
    expect(
      computeProgress(asked("1 reel"), [contentItem({ status, deliverable: "1 reel" })]).delivered,
    ).toBe(["awaiting_review", "approved", "posted"].includes(status) ? 1 : 0);
});

test("each deliverable has its content items, and is never more than whole", () => {
  const progress = computeProgress(AGREED, [
    contentItem({ id: "b", deliverable: "2 reels" }),
    contentItem({ id: "c", deliverable: "1 diary", items: 3 }),
    contentItem({ id: "d", deliverable: "4 stories", items: 3 }),
    contentItem({ id: "e", deliverable: "4 stories", status: "draft" }),
  ]);
  expect(progress.lines.map(({ delivered, needed }) => [delivered, needed])).toEqual([
    [1, 2],
    [1, 1],
    [3, 4],
  ]);
  expect(progress.text).toBe("5 of 7 sent");
  expect(progress.missing).toEqual(["2 reels (1 to go)", "4 stories (1 to go)"]);
});

test("a content item that names nothing counts for the first that is missing", () => {
  const progress = computeProgress(AGREED, [
    contentItem({ id: "b" }),
    contentItem({ id: "c", deliverable: "2 reels" }),
    contentItem({ id: "d", deliverable: "no longer agreed" }),
  ]);
  expect(progress.lines.map(({ delivered }) => delivered)).toEqual([2, 1, 0]);
  expect(progress.missing).toEqual(["4 stories"]);
});

test("the same deliverable twice asks for twice as much", () => {
  const progress = computeProgress(asked("1 reel", "1 reel"), [
    contentItem({ deliverable: "1 reel" }),
  ]);
  expect(progress).toMatchObject({ needed: 2, delivered: 1, lines: [{ needed: 2 }] });
});

test("what was sent back is not delivered, and is no work to begin", () => {
  const sentBack = contentItem({ status: "rejected", deliverable: "1 diary" });
  const left = findRemainingWork(asked("1 diary", "4 stories"), [sentBack]);
  expect(left).toMatchObject({ text: "0 of 5 sent", missing: ["4 stories"] });
  expect(findRemainingWork(asked("1 diary"), [sentBack])).toBeNull();
});

test("progress never exceeds what was agreed, and one more content item never lowers it", () => {
  const contentItems = fc.array(
    fc.record({
      id: fc.uuid(),
      title: fc.constant(""),
      status: fc.constantFrom(...CONTENT_STATUSES),
      deliverable: fc.constantFrom(null, ...LINES),
      items: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(contentItems, fc.constantFrom(null, ...LINES), (some, deliverable) => {
      const before = computeProgress(AGREED, some);
      const after = computeProgress(AGREED, [...some, contentItem({ deliverable })]);
      expect(before.delivered).toBeLessThanOrEqual(before.needed);
      expect(after.delivered).toBeGreaterThanOrEqual(before.delivered);
      expect(after.missing.length === 0).toBe(after.delivered === after.needed);
    }),
  );
});
