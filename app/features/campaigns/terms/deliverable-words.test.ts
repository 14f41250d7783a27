import { expect, test } from "vitest";
import { ask } from "../../../../tests/support/deliverables";
import { splitAtPlatforms } from "./deliverable-words";
import { deliverableText } from "./deliverables";

const split = (text: string) =>
  splitAtPlatforms(text).map(({ platform, words }) => [platform, words]);

test("a text is split where it names a platform, so that its logo stands there", () => {
  expect(split("12 Instagram reels: at dawn, 1 X post, 2 × Route file. Each is reviewed.")).toEqual(
    [
      ["instagram", "12 Instagram reels: at dawn, "],
      ["x", "1 X post, 2 × Route file. Each is reviewed."],
    ],
  );
  expect(split("Fee: £300 on Instagram")).toEqual([[null, "Fee: £300 on Instagram"]]);
});

for (const platform of ["instagram", "tiktok", "youtube", "x"] as const)
  test(`a deliverable on ${platform} names it`, () => {
    const text = deliverableText(ask(2, "reel", { platform }));
    expect(split(text)).toEqual([[platform, text]]);
  });
