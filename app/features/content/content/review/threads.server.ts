import { and, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { broadcastContentChange } from "~/features/communication/notifications/notify";
import { actsAs, type CommandContext } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { conflict, forbidden, notFound, wrapError } from "~/platform/errors";
import { campaigns, contentComments, contentSubmissions, profiles } from "~db/schema";
import { loadForComment, mayComment } from "../comments.server";
import { EDIT_MS, isThreadOpen } from "./threads";

/** The comment if it belongs to a content item that this person may comment on. */
async function loadComment(ctx: CommandContext, contentId: string, commentId: string) {
  const { db } = ctx;
  // Side by side: one request.
  const [content, [[comment]]] = await Promise.all([
    loadForComment(ctx, contentId),
    db.read(
      db.orm
        .select({
          id: contentComments.id,
          parentId: contentComments.parentId,
          userId: contentComments.userId,
          authorType: profiles.userType,
          createdAt: contentComments.createdAt,
          resolvedAt: contentComments.resolvedAt,
        })
        .from(contentComments)
        .innerJoin(profiles, eq(profiles.id, contentComments.userId))
        .where(and(eq(contentComments.id, commentId), eq(contentComments.contentId, contentId))),
    ),
  ]);
  if (!comment) throw notFound();
  return { content, comment };
}

/** The comment on a content item that this person may still comment on: the condition of each change. */
const commentOn = (ctx: CommandContext, contentId: string, commentId: string) =>
  and(
    eq(contentComments.id, commentId),
    eq(contentComments.contentId, contentId),
    sql`exists (select 1 from ${contentSubmissions}
      join ${campaigns} on ${campaigns.id} = ${contentSubmissions.campaignId}
      where ${contentSubmissions.id} = ${contentId} and ${mayComment(ctx)})`,
  );

/**
 * Resolves a thread, or opens it again. Athlete and brand may do so with every thread of their content item: for the athlete
 * it is how a requested change is ticked off. Staff do so with what staff began. Asked twice, it is done once.
 */
export async function setResolved(
  ctx: CommandContext,
  contentId: string,
  commentId: string,
  resolved: boolean,
) {
  const { comment } = await loadComment(ctx, contentId, commentId);
  if (comment.parentId !== null) throw notFound();
  if (actsAs(ctx, "staff") && comment.authorType !== "staff") throw forbidden();
  if (isThreadOpen(comment) !== resolved) return;
  await commit(
    ctx,
    {
      change: ctx.db.orm
        .update(contentComments)
        .set(
          resolved
            ? { resolvedAt: ctx.now, resolvedBy: ctx.actor.personId }
            : { resolvedAt: null, resolvedBy: null },
        )
        .where(
          and(
            commentOn(ctx, contentId, commentId),
            resolved ? isNull(contentComments.resolvedAt) : isNotNull(contentComments.resolvedAt),
          ),
        ),
      effects: [broadcastContentChange(contentId, ctx.now)],
      audit: {
        action: resolved ? "content_comment_resolved" : "content_comment_reopened",
        resourceType: "content",
        resourceId: contentId,
        detail: { commentId },
      },
    },
    () => conflict("Someone else has just changed this comment. Look at it again."),
  ).catch((error) => {
    throw wrapError("change this comment", error);
  });
}

/** Its author changes a comment within five minutes; the text before is not kept. */
export async function editComment(
  ctx: CommandContext,
  contentId: string,
  commentId: string,
  text: string,
) {
  const { comment } = await loadComment(ctx, contentId, commentId);
  const { personId: userId } = ctx.actor;
  if (comment.userId !== userId) throw notFound();
  await commit(
    ctx,
    {
      change: ctx.db.orm
        .update(contentComments)
        .set({ comment: text, editedAt: ctx.now })
        .where(
          and(
            commentOn(ctx, contentId, commentId),
            eq(contentComments.userId, userId),
            gt(contentComments.createdAt, ctx.now - EDIT_MS),
          ),
        ),
      effects: [broadcastContentChange(contentId, ctx.now)],
      audit: {
        action: "content_comment_edited",
        resourceType: "content",
        resourceId: contentId,
        detail: { commentId },
      },
    },
    tooLate,
  ).catch((error) => {
    throw wrapError("save this comment", error);
  });
}

const tooLate = () =>
  conflict("A comment can be edited for 5 minutes. Reply to it instead, or add another.");
