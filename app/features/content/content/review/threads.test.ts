import { expect, test } from "vitest";
import type { Actor } from "~/features/identity/accounts/actor";
import { type Comment, EDIT_MS, groupThreads, mayEdit, threadViewer } from "./threads";

const comment = (id: string, parentId: string | null = null) => ({ id, parentId }) as Comment;

test("replies stand with the comment they answer, in order", () => {
  const threads = groupThreads([
    comment("a"),
    comment("b"),
    comment("a1", "a"),
    comment("b1", "b"),
    comment("a2", "a"),
  ]);
  expect(
    threads.map(({ id, number, replies }) => [number, id, ...replies.map((r) => r.id)]),
  ).toEqual([
    [1, "a", "a1", "a2"],
    [2, "b", "b1"],
  ]);
});

test("a reply to a comment that is not shown stands alone", () => {
  expect(groupThreads([comment("a1", "gone"), comment("b")]).map(({ id }) => id)).toEqual([
    "a1",
    "b",
  ]);
});

test("only the author changes a comment, and for five minutes", () => {
  const at = (userId: string, now: number) =>
    threadViewer({ actor: { personId: userId } as Actor, now });
  const mine = { userId: "me", createdAt: 1_000 };
  expect(mayEdit(mine, at("me", 1_000 + EDIT_MS - 1))).toBe(true);
  expect(mayEdit(mine, at("me", 1_000 + EDIT_MS))).toBe(false);
  expect(mayEdit(mine, at("you", 1_000))).toBe(false);
});
