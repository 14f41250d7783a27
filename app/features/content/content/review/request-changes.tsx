import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { requestChangesForm } from "../forms";
import type { ContentDetail } from "../queries.server";
import { groupThreads, isThreadOpen } from "./threads";

export interface RequestChangesProps {
  comments: ContentDetail["comments"];
  /** The version that is decided about. */
  version: number;
  /** When the content item on this page last changed: what is decided is about that. */
  expectedVersion: number;
  actionData: FormActionData;
}

/** Sends a content item back. The brand ticks which of its open comments on this version are the list of what to change. */
export function RequestChanges({
  comments,
  version,
  expectedVersion,
  actionData,
}: RequestChangesProps) {
  const [form, fields] = useZodForm("request-changes", requestChangesForm, { actionData });
  const { formData } = useNavigation();
  const open = groupThreads(comments).filter(
    (thread) => isThreadOpen(thread) && thread.authorType === "brand" && thread.version === version,
  );
  // What a refused form had ticked.
  const ticked = [actionData?.result?.initialValue?.comments].flat();
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      className="flex flex-col gap-4 [&_button]:self-start"
    >
      <ErrorSummary form={form} title="Feedback Required" />
      <input type="hidden" name="intent" value="request-changes" />
      <input type="hidden" name="expectedVersion" value={expectedVersion} />
      {open.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 font-strong">Include these comments</legend>
          {open.map(({ id, comment }) => (
            <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
              <input
                type="checkbox"
                name="comments"
                value={id}
                defaultChecked={ticked.includes(id)}
                className="size-5 flex-none accent-(--leaf)"
              />
              <span className="min-w-0 break-words">{comment}</span>
            </label>
          ))}
        </fieldset>
      )}
      <TextArea
        field={fields.feedback}
        label="What needs to change?"
        hint={
          open.length > 0
            ? "The athlete will see this with the comments you tick. You can leave it empty if you tick any."
            : "The athlete will see this when they revise it."
        }
        rows={4}
      />
      <Button variant="plain" busy={formData?.get("intent") === "request-changes"}>
        Send to athlete
      </Button>
    </Form>
  );
}
