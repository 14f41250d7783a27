import { expect, test } from "vitest";
import { newId } from "~db/columns";
import { flagSchema, newPieceSchema, requestChangesSchema } from "./schema";

const piece = { id: newId(), campaignId: newId(), title: "First clip" };

const faultsOf = (schema: { safeParse: typeof newPieceSchema.safeParse }, value: object) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? [];

test("links are taken one a line, empty lines dropped", () => {
  const text = " https://a.example/1 \r\n\n https://b.example/2\n";
  expect(newPieceSchema.parse({ ...piece, mediaUrls: text }).mediaUrls).toEqual([
    "https://a.example/1",
    "https://b.example/2",
  ]);
});

test.each(["http://a.example", "javascript:alert(1)", "data:text/html,x", "not a link"])(
  "%s is no media link",
  (link) => {
    expect(faultsOf(newPieceSchema, { ...piece, mediaUrls: `https://a.example\n${link}` })).toEqual(
      ["mediaUrls: Line 2 is not a link that begins with https://"],
    );
  },
);

test("eleven links are too many", () => {
  const mediaUrls = Array.from({ length: 11 }, (_, i) => `https://a.example/${i}`).join("\n");
  expect(faultsOf(newPieceSchema, { ...piece, mediaUrls })).toEqual([
    "mediaUrls: Please give at most 10 links",
  ]);
});

test("requested changes need words, a flag needs a reason", () => {
  const blank = { intent: "request-changes", feedback: "   " };
  expect(requestChangesSchema.safeParse(blank).error?.issues[0]?.message).toBe(
    "Please provide feedback for the requested changes",
  );
  for (const reason of [undefined, "", "unknown"])
    expect(flagSchema.safeParse({ intent: "flag", reason }).error?.issues[0]?.message).toBe(
      "Please select a reason for flagging this content",
    );
});
