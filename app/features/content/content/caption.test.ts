import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLATFORMS, type Platform } from "~db/constants";
import {
  captionLimits,
  findExcessLength,
  formatHashtags,
  joinCaption,
  measureCaption,
  parseHashtags,
} from "./caption";
import { editContentSchema } from "./schema";
import { findSubmissionObstacle } from "./submission-obstacle";

const contentItem = { title: "First clip", description: "", hashtags: [] as string[] };

describe("the limits of each platform, at their edges", () => {
  const CAPTIONS: [Platform, number][] = [
    ["instagram", 2200],
    ["tiktok", 2200],
    ["youtube", 5000],
    ["x", 280],
  ];
  const faults = (value: object, intent = "save-submit") =>
    editContentSchema
      .safeParse({ ...contentItem, mediaUrls: "https://a.example", ...value, intent, hashtags: "" })
      .error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? [];

  test.each(CAPTIONS)("%s takes a caption of %i characters", (platform, limit) => {
    const fits = { ...contentItem, platform, description: "a".repeat(limit) };
    expect(findExcessLength(fits)).toEqual({});
    expect(
      findSubmissionObstacle({ ...fits, mediaUrls: ["https://a.example"], files: 0 }),
    ).toBeNull();
    expect(faults(fits)).toEqual([]);
  });

  test.each(CAPTIONS)("%s refuses one character more than %i", (platform, limit) => {
    const over = { ...contentItem, platform, description: "a".repeat(limit + 1) };
    expect(Object.keys(findExcessLength(over))).toEqual(["description"]);
    expect(findSubmissionObstacle({ ...over, mediaUrls: ["https://a.example"], files: 0 })).toMatch(
      /characters in a caption with its hashtags/,
    );
    expect(faults(over)).toEqual([expect.stringMatching(/^description: /)]);
  });

  test("YouTube takes a title of 100 characters, the others of 200", () => {
    const titled = (platform: Platform, n: number) =>
      faults({ platform, description: "#ad", title: "a".repeat(n) });
    expect(titled("youtube", 100)).toEqual([]);
    expect(titled("youtube", 101)).toEqual([
      "title: YouTube takes 100 characters in a title. Yours has 101",
    ]);
    expect(titled("x", 200)).toEqual([]);
    expect(titled("x", 201)).toEqual(["title: Title must be at most 200 characters"]);
  });

  test("a draft may be longer, as far as any platform goes", () => {
    expect(faults({ platform: "x", description: "a".repeat(281) }, "save")).toEqual([]);
    expect(faults({ description: "a".repeat(5001) }, "save")).toEqual([
      "description: Caption must be at most 5000 characters",
    ]);
  });

  test("hashtags count, and so do the characters of a form's line breaks once", () => {
    const full = { ...contentItem, platform: "x" as const, description: "a".repeat(272) };
    expect(findExcessLength({ ...full, hashtags: ["trail"] })).toEqual({});
    expect(findExcessLength({ ...full, hashtags: ["trails"] })).toHaveProperty("description");
    const lines = {
      ...contentItem,
      platform: "x" as const,
      description: `${"a".repeat(278)}\r\nb`,
    };
    expect(findExcessLength(lines)).toEqual({});
  });
});

test("X counts a link as 23 characters, an emoji and a Japanese letter as two", () => {
  expect(measureCaption("See https://example.com/a/very/long/path?with=query", "x")).toBe(27);
  expect(measureCaption("👟👨‍👩‍👧🇬🇧", "x")).toBe(6);
  expect(measureCaption("走る", "x")).toBe(4);
  expect(measureCaption("café “ad” – 10", "x")).toBe(14);
});

test("other platforms count what a reader would", () => {
  expect(measureCaption("👟 run", "instagram")).toBe(5);
  expect(measureCaption("https://example.com", "youtube")).toBe(19);
});

test("hashtags are read with or without their sign, each once", () => {
  expect(parseHashtags("#running, trail #Trail\n#a#b  ")).toEqual(["running", "trail", "a", "b"]);
  expect(formatHashtags(["running", "trail"])).toBe("#running #trail");
  expect(parseHashtags(formatHashtags(["running", "trail"]))).toEqual(["running", "trail"]);
  // With its accent composed and decomposed.
  expect(parseHashtags("#caf\u00e9 #cafe\u0301")).toEqual(["caf\u00e9"]);
});

test("what cannot be a hashtag is named, and more than thirty are too many", () => {
  const faultsOf = (hashtags: string) =>
    editContentSchema
      .safeParse({ intent: "save", title: "Clip", hashtags })
      .error?.issues.map(({ message }) => message);
  expect(faultsOf("#trail-run")).toEqual([
    "“trail-run” can't be a hashtag. Use letters, numbers and _",
  ]);
  const tags = (n: number) => Array.from({ length: n }, (_, i) => `#tag${i}`).join(" ");
  expect(faultsOf(tags(30))).toBeUndefined();
  expect(faultsOf(tags(31))).toEqual(["Please use at most 30 hashtags"]);
});

test("any text has a length, which grows with what is added", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(null, ...PLATFORMS),
      (text, platform) => {
        expect(measureCaption(`${text} a`, platform)).toBeGreaterThan(
          measureCaption(text, platform),
        );
        expect(captionLimits(platform).caption).toBeGreaterThan(0);
        expect(joinCaption({ description: text, hashtags: [] })).toBe(
          text.replace(/\r\n?/g, "\n").trim(),
        );
      },
    ),
  );
});
