import { expect, test } from "vitest";
import { deliverablesIn, neededFor } from "./deliverables";

test.each([
  ["2 Instagram reels", 2],
  ["1 YouTube training diary", 1],
  ["Two 30-second clips", 2],
  ["3 x stories", 3],
  ["Rights to 5 photos for 12 months", 1],
  ["30 second clip", 1],
  ["30-second clip", 1],
  ["10 km route film", 1],
  ["0 reels", 1],
  ["One-take film", 1],
  ["A carousel", 1],
  ["", 1],
])("“%s” asks for %i", (deliverable, needed) => {
  expect(neededFor(deliverable)).toBe(needed);
});

test("a deal asks for what is to be made, not for rights alone", () => {
  const lines = ["1 reel", "Rights to 5 photos for 12 months", "2 photos with usage rights"];
  expect(deliverablesIn(lines).map(({ note, count, format }) => [note, count, format])).toEqual([
    ["1 reel", 1, "reel"],
    ["2 photos with usage rights", 2, "post"],
  ]);
});
