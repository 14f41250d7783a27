import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { Avatar } from "~/components/ui/avatar";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { formatMoment } from "~/platform/dates";
import { answerTo, type FormAnswer } from "./form-answer";
import type { Piece } from "./queries.server";
import { commentSchema } from "./schema";

/** What both sides said, oldest first, and a box to say more. */
export function Comments({
  piece,
  viewerId,
  commentId,
  answer,
}: {
  piece: Pick<Piece, "comments" | "version">;
  viewerId: string;
  /** Of the comment that may be written now: the same form sent twice is one comment. */
  commentId: string;
  answer: FormAnswer;
}) {
  const newestOwn = piece.comments.findLast(({ userId }) => userId === viewerId)?.id;
  return (
    <section aria-labelledby="comments">
      <h2 id="comments" className="mb-3 text-lg">
        Comments ({piece.comments.length})
      </h2>
      <Card className="flex flex-col gap-5">
        {piece.comments.length === 0 && <p className="text-soft">No comments yet.</p>}
        <ul className="flex flex-col gap-4 empty:hidden">
          {piece.comments.map((comment) => (
            <li key={comment.id} className="flex gap-3">
              <Avatar name={comment.author ?? "Unknown"} size="sm" />
              <div className="min-w-0">
                <p className="text-sm">
                  <strong>{comment.author ?? "Unknown"}</strong>{" "}
                  <span className="text-soft">
                    on version {comment.version} ·{" "}
                    <span className="whitespace-nowrap">{formatMoment(comment.createdAt)}</span>
                  </span>
                </p>
                <p className="whitespace-pre-line">{comment.comment}</p>
              </div>
            </li>
          ))}
        </ul>
        {/* A fresh box after each comment of one's own; what is being typed outlives everything else. */}
        <CommentBox key={newestOwn ?? "first"} commentId={commentId} answer={answer} />
      </Card>
    </section>
  );
}

function CommentBox({ commentId, answer }: { commentId: string; answer: FormAnswer }) {
  const busy = useNavigation().formData?.get("intent") === "comment";
  const [form, fields] = useZodForm("comment", commentSchema, {
    answer: answerTo(answer, "comment"),
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
      <Button size="sm" look="plain" busy={busy} className="!w-auto">
        Add Comment
      </Button>
    </Form>
  );
}
