import { expect, test } from "vitest";
import { editContentSchema, flagSchema, postSchema, requestChangesSchema } from "./schema";

const content = { intent: "save", title: "First clip" };

const faultsOf = (schema: { safeParse: typeof editContentSchema.safeParse }, value: object) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? [];

test("links are read one per line, empty lines dropped", () => {
  const text = " https://a.example/1 \r\n\n https://b.example/2\n";
  expect(editContentSchema.parse({ ...content, mediaUrls: text }).mediaUrls).toEqual([
    "https://a.example/1",
    "https://b.example/2",
  ]);
});

test.each(["http://a.example", "javascript:alert(1)", "data:text/html,x", "not a link"])(
  "%s is refused as a media link",
  (link) => {
    expect(
      faultsOf(editContentSchema, { ...content, mediaUrls: `https://a.example\n${link}` }),
    ).toEqual(["mediaUrls: Line 2 isn't a link starting with https://"]);
  },
);

test("eleven links are too many", () => {
  const mediaUrls = Array.from({ length: 11 }, (_, i) => `https://a.example/${i}`).join("\n");
  expect(faultsOf(editContentSchema, { ...content, mediaUrls })).toEqual([
    "mediaUrls: Please add at most 10 links",
  ]);
});

test("requested changes need feedback, a flag needs a reason", () => {
  const blank = { intent: "request-changes", feedback: "   " };
  expect(requestChangesSchema.safeParse(blank).error?.issues[0]?.message).toBe(
    "Please provide feedback for the requested changes",
  );
  for (const reason of [undefined, "", "unknown"])
    expect(flagSchema.safeParse({ intent: "flag", reason }).error?.issues[0]?.message).toBe(
      "Please select a reason for flagging this content",
    );
});

test("the address of a post is read as https, however an app copies it", () => {
  for (const postUrl of [
    "http://www.instagram.com/p/abc",
    "HTTP://www.instagram.com/p/abc",
    "www.instagram.com/p/abc",
    "https://www.instagram.com/p/abc",
  ])
    expect(postSchema.parse({ intent: "post", postUrl }).postUrl, postUrl).toBe(
      "https://www.instagram.com/p/abc",
    );
});

test("takes no link with a user or a password before its host", () => {
  for (const link of ["https://instagram.com@evil.example/p/1", "https://a:b@a.example"])
    expect(faultsOf(editContentSchema, { ...content, mediaUrls: link })).toEqual([
      "mediaUrls: Line 1 isn't a link starting with https://",
    ]);
});
