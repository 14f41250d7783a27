import type { CommandContext } from "~/features/identity/accounts/actor";
import { MINUTE_MS } from "~/platform/durations";
import type { UserType } from "~db/constants";
import type { ContentDetail } from "../queries.server";

export type Comment = ContentDetail["comments"][number];

/** A comment with its replies. Its number marks it on a picture. */
export interface Thread extends Comment {
  number: number;
  replies: Comment[];
}

/** How long a comment may be changed by its author. */
export const EDIT_MS = 5 * MINUTE_MS;

/** Who looks at the comments. */
export interface Viewer {
  id: string;
  party: UserType;
  /** Their comments made after this moment may still be edited. */
  editableSince: number;
}

export const threadViewer = ({ actor, now }: Pick<CommandContext, "actor" | "now">): Viewer => ({
  id: actor.personId,
  party: actor.type,
  editableSince: now - EDIT_MS,
});

export const mayEdit = (
  { userId, createdAt }: Pick<Comment, "userId" | "createdAt">,
  { id, editableSince }: Viewer,
) => userId === id && createdAt > editableSince;

/** Comments in threads, oldest first. A reply whose thread is too old to be shown begins one. */
export function groupThreads(comments: readonly Comment[]): Thread[] {
  const shown = new Set(comments.map(({ id }) => id));
  const isReply = ({ parentId }: Comment) => parentId !== null && shown.has(parentId);
  return comments
    .filter((comment) => !isReply(comment))
    .map((comment, i) => ({
      ...comment,
      number: i + 1,
      replies: comments.filter(({ parentId }) => parentId === comment.id),
    }));
}

export const isThreadOpen = ({ resolvedAt }: Pick<Comment, "resolvedAt">) => resolvedAt === null;
