import { expect, test } from "vitest";
import { sourceOf, sourcesOf } from "./sources";

const instagram = { platform: "instagram", source: "connected", figuresAt: 30 } as const;
const youtube = { platform: "youtube", source: "connected", figuresAt: 20 } as const;
const tiktok = { platform: "tiktok", source: "confirmed", figuresAt: 10 } as const;

test("figures say who told them, and how old they are", () => {
  expect(sourceOf(instagram)).toEqual({ text: "From Instagram,", at: 30 });
  expect(sourceOf(tiktok, "you")).toEqual({ text: "Typed by you", at: 10 });
});

test("sums say which platforms told, what was typed, and the oldest of each", () => {
  expect(sourcesOf([])).toEqual([]);
  expect(sourcesOf([tiktok])).toEqual([
    { text: "Followers and engagement typed by the athlete", at: 10 },
  ]);
  expect(sourcesOf([instagram, youtube, tiktok])).toEqual([
    { text: "Figures from Instagram and YouTube,", at: 20 },
    { text: "TikTok typed by the athlete", at: 10 },
  ]);
});
