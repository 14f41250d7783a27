import { expect, test } from "vitest";
import { describeReviewNews } from "./describe-review-news";
import type { Comment } from "./threads";

const comment = (id: string, values: Partial<Comment> = {}) =>
  ({
    id,
    userId: "you",
    author: "Maya Okafor",
    resolvedAt: null,
    resolver: null,
    ...values,
  }) as Comment;
const contentItem = (comments: Comment[] = [], version = 1) =>
  ({ version, status: "awaiting_review", comments }) as const;

test("a new version and a decision are news of the content item", () => {
  expect(describeReviewNews(contentItem(), contentItem([], 2), "me").contentItem).toBe(
    "Version 2 has arrived",
  );
  const approved = { ...contentItem(), status: "approved" } as const;
  expect(describeReviewNews(contentItem(), approved, "me").contentItem).toBe("Status: Approved");
  expect(describeReviewNews(contentItem(), contentItem(), "me")).toEqual({
    contentItem: null,
    comments: "",
  });
});

test("what others say and resolve is news, and what the viewer says is not", () => {
  const before = contentItem([comment("a"), comment("b", { resolvedAt: 1 })]);
  const now = contentItem([
    comment("a", { resolvedAt: 2, resolver: "Tom Lindqvist" }),
    comment("b"),
    comment("c"),
    comment("d", { userId: "me" }),
  ]);
  expect(describeReviewNews(before, now, "me").comments).toBe(
    "Comment resolved by Tom Lindqvist. A comment was reopened. New comment from Maya Okafor",
  );
});
