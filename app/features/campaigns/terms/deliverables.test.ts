import { expect, test } from "vitest";
import type { Deliverable } from "~db/terms";
import { ask } from "../../../../tests/support/deliverables";
import { deliverableLine, deliverableName, deliverableText } from "./deliverables";

const TEXTS: [Deliverable, string][] = [
  [ask(2, "reel"), "2 Instagram reels"],
  [ask(1, "reel", { platform: "tiktok" }), "1 TikTok clip"],
  [ask(3, "reel", { platform: "youtube" }), "3 YouTube Shorts"],
  [ask(1, "story"), "1 Instagram story"],
  [ask(1, "post", { platform: "x" }), "1 X post"],
  [ask(1, "other"), "1 Instagram piece"],
  [ask(1, "other", { note: "Route file" }), "Route file"],
  [ask(2, "other", { note: "Route file" }), "2 × Route file"],
];

for (const [deliverable, text] of TEXTS)
  test(text, () => {
    expect(deliverableText(deliverable)).toBe(text);
  });

test("details and date follow, each where it is needed", () => {
  const reels = ask(2, "reel", { note: "at dawn", due: "2999-06-03" });
  expect(deliverableText(reels)).toBe("2 Instagram reels");
  expect(deliverableName(reels)).toBe("2 Instagram reels: at dawn");
  expect(deliverableLine(reels)).toBe("2 Instagram reels: at dawn, due 3 Jun 2999");
  expect(deliverableName(ask(1, "other", { note: "Route file" }))).toBe("Route file");
});
