import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import type { ContentDetail } from "../queries.server";
import { commentForm } from "./forms";
import { PinFields } from "./pin-fields";
import type { Viewer } from "./threads";

export interface CommentsProps {
  content: ContentDetail;
  viewer: Viewer;
  /** The id of the comment that this page's forms create, so that sending one twice adds one comment. */
  commentId: string;
  actionData: FormActionData;
}

interface Props {
  content: Pick<ContentDetail, "version" | "files">;
  commentId: string;
  actionData: FormActionData;
}

/** The answer to a form of this intent about this comment; undefined when it is about another. */
const about = (parentId: string | undefined, actionData: FormActionData) => {
  const mine = actionDataFor(actionData, "comment");
  return mine?.result?.initialValue?.parentId === parentId ? mine : undefined;
};

const useSending = (parentId: string | undefined) => {
  const { formData } = useNavigation();
  return (
    formData?.get("intent") === "comment" && (formData.get("parentId") ?? undefined) === parentId
  );
};

const FORM = "flex flex-col items-start gap-3 *:w-full";

/** Begins a thread, which may be pinned to a moment of a clip or a point of a picture. */
export function CommentForm({ content, commentId, actionData }: Props) {
  const [form, fields] = useZodForm("comment", commentForm, {
    actionData: about(undefined, actionData),
  });
  const { subject, isOld, renew, ref } = useSubject(content);
  return (
    <Form ref={ref} method="post" preventScrollReset {...getFormProps(form)} className={FORM}>
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="id" value={commentId} />
      <input type="hidden" name="version" value={subject.version} />
      <TextArea field={fields.comment} label="Add a comment" rows={2} unmarked />
      {subject.files.length > 0 && <PinFields files={subject.files} fields={fields} />}
      <div role="status" className="empty:hidden">
        {isOld && (
          <p className="rounded-control bg-amber-wash p-3 text-sm">
            Version {content.version} has arrived. What you&apos;re writing is about version{" "}
            {subject.version}.{" "}
            <button type="button" onClick={renew} className="min-h-11 cursor-pointer underline">
              Make it about version {content.version}
            </button>
          </p>
        )}
      </div>
      <Button size="sm" variant="plain" busy={useSending(undefined)} className="!w-auto">
        Add Comment
      </Button>
    </Form>
  );
}

/** What the form is about: the version that was there when its author began to write. */
function useSubject(content: Props["content"]) {
  const ref = useRef<HTMLFormElement>(null);
  const [begun, setBegun] = useState(content);
  const isOld = begun.version !== content.version;
  const renew = () => setBegun(content);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a version arrives
  useEffect(() => {
    const text = ref.current?.querySelector("textarea");
    if (isOld && !text?.value.trim()) renew();
  }, [content.version]);
  return { subject: isOld ? begun : content, isOld, renew, ref };
}

export function ReplyForm({
  parentId,
  content,
  commentId,
  actionData,
}: Props & { parentId: string }) {
  const [form, fields] = useZodForm(`reply-${parentId}`, commentForm, {
    actionData: about(parentId, actionData),
  });
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)} className={FORM}>
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="id" value={commentId} />
      <input type="hidden" name="parentId" value={parentId} />
      <input type="hidden" name="version" value={content.version} />
      <TextArea field={fields.comment} label="Your reply" rows={2} unmarked />
      <Button size="sm" variant="plain" busy={useSending(parentId)} className="!w-auto">
        Send reply
      </Button>
    </Form>
  );
}
