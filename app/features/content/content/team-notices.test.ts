import { expect, test } from "vitest";
import { teamNotices } from "./team-notices";

const draft = { status: "draft", staffNote: null, moderation: null, moderatorNote: "" } as const;
const titles = (content: Parameters<typeof teamNotices>[0]) =>
  teamNotices(content).map(({ title }) => title);

test("a draft without a decision has no notice", () => {
  expect(titles(draft)).toEqual([]);
  expect(titles({ ...draft, moderation: "open" })).toEqual([]);
});

test("each word of staff and moderators is told on the draft", () => {
  const content = { ...draft, staffNote: "Louder", moderatorNote: "No song" };
  expect(teamNotices({ ...content, moderation: "returned" })).toMatchObject([
    { title: "A note from our team", note: "Louder" },
    { title: "Guidance from our moderators", note: "No song" },
  ]);
  expect(titles({ ...content, staffNote: null, moderation: "dismissed" })).toEqual([
    "Flag dismissed",
  ]);
});

test("what was removed says only that, and what was sent again nothing", () => {
  const noted = { ...draft, staffNote: "Louder", moderation: "removed" } as const;
  expect(titles({ ...noted, status: "removed" })).toEqual(["Removed by our moderators"]);
  expect(titles({ ...noted, moderation: "returned", status: "awaiting_review" })).toEqual([]);
});
