import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { withQuery } from "~/paths";
import { AppError } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { submitForm } from "~/platform/forms";
import type { CommandContext } from "../../accounts/actor";
import { addComment } from "../comments.server";
import { commentSchema, editCommentSchema, resolveSchema } from "./schema";
import { editComment, setResolved } from "./threads.server";

/**
 * The forms of the comments, which every page of a content item has.
 * @param page its address, which each form returns to
 */
export function commentAction(
  context: AppLoadContext,
  ctx: CommandContext,
  contentId: string,
  form: FormData,
  page: string,
) {
  const backTo = (commentId: string) => returnTo(context.request.url, page, commentId);
  switch (form.get("intent")) {
    case "comment":
      return submitForm(form, commentSchema, async ({ intent: _, ...comment }) => {
        const { version, current } = await addComment(ctx, contentId, comment);
        return redirectWithToast(context, backTo(comment.parentId ?? comment.id), {
          title: comment.comment ? "Comment added" : "Your comment was empty",
          ...(version < current && {
            description: `It's about version ${version}. Version ${current} is here now.`,
          }),
        });
      });
    case "edit-comment":
      return submitForm(form, editCommentSchema, async ({ commentId, comment }) => {
        await editComment(ctx, contentId, commentId, comment);
        return redirect(backTo(commentId), 303);
      });
    case "resolve":
    case "reopen":
      return submitForm(form, resolveSchema, async ({ intent, commentId }) => {
        await setResolved(ctx, contentId, commentId, intent === "resolve");
        return redirect(backTo(commentId), 303);
      });
    default:
      throw new AppError("invalid", "Please use the buttons on the page.");
  }
}

/** With the filter that was chosen. Without scripts the page opens at the comment; with them it stays where it is. */
function returnTo({ pathname, searchParams }: URL, page: string, commentId: string) {
  const tab = searchParams.get("tab");
  const address = tab ? withQuery(page, { tab }) : page;
  return pathname.endsWith(".data") ? address : `${address}#comment-${commentId}`;
}
