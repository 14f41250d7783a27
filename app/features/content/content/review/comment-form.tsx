import { type FieldMetadata, getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { FoldedFields } from "~/components/folded-fields";
import { ErrorSummary, Field, TextArea, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { ErrorText } from "~/components/ui/field";
import type { ContentDetail, ContentFile } from "../queries.server";
import { commentForm } from "./forms";
import type { Viewer } from "./threads";

const nameOf = ({ kind, name }: ContentFile) => `${kind === "clip" ? "Clip" : "Picture"}: ${name}`;

/**
 * What a comment is pinned to. Without scripts by these fields; with scripts a click on the picture or 'c' during a
 * clip fills them in (pinning.ts). Of several files, the chosen one's kind decides by style what is asked.
 */
function PinFields({
  files,
  fields: { mediaId, time, x, y },
}: {
  files: readonly ContentFile[];
  fields: Record<"mediaId" | "time", FieldMetadata<string | undefined>> &
    Record<"x" | "y", FieldMetadata<number | undefined>>;
}) {
  const [only] = files.length === 1 ? files : [];
  const failed = [mediaId, time, x, y].some(({ errors }) => errors?.length);
  const shown = (kind: keyof typeof SHOWN) =>
    only ? (only.kind === kind ? "" : "hidden") : SHOWN[kind];
  return (
    <FoldedFields
      title={only?.kind === "picture" ? "Pin it to a point" : "Pin it to a moment or a point"}
      open={failed}
      small
      className="group/pin"
    >
      <div className="mt-2 flex flex-col gap-3">
        {only ? (
          <input type="hidden" name={mediaId.name} value={only.id} data-kind={only.kind} />
        ) : (
          <fieldset>
            <legend className="mb-1 font-strong">About</legend>
            {[null, ...files].map((file) => (
              <label
                key={file?.id ?? ""}
                className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2"
              >
                <input
                  type="radio"
                  name={mediaId.name}
                  value={file?.id ?? ""}
                  defaultChecked={(mediaId.initialValue ?? "") === (file?.id ?? "")}
                  className={`size-5 flex-none accent-(--leaf) ${file ? `pin-${file.kind}` : ""}`}
                />
                <span className="min-w-0 break-words">{file ? nameOf(file) : "Everything"}</span>
              </label>
            ))}
            <ErrorText id={mediaId.errorId} errors={mediaId.errors} />
          </fieldset>
        )}
        <div className={`max-w-40 ${shown("clip")}`}>
          <Field field={time} label="Time" hint="Such as 0:12" autoComplete="off" />
        </div>
        <div className={`grid max-w-80 grid-cols-2 gap-3 ${shown("picture")}`}>
          <Field field={x} label="From the left, %" inputMode="decimal" />
          <Field field={y} label="From the top, %" inputMode="decimal" />
        </div>
      </div>
    </FoldedFields>
  );
}

const SHOWN = {
  clip: "hidden group-has-[.pin-clip:checked]/pin:block",
  picture: "hidden group-has-[.pin-picture:checked]/pin:grid",
};

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
      <TextArea field={fields.comment} label="Add a comment" rows={2} />
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
        Add comment
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
      <TextArea field={fields.comment} label="Your reply" rows={2} />
      <Button size="sm" variant="plain" busy={useSending(parentId)} className="!w-auto">
        Send reply
      </Button>
    </Form>
  );
}
