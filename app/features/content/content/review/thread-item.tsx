import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Time } from "~/components/ui/time";
import { product } from "~/product";
import { type CommentsProps, ReplyForm } from "./comment-form";
import { editCommentForm } from "./forms";
import { PinLink } from "./pin-link";
import { type Comment, isThreadOpen, mayEdit, type Thread, type Viewer } from "./threads";

type Props = CommentsProps & { thread: Thread };

/** A comment with its replies, and what the viewer may do with it. */
export function ThreadItem({ thread, content, viewer, commentId, actionData }: Props) {
  const mayResolve = viewer.party !== "staff" || thread.authorType === "staff";
  const replied =
    actionDataFor(actionData, "comment")?.result?.initialValue?.parentId === thread.id;
  const newestOwn = thread.replies.findLast(({ userId }) => userId === viewer.id)?.id;
  const edit = (comment: Comment) =>
    mayEdit(comment, viewer) && (
      <EditComment key={comment.editedAt} comment={comment} actionData={actionData} />
    );
  return (
    <li
      id={`comment-${thread.id}`}
      tabIndex={-1}
      data-thread
      className="scroll-mt-20 rounded-control outline-offset-4"
    >
      <CommentText comment={thread} version={content.version}>
        <PinLink thread={thread} files={content.files} />
      </CommentText>
      <div className="pl-12">
        {!isThreadOpen(thread) && (
          <p className="mt-1 text-sm text-soft">
            <Badge tone="good">{thread.resolverType === "athlete" ? "Done" : "Resolved"}</Badge>{" "}
            {thread.resolver && `by ${thread.resolver} · `}
            <Time at={thread.resolvedAt ?? 0} as="moment" />
          </p>
        )}
        {thread.replies.length > 0 && (
          <ul className="mt-3 flex flex-col gap-3 border-l-2 border-line pl-3">
            {thread.replies.map((reply) => (
              <li key={reply.id} id={`comment-${reply.id}`}>
                <CommentText comment={reply} version={content.version} />
                {edit(reply)}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-1 flex flex-wrap items-start gap-x-4">
          {mayResolve && <Resolve thread={thread} viewer={viewer} />}
          <Fold label="Reply" key={`reply ${newestOwn}`} open={replied}>
            <ReplyForm
              parentId={thread.id}
              content={content}
              commentId={commentId}
              actionData={actionData}
            />
          </Fold>
          {edit(thread)}
        </div>
      </div>
    </li>
  );
}

function CommentText({
  comment,
  version,
  children,
}: {
  comment: Comment;
  /** The version that the page shows. */
  version: number;
  children?: ReactNode;
}) {
  const author = comment.author ?? "Unknown";
  return (
    <div className="flex gap-3">
      <Avatar name={author} picture={comment.authorAvatar} size="sm" />
      <div className="min-w-0">
        <p className="text-sm">
          <strong>{author}</strong>{" "}
          <span className="text-soft">
            {comment.authorType === "staff" && `${product.name} team, `}
            {comment.version !== version && `from version ${comment.version} · `}
            <Time at={comment.createdAt} as="moment" />
            {comment.editedAt !== null && " · edited"}
          </span>
        </p>
        <p className="whitespace-pre-line">
          {children}
          {comment.comment}
        </p>
      </div>
    </div>
  );
}

/** The athlete ticks a comment off as done; for everyone else it is resolved. */
function Resolve({ thread, viewer }: { thread: Thread; viewer: Viewer }) {
  const { formData } = useNavigation();
  const intent = isThreadOpen(thread) ? "resolve" : "reopen";
  const label =
    intent === "reopen" ? "Reopen" : viewer.party === "athlete" ? "Mark as done" : "Resolve";
  const busy = formData?.get("intent") === intent && formData.get("commentId") === thread.id;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="commentId" value={thread.id} />
      <Button
        name="intent"
        value={intent}
        size="sm"
        variant="quiet"
        busy={busy}
        aria-label={`${label}: ${thread.comment.slice(0, 60)}`}
        className="-ml-3 !font-normal"
      >
        {label}
      </Button>
    </Form>
  );
}

function EditComment({ comment, actionData }: { comment: Comment; actionData: FormActionData }) {
  const sent = actionDataFor(actionData, "edit-comment");
  const mine = sent?.result?.initialValue?.commentId === comment.id ? sent : undefined;
  const [form, fields] = useZodForm(`edit-${comment.id}`, editCommentForm, {
    actionData: mine,
    defaultValue: { comment: comment.comment },
  });
  const { formData } = useNavigation();
  return (
    <Fold label="Edit" open={Boolean(mine)}>
      <Form
        method="post"
        preventScrollReset
        {...getFormProps(form)}
        className="flex flex-col items-start gap-3 *:w-full"
      >
        <ErrorSummary form={form} />
        <input type="hidden" name="intent" value="edit-comment" />
        <input type="hidden" name="commentId" value={comment.id} />
        <TextArea
          field={fields.comment}
          label="Your comment"
          hint="You can edit it for 5 minutes."
          rows={2}
        />
        <Button
          size="sm"
          variant="plain"
          busy={formData?.get("intent") === "edit-comment"}
          className="!w-auto"
        >
          Save comment
        </Button>
      </Form>
    </Fold>
  );
}

const Fold = ({ label, open, children }: { label: string; open: boolean; children: ReactNode }) => (
  <details open={open || undefined} className="open:w-full">
    <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-sm underline md:min-h-9">
      {label}
    </summary>
    <div className="mt-2">{children}</div>
  </details>
);
