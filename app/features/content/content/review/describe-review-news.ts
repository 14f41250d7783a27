import type { ContentDetail } from "../queries.server";
import { STATUS_LABELS } from "../status";
import { type Comment, isThreadOpen } from "./threads";

type Shown = Pick<ContentDetail, "version" | "status" | "comments">;

/**
 * What others have changed between two looks at a content item, in words; what changes the content item itself first.
 * @returns `contentItem` is news to everyone on the page, `comments` to those who do not see them arrive
 */
export function describeReviewNews(before: Shown, now: Shown, viewerId: string) {
  const contentItem =
    now.version > before.version
      ? `Version ${now.version} has arrived`
      : now.status !== before.status
        ? `Status: ${STATUS_LABELS[now.status]}`
        : null;
  return { contentItem, comments: commentNews(before.comments, now.comments, viewerId) };
}

function commentNews(before: readonly Comment[], now: readonly Comment[], viewerId: string) {
  const known = new Map(before.map((comment) => [comment.id, comment]));
  const said = now.flatMap((comment) => {
    const old = known.get(comment.id);
    const author = comment.author ?? "Unknown";
    if (!old) return comment.userId === viewerId ? [] : `New comment from ${author}`;
    if (isThreadOpen(old) === isThreadOpen(comment)) return [];
    return isThreadOpen(comment)
      ? "A comment was reopened"
      : `Comment resolved by ${comment.resolver}`;
  });
  return said.join(". ");
}
