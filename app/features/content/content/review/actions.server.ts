import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { withQuery } from "~/paths";
import { handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { addComment } from "../comments.server";
import { commentSchema, editCommentSchema, resolveSchema } from "./schema";
import { editComment, setResolved } from "./threads.server";

/**
 * The forms of the comments, which every page of a content item has.
 * @param page its address, which each form returns to
 */
export function commentActions(
  context: AppLoadContext,
  ctx: CommandContext,
  contentId: string,
  page: string,
) {
  const backTo = (commentId: string) => returnTo(context.request.url, page, commentId);
  const resolve = handleForm(resolveSchema, async ({ intent, commentId }) => {
    await setResolved(ctx, contentId, commentId, intent === "resolve");
    return redirect(backTo(commentId), 303);
  });
  return {
    comment: handleForm(commentSchema, async ({ intent: _, ...comment }) => {
      const { version, current } = await addComment(ctx, contentId, comment);
      return redirectWithToast(context, backTo(comment.parentId ?? comment.id), {
        ...(comment.comment
          ? { title: "Comment added" }
          : { title: "Your comment was empty", tone: "info" as const }),
        ...(version < current && {
          description: `Version ${current} has arrived. Your comment is on version ${version}.`,
        }),
      });
    }),
    "edit-comment": handleForm(editCommentSchema, async ({ commentId, comment }) => {
      await editComment(ctx, contentId, commentId, comment);
      return redirect(backTo(commentId), 303);
    }),
    resolve,
    reopen: resolve,
  };
}

/** With the filter that was chosen. Without scripts the page opens at the comment; with them it stays where it is. */
function returnTo({ pathname, searchParams }: URL, page: string, commentId: string) {
  const tab = searchParams.get("tab");
  const address = tab ? withQuery(page, { tab }) : page;
  return pathname.endsWith(".data") ? address : `${address}#comment-${commentId}`;
}
