import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import { Button } from "~/components/ui/button";
import { paths } from "~/paths";
import type { ContentFile } from "./queries.server";
import type { captionsSchema } from "./schema";

const captionsForm: LazyForm<typeof captionsSchema> = {
  constraint: { intent: REQUIRED, file: REQUIRED },
  schema: async () => (await import("./schema")).captionsSchema,
};

/** Adds captions to a clip: as a file, or typed. */
export function CaptionsForm({
  contentId,
  file,
  actionData,
}: {
  contentId: string;
  file: ContentFile;
  actionData: FormActionData;
}) {
  const mine = actionDataFor(actionData, "captions");
  const failed = mine?.result?.initialValue?.file === file.id ? mine : undefined;
  const [form, fields] = useZodForm(`captions-${file.id}`, captionsForm, { actionData: failed });
  return (
    <details open={failed ? true : undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline">
        {file.captions ? "Change captions" : "Add captions"}
      </summary>
      <form
        method="post"
        action={paths.athlete.captionFile(contentId, file.id)}
        encType="multipart/form-data"
        className="mt-2 flex flex-col items-start gap-2"
      >
        <label htmlFor={`${form.id}-upload`} className="font-[650]">
          Caption file (.vtt or .srt)
        </label>
        <input
          id={`${form.id}-upload`}
          type="file"
          name="file"
          accept=".vtt,.srt,text/vtt,application/x-subrip"
          required
          className="max-w-full text-sm"
        />
        <Button size="sm">Add caption file</Button>
      </form>
      <Form
        method="post"
        preventScrollReset
        {...getFormProps(form)}
        className="mt-4 flex flex-col gap-3"
      >
        <ErrorSummary form={form} />
        <input type="hidden" name="intent" value="captions" />
        <input type="hidden" name="file" value={file.id} />
        <TextArea
          field={fields.vtt}
          label="Or type them"
          hint="In WebVTT, with a first line WEBVTT, or in SRT. Leave it empty to remove the captions."
          unmarked
          rows={5}
        />
        <div>
          <Button size="sm" variant="plain">
            Save captions
          </Button>
        </div>
      </Form>
    </details>
  );
}
