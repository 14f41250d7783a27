import { expect, test } from "vitest";
import { describeShortSource, describeSource, describeSources } from "./sources";

const instagram = {
  platform: "instagram",
  source: "connected",
  figuresAt: 30,
  followers: 9,
} as const;
const youtube = { platform: "youtube", source: "connected", figuresAt: 20, followers: 9 } as const;
const tiktok = { platform: "tiktok", source: "confirmed", figuresAt: 10, followers: 9 } as const;

test("figures say who told them, and how old they are", () => {
  expect(describeSource(instagram)).toEqual({ text: "From Instagram,", at: 30 });
  expect(describeSource(tiktok, "you")).toEqual({ text: "Entered by you", at: 10, typed: true });
});

test("sums name the platforms that report, what was entered, and the oldest of each", () => {
  expect(describeSources([])).toEqual([]);
  expect(describeSources([tiktok])).toEqual([
    { text: "Followers and engagement entered by the athlete", at: 10, typed: true },
  ]);
  expect(describeSources([instagram, youtube, tiktok])).toEqual([
    { text: "Figures from Instagram and YouTube,", at: 20 },
    { text: "TikTok entered by the athlete", at: 10, typed: true },
  ]);
});

test("figures keep their platform as the source after it is disconnected", () => {
  const left = { ...instagram, source: "confirmed", leftAt: 40 } as const;
  expect(describeSource(left, "you")).toEqual({
    text: "From Instagram, which is no longer connected,",
    at: 30,
  });
  expect(describeSources([left, tiktok])).toEqual([
    { text: "From Instagram, no longer connected,", at: 30 },
    { text: "TikTok entered by the athlete", at: 10, typed: true },
  ]);
  expect(describeShortSource([left])).toEqual({
    text: "From Instagram, no longer connected,",
    at: 30,
  });
});

test("a handle without figures is no source", () => {
  const x = { platform: "x", source: "typed", figuresAt: 1, followers: 0 } as const;
  expect(describeSources([instagram, x])).toEqual([{ text: "Figures from Instagram,", at: 30 }]);
  expect(describeShortSource([instagram, x])).toEqual({ text: "From Instagram,", at: 30 });
  expect(describeShortSource([x])).toBeNull();
});

test("in short, figures are reported, entered or partly entered, and as old as the oldest", () => {
  expect(describeShortSource([instagram, youtube])).toEqual({
    text: "From Instagram and YouTube,",
    at: 20,
  });
  expect(describeShortSource([tiktok])).toEqual({ text: "Entered", at: 10, typed: true });
  expect(describeShortSource([instagram, tiktok])).toEqual({ text: "Partly entered,", at: 10 });
});
