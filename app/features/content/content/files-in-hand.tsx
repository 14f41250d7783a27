import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import { Button } from "~/components/ui/button";
import { MAX_CONTENT_FILES } from "~/features/media/media/limits";
import { UploadForm } from "~/features/media/media/upload-form";
import { paths } from "~/paths";
import { bytesText } from "~/platform/bytes";
import { CONTENT_FORM, FILES_INPUT } from "./edit-form-values";
import { filesOfContent } from "./file-addresses";
import { Fold } from "./fold";
import { describeFileForm } from "./forms";
import { Picture } from "./media-files";
import type { AthleteContent, ContentFile } from "./queries.server";
import type { captionsSchema } from "./schema";

const captionsForm: LazyForm<typeof captionsSchema> = {
  constraint: { intent: REQUIRED, file: REQUIRED },
  schema: async () => (await import("./schema")).captionsSchema,
};

/** Adds captions to a clip: as a file, or typed. */
function CaptionsForm({
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
    <details open={failed ? true : undefined} className="open:w-full">
      <summary className="disclosure text-sm">
        {file.captions ? "Change captions" : "Add captions"}
      </summary>
      <form
        method="post"
        action={paths.athlete.captionFile(contentId, file.id)}
        encType="multipart/form-data"
        className="mt-2 flex flex-col items-start gap-2"
      >
        <label htmlFor={`${form.id}-upload`} className="font-strong">
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
          hint="As in a .vtt or .srt file. Leave it empty to remove the captions."
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

interface Props {
  content: AthleteContent;
  actionData: FormActionData;
}

/** The files that the athlete has in hand: add, describe, remove. Folded where some were there from the start. */
export function FilesInHand({ content, actionData }: Props) {
  const { filesInHand: files } = content;
  const [isFolded] = useState(files.length > 0);
  const failed = Boolean(actionDataFor(actionData, "captions", "describe-file"));
  const parts = (
    <div className="flex flex-col gap-5">
      {files.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {files.map((file) => (
            <FileRow key={file.id} contentId={content.id} file={file} actionData={actionData} />
          ))}
        </ul>
      )}
      {files.length < MAX_CONTENT_FILES ? (
        <UploadForm
          target={targetOf(content.id)}
          label="Add pictures or clips"
          inputId={FILES_INPUT}
          several
          beside={CONTENT_FORM}
        />
      ) : (
        <p className="text-soft">
          You've added {MAX_CONTENT_FILES} files. Remove one to add another.
        </p>
      )}
    </div>
  );
  if (isFolded)
    return (
      <div className="border-t border-line">
        <Fold title={`Change the files (${files.length})`} open={failed}>
          {parts}
        </Fold>
      </div>
    );
  return (
    <section aria-labelledby="files">
      <h2 id="files" className="mb-3 text-lg">
        Files
      </h2>
      {parts}
    </section>
  );
}

const targetOf = (contentId: string) => ({
  ...filesOfContent(contentId),
  holds: SENDING,
});

/** Sending the content item closes it for files. */
const SENDING = ["save-submit", "revise", "polish"];

function FileRow({
  contentId,
  file,
  actionData,
}: {
  contentId: string;
  file: ContentFile;
  actionData: FormActionData;
}) {
  const mine = actionDataFor(actionData, "describe-file");
  const failed = mine?.result?.initialValue?.file === file.id ? mine : undefined;
  return (
    <li className="flex items-start gap-3 py-4 first:pt-0">
      {file.kind === "picture" && (
        <div className="w-16 shrink-0">
          <Picture file={file} sizes="64px" />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <p className="font-strong break-words">{file.name}</p>
        <p className="text-sm text-soft">
          {file.kind === "clip" ? "Clip" : "Picture"} · {file.width} × {file.height} ·{" "}
          {bytesText(file.bytes)}
        </p>
        <div className="flex flex-wrap gap-x-4">
          <details open={failed ? true : undefined} className="open:w-full">
            <summary className="disclosure text-sm">
              {file.alt ? "Change description" : "Add a description"}
            </summary>
            <DescribeForm file={file} actionData={failed} />
          </details>
          {file.kind === "clip" && (
            <CaptionsForm contentId={contentId} file={file} actionData={actionData} />
          )}
        </div>
      </div>
      <RemoveForm file={file} />
    </li>
  );
}

function DescribeForm({ file, actionData }: { file: ContentFile; actionData: FormActionData }) {
  const [form, fields] = useZodForm(`describe-${file.id}`, describeFileForm, {
    actionData,
    defaultValue: { alt: file.alt },
  });
  return (
    <Form
      method="post"
      preventScrollReset
      {...getFormProps(form)}
      className="mt-2 flex flex-col gap-3"
    >
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value="describe-file" />
      <input type="hidden" name="file" value={file.id} />
      <TextArea
        field={fields.alt}
        label="Description"
        hint="Describe it for people who can't see it."
        rows={2}
      />
      <div>
        <Button size="sm">Save description</Button>
      </div>
    </Form>
  );
}

function RemoveForm({ file }: { file: ContentFile }) {
  const { formData } = useNavigation();
  const busy = formData?.get("intent") === "remove-file" && formData.get("file") === file.id;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="file" value={file.id} />
      <Button variant="plain" size="sm" name="intent" value="remove-file" busy={busy}>
        Remove<span className="sr-only"> {file.name}</span>
      </Button>
    </Form>
  );
}
