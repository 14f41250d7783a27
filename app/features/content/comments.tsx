import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { Avatar } from "~/components/ui/avatar";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { product } from "~/product";
import { commentForm } from "./forms";
import type { ContentDetail } from "./queries.server";

/** Comments of everyone involved, oldest first, and a form to add one. */
export function Comments({
  content,
  viewerId,
  commentId,
  actionData,
}: {
  content: Pick<ContentDetail, "comments" | "version">;
  viewerId: string;
  /** The id of the comment that this form creates, so that sending it twice adds one comment. */
  commentId: string;
  actionData: FormActionData;
}) {
  const newestOwn = content.comments.findLast(({ userId }) => userId === viewerId)?.id;
  return (
    <section aria-labelledby="comments">
      <h2 id="comments" className="mb-3 text-lg">
        Comments ({content.comments.length})
      </h2>
      <Card className="flex flex-col gap-5">
        {content.comments.length === 0 && <p className="text-soft">No comments yet.</p>}
        <ul className="flex flex-col gap-4 empty:hidden">
          {content.comments.map((comment) => (
            <li key={comment.id} className="flex gap-3">
              <Avatar name={comment.author ?? "Unknown"} size="sm" />
              <div className="min-w-0">
                <p className="text-sm">
                  <strong>{comment.author ?? "Unknown"}</strong>{" "}
                  <span className="text-soft">
                    {comment.authorType === "staff" && `${product.name} team, `}
                    on version {comment.version} · <Time at={comment.createdAt} as="moment" />
                  </span>
                </p>
                <p className="whitespace-pre-line">{comment.comment}</p>
              </div>
            </li>
          ))}
        </ul>
        {/* The key resets the form after one's own comment; any other update keeps what is typed. */}
        <CommentBox key={newestOwn ?? "first"} commentId={commentId} actionData={actionData} />
      </Card>
    </section>
  );
}

function CommentBox({ commentId, actionData }: { commentId: string; actionData: FormActionData }) {
  const busy = useNavigation().formData?.get("intent") === "comment";
  const [form, fields] = useZodForm("comment", commentForm, {
    actionData: actionDataFor(actionData, "comment"),
  });
  return (
    <Form
      method="post"
      preventScrollReset
      {...getFormProps(form)}
      className="flex flex-col items-start gap-3 *:w-full"
    >
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="id" value={commentId} />
      <TextArea field={fields.comment} label="Add a comment" rows={2} unmarked />
      <Button size="sm" variant="plain" busy={busy} className="!w-auto">
        Add Comment
      </Button>
    </Form>
  );
}
